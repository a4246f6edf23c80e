import { formatNumber } from '../../../registry/index.ts';
import type { Line } from '../lines.ts';
import type { ToldContent } from '../tables/records.ts';
import { ofServing, per, type Portion } from './statedPer.ts';
import { lineContents, toldContents } from '../tables/tables.ts';

const most = String.raw`(?:(?<most>max(?:imum|\.)?|not over|no more than|not more than|less than|under|below|up to|at most)\s+)`;
const least = String.raw`(?:(?<least>min(?:imum|\.)?|at least|no less than|over|more than)\s+)`;
const orLess = String.raw`\s+(?:or\s+(?:less|under|below)|max(?:imum)?)`;
/** `1.8–2`: a range is stated by its upper end. */
const digits = String.raw`(?:\d+(?:[.,]\d+)?\s*(?:-|–|to)\s*)?(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)`;

const patterns = toldContents.map(({ key, words, unit }) => ({
  key,
  unit,
  pattern: new RegExp(
    String.raw`\b(?:${most}|${least})?${digits}\s*${unitOf(key)}(?:of\s+)?(?:net\s+|total\s+)?(?:${words.join('|')})\b(?!\s*(?:free|less))(?<behind>${orLess})?${per}(?<last>${orLess})?`,
    'i',
  ),
}));

/** Grams of fat may be percents, and sodium grams; energy is named by its unit. */
function unitOf(key: ToldContent['key']): string {
  if (key === 'energy') return '';
  return key === 'fat' ? String.raw`(?:g\b|(?<percent>%))\s*` : String.raw`(?:(?<milli>m)?g\b)\s*`;
}

/** Whether the words want no more, no less, or just so much. */
type Bound = 'most' | 'least' | 'about';

interface Told {
  readonly stated: number;
  readonly bound: Bound;
}

/** How much of it the words say that a serving holds; null where they say nothing. */
function toldIn(text: string, { key, pattern }: (typeof patterns)[number], portion: Portion): Told | null {
  const { groups } = pattern.exec(text) ?? {};
  if (!groups?.digits) return null;
  const said = number(groups.digits) * (key === 'sodium' && !groups.milli ? 1000 : 1);
  const stated = groups.percent ? (said * portion.finished) / 100 : ofServing(said, groups, portion);
  const bound = groups.most || groups.behind || groups.last ? 'most' : groups.least ? 'least' : 'about';
  return { stated, bound };
}

/** `1,000` has a thousand, `1,5` one and a half. */
const number = (said: string) =>
  Number(/,\d{3}$/.test(said) ? said.replace(/,/g, '') : said.replace(',', '.'));

const kcal = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2 } as const;
/** Milligrams of sodium in a gram of salt. */
const sodiumOfSalt = 400;

/** What a gram of a line holds, in the unit of what is told. */
function inGram(name: string, key: ToldContent['key']): number {
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
const heldOf = (lines: readonly Line[], key: ToldContent['key'], { grams }: Pick<Portion, 'grams'>) => {
  const whole = lines.reduce((sum, { percent }) => sum + percent, 0);
  return lines.reduce((sum, { name, percent }) => sum + (percent / whole) * inGram(name, key), 0) * grams;
};

/** Labels may differ from what a recipe is reckoned to hold by so much of it. Our assumption. */
const tolerance = 0.2;
/** What nobody tells apart on a label, in each unit. */
const leastTold = { g: 0.5, mg: 40, kcal: 10 } as const;

/** What the words set as a limit is one: a recipe reckoned above it is no better for a label's tolerance. Our assumption. */
const toleranceOfMost = 0.03;

const slackOf = ({ stated, bound }: Told, unit: ToldContent['unit']) =>
  Math.max(stated * (bound === 'most' ? toleranceOfMost : tolerance), leastTold[unit]);

const isOff = (held: number, { stated, bound }: Told, slack: number) =>
  (bound !== 'least' && held > stated + slack) || (bound !== 'most' && held < stated - slack);

/** Words, and the ingredients that they dose beside the recipe: sodium of electrolytes is no sodium of a soup. */
interface Said {
  readonly text: string;
  readonly dosed: ReadonlySet<string>;
}

/** Where a recipe holds other amounts of fat, carbohydrate, energy and sodium than the words say. */
export function toldWarnings(lines: readonly Line[], { text, dosed }: Said, portion: Portion): string[] {
  return patterns.flatMap((row) => {
    const told = dosed.has(row.key) ? null : toldIn(text, row, portion);
    if (!told) return [];
    const held = heldOf(lines, row.key, portion);
    if (!isOff(held, told, slackOf(told, row.unit))) return [];
    const [stated, holds] = [told.stated, held].map((each) => formatNumber(Number(each.toPrecision(2))));
    const bound = { most: 'at most ', least: 'at least ', about: '' }[told.bound];
    const what = row.key === 'energy' ? '' : ` ${row.key}`;
    return [
      `The words say ${bound}${stated} ${row.unit}${what} a serving; such a recipe holds about ${holds} ${row.unit}.`,
    ];
  });
}

/** The most fat that the words leave a serving, grams; null where they state none. */
export function fatLeft(text: string, portion: Portion): number | null {
  const row = patterns.find(({ key }) => key === 'fat');
  const told = row && toldIn(text, row, portion);
  return told && told.bound !== 'least' ? told.stated : null;
}

/** The most energy that the words leave a serving, kcal; null where they state none. */
export function energyLeft(text: string, portion: Portion): number | null {
  const row = patterns.find(({ key }) => key === 'energy');
  const told = row && toldIn(text, row, portion);
  return told && told.bound !== 'least' ? told.stated : null;
}

/** Kilocalories in 100 g of lines, as European labels reckon them. */
export const energyIn = (lines: readonly Line[]): number => heldOf(lines, 'energy', { grams: 100 });

/** Grams of fat in a serving. */
export const fatOf = (lines: readonly Line[], portion: Portion): number => heldOf(lines, 'fat', portion);
