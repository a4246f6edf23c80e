import { CalendarDate } from '@internationalized/date';

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD`. Anything else, a day that no calendar has included, is null. */
export function parseIsoDate(text: string | null | undefined): CalendarDate | null {
  const [, year = '', month = '', day = ''] = pattern.exec(text ?? '') ?? [];
  if (year === '' || Number(year) === 0) return null;
  const date = new CalendarDate(Number(year), Number(month), Number(day));
  // It moves the 31st of February to the last of the month.
  return date.toString() === text ? date : null;
}
