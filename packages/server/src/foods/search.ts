import MiniSearch, { type Query } from 'minisearch';
import { stems } from '../registry/index.ts';
import { plainnessOf } from './plainness.ts';
import { headOf, singular } from './wording.ts';

/** A food as it is found. */
export interface FoundFood {
  id: number;
  name: string;
  category: string;
}

/** Finds foods by their names. */
export interface FoodIndex {
  /** Numbers of the foods that have all words of the query, misspelled ones forgiven; plain foods first. */
  find(query: string, limit: number): number[];
}

const wordsOf = (text: string) => stems(text).map(singular);

const forgiven = (word: string) => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

/** What a food is worth whose first words are the query, against one that only holds them. */
const exactly = 1.6;

/** Makes the index of all foods, a piece at a time: others are answered meanwhile. */
export async function createFoodIndex(foods: readonly FoundFood[]): Promise<FoodIndex> {
  const known = new Map(foods.map((food) => [food.id, entryOf(food)]));
  const index = new MiniSearch<FoundFood>({
    fields: ['head', 'name'],
    extractField: (food, field) => (field === 'head' ? headOf(food.name) : String(food[field as 'name'])),
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { head: 3 },
      combineWith: 'AND',
      prefix: (word) => word.length > 1,
      fuzzy: forgiven,
      weights: { fuzzy: 0.2, prefix: 0.4 },
    },
  });
  await index.addAllAsync(foods, { chunkSize: 500 });
  return {
    find(query, limit) {
      const asked = wordsOf(query).join(' ');
      const boostDocument = (id: unknown) => {
        const { worth = 1, firsts = [] } = known.get(Number(id)) ?? {};
        return firsts.includes(asked) ? worth * exactly : worth;
      };
      // Corn starch is written cornstarch there, and others the other way round.
      const queries: Query[] = [{ combineWith: 'AND', queries: [query] }, query.replace(/\s+/g, '')];
      const found = index.search({ combineWith: 'OR', queries }, { boostDocument });
      return found.slice(0, limit).map(({ id }) => Number(id));
    },
  };
}

/** How much a food is worth wherever it is found, and the words it begins with: its first part, or what it is. */
function entryOf(food: FoundFood): { worth: number; firsts: string[] } {
  const [first = ''] = food.name.replace(/\(.*?\)/g, '').split(',');
  const firsts = [first, headOf(food.name)].map((part) => wordsOf(part).join(' '));
  return { worth: plainnessOf(food), firsts };
}
