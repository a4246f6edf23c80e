import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';
import { peopleIn, type People } from './words/people.ts';
import { anyOf, searchable } from './text.ts';

/** Whose rules a product is sold under. */
export type Market = 'US' | 'EU';

/** Whose label a product gets: what its words say, or nothing where they do not. */
export interface LabelFor {
  readonly market?: Market;
  /** Groups of people by the columns of a label. */
  readonly audience?: ('adults' | 'children' | 'pregnancy' | 'infants')[];
}

const MarketWords = z.strictObject({
  key: columns.key,
  market: z.enum(['US', 'EU', '']),
  /**
   * `market`: named anywhere. `place`: where it is sold. `people`: who is sold to. `origin`: what makes a place one of origin.
   * `sold`: behind those, and behind the short name of a market, who or what is sold to.
   */
  says: z.enum(['market', 'place', 'people', 'origin', 'short', 'sold']),
  words: columns.list,
  ...columns.origin,
});
const rows = readTable(new URL('./data/', import.meta.url), 'marketWords', MarketWords);

const wordsThat = (wanted: string) =>
  anyOf(rows.flatMap(({ says, words }) => (says === wanted ? words : [])));
const origins = wordsThat('origin');
const soldTo = wordsThat('sold');
const behindPeople = (words: readonly string[]) =>
  new RegExp(` (?:${anyOf(words)}) (?:(?!(?:and|or|to|for) )[a-z]+ )?(?:${soldTo}) `);

/** How the words of a row show the market in a searchable text. */
const shown: Readonly<Record<string, (words: readonly string[]) => RegExp>> = {
  market: (words) => new RegExp(` (?:${anyOf(words)}) `),
  place: (words) =>
    new RegExp(
      `(?<! (?:${origins})) (?:for|in|into|across|throughout|within|to) (?:the )?(?:${anyOf(words)}) `,
    ),
  people: behindPeople,
  short: behindPeople,
};

const markets = rows.flatMap(({ market, says, words }) => {
  const pattern = shown[says]?.(words);
  return market && pattern ? [{ market, pattern }] : [];
});

/** Whose label the words of a concept ask for. With both markets named the first label is that of the US. */
export function labelFor({ concept, description }: { concept: string; description: string }): LabelFor {
  const text = `${concept} , ${description}`;
  const [market] = marketsIn(text);
  const audience = audienceOf(peopleIn(text));
  return { ...(market ? { market } : {}), ...(audience ? { audience } : {}) };
}

/** The markets that the words of a concept name, those of the US first. */
export function marketsIn(text: string): Market[] {
  const read = searchable(text);
  const found = new Set(markets.flatMap(({ market, pattern }) => (pattern.test(read) ? [market] : [])));
  return (['US', 'EU'] as const).filter((each) => found.has(each));
}

/** A label has no column of its own for children from 4 years: they share that of adults. */
const columnsOf: Readonly<Record<People, NonNullable<LabelFor['audience']>[number]>> = {
  infants: 'infants',
  toddlers: 'children',
  children: 'adults',
  pregnancy: 'pregnancy',
};

function audienceOf(people: readonly People[]): LabelFor['audience'] {
  if (people.every((each) => each === 'children')) return undefined;
  return [...new Set(people.map((each) => columnsOf[each]))];
}
