import { formatNumber } from '../../../registry/index.ts';
import type { Line } from '../lines.ts';
import { limitTerms, type LimitTerm } from '../../brief/limits/limitTerms.ts';
import { partOf, type Portion } from './statedPer.ts';
import { lineContents, toldContents } from '../tables/tables.ts';

const kcal = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2 } as const;
/** Milligrams of sodium in a gram of salt. */
const sodiumOfSalt = 400;

/** What a gram of a line holds, in the unit of what is told. */
function inGram(name: string, key: LimitTerm['content']): number {
  const held = lineContents.get(name);
  if (!held) return 0;
  if (key === 'sodium') return (held.salt * sodiumOfSalt) / 100;
  if (key !== 'energy') return held[key] / 100;
  return (
    (held.protein * kcal.protein +
      held.carbohydrate * kcal.carbohydrate +
      held.fat * kcal.fat +
      held.fibre * kcal.fibre) /
    100
  );
}

/** What a serving of a recipe holds of it. */
const heldOf = (lines: readonly Line[], key: LimitTerm['content'], { grams }: Pick<Portion, 'grams'>) => {
  const whole = lines.reduce((sum, { percent }) => sum + percent, 0);
  return lines.reduce((sum, { name, percent }) => sum + (percent / whole) * inGram(name, key), 0) * grams;
};

/** Labels may differ from what a recipe is reckoned to hold by so much of it. Our assumption. */
const tolerance = 0.2;
/** What nobody tells apart on a label, in each unit. */
const leastTold = { g: 0.5, mg: 40, kcal: 10 } as const;

/** What the words set as a limit is one: a recipe reckoned above it is no better for a label's tolerance. Our assumption. */
const toleranceOfLimit = 0.03;

/** What is rounded away on a label, in each unit. */
const rounding = { g: 0.1, mg: 5, kcal: 3 } as const;

/** By how much a recipe may hold more or less in what an amount is of. */
const slackOf = ({ value, bound, unit }: LimitTerm, ofServing: number) =>
  bound === 'about'
    ? Math.max(value * tolerance, leastTold[unit] * ofServing)
    : Math.max(value * toleranceOfLimit, Math.min(rounding[unit], value * tolerance));

const isOff = (held: number, term: LimitTerm, slack: number) =>
  (term.bound !== 'least' && held > term.value + slack) ||
  (term.bound !== 'most' && held < term.value - slack);

/** Words, and what of them is told by others. */
interface Said {
  readonly text: string;
  /** Ingredients that are dosed beside the recipe: sodium of electrolytes is no sodium of a soup. */
  readonly dosed: ReadonlySet<string>;
  /** What the recipe was brought to: what became of it is told there. */
  readonly asked: ReadonlySet<string>;
  /** Of what ferments the sugar is what its culture leaves. */
  readonly isFermented: boolean;
}

const called: Readonly<Partial<Record<LimitTerm['content'], string>>> = {
  addedSugar: 'added sugar',
  energy: '',
};

/** Where a recipe holds other amounts of what labels declare than the words say. */
export function toldWarnings(
  lines: readonly Line[],
  { text, dosed, asked, isFermented }: Said,
  portion: Portion,
): string[] {
  return limitTerms(text).flatMap((term) => {
    const { content, bound, value, unit, basis, per } = term;
    const isOthers = dosed.has(content) || (isFermented && /sugar/i.test(content));
    const isBrought = bound === 'about' && (asked.has(content) || !toldAbout.has(content));
    if (isOthers || isBrought) return [];
    const part = partOf(basis, portion);
    const held = heldOf(lines, content, portion) * part;
    if (!isOff(held, term, slackOf(term, part))) return [];
    const [stated, holds] = [value, held].map((each) => formatNumber(Number(each.toPrecision(2))));
    const limit = { most: 'at most ', least: 'at least ', about: '' }[bound];
    const what = called[content] ?? content;
    const of = basis.kind === 'serving' ? 'a serving' : per;
    return [
      `The words say ${limit}${stated} ${[unit, what, of].filter(Boolean).join(' ')}; such a recipe holds about ${holds} ${unit}.`,
    ];
  });
}

/** What is told where it is another than the words say without a limit; the others a recipe is brought to. */
const toldAbout: ReadonlySet<string> = new Set(toldContents.map(({ key }) => key));

/** How much of it the words leave a serving at most; null where they state none. */
function leftOf(content: 'fat' | 'energy', text: string, portion: Portion): number | null {
  const term = limitTerms(text).find((each) => each.content === content);
  return term && term.bound !== 'least' ? term.value / partOf(term.basis, portion) : null;
}

/** The most fat that the words leave a serving, grams; null where they state none. */
export const fatLeft = (text: string, portion: Portion): number | null => leftOf('fat', text, portion);

/** The most energy that the words leave a serving, kcal; null where they state none. */
export const energyLeft = (text: string, portion: Portion): number | null => leftOf('energy', text, portion);

/** Kilocalories in 100 g of lines, as European labels reckon them. */
export const energyIn = (lines: readonly Line[]): number => heldOf(lines, 'energy', { grams: 100 });

/** Grams of fat in a serving. */
export const fatOf = (lines: readonly Line[], portion: Portion): number => heldOf(lines, 'fat', portion);
