import { type Dims, isCounted, isMoney } from './dims.ts';
import type { Factor } from './factor.ts';

/** Figures that a question states one after another alike, “24 g with 82 % and 6 g with 13 %”, and those of all of them. */
export interface Alike {
  readonly groups: readonly (readonly Factor[])[];
  readonly common: readonly Factor[];
}

/** The longest run of figures that repeats itself: one by one, in pairs or in threes; null where nothing does. */
export function alikeIn(factors: readonly Factor[]): Alike | null {
  const placed = factors
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const runs = [1, 2, 3].flatMap((period) => placed.map((_, start) => runFrom(placed.slice(start), period)));
  const [longest] = runs
    .filter((groups) => groups.length > 1)
    .toSorted((one, other) => other.flat().length - one.flat().length || one.length - other.length);
  if (!longest) return null;
  const used = new Set(longest.flat());
  return { groups: sameCounted(longest), common: factors.filter((each) => !used.has(each)) };
}

/** Groups of so many figures from the first on, as long as they are alike. */
function runFrom(placed: readonly Factor[], period: number): Factor[][] {
  const first = placed.slice(0, period);
  const kinds = first.map(kindOf);
  const isAllOfParts = kinds.every((kind) => kind === '');
  // two shares are a part and what it holds, shares that are all there is are one by one
  const isPaired = isAllOfParts && period === 2 && !isWhole(placed);
  if (first.length < period || (new Set(kinds).size < period && !isPaired)) return [];
  const isAlike = (group: readonly Factor[]) =>
    group.length === period && group.every((factor, at) => kindOf(factor) === kinds[at]);
  const groups = placed.flatMap((_, at) => (at % period === 0 ? [placed.slice(at, at + period)] : []));
  const end = groups.findIndex((group) => !isAlike(group));
  return end < 0 ? groups : groups.slice(0, end);
}

const isWhole = (shares: readonly Factor[]): boolean =>
  Math.abs(shares.filter((each) => kindOf(each) === '').reduce((sum, { ends }) => sum + ends.high, 0) - 1) <
  0.001;

/** What a figure is of; what a weight is counted against goes without saying. */
const kindOf = ({ dims }: Factor): string => {
  const all = Object.keys(dims);
  const isExact = all.some(isMoney) || all.every(isCounted);
  return Object.entries(dims)
    .filter(([dimension]) => isExact || !isCounted(dimension))
    .map(([dimension, exponent]) => `${dimension}${exponent}`)
    .toSorted()
    .join();
};

/** “500 mg, 140 mg and 53 mg per stick” are all of a stick; shares that make a whole are parts of it. */
function sameCounted(groups: readonly (readonly Factor[])[]): Factor[][] {
  const dims = (groups[0] ?? []).map(
    (_, column): Dims =>
      groups
        .map((group): Dims => group[column]?.dims ?? {})
        .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? {},
  );
  // what is all there is together are parts, and no strengths
  const isOfParts = dims.map((_, column) => isWhole(groups.flatMap((group) => group[column] ?? [])));
  return groups.map((group) =>
    group.map((factor, column) => ({
      ...factor,
      dims: dims[column] ?? factor.dims,
      ...(isOfParts[column] === true && { signs: [1] as const }),
    })),
  );
}
