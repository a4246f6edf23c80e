/**
 * What a figure was read for, a year or a year and a month, as people write it.
 * @example asOfInWords('2026-11') // 'Nov 2026'
 */
export function asOfInWords(asOf: string): string {
  if (!/^\d{4}-\d{2}$/.test(asOf)) return asOf;
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(asOf),
  );
}
