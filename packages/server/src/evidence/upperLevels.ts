import { readTable } from '../registry/index.ts';
import { Limit } from './records.ts';

let levels: readonly Limit[] | undefined;

/** The upper levels of a day that authorities set, of every group of people: read once, when first asked for. */
export function upperLevels(): readonly Limit[] {
  levels ??= readTable(new URL('./data/', import.meta.url), 'limits', Limit).filter(
    ({ kind }) => kind === 'UL',
  );
  return levels;
}
