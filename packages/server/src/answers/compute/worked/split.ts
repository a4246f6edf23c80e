import { countOf } from '../../understand/numberWords.ts';
import type { Sheet } from './sheet.ts';
import { isCount, type Unit, unitNamed } from './units.ts';

/** “Split over two tablets”, “in 3 capsules”. */
const over =
  /\b(?:over|across|between|among|into|in|from|with|using)\s+(\d{1,2}|two|three|four|five|six)\s+(?:\p{L}+\s+)?(\p{L}+)/iu;
const ofEach = /\b(?:per|each|every|one|a single)\b/i;
const isSplit = /\b(?:split|divid\w+|spread|shar\w+|distribut\w+)\b/i;

/** The pieces that an amount is split over where what one of them takes is asked for; null where nothing says so. */
export function splitIn(sheet: Sheet): { count: number; unit: Unit } | null {
  const [, digits = '', name = ''] = over.exec(sheet.whole) ?? [];
  const count = countOf(digits);
  const unit = unitNamed(name);
  const isAsked = isSplit.test(sheet.whole) || ofEach.test(sheet.whole);
  return count > 1 && unit && isCount(unit.dimension) && isAsked ? { count, unit } : null;
}
