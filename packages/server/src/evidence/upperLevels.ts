import { readTable } from '../registry/index.ts';
import { Limit } from './records.ts';

let rows: readonly Limit[] | undefined;
const read = (): readonly Limit[] =>
  (rows ??= readTable(new URL('./data/', import.meta.url), 'limits', Limit));

/** What says how much is too much, where no upper level is set: of caffeine a safe level and a single dose. */
const told: ReadonlySet<Limit['kind']> = new Set(['UL', 'safe level', 'single dose', 'guidance']);

let levels: readonly Limit[] | undefined;
let limits: readonly Limit[] | undefined;

/** The upper levels of a day that authorities set, of every group of people: read once, when first asked for. */
export function upperLevels(): readonly Limit[] {
  levels ??= read().filter(({ kind }) => kind === 'UL');
  return levels;
}

/** All that authorities say is the most of a day or at once, of every group of people: upper and safe levels, single doses, guidance. */
export function intakeLimits(): readonly Limit[] {
  limits ??= read().filter(({ kind }) => told.has(kind));
  return limits;
}
