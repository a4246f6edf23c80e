import type { Evidence } from '../evidence/index.ts';
import { namesOf } from '../evidence/lexicon.ts';
import type { Ingredient } from '../evidence/records.ts';
import type { Inquiry } from './inquiry.ts';

const wordsPerTopic = 4;
const namesPerIngredient = 4;

/** What to search the stored articles for: names of the ingredients and the commonest words of the outcomes. */
export function articleTermsOf(evidence: Evidence, inquiry: Inquiry): string[] {
  const names = inquiry.ingredients.flatMap((key) => {
    const ingredient = evidence.ingredients.get(key);
    return ingredient ? searchNames(ingredient) : [];
  });
  const words = inquiry.topics.flatMap((key) =>
    (evidence.topics.get(key)?.words ?? []).slice(0, wordsPerTopic),
  );
  const others = inquiry.intents.has('news') ? inquiry.unknownNames : [];
  return [...new Set([...names, ...words, ...others])];
}

/** The names readers know an ingredient by: its own, the Latin one, then synonyms. */
function searchNames(ingredient: Ingredient): string[] {
  const own = ingredient.name.replace(/ \([^)]*\)$/, '');
  const names = [own, ...ingredient.latinName, ...namesOf(ingredient)].filter(isSearchable);
  return [...new Set(names)].slice(0, namesPerIngredient);
}

/** Names in brackets are there once more without them; two letters find everything. */
const isSearchable = (name: string) => name.length > 2 && !name.includes('(');
