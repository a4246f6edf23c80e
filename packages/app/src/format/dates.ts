/**
 * A day in the reader's time zone, as 'MMM d, yyyy'.
 * @param timeZone IANA name; the reader's own by default
 * @example dayInWords('2025-01-05T12:00:00.000Z') // 'Jan 5, 2025'
 */
export function dayInWords(timestamp: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(new Date(timestamp));
}

/**
 * A month of the calendar, as 'MMM yyyy'.
 * @param month as 2026-11
 * @example monthInWords('2026-11') // 'Nov 2026'
 */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Whether a text is a day of the calendar, as 2026-01-31. */
export function isDay(text: string): boolean {
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10) === text;
}

/** Calendar days between two moments as the reader counts them; 0 is the same day. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
}

/**
 * A moment in the reader's time zone, as 'MMM d, h:mm a'.
 * @param timeZone IANA name; the reader's own by default
 * @example momentInWords('2025-01-05T12:00:00.000Z', 'UTC') // 'Jan 5, 12:00 PM'
 */
export function momentInWords(timestamp: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(timestamp));
}
