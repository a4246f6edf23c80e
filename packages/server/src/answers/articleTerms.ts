import type { Evidence } from '../evidence/index.ts';
import { namesOf } from '../evidence/lexicon.ts';
import type { Inquiry } from './inquiry.ts';

const wordsPerTopic = 4;
const namesPerIngredient = 4;

/** What to search the stored articles for: names of the ingredients and the commonest words of the outcomes. */
export function articleTermsOf(evidence: Evidence, inquiry: Inquiry): string[] {
  const names = inquiry.ingredients.flatMap((key) => {
    const ingredient = evidence.ingredients.get(key);
    return ingredient ? namesOf(ingredient).filter(isSearchable).slice(0, namesPerIngredient) : [];
  });
  const words = inquiry.topics.flatMap((key) =>
    (evidence.topics.get(key)?.words ?? []).slice(0, wordsPerTopic),
  );
  const others = inquiry.intents.has('news') ? inquiry.unknownNames : [];
  return [...new Set([...names, ...words, ...others])];
}

/** Names in brackets are there once more without them; two letters find everything. */
const isSearchable = (name: string) => name.length > 2 && !name.includes('(');
