import { readNumber, numberPattern } from '../../registry/index.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { anyOf } from '../text.ts';
import { restrictionsIn } from '../stated/restrictions.ts';
import { contentRows, oneOfFigures, type ContentRow } from './figureWords.ts';
import { contentOf, ofActive, type Given, type Suggested } from './given.ts';
import type { LostFigure } from './lostFigure.ts';

interface Limit {
  readonly most: number;
  readonly written: string;
  readonly start: number;
}

const most = eitherBeside('most');
const gramsIn: Readonly<Record<string, number>> = { g: 1, mg: 0.001 };

/** `under 4 g sugar`, `2 g sugar max`, `max. 5 kcal`, `no sugar`, `sugar-free`; an amount without a bound is one too. */
function limitsIn(text: string, { words, unit, least, content }: ContentRow): Limit[] {
  const name = anyOf([...words], (word) => word.replaceAll(' ', String.raw`\s+`));
  const isEnergy = content === 'kcal';
  const amount = isEnergy
    ? String.raw`(${numberPattern})\s*(?:${name})(?!\p{L})`
    : String.raw`(${numberPattern})\s*(mg|g)\s+(?:of\s+)?(?:${name})(?!\p{L})`;
  // Sodium by itself is a dose: only a limit of it is one.
  const bound = content === 'sodium' ? String.raw`(?:${most})\s+` : String.raw`(?:(?:${most})\s+)?`;
  const stated = new RegExp(String.raw`(?<![\p{L}\d.,])${bound}${amount}(?:\s+max(?:imum)?\b)?`, 'giu');
  // `Sodium below 100 mg`, `sugars: max 1 g`.
  const behindName = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?:${name})\s*:?\s+(?:content\s+|level\s+)?(?:${most})\s+(${numberPattern})\s*(${isEnergy ? 'kcal' : 'mg|g'})(?!\p{L})`,
    'giu',
  );
  const none = new RegExp(
    String.raw`(?<!\p{L})(?:${oneOfFigures('none')})\s+(?:added\s+)?(?:${name})(?!\p{L}|\s+(?:alcohol|substitute|coat))|(?<!\p{L})(?:${name})[\s-]*(?:${oneOfFigures('noneBehind')})(?!\p{L})`,
    'giu',
  );
  return [
    ...[...text.matchAll(stated), ...text.matchAll(behindName)].map(
      ({ 0: written, 1: digits = '', 2: of = '', index }) => ({
        written: written.trim(),
        start: index,
        most:
          readNumber(digits) *
          (isEnergy || of === '' ? 1 : (gramsIn[of.toLowerCase()] ?? 1) / (gramsIn[unit] ?? 1)),
      }),
    ),
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
    return limitsIn(text, row).flatMap(({ most: limit, written, start }): LostFigure[] =>
      has <= Math.max(limit * 1.02, row.least) + 1e-9
        ? []
        : [{ written, start, given: `about ${Number(has.toPrecision(2))} ${row.unit} a serving` }],
    );
  });

/** Sodium that is dosed, where what the form is made with brings more: the bicarbonate of an effervescent. */
export function lostSodium(text: string, suggested: Suggested, given: Given): LostFigure[] {
  const dosed = given.actives.find(({ material }) => material?.ingredient === 'sodium');
  const row = contentRows.find(({ content }) => content === 'sodium');
  if (!dosed || !row) return [];
  const [own, whole] = [ofActive(dosed, 'sodium'), contentOf('sodium', suggested, given)];
  return whole <= own * 1.1 + row.least
    ? []
    : [
        {
          written: `${Number(own.toPrecision(3))} mg sodium`,
          start: text.length,
          given: `about ${Number(whole.toPrecision(2))} mg with what the form itself is made with: take that off the salt`,
        },
      ];
}

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
