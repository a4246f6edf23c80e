import { formatNumber } from '../../../registry/index.ts';
import { workedSentence } from '../arithmetic.ts';
import { inUnit, type Sheet, stated, tidy, type Working, weight, written } from '../worked/sheet.ts';
import type { How } from './contrasts.ts';
import { dimsOf } from './dimsOf.ts';
import { type Dims, isCounted, isMoney } from './dims.ts';
import { exactly, type Factor, isRange } from './factor.ts';
import { statedFactors } from './statedFactors.ts';

/** What is made of a smaller and a larger figure of a kind, and how a sum writes it. */
interface Contrast {
  readonly of: (small: number, large: number) => number;
  readonly words: (small: string, large: string) => string;
}

const contrasts: Readonly<Partial<Record<How, Contrast>>> = {
  part: { of: (small, large) => small / large, words: (small, large) => `${small} ÷ ${large}` },
  less: {
    of: (small, large) => 1 - small / large,
    words: (small, large) => `(${large} − ${small}) ÷ ${large}`,
  },
  more: {
    of: (small, large) => large / small - 1,
    words: (small, large) => `(${large} − ${small}) ÷ ${small}`,
  },
  times: { of: (small, large) => large / small, words: (small, large) => `${large} ÷ ${small}` },
};

/** Two figures of a kind that are all a question states, the smaller first, each at a single value. */
function twoIn(sheet: Sheet): readonly [Factor, Factor] | null {
  const given = statedFactors(sheet, { making: 'left', strength: 'left' });
  if (!given || given.asked.length > 0) return null;
  const all =
    given.factors.length === 1 ? given.factors.flatMap((only) => endsOf(only, sheet)) : given.factors;
  const [small, large, ...others] = all.toSorted((left, right) => left.ends.high - right.ends.high);
  if (!small || !large || others.length > 0 || all.some(({ ends }) => isRange(ends))) return null;
  return kindOf(small.dims) === kindOf(large.dims) && small.ends.high < large.ends.high
    ? [small, large]
    : null;
}

/** “From 9.51 to 23.34 USD/kg”, “23 g in a bar of 75 g”: two figures that are stated as one. */
function endsOf(factor: Factor, { quantities: [only] }: Sheet): Factor[] {
  const { low, high } = factor.ends;
  if (only?.per && only.per.unit.dimension === only.unit.dimension) {
    const { value, unit } = only.per;
    const dims = dimsOf(unit);
    return [
      { ...factor, dims, ends: exactly(only.amount), words: stated(only) },
      { ...factor, dims, ends: exactly(value * unit.worth), words: written(value, unit) },
    ];
  }
  const [from = '', to = ''] = factor.words.split('–');
  return [
    { ...factor, ends: exactly(low), words: from },
    { ...factor, ends: exactly(high), words: to },
  ];
}

/** Things are of a kind whatever they are called, and a weight whatever holds it. */
function kindOf(dims: Dims): string {
  const all = Object.entries(dims);
  const measured = all.filter(([dimension]) => !isCounted(dimension));
  return (measured.length > 0 ? measured : all.map(([, exponent]) => ['#', exponent] as const))
    .map(([dimension, exponent]) => `${dimension}${exponent}`)
    .toSorted()
    .join();
}

/** What a figure is of another: a part, so much less or more, so many times. */
export function contrasted(sheet: Sheet, { key, how }: { key: string; how: How }): Working | null {
  const contrast = contrasts[how];
  const two = contrast && twoIn(sheet);
  if (!contrast || !two) return null;
  const [small, large] = two;
  const isOfMoney = Object.keys(small.dims).some(isMoney);
  if (
    Object.keys(small.dims).length === 0 ||
    (key === 'margin' || key === 'markup') !== (isOfMoney && named.has(key))
  )
    return null;
  const value = contrast.of(small.ends.high, large.ends.high);
  const figure =
    how === 'times' ? `${formatNumber(tidy(value))} times` : `${formatNumber(tidy(value * 100))} %`;
  const name = named.get(key);
  return {
    statement: `${figure}${name ? ` ${name}` : ''}: ${contrast.words(small.words, large.words)}`,
    isOfWhole: true,
  };
}

/** What a result is called, where it has a name. */
const named: ReadonlyMap<string, string> = new Map([
  ['margin', 'gross margin'],
  ['markup', 'markup'],
  ['loss', 'loss'],
  ['yield', 'yield'],
]);

/** How much of the stronger of two makes so much of the weaker, and how much it is thinned with: C₁V₁ = C₂V₂. */
export function thinned(sheet: Sheet): Working | null {
  const given = statedFactors(sheet, { making: 'left', strength: 'left' });
  if (!given || given.asked.length > 0) return null;
  const all = given.factors;
  const [amount, ...amounts] = all.filter(({ dims }) => isAmount(dims));
  const [weak, strong, ...others] = all
    .filter((each) => each !== amount && isConcentration(each))
    .toSorted((left, right) => left.ends.high - right.ends.high);
  if (!amount || !weak || !strong || amounts.length + others.length > 0 || all.length > 3) return null;
  if (kindOf(weak.dims) !== kindOf(strong.dims) || weak.ends.high >= strong.ends.high) return null;
  const part = weak.ends.high / strong.ends.high;
  const told = (share: number) => toldAs(amount, amount.ends.high * share);
  return {
    statement: `${told(part)} of the stronger: ${amount.words} × ${weak.words} ÷ ${bracketed(strong.words)}`,
    further: [
      workedSentence(`${told(1 - part)} of what it is thinned with: ${amount.words} − ${told(part)}`),
    ],
    isOfWhole: true,
  };
}

const bracketed = (words: string): string => (words.includes('/') ? `(${words})` : words);

const isAmount = (dims: Dims): boolean => {
  const [[dimension, exponent] = ['', 0], ...others] = Object.entries(dims);
  return others.length === 0 && exponent === 1 && (dimension === 'mass' || dimension === 'volume');
};

/** A share of it, or so much in a volume or a weight; an overage or a loss is none. */
const isConcentration = ({ dims, words, ends }: Factor): boolean => {
  const all = Object.entries(dims);
  const isShare = all.length === 0 && ends.high <= 1 && !words.startsWith('(');
  const isRate =
    all.length === 2 &&
    all.some(([dimension, exponent]) => exponent === -1 && (dimension === 'mass' || dimension === 'volume'));
  return !isRange(ends) && (isShare || (isRate && !all.some(([dimension]) => isMoney(dimension))));
};

/** In the unit in which the amount is stated. */
const toldAs = ({ dims, words }: Factor, value: number): string =>
  dims['mass'] === 1 ? weight(value) : inUnit(value, words.endsWith(' L') ? 'l' : value < 1000 ? 'ml' : 'l');
