import { limitTerms, type LimitTerm } from '../brief/limits/limitTerms.ts';
import { anyOf } from '../text.ts';
import { restrictionsIn } from '../stated/restrictions.ts';
import { contentRows, oneOfFigures, type ContentRow } from './figureWords.ts';
import { contentOf, type Given, type Suggested } from './given.ts';
import type { LostFigure } from './lostFigure.ts';

interface Limit {
  readonly most: number;
  readonly written: string;
  readonly start: number;
}

/** What a content is called as a limit. */
const called: Readonly<Record<ContentRow['content'], LimitTerm['content']>> = {
  sugars: 'sugar',
  carbohydrate: 'carbohydrate',
  fat: 'fat',
  sodium: 'sodium',
  kcal: 'energy',
};

/** How much of a serving's is in what a limit is of. */
function partOf({ basis }: LimitTerm, { units, servings, grams, ml, isCounted }: Given): number {
  if (basis.kind === 'measure') return basis.amount / (basis.unit === 'ml' ? ml : grams).serving;
  if (basis.kind === 'piece') return isCounted ? 1 / units : 1;
  return basis.kind === 'pack' ? servings : 1;
}

/** `under 4 g sugar`, `max. 5 kcal`, `3 g sugar each`, `no sugar`, `sugar-free`; an amount without a bound is one too. */
function limitsIn(text: string, { words, least, content }: ContentRow, given: Given): Limit[] {
  // Sodium by itself is a dose: only a limit of it is one.
  const isLimit = ({ bound }: LimitTerm) => bound === 'most' || (bound === 'about' && content !== 'sodium');
  const name = anyOf([...words], (word) => word.replaceAll(' ', String.raw`\s+`));
  const none = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?:${oneOfFigures('none')})\s+(?:added\s+)?(?:${name})(?!\p{L}|\s+(?:alcohol|substitute|coat))|(?<!\p{L})(?:${name})[\s-]*(?:${oneOfFigures('noneBehind')})(?!\p{L})`,
    'giu',
  );
  return [
    ...limitTerms(text)
      .filter((term) => term.content === called[content] && isLimit(term))
      .map((term) => ({
        written: term.basis.kind === 'serving' ? term.written : `${term.written} ${term.per}`,
        start: term.start,
        most: term.value / partOf(term, given),
      })),
    ...[...text.matchAll(none)].map(({ 0: written, index }) => ({
      written: written.trim(),
      start: index,
      most: least,
    })),
  ];
}

/** Limits of sugar, sodium and the like that a brief states and a serving of the suggestion is over. */
export const lostContents = (text: string, suggested: Suggested, given: Given): LostFigure[] =>
  contentRows.flatMap((row) => {
    const has = contentOf(row.content, suggested, given);
    return limitsIn(text, row, given).flatMap(({ most: limit, written, start }): LostFigure[] =>
      has <= Math.max(limit * 1.02, row.least) + 1e-9
        ? []
        : [{ written, start, given: `about ${Number(has.toPrecision(2))} ${row.unit} a serving` }],
    );
  });

/** So many ingredients, or nothing beside what is named. */
export function lostRecipe(text: string, { inside }: Given): LostFigure[] {
  const { most: said, alone } = restrictionsIn(text);
  const start = text.length;
  if (said && inside.length > said.count)
    return [
      {
        written: said.written,
        start,
        given: `${inside.length}: ${inside.map(({ name }) => name).join(', ')}`,
      },
    ];
  const others = inside.filter(
    ({ purpose, name }) => purpose !== undefined && !text.toLowerCase().includes(name.toLowerCase()),
  );
  return alone && others.length > 0
    ? [{ written: alone, start, given: `${others.map(({ name }) => name).join(', ')} beside it` }]
    : [];
}
