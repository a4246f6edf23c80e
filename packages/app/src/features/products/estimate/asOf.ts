import { monthInWords } from '../../../format/dates';

/**
 * What a figure was read for, a year or a year and a month, as people write it.
 * @example asOfInWords('2026-11') // 'Nov 2026'
 */
export const asOfInWords = (asOf: string): string => (/^\d{4}-\d{2}$/.test(asOf) ? monthInWords(asOf) : asOf);
