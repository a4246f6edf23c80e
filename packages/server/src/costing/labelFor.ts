import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';
import { peopleIn, type People } from './words/people.ts';
import { anyOf, searchable } from './text.ts';

/** Whose label a product gets: what its words say, or nothing where they do not. */
export interface LabelFor {
  readonly market?: 'US' | 'EU';
  /** Groups of people by the columns of a label. */
  readonly audience?: ('adults' | 'children' | 'pregnancy' | 'infants')[];
}

const MarketWords = z.strictObject({
  key: columns.key,
  market: z.enum(['US', 'EU', '']),
  /** `market`: named anywhere. `place`: where it is sold. `people`: who is sold to. `origin`: what makes a place one of origin. */
  says: z.enum(['market', 'place', 'people', 'origin']),
  words: columns.list,
  ...columns.origin,
});
const rows = readTable(new URL('./data/', import.meta.url), 'marketWords', MarketWords);

const origins = anyOf(rows.flatMap(({ says, words }) => (says === 'origin' ? words : [])));

/** How the words of a row show the market in a searchable text. */
const shown: Readonly<Record<string, (words: readonly string[]) => RegExp>> = {
  market: (words) => new RegExp(` (?:${anyOf(words)}) `),
  place: (words) =>
    new RegExp(
      `(?<! (?:${origins})) (?:for|in|into|across|throughout|within|to) (?:the )?(?:${anyOf(words)}) `,
    ),
  people: (words) =>
    new RegExp(
      ` (?:${anyOf(words)}) (?:markets?|consumers|shoppers|retail(?:ers)?|supermarkets|pharmac(?:y|ies)|labels?|launch) `,
    ),
};

const markets = rows.flatMap(({ market, says, words }) => {
  const pattern = shown[says]?.(words);
  return market && pattern ? [{ market, pattern }] : [];
});

/** Whose label the words of a concept ask for. With both markets named the first label is that of the US. */
export function labelFor({ concept, description }: { concept: string; description: string }): LabelFor {
  const text = `${concept} , ${description}`;
  const market = marketIn(searchable(text));
  const audience = audienceOf(peopleIn(text));
  return { ...(market ? { market } : {}), ...(audience ? { audience } : {}) };
}

function marketIn(text: string): LabelFor['market'] {
  const found = new Set(markets.flatMap(({ market, pattern }) => (pattern.test(text) ? [market] : [])));
  if (found.has('US')) return 'US';
  return found.has('EU') ? 'EU' : undefined;
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
