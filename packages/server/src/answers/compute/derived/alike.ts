import type { Sentence } from '../../prose.ts';
import { workedSentence } from '../arithmetic.ts';
import { ofShare } from '../worked/counts.ts';
import type { Operation, Sheet, Working } from '../worked/sheet.ts';
import { type Alike, alikeIn } from './alikeIn.ts';
import { contrasted, thinned } from './contrasted.ts';
import { contrastsIn, type How } from './contrasts.ts';
import { derive, type Derived, wordsOf } from './derive.ts';
import { isMoney, times } from './dims.ts';
import { combined, type Ends, type Factor, one } from './factor.ts';
import { statedFactors } from './statedFactors.ts';
import { type Found, toldOf, workingOf } from './toldResults.ts';
import { currenciesOf } from './currencies.ts';
import { isOfEvidence, isOfLaw, isOfMore, ofEnergy } from './elsewhere.ts';
import { moneyMeant, wantedIn, type Wanted, waysOf } from './wanted.ts';

/**
 * What figures come to that a question states one after another alike: what is made of each is added up, told one by one or
 * held against the other, as its words say.
 */
export const alike: Operation = (sheet) => {
  const isOfMoney = sheet.quantities.some(({ unit }) => unit.dimension === 'money');
  const isElsewhere =
    (isOfLaw(sheet) && !isOfMoney) || ofShare.test(sheet.whole) || ofEnergy.test(sheet.whole);
  if (isOfEvidence(sheet) || isOfMore(sheet) || isElsewhere || sheet.quantities.length > mostStated)
    return null;
  const said = contrastsIn(sheet);
  for (const row of said) {
    const working =
      row.how === 'thinned' ? thinned(sheet) : (contrasted(sheet, row) ?? together(sheet, row.how));
    if (working) return working;
  }
  return together(sheet, null);
};
const mostStated = 12;
const ofGroups: ReadonlySet<How> = new Set<How>(['sum', 'each', 'difference']);

/** What groups of figures come to; those of one figure only where words say what becomes of them. */
function together(sheet: Sheet, how: How | null): Working | null {
  const asked = wantedIn(sheet);
  const all = asked.length > 0 ? asked : moneyMeant(sheet);
  const found = all.flatMap((wanted): Found[] => {
    const ways = waysOf(sheet.whole, wanted);
    const given = statedFactors(sheet, ways);
    if (!given) return [];
    const stated = [...given.factors, ...given.asked];
    const known = alikeIn(stated.filter((factor) => isOf(factor, wanted, all)));
    if (!known || ((known.groups[0]?.length ?? 0) < 2 && !(how && ofGroups.has(how)))) return [];
    return currenciesOf(wanted, stated).flatMap((own) =>
      resultsOf(known, own.dims, how).map((result) => ({ wanted: own, way: ways.making, result })),
    );
  });
  const [first] = found;
  if (!first) return null;
  const left = leftOut(sheet, found);
  if (left.length > 0) return null;
  const working = workingOf(sheet, found);
  const more = how === 'each' ? differenceTold(found) : [];
  return working && { ...working, further: [...(working.further ?? []), ...more] };
}

/** “Total mg, and kg for 20,000 sticks”: what an answer is asked for counts from there on. */
function isOf(factor: Factor, wanted: Wanted, all: readonly Wanted[]): boolean {
  const { at = 0, dims, signs } = factor;
  const isAskedFor = signs.length === 1 && Object.keys(dims).length > 0;
  const own = all.filter((each) => each.at < at).toSorted((left, right) => right.at - left.at)[0];
  return !isAskedFor || own === undefined || own.at <= wanted.at;
}

/** Figures of the question that no result has. */
function leftOut(sheet: Sheet, found: readonly Found[]): readonly Factor[] {
  const given = statedFactors(sheet, { making: 'needed', strength: 'needed' });
  const all = [...(given?.factors ?? []), ...(given?.asked ?? [])];
  const used = found.flatMap(({ result }) => result.terms.flatMap(({ factor }) => factor.of ?? [factor]));
  const places = new Set(used.map(({ at, stated }) => at ?? stated));
  return all.filter(({ at, stated }) => !places.has(at ?? stated));
}

