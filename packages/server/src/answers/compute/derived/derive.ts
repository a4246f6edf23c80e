import { type Dims, distance, isCounted, isMoney, times } from './dims.ts';
import { combined, type Ends, type Factor, one } from './factor.ts';

/** A figure with the way it counts. */
interface Term {
  readonly factor: Factor;
  readonly sign: 1 | -1;
}

/** What figures come to. */
export interface Derived {
  readonly ends: Ends;
  readonly dims: Dims;
  readonly terms: readonly Term[];
}

interface Weighed extends Derived {
  /** How much had to be assumed. */
  readonly cost: number;
}

/** What is assumed where a figure is held and not stated, the later the more; a rate turned round; a stated figure left out. */
const ofHeld = 4;
const ofRank = 0.25;
const ofTurned = 0.5;
const ofLeftOut = 1.5;
/** More figures than these are a recipe or a story. */
const mostStated = 7;

/** What is known, what may be looked up (the likeliest first), and what is wanted. */
interface Task {
  readonly stated: readonly Factor[];
  readonly held: readonly Factor[];
  readonly wanted: Dims;
  /** A sum has two figures, a conversion one. */
  readonly fewest: 1 | 2;
}

/**
 * The product of stated figures, as many of them as can be, and of as few held ones as it takes, that is what is wanted;
 * null where there is none, or where two that differ assume as little.
 */
export function derive({ stated, held, wanted, fewest }: Task): Derived | null {
  if (stated.length > mostStated) return null;
  const products = Map.groupBy(productsOf(stated), ({ dims }) => measuresOf(dims));
  let best: Weighed[] = [];
  for (const looked of heldProducts(held)) {
    const left = measuresOf(times(wanted, looked.dims, -1));
    for (const product of products.get(left) ?? []) {
      const cost = product.cost + looked.cost;
      if (cost > (best[0]?.cost ?? Infinity)) continue;
      const dims = times(product.dims, looked.dims);
      const far = distance(dims, wanted);
      const terms = [...product.terms, ...looked.terms];
      if (far === null || terms.length < fewest) continue;
      const found = { ends: combined(product.ends, looked.ends, 1), dims, terms, cost: cost + far };
      const least = best[0]?.cost ?? Infinity;
      if (found.cost < least - tolerance) best = [found];
      else if (found.cost <= least + tolerance) best.push(found);
    }
  }
  const [first, ...others] = best;
  return first && others.every((other) => isSame(other.ends, first.ends)) ? first : null;
}

const tolerance = 1e-9;
const isSame = (one: Ends, other: Ends): boolean =>
  (['low', 'high'] as const).every((end) => Math.abs(one[end] - other[end]) <= Math.abs(one[end]) * 1e-6);

/** The dimensions that have to match to the letter, as a key. */
const measuresOf = (dims: Dims): string =>
  Object.entries(dims)
    .filter(([dimension]) => !isCounted(dimension))
    .map(([dimension, exponent]) => `${dimension}${exponent}`)
    .toSorted()
    .join();

const none: Weighed = { ends: one, dims: {}, terms: [], cost: 0 };

/** All ways to multiply by each of the figures, divide by it, or leave it out. */
const productsOf = (factors: readonly Factor[]): Weighed[] =>
  factors.reduce<Weighed[]>(
    (products, factor) =>
      products.flatMap((product) => [
        ...factor.signs.map((sign) => withTerm(product, { factor, sign })),
        { ...product, cost: product.cost + ofLeftOut },
      ]),
    [none],
  );

/** Nothing, each held figure by itself, and each two of them. */
function heldProducts(held: readonly Factor[]): Weighed[] {
  const single = held.flatMap((factor, at) =>
    factor.signs.map((sign) => ({ at, product: withTerm(none, { factor, sign }, ofHeld + at * ofRank) })),
  );
  const pairs = single.flatMap(({ at, product }) =>
    single
      .filter((other) => other.at > at && !cancels(product.dims, other.product.dims))
      .map((other) => joined(product, other.product)),
  );
  return [none, ...single.map(({ product }) => product), ...pairs];
}

/** A price divided by another is a comparison, and no sum. */
const cancels = (one: Dims, other: Dims): boolean =>
  Object.entries(one).some(
    ([dimension, exponent]) =>
      !isCounted(dimension) && exponent + (other[dimension] ?? 0) === 0 && isMoney(dimension),
  );

const joined = (one: Weighed, other: Weighed): Weighed => ({
  ends: combined(one.ends, other.ends, 1),
  dims: times(one.dims, other.dims),
  terms: [...one.terms, ...other.terms],
  cost: one.cost + other.cost,
});

function withTerm(product: Weighed, { factor, sign }: Term, cost = 0): Weighed {
  const isTurned = sign === -1 && factor.signs.length > 1;
  return {
    ends: combined(product.ends, factor.ends, sign),
    dims: times(product.dims, factor.dims, sign),
    terms: [...product.terms, { factor, sign }],
    cost: product.cost + cost + (isTurned ? ofTurned : 0),
  };
}

/** The product as a sum writes it: what is multiplied first. */
export function wordsOf({ terms }: Derived): string {
  const above = terms.filter(({ sign }) => sign === 1).map(({ factor }) => factor.words);
  const below = terms.filter(({ sign }) => sign === -1).map(({ factor }) => ` ÷ ${bracketed(factor.words)}`);
  return `${above.length > 0 ? above.join(' × ') : '1'}${below.join('')}`;
}

const bracketed = (words: string): string => (/^[^(].*\//.test(words) ? `(${words})` : words);
