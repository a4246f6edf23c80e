import { unitOfCount } from '../../../text/plurals.ts';
import type { Passage } from '../../../evidence/index.ts';
import { formatNumber } from '../../../registry/index.ts';
import { doubt, fact, type Sentence } from '../../prose.ts';
import { derive as worked } from '../../values.ts';
import { workedSentence } from '../arithmetic.ts';
import { ofShare, shareOfDay } from '../worked/counts.ts';
import { moneyRange } from '../worked/moneyRange.ts';
import type { Quantity } from '../worked/quantities.ts';
import { inUnit, type Sheet, stated, tidy, weight, type Working, written } from '../worked/sheet.ts';
import { isCount, type Unit, unitOf } from '../worked/units.ts';
import { type Derived, wordsOf } from './derive.ts';
import { type Dims, isCounted, isMoney, noCurrency } from './dims.ts';
import type { Ends } from './factor.ts';
import type { Way } from './shareFactor.ts';
import { isReference } from './statedFactors.ts';
import { isWholeThing } from './things.ts';
import type { Wanted } from './wanted.ts';

/** Something that was asked for, and what it comes to. */
export interface Found {
  readonly wanted: Wanted;
  readonly way: Way;
  readonly result: Derived;
  /** Further records that it rests on, and amounts of the question that are in one of its figures. */
  readonly beside?: readonly Passage[];
  readonly used?: readonly Quantity[];
}

/** What was asked for, one result after another, each with how it comes about. */
export function workingOf(sheet: Sheet, found: readonly Found[]): Working | null {
  const telling = found.filter((each) => toldOf(each) !== wordsOf(each.result));
  const [first, ...others] = telling.map((each) => {
    const passages = [...passagesOf(each.result), ...(each.beside ?? [])];
    return {
      passages,
      statement: `${toldOf(each)}: ${wordsOf(each.result)}${namesOf(each.result)}${doubt(...passages)}`,
    };
  });
  if (!first) return null;
  return {
    statement: first.statement,
    ...(first.passages.length > 0 && { sources: first.passages }),
    further: [
      ...others.map(({ statement, passages: [passage, ...more] }) =>
        passage ? fact(statement, worked(passage, `${statement}.`), ...more) : workedSentence(statement),
      ),
      ...sharesOfReference(sheet, found),
    ],
    isOfWhole: true,
  };
}

/** What a weight is of the reference value: of one that the question states, else of those on file. */
function sharesOfReference(sheet: Sheet, found: readonly Found[]): Sentence[] {
  const weighed = found.find(({ result: { ends, dims } }) => dims['mass'] === 1 && ends.low === ends.high);
  if (!weighed || !ofShare.test(sheet.whole)) return [];
  const grams = weighed.result.ends.low;
  const reference = sheet.quantities.find(isReference);
  if (reference) {
    const share = formatNumber(tidy((grams / reference.amount) * 100, 3));
    return [workedSentence(`${share} % of ${stated(reference)}: ${weight(grams)} ÷ ${stated(reference)}`)];
  }
  const [key, ...others] = sheet.inquiry.ingredients;
  const unit = unitOf(grams >= 1 ? 'g' : grams >= 0.001 ? 'mg' : 'ug');
  return key && others.length === 0 ? shareOfDay(sheet, { key, amount: grams, unit, of: '' }) : [];
}

const passagesOf = ({ terms }: Derived): Passage[] =>
  terms.flatMap(({ factor }) => factor.held?.passage ?? []);

/** What the held figures are of. */
function namesOf({ terms }: Derived): string {
  const names = terms.flatMap(({ factor }) => (factor.held ? `${factor.held.name} ${factor.words}` : []));
  return names.length > 0 ? `, with ${names.join(' and ')}` : '';
}

/** The result as it is told, in the unit that is asked for. */
export function toldOf({ wanted, way, result: { ends, dims } }: Found): string {
  const currency = Object.keys(dims).find((each) => isMoney(each));
  const per = perWords(wanted, dims);
  if (currency) {
    const scale = scaleOf(wanted);
    const range = moneyRange(ends.low * scale, ends.high * scale, currency);
    const isPlanned = ends.typical !== null && ends.high - ends.low > ends.high * 1e-9;
    const planned = isPlanned
      ? `, typically ${moneyRange((ends.typical ?? 0) * scale, (ends.typical ?? 0) * scale, currency)}`
      : '';
    return `${range}${planned}${per}`.replaceAll(` ${noCurrency}`, '');
  }
  return `${rangeOf(ends, wanted, way)}${per}`;
}

/** How many base units the result is asked for: 1,000 g per kg. */
const scaleOf = ({ per }: Wanted): number => (per ? per.value * per.unit.worth : 1);

/** A range in the unit that is asked for, else in the one in which it reads best. */
function rangeOf({ low, typical, high }: Ends, wanted: Wanted, way: Way): string {
  const { dims, unit } = wanted;
  const ends = high - low <= Math.abs(high) * 1e-9 ? [high] : [low, high];
  const isRate = Object.values(dims).some((exponent) => exponent < 0);
  const shown = (value: number) => shownIn(value * scaleOf(wanted), { dims, unit, way });
  const planned = typical !== null && ends.length > 1 && !isRate ? `, typically ${shown(typical)}` : '';
  return `${ends.map(shown).join(' to ')}${planned}`;
}

function shownIn(
  value: number,
  { dims, unit, way }: Pick<Wanted, 'dims' | 'unit'> & Pick<Found, 'way'>,
): string {
  const [dimension = ''] = Object.entries(dims).find(([, exponent]) => exponent > 0) ?? [];
  if (dimension === '') return `${formatNumber(tidy(value * 100))} %`;
  if (unit && !isCounted(dimension)) return inUnit(value, unit.key);
  if (dimension === 'mass') return weight(value);
  if (dimension === 'volume') return inUnit(value, value < 1000 ? 'ml' : 'l');
  return dimension.startsWith('#')
    ? thingWords(value / (unit?.worth ?? 1), dimension, unit?.symbol ?? dimension.slice(1))
    : countWords(value, unit ?? unitOf(dimension), way);
}

/** A begun case is a case. */
function thingWords(value: number, dimension: string, name: string): string {
  const exact = formatNumber(tidy(value));
  const whole = Math.ceil(tidy(value, 9));
  const isBegun = isWholeThing(dimension) && whole !== tidy(value, 9);
  const many = unitOfCount(2, name);
  return isBegun ? `${formatNumber(whole)} ${many} (${exact})` : `${exact} ${many}`;
}

/** Whole things, and what they come to where that is no whole number. */
function countWords(value: number, unit: Unit, way: Way): string {
  const exact = tidy(value, 9);
  const whole = way === 'needed' ? Math.ceil(exact) : Math.floor(exact);
  return whole === exact ? written(exact, unit) : `${written(whole, unit)} (${formatNumber(tidy(value, 7))})`;
}

/** “Per bottle”, where the result is of one. */
function perWords({ per }: Wanted, dims: Dims): string {
  if (per) {
    const of = per.value === 1 ? per.unit.symbol : written(per.value, per.unit);
    return isCount(per.unit.dimension) ? ` per ${of}` : `/${of}`;
  }
  const isOfThings = Object.entries(dims).some(
    ([dimension, exponent]) => exponent > 0 && isCounted(dimension),
  );
  const [of] = isOfThings ? [] : (Object.entries(dims).find(([, exponent]) => exponent < 0) ?? []);
  return of ? ` per ${of.replace('#', '')}` : '';
}
