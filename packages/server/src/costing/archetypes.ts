import { z } from 'zod';
import { FormFactor } from '../contract/index.ts';
import { columns, readTable, usualMaterial } from '../registry/index.ts';
import { limitOf, limitOfSize } from './dose/formLimits.ts';
import type { FormulaLine } from './line.ts';
import { usualPriceOf, type Sold, type UsualPrice } from './stated/usualPrices.ts';
import { hasPhrase } from './text.ts';

/** `magnesium: 150; ginger`: ingredients with the label amount of a serving, the usual one where none is given. */
const lines = columns.list.transform((entries) =>
  entries.map((entry) => {
    const [ingredient = '', amount] = entry.split(':').map((part) => part.trim());
    return { ingredient, amount: amount === undefined ? null : Number(amount) };
  }),
);

/** A kind of product that a concept can be matched to, with a formula to start from. */
const Archetype = z.strictObject({
  key: columns.key,
  /** What people call it. */
  words: columns.list,
  /** Phrases in which those words mean something else: `trial period`. */
  not: columns.list,
  formFactor: FormFactor,
  /** How a liquid of this kind is packed, where the text does not say. */
  liquidPack: z.enum(['bottle', 'dropper', 'ready']),
  /** US dollars that a container of the kind is sold for at most, where that is less than its pack tells. */
  priceHigh: columns.optionalFinite,
  lines,
  /** Whether it always holds several: of one that the words name only the amount is theirs. */
  isBlend: columns.flag,
  ...columns.origin,
});
export type Archetype = Readonly<z.infer<typeof Archetype>>;

/** In order: of two equally good matches the earlier wins. The last is meant where nothing matches. */
export const archetypes: readonly Archetype[] = readTable(
  new URL('./data/', import.meta.url),
  'archetypes',
  Archetype,
);

/** How much more a word weighs in the concept than in the description. */
const conceptWeight = 3;

/**
 * The kind of product a concept speaks of; 'general' where no word of another is found.
 * @param title the concept as `searchable` writes it
 * @param body the description, the same way
 */
export function matchArchetype(title: string, body: string): Archetype {
  const ranked = archetypes.map((archetype) => ({
    archetype,
    score: hitsOf(archetype, title) * conceptWeight + hitsOf(archetype, body),
  }));
  const best = ranked.reduce((top, next) => (next.score > top.score ? next : top));
  return best.score > 0 ? best.archetype : general;
}

/** The kind that is meant where nothing else is. */
export const general = archetypes.at(-1) as Archetype;

/** Between what a container is sold for, US dollars: by its actives, and at most by its pack and by the kind of product. */
export function priceBandOf(sold: Sold): UsualPrice {
  const { pack, servings, archetype } = sold;
  const ofKind = archetypes.find(({ key }) => key === archetype)?.priceHigh ?? Infinity;
  const most = limitOfSize(pack, servings).priceHigh * Math.min(1, ofKind / limitOf(pack).priceHigh);
  const usual = usualPriceOf(sold);
  const high = Math.min(most, usual?.high ?? Infinity);
  return { low: Math.min(high, usual?.low ?? 0), high };
}

function hitsOf({ words, not }: Archetype, text: string): number {
  const meant = not.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' , '), text);
  return words.filter((word) => hasPhrase(meant, word)).length;
}

/** The formula usual for a kind of product, without what is ruled out; of the general kind where nothing is left. */
export function usualLines(archetype: Archetype, excluded: ReadonlySet<string>): FormulaLine[] {
  const own = linesOf(archetype, excluded);
  return own.length > 0 ? own : linesOf(general, excluded);
}

const linesOf = (archetype: Archetype, excluded: ReadonlySet<string>): FormulaLine[] =>
  archetype.lines.flatMap(({ ingredient, amount }) => {
    const material = usualMaterial(ingredient);
    if (!material || excluded.has(material.key)) return [];
    return [{ material, amount: amount ?? material.dose.usual, isStated: false }];
  });
