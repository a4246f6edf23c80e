import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

/** `low sodium/salt` and `sodium-free or salt-free` are two wordings each. */
export const wordingsOf = (claim: string): string[] =>
  claim.split(' or ').flatMap((wording) => {
    const [, before = '', one, other] = /^(.*?)(\w+)\/(\w+)$/.exec(wording) ?? [];
    const plain =
      one && other ? [`${before}${one}`, `${before}${other}`] : [wording.replace(/\s*\(.*\)/, '')];
    // Lights are lamps, and lighter is a box.
    return plain.flatMap((each) => (each === 'light' ? ['light!'] : withSynonyms(each)));
  });

/** What any claim of a sort may also be worded as: the Annex and 21 CFR 101 hold for whatever means the same. */
const sameMeaning: readonly (readonly [claim: RegExp, also: (nutrient: string) => string[]])[] = [
  [
    /^high (?<nutrient>.+)$/,
    (it) => [
      `high in ${it}`,
      `rich in ${it}`,
      `${it} rich`,
      `packed with ${it}`,
      `loaded with ${it}`,
      `full of ${it}`,
      `bursting with ${it}`,
      `brimming with ${it}`,
      `bags! of ${it}`,
      `plenty of ${it}`,
      `lots of ${it}`,
      `tons of ${it}`,
      `great source of ${it}`,
      `excellent source of ${it}`,
    ],
  ],
  [/^low (?<nutrient>.+)$/, (it) => [`low in ${it}`, ...(it === 'calories' ? ['low in energy'] : [])]],
  [/^source of (?<nutrient>.+)$/, (it) => [`contains ${it}`, `containing ${it}`, `provides ${it}`]],
  [/^100 percent (?<nutrient>.+)$/, (it) => [`100% ${it}`]],
  [
    /^(?<nutrient>.+)[- ]free$/,
    (it) => [
      `no ${it}`,
      `zero ${it}`,
      `without ${it}`,
      `${it.replace(/s$/, '')}less`,
      `free from ${it}`,
      `free of ${it}`,
      `0 ${it}`,
    ],
  ],
  [
    /^(?:reduced (?<nutrient>.+)|(?<other>.+)-reduced)$/,
    (it) => [
      `reduced in ${it}`,
      `less ${it}`,
      `lower ${it}`,
      `lower in ${it}`,
      `fewer ${it}`,
      `half the ${it}`,
      `half as much ${it}`,
      `half as many ${it}`,
      `${it} reduced`,
    ],
  ],
  [
    /^(?:with )?no added (?<nutrient>.+)$/,
    (it) => [
      `no added ${it}`,
      `without added ${it}`,
      `no ${it} added`,
      `naturally occurring ${it} only`,
      `only naturally occurring ${it}`,
    ],
  ],
];

const { key, list, origin, text } = columns;

/** What a nutrient is called besides: a row of `data/nutrientNames.csv`. */
const NutrientName = z.strictObject({ key, name: text, others: list, note: z.string(), ...origin });

const nutrientNames = readTable(new URL('../data/', import.meta.url), 'nutrientNames', NutrientName);

const withSynonyms = (claim: string): string[] => {
  const wordings = sameMeaning.flatMap(([pattern, also]) => {
    const { nutrient, other } = pattern.exec(claim)?.groups ?? {};
    const it = nutrient ?? other;
    // 'No energy crash' is no word on calories.
    return it ? also(it === 'energy' ? 'calories' : it) : [];
  });
  return [claim, ...wordings].flatMap(withOtherNames);
};

const withOtherNames = (wording: string): string[] =>
  [wording].concat(
    nutrientNames.flatMap(({ name, others }) =>
      wording.includes(name) ? others.map((other) => wording.replace(name, other)) : [],
    ),
  );
