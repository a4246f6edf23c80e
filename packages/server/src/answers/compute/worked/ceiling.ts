import type { Passage } from '../../../evidence/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { stems, wordsOfNames } from '../../../registry/index.ts';
import { doubt } from '../../prose.ts';
import { inUnit, type Operation, says, type Sheet, stated } from './sheet.ts';
import { ofName } from './strength.ts';
import { unitNamed } from './units.ts';

/** A level that a record sets: `320 mg/l`, `200 mg/100 g`. */
const level = /(\d[\d ,]*(?:\.\d+)?)\s?([µμm]?g)\s?\/\s?(100 ?)?(kg|g|ml|l)\b/giu;

interface Level {
  /** As the record writes it. */
  readonly text: string;
  /** g in a g or an mL. */
  readonly share: number;
  readonly basis: 'mass' | 'volume';
  readonly unit: string;
  /** What is said right behind it. */
  readonly behind: string;
}

function levelsIn(text: string): Level[] {
  return [...text.matchAll(level)].flatMap((match) => {
    const [whole, digits = '', name = '', hundred, of = ''] = match;
    const [unit, basis] = [unitNamed(name), unitNamed(of)];
    if (!unit || !basis || (basis.dimension !== 'mass' && basis.dimension !== 'volume')) return [];
    const value = Number(digits.replaceAll(/[ ,]/g, ''));
    const share = (value * unit.worth) / (basis.worth * (hundred ? 100 : 1));
    const behind = text.slice(match.index + whole.length, match.index + whole.length + near);
    return [{ text: whole, share, basis: basis.dimension, unit: unit.key, behind }];
  });
}

const near = 20;

/** The level that is meant: the only one, else the one with the name behind it. */
function levelOf(sheet: Sheet, { text }: Passage, basis: Level['basis']): Level | undefined {
  const levels = levelsIn(text).filter((each) => each.basis === basis);
  if (levels.length === 1) return levels[0];
  const names = wordsOfNames(sheet.evidence, sheet.inquiry.ingredients);
  return levels.find(({ behind }) => stems(behind.split(/[,;(]/)[0] ?? '').some((word) => names.has(word)));
}

const likely = 0.3;
const asksLevel =
  /\b(?:limit|ceiling|max(?:imum)?|highest|cap|top level|legal level|permitted|allowed|authori[sz]ed|threshold|most|may|max\.?)\b/i;
const asksAmount =
  /\bhow (?:much|many)\b|\b(?:mg|µg|mcg|g|grams?) (?:per|in an?|in the|in our)\b|\bwhat(?:['’]s| is)? the (?:most|max\w*)\b|\b(?:max\w*|limit|most)\b[^?]*\b(?:in|per|for)\b[^?]*\d/i;

/** What a serving holds of something at the level that a record sets by weight or volume. */
export const ceiling: Operation = (sheet) => {
  const { evidence, inquiry, text, whole } = sheet;
  if (text !== whole || !says(sheet, asksLevel) || !says(sheet, asksAmount)) return null;
  const [serving, ...others] = sheet.quantities.filter(
    ({ unit }) => unit.dimension === 'mass' || unit.dimension === 'volume',
  );
  if (!serving || serving.per?.unit.dimension === 'mass' || others.length > 0) return null;
  const basis = serving.unit.dimension === 'volume' ? 'volume' : 'mass';
  // “a tablet of 800 mg” is weighed in mg; of another amount in mg it is asked whether it is within a limit
  const isOfPiece = says(sheet, /\b(?:tablet|capsule|lozenge|softgel|gummy|piece|sachet|stick)s?\b/i);
  if (basis === 'mass' && serving.unit.key !== 'g' && serving.unit.key !== 'kg' && !isOfPiece) return null;
  const [best] = closestRecords(evidence, inquiry);
  const found = best && best.likelihood >= likely ? levelOf(sheet, best.passage, basis) : undefined;
  if (!best || !found) return null;
  const grams = serving.amount * found.share;
  const unit = found.unit === 'g' && grams < 1 ? 'mg' : found.unit;
  return {
    statement: `${inUnit(grams, unit)}${ofName(sheet)} in ${stated(serving)} at ${found.text}: ${stated(serving)} × ${found.text}${doubt(best.passage)}`,
    sources: [best.passage],
    isOfWhole: true,
  };
};