/** What each group comes to, all of them together, or one less another. */
function resultsOf(known: Alike, wanted: Wanted['dims'], how: How | null): Derived[] {
  if (how === 'each' || how === 'difference') {
    const each = known.groups.flatMap((group) => {
      const result = derive({ stated: [...group, ...known.common], held: [], wanted, fewest: 1 });
      const isOfAll = group.every((factor) => result?.terms.some((term) => term.factor === factor));
      // a figure by itself is stated, and nothing is made of it
      const isSum = how === 'difference' || (result?.terms.length ?? 0) > 1;
      return result && isOfAll && isSum ? [result] : [];
    });
    if (each.length < known.groups.length) return [];
    return how === 'each' ? each : lessAnother(each);
  }
  for (const total of totalsOf(known)) {
    const result = derive({ stated: [total, ...known.common], held: [], wanted, fewest: 1 });
    if (result?.terms.some(({ factor }) => factor === total)) return [result];
  }
  return [];
}

/** The larger of two results less the other. */
function lessAnother(results: readonly Derived[]): Derived[] {
  const [large, small, ...others] = results.toSorted((left, right) => right.ends.high - left.ends.high);
  if (!large || !small || others.length > 0) return [];
  const ends = {
    low: large.ends.low - small.ends.low,
    typical: large.ends.high - small.ends.high,
    high: large.ends.high - small.ends.high,
  };
  const terms = [...large.terms, ...small.terms];
  return [
    asOne({
      ends,
      dims: large.dims,
      words: `${wordsOf(large)} − ${wordsOf(small)}`,
      of: terms.map(({ factor }) => factor),
    }),
  ];
}

const asOne = (factor: Omit<Factor, 'signs'>): Derived => ({
  ends: factor.ends,
  dims: factor.dims,
  terms: [{ factor: { ...factor, signs: [1] }, sign: 1 }],
});

/** What the groups come to in all: their products added up, be it for one of what they are shares and amounts of. */
function totalsOf({ groups }: Alike): Factor[] {
  const sums = signsOf(groups[0] ?? []).map((signs) => sumOf(groups, signs));
  const parts =
    (groups[0]?.length ?? 0) > 1
      ? [
          sumOf(
            groups.map(([first]) => (first ? [first] : [])),
            [1],
          ),
        ]
      : [];
  const means = parts
    .filter(({ dims }) => Object.keys(dims).length > 0)
    .flatMap((whole) => sums.map((sum) => meanOf(sum, whole)));
  return [...sums, ...means];
}

/** All ways in which the figures of a group may count, multiplied first. */
const signsOf = (group: readonly Factor[]): (1 | -1)[][] =>
  group.reduce<(1 | -1)[][]>(
    (all, { signs }) => signs.flatMap((sign) => all.map((before) => [...before, sign])),
    [[]],
  );

function sumOf(groups: readonly (readonly Factor[])[], signs: readonly (1 | -1)[]): Factor {
  const products = groups.map((group) => {
    const terms = group.map((factor, at) => ({ factor, sign: signs[at] ?? 1 }));
    const ends = terms.reduce<Ends>((product, { factor, sign }) => combined(product, factor.ends, sign), one);
    const dims = terms.reduce((all, { factor, sign }) => times(all, factor.dims, sign), {});
    return { ends, dims, terms };
  });
  const of = (end: 'low' | 'high') => products.reduce((sum, { ends }) => sum + ends[end], 0);
  return {
    ends: { low: of('low'), typical: of('low') === of('high') ? of('high') : null, high: of('high') },
    dims: products[0]?.dims ?? {},
    words: `(${products.map(wordsOf).join(' + ')})`,
    signs: [1, -1],
    of: groups.flat(),
  };
}

const meanOf = (sum: Factor, whole: Factor): Factor => ({
  ...sum,
  ends: combined(sum.ends, whole.ends, -1),
  dims: times(sum.dims, whole.dims, -1),
  words: `${sum.words} ÷ ${whole.words}`,
  signs: [1],
});

/** By how much one of two results is the cheaper, or the smaller. */
function differenceTold(found: readonly Found[]): Sentence[] {
  const [first, second, ...others] = found;
  if (!first || !second || others.length > 0) return [];
  const [less] = lessAnother([first.result, second.result]);
  const isFirst = first.result.ends.high < second.result.ends.high;
  const word = Object.keys(first.wanted.dims).some(isMoney) ? 'cheaper' : 'less';
  return less
    ? [
        workedSentence(
          `The ${isFirst ? 'first' : 'second'} is ${word} by ${toldOf({ ...first, result: less })}: ${wordsOf(less)}`,
        ),
      ]
    : [];
}
