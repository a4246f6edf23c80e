import { formatNumber, readNumber, stemOf } from '../../../registry/index.ts';
import { moneyTerms } from '../../brief/money/moneyTerms.ts';
import { runTerm, smallRunNotes, type RunTerm } from '../../brief/run/runTerm.ts';
import { anyOf } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { termWords } from '../tables/tables.ts';
import type { FoodConstants } from './figures.ts';

/** Units that are sold together, and what holds them. */
export interface SoldTogether {
  readonly count: number;
  /** As the words call it: `carton`; null where they do not. */
  readonly holder: string | null;
  /** Whether the figures are of one of them. */
  readonly isOfOne: boolean;
}

/** The units of a run: of cases as many as these hold, and of what holds the units that the figures are of. */
function unitsOfRun(run: RunTerm | null, { count, holder, isOfOne }: SoldTogether): number | null {
  if (!run) return null;
  const isOfHolder = isOfOne && holder !== null && stemOf(run.counts ?? '') === stemOf(holder);
  return run.isOfCases || isOfHolder ? run.count * count : run.count;
}

/** The figures of a food, and what of its terms the words state that they do not keep. */
export interface Terms {
  readonly constants: FoodConstants;
  readonly warnings: readonly string[];
}

const wordsOf = (says: (typeof termWords)[number]['says']) =>
  anyOf(termWords.flatMap((row) => (row.says === says ? row.words : [])));
const time = String.raw`(?<![\d.,])(?<digits>\d+(?:[.,]\d+)?)[\s-]?(?<unit>day|week|month|year)s?\b`;
const gap = String.raw`[^\n.;]{0,24}?`;
const kept = new RegExp(
  String.raw`\b(?:${wordsOf('kept')})\b${gap}${time}|${time}${gap}\b(?:${wordsOf('kept')})\b`,
  'gi',
);
const notKept = new RegExp(String.raw`\b(?:${wordsOf('notKept')})\s+$`, 'i');

const monthsOf: Readonly<Record<string, number>> = { day: 12 / 365, week: 84 / 365, month: 1, year: 12 };

/** A stated time beyond what such foods keep by so much is asked too much of them. Our assumption. */
const mostOver = 1.1;

/** The run, the shelf life and the price that words state, as far as they are kept. */
export function withTerms(
  constants: FoodConstants,
  text: string,
  { archetype, several }: { archetype: FoodArchetype; several: SoldTogether },
): Terms {
  const run = unitsOfRun(runTerm(text), several);
  const life = lifeIn(text);
  const isLonger = life !== null && life.months > constants.shelfLife.high * mostOver;
  return {
    constants: {
      ...constants,
      ...(run === null ? {} : { run: { ...constants.run, value: run, isAssumption: false } }),
      ...(life === null || isLonger
        ? {}
        : {
            shelfLife: { ...constants.shelfLife, value: Number(life.months.toFixed(1)), isAssumption: false },
          }),
    },
    warnings: [
      ...smallRunNotes(run, constants.run.value),
      ...(isLonger
        ? [
            `The words ask for ${life.written}; what is made and packed as '${archetype.key}' here is reckoned to keep ${formatNumber(constants.shelfLife.value)} months, at most ${formatNumber(constants.shelfLife.high)}: a storage test has to show more.`,
          ]
        : []),
      ...priceWarnings(text, constants.shelfPrice.value, several.count),
    ],
  };
}

/** How long the words want it to keep: of several times the longest. */
function lifeIn(text: string): { written: string; months: number } | null {
  const lives = Array.from(text.matchAll(kept), ({ 0: found, index, groups = {} }) => {
    const { digits = '', unit = '' } = groups;
    const written =
      new RegExp(String.raw`${digits.replace('.', String.raw`\.`)}[\s-]?${unit}s?`, 'i').exec(found)?.[0] ??
      found;
    const before = text.slice(0, index + found.indexOf(written));
    const months = (readNumber(digits) ?? 0) * (monthsOf[unit.toLowerCase()] ?? 0);
    return { written, months: notKept.test(before) ? 0 : months };
  }).filter(({ months }) => months > 0);
  return lives.toSorted((one, other) => other.months - one.months)[0] ?? null;
}

/** Prices so near each other are the same. */
const near = 0.02;

/** Money that the words name for it, and that it is not sold at here: another price, or one of the trade. */
function priceWarnings(text: string, usd: number, together: number): string[] {
  const isKept = (said: number) =>
    [1, together].some((times) => Math.abs(said - usd * times) <= usd * times * near) || said > usd * 20;
  const lost = moneyTerms(text).filter(
    ({ kind, of, isRange, usd: said }) => kind !== 'cost' && of !== 'other' && !isRange && !isKept(said),
  );
  return lost.length > 0
    ? [
        `Money that the words name and this is not sold at: ${lost.map(({ written, usd: said }) => `${written.trim()} ($${said.toFixed(2)})`).join(', ')}; on the shelf it is reckoned at $${usd.toFixed(2)}.`,
      ]
    : [];
}
