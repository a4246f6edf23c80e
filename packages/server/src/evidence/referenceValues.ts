import { readTable } from '../registry/index.ts';
import { DailyValue } from './records.ts';

let values: readonly DailyValue[] | undefined;

/** The daily values and nutrient reference values that labels count by, of every group of people: read once, when first asked for. */
export function referenceValues(): readonly DailyValue[] {
  values ??= readTable(new URL('./data/', import.meta.url), 'dailyValues', DailyValue);
  return values;
}
