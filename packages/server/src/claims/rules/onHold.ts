import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { ClaimBasis, ClaimProduct } from '../claim.ts';
import { phraseOf, spanAt, type Phrase, type Word } from '../lexicon/words.ts';

const { key, list, origin } = columns;

/**
 * A botanical with claims whose assessment is suspended, and what they are on: a row of `data/onHold.csv`. The list itself
 * has some 2,000 entries with their numbers; which of them is relied on is for whoever makes the claim.
 */
const OnHold = z.strictObject({
  key,
  ingredients: list,
  /** Phrases by which copy speaks of what the claims are on. */
  effects: list,
  note: z.string(),
  ...origin,
  yearRead: z.string(),
});

/** Botanicals by their keys, each with the phrases of its claims on hold. */
export type OnHoldEffects = ReadonlyMap<string, readonly Phrase[]>;

/** The botanicals with claims on hold. @throws with line and reason at a row that is broken */
export function readOnHold(): OnHoldEffects {
  const rows = readTable(new URL('../data/', import.meta.url), 'onHold', OnHold);
  return new Map(
    rows.flatMap((row) => {
      const phrases = row.effects.map(phraseOf);
      return row.ingredients.map((ingredient) => [ingredient, phrases] as const);
    }),
  );
}

/** What a sentence says of what, as far as claims on hold go. */
interface Spoken {
  named: readonly { key: string }[];
  product: Pick<ClaimProduct, 'ingredients' | 'nutrients'>;
  words: readonly Word[];
  onHold: OnHoldEffects;
  basis: ClaimBasis | undefined;
}

/**
 * Whether a sentence speaks of what a claim on hold is on: of a botanical that it names, else of one in the product. Where
 * neither says what it is of, whoever names the entry is taken at their word.
 */
export function isOnHold({ named, product, words, onHold, basis }: Spoken): boolean {
  const own = [...product.ingredients, ...product.nutrients];
  if (named.length + own.length === 0) return basis?.onHoldId !== undefined;
  return (named.length > 0 ? named : own).some(({ key: ingredient }) =>
    onHold.get(ingredient)?.some((phrase) => words.some((_, at) => spanAt(words, at, phrase) !== null)),
  );
}
