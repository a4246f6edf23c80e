import { loadEvidence, passagesOf, type Evidence } from '../src/evidence/index.ts';
import { readFoodNames } from '../src/foods/index.ts';

/** An article as it is stored. */
export interface PressRow {
  title: string;
  description: string;
  publication_date: string;
  url: string;
  canonical_url: string;
  publication_name: string;
  tags: string;
}

/** Chance that is the same each time. */
type Chance = () => number;

function seeded(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <One>(chance: Chance, all: readonly One[]): One => all[Math.floor(chance() * all.length)] as One;

/** Few are told of often and most of them hardly ever, as in any press. */
const pickUneven = <One>(chance: Chance, all: readonly One[]): One =>
  all[Math.floor(chance() ** 3 * all.length)] as One;

const listed = (text: string): string[] => text.split('; ');

const publications = listed(
  'NutraIngredients; FoodNavigator; Nutritional Outlook; Food Dive; FoodBev; New Hope Network; Just Drinks; BakeryandSnacks; Prepared Foods; DairyReporter; Food Processing; Nutraceutical Business Review',
);
const firms = listed(
  'Alder & Finch; Nordkorn; Bramble Labs; Kestrel Foods; Ombra; Pale Harbour; Quill Nutrition; Sunden; Tessellate; Umbra Dairy; Verdant Row; Wexley; Yarrow Bros; Zephyr Mills; Corvid; Dunmore; Eastlight; Fennel & Co; Grove Nine; Halden',
);
const places = listed(
  'Rotterdam; Ohio; Lyon; Singapore; Gdansk; California; Birmingham; Osaka; Bavaria; Texas; Porto; Seoul; Denmark; Mexico; Ireland; Ontario',
);
const things = listed(
  'gummies; capsules; a stick pack; a chilled shot; a sparkling drink; protein bars; a yogurt; a powder; softgels; oat drinks; a snack range; a breakfast cereal; an infant formula; pet chews; a ready meal; a spread',
);
const deeds = listed(
  'launches; reformulates; recalls; tests; doubles its output of; withdraws; patents; relaunches; prices; moves production of; buys the maker of; expands; questions; defends; delays; studies',
);
const asides = listed(
  'regulators asked for more data; retail buyers were cautious; harvests were poor; prices rose by a fifth; a trial with 84 adults had mixed results; shoppers want shorter lists; the label had to change; freight took a month longer; the plant runs on steam from waste; analysts expect slower growth; the recipe has less sugar; samples were within limits; the patent ends next year; a court sided with the rival; the range is sold in 4,000 shops; scientists call for larger studies',
);

/** The words and names that articles are made of. */
interface Vocabulary {
  ingredients: readonly string[];
  topics: readonly string[];
  /** Commoner ones first. */
  words: readonly string[];
}

function vocabularyOf(evidence: Evidence): Vocabulary {
  const texts = [...passagesOf(evidence).map(({ text }) => text), ...readFoodNames()];
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/\p{Ll}{3,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    ingredients: [...evidence.ingredients.values()].map(({ name }) => name.replace(/ \([^)]*\)$/, '')),
    topics: [...evidence.topics.values()].map(({ name }) => name),
    words: [...counts].toSorted((left, right) => right[1] - left[1]).map(([word]) => word),
  };
}

/** Some words in a row that no sentence was made of before. */
const run = (chance: Chance, { words }: Vocabulary): string =>
  Array.from({ length: 4 + Math.floor(chance() * 9) }, () => pickUneven(chance, words)).join(' ');

const minuteMs = 60_000;
const firstDay = Date.UTC(2024, 10, 20);
const lastDay = Date.UTC(2026, 10, 20);

/**
 * Articles of two years, the same each time. Three in four name ingredients, some often and most seldom; what else they
 * say is in words of records and foods, the commoner ones oftener, so that an index of words has its long tail.
 */
export function* createPress(count: number): Generator<PressRow> {
  const evidence = loadEvidence();
  const vocabulary = vocabularyOf(evidence);
  const chance = seeded(20_261_123);
  for (let n = 0; n < count; n += 1) {
    const named =
      chance() < 0.75
        ? Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
            pickUneven(chance, vocabulary.ingredients),
          )
        : [];
    const topic = chance() < 0.5 ? pickUneven(chance, vocabulary.topics) : null;
    const subject = named[0] ?? pickUneven(chance, vocabulary.words);
    const firm = pick(chance, firms);
    const title = `${firm} ${pick(chance, deeds)} ${pick(chance, things)} with ${subject}${topic ? ` for ${topic}` : ''}`;
    const description = [
      `In ${pick(chance, places)}, ${firm} said that ${pick(chance, asides)}.`,
      ...named.slice(1).map((name) => `It also works with ${name}, ${run(chance, vocabulary)}.`),
      `${run(chance, vocabulary)}, and ${pick(chance, asides)}.`,
      `${run(chance, vocabulary)}.`,
    ].join(' ');
    // twice as many a day at the end as at the beginning
    const share = Math.sqrt(1 + 3 * (n / count)) - 1;
    const at = firstDay + share * (lastDay - firstDay) + Math.floor(chance() * 60) * minuteMs;
    const url = `https://news.example/${n}`;
    yield {
      title,
      description,
      publication_date: new Date(at).toISOString(),
      url,
      canonical_url: url,
      publication_name: pick(chance, publications),
      tags: JSON.stringify([...new Set([...named, ...(topic ? [topic] : [])])]),
    };
  }
}
