import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { FoundClaim } from '../../listed/nutritionClaims.ts';

/** A share in words: a row of `data/shares.csv`. */
const Share = z.strictObject({
  key: columns.key,
  words: columns.list,
  percent: columns.finite,
  ...columns.origin,
});

const shares: ReadonlyMap<string, number> = new Map(
  readTable(new URL('../../data/', import.meta.url), 'shares', Share).flatMap(({ words, percent }) =>
    words.map((word) => [word, percent] as const),
  ),
);

const less = '(?:less|lower|fewer|reduced|reduction|off)\\b';
const inFigures = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:%|percent\\b|per cent\\b)\\s*${less}`, 'i');
const inWords = new RegExp(
  `\\b(${[...shares.keys()].join('|').replaceAll(' ', '[\\s-]+')})\\s+(?:the\\s+\\p{L}+\\s+)?${less}`,
  'iu',
);

/** By how much less copy says that it has of something, %: '20 % less', 'a fifth less'. */
function statedReduction(text: string): number | undefined {
  const figures = inFigures.exec(text)?.[1];
  if (figures !== undefined) return Number(figures.replace(',', '.'));
  const words = inWords.exec(text)?.[1];
  return words === undefined ? undefined : shares.get(words.toLowerCase().replace(/[\s-]+/g, ' '));
}

type Needed = FoundClaim['row']['formula']['condition'];

/** The reduction that a condition asks for, by itself or among others: 'reduced sugars' may have no more energy either. */
function neededReduction(condition: Needed): number | undefined {
  if (condition.kind === 'and')
    return condition.parts.map(neededReduction).find((each) => each !== undefined);
  if (condition.kind !== 'compare') return undefined;
  const { left, right } = condition;
  const isReduction = left.kind === 'fact' && left.name === 'reduction_pct';
  return isReduction && right.kind === 'number' ? right.value : undefined;
}

/** Whether copy says itself by how much less, and that is less than the claim needs: 'Reduced salt: 20 % less'. */
export function fallsShort({ row, isMet }: FoundClaim, text: string): boolean {
  const [stated, needed] = [statedReduction(text), neededReduction(row.formula.condition)];
  return isMet === null && stated !== undefined && needed !== undefined && stated < needed;
}
