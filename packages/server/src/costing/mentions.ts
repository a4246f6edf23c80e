import { milligramsIn, type Material } from './material.ts';
import { materials } from './materials.ts';
import { searchable } from './text.ts';

/** A material a text names, with the label amount it gives in the material's own unit; null where it gives none. */
export interface Mention {
  material: Material;
  amount: number | null;
}

interface Sighting {
  at: number;
  end: number;
  found: readonly Material[];
}

/** The first row of a name: the form that is meant when only the active is named. */
export const materialsByName: ReadonlyMap<string, Material> = new Map(
  [...materials].reverse().map((material) => [material.name, material]),
);

const bVitamins = [
  'Vitamin B1',
  'Vitamin B2',
  'Vitamin B3',
  'Vitamin B5',
  'Vitamin B6',
  'Folate',
  'Vitamin B12',
];
const electrolytes = ['Sodium', 'Potassium', 'Magnesium'];
/** Words that stand for several materials. */
const groups: Readonly<Record<string, readonly string[]>> = {
  electrolytes,
  'electrolyte blend': electrolytes,
  'b vitamins': bVitamins,
  'b complex': bVitamins,
  'vitamin b': bVitamins,
  multivitamin: ['Vitamin A', 'Vitamin C', 'Vitamin D3', 'Vitamin E', ...bVitamins, 'Zinc', 'Selenium'],
};

const phraseOf = (name: string) => searchable(name).trim();
const named = (name: string) => materialsByName.get(name) ?? [];

/** Every phrase with its materials. */
const lexicon: ReadonlyMap<string, readonly Material[]> = readPhrases();

/** Words in the longest phrase. */
const longestPhrase = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(' ').length));

function readPhrases(): Map<string, readonly Material[]> {
  const phrases = new Map<string, readonly Material[]>();
  for (const [phrase, names] of Object.entries(groups)) phrases.set(phrase, names.flatMap(named));
  for (const material of materials) {
    for (const name of material.names) phrases.set(phraseOf(name), [material]);
  }
  for (const [name, material] of materialsByName) phrases.set(phraseOf(name), [material]);
  return phrases;
}

const amount = '(\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.\\d{1,4})?) ?(mg|g|ug|iu|billion(?: cfu)?|b cfu)';
const amountBefore = new RegExp(` ${amount}(?: of| elemental)? $`);
const amountAfter = new RegExp(`^ (?:at |elemental )?${amount} `);
const refusedBefore =
  / (?:no|without|zero|non|not|free of|free from|unlike|replaces?|instead of|alternatives? to)(?: added| any)? $/;
const refusedAfter = /^ free /;

/**
 * The materials a text names, in its order, each once. What it rules out ('melatonin-free') is left out.
 * @param plain the text as `searchable` writes it
 */
export function findMentions(plain: string): Mention[] {
  const byName = new Map<string, Mention>();
  for (const mention of readAmounts(plain, wanted(plain, findSightings(plain)))) {
    const known = byName.get(mention.material.name);
    byName.set(mention.material.name, known ? moreSpecific(known, mention) : mention);
  }
  return [...byName.values()];
}

/** Where phrases stand: at each word the longest phrase that begins there. */
function findSightings(plain: string): Sighting[] {
  const words = [...plain.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({ word, at: index }));
  const sightings: Sighting[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first]?.at ?? 0;
    for (let last = Math.min(first + longestPhrase, words.length) - 1; last >= first; last -= 1) {
      const end = (words[last]?.at ?? 0) + (words[last]?.word.length ?? 0);
      const found = lexicon.get(plain.slice(start, end));
      if (!found) continue;
      sightings.push({ at: start, end, found });
      first = last;
    }
  }
  return sightings;
}

function wanted(plain: string, sightings: readonly Sighting[]): Sighting[] {
  let refusedUpTo = -1;
  return sightings.filter(({ at, end }) => {
    const before = plain.slice(Math.max(0, at - 40), at);
    const isListed = refusedUpTo >= 0 && /^ n?or $/.test(plain.slice(refusedUpTo, at));
    const isRefused = isListed || refusedBefore.test(before) || refusedAfter.test(plain.slice(end, end + 6));
    if (isRefused) refusedUpTo = end;
    return !isRefused;
  });
}

/** Gives each material the amount that stands right before it, or else right after it; an amount is used once. */
function readAmounts(plain: string, sightings: readonly Sighting[]): Mention[] {
  let usedUpTo = 0;
  return sightings.flatMap(({ at, end, found }) => {
    const before = amountBefore.exec(plain.slice(Math.max(usedUpTo, at - 30), at));
    const after = before ? null : amountAfter.exec(plain.slice(end, end + 40));
    if (after) usedUpTo = end + after[0].length - 1;
    const [, number, unit] = before ?? after ?? [];
    const isOne = number !== undefined && unit !== undefined && found.length === 1;
    const given = isOne ? { value: Number(number.replaceAll(',', '')), unit } : null;
    return found.map((material) => ({ material, amount: given && toLabelUnit(given, material) }));
  });
}

/** Micrograms in an international unit, of the forms in the table. */
const microgramsInUnit: Readonly<Record<string, number>> = {
  'Vitamin A': 0.3,
  'Vitamin D3': 0.025,
  'Vitamin E': 450,
};
/** Most of one material a serving can hold, mg; a larger figure in a text is not a dose. */
const mostInServing = 60_000;

/**
 * An amount in the label unit of a material; null when the unit does not fit it or the amount cannot be a dose.
 * @param given unit as `searchable` writes it, e.g. `ug`, `iu`, `billion cfu`
 */
export function toLabelUnit(given: { value: number; unit: string }, material: Material): number | null {
  const { name, unit } = material;
  const isCounted = given.unit.startsWith('b');
  if (unit === 'billion CFU') return isCounted && given.value > 0 ? Math.min(given.value, 1000) : null;
  const perUnit =
    given.unit === 'iu' ? microgramsInUnit[name] && microgramsInUnit[name] / 1000 : massOf[given.unit];
  if (!perUnit || given.value <= 0) return null;
  const mg = given.value * perUnit;
  return mg > mostInServing ? null : mg / milligramsIn[unit];
}

const massOf: Readonly<Record<string, number>> = { ug: 0.001, mg: 1, g: 1000 };

/** Of two sightings of one active, the named form and the given amount are kept. */
function moreSpecific(first: Mention, second: Mention): Mention {
  const isPlain = first.material === materialsByName.get(first.material.name);
  return { material: isPlain ? second.material : first.material, amount: first.amount ?? second.amount };
}
