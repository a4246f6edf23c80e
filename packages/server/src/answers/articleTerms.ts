import type { Evidence } from '../evidence/index.ts';
import type { Inquiry } from './understand/inquiry.ts';
import { type Ingredient, namesOf, stems } from '../registry/index.ts';

const wordsPerTopic = 4;
const namesPerIngredient = 4;

/** What to search the stored articles for: names of ingredients, the commonest words of outcomes, then the text's own words. */
export const articleTermsOf = (evidence: Evidence, inquiry: Inquiry): string[] => [
  ...new Set([...namedTermsOf(evidence, inquiry), ...ownWords(inquiry)]),
];

/** The same without the text's own words: what an article has to say to name what is asked about. */
export function namedTermsOf(evidence: Evidence, inquiry: Inquiry): string[] {
  const names = inquiry.ingredients.flatMap((key) => {
    const ingredient = evidence.ingredients.get(key);
    return ingredient ? searchNames(ingredient) : [];
  });
  const words = inquiry.topics.flatMap((key) =>
    (evidence.topics.get(key)?.words ?? []).slice(0, wordsPerTopic),
  );
  return [...new Set([...names, ...words])];
}

/** The words of a text that may tell it from others, as they are compared. */
export const ownWords = (inquiry: Inquiry): string[] =>
  [...new Set([...inquiry.words, ...acronymsIn(inquiry.question)])]
    .filter((word) => !isOrdinary.has(word))
    .filter((word) => word.length > 3 || acronymsIn(inquiry.question).includes(word))
    .slice(0, mostOwnWords);

/** `GLP-1`: short, and yet it tells. Markets and authorities are told apart elsewhere. */
const acronymsIn = (question: string): string[] =>
  stems((question.match(/\b[A-Z]{3,6}\b/g) ?? []).join(' ')).filter((word) => !authorities.has(word));

const authorities: ReadonlySet<string> = new Set(['usa', 'fda', 'efsa', 'ftc', 'dshea', 'ceo', 'nrv']);
const mostOwnWords = 12;
/** Words that tell no text from another. */
export const isOrdinary: ReadonlySet<string> = new Set(
  stems(
    'about after again all also among and another any anything are article articles because been before being between both but can could does during each even every for from get give had happen happening has have headline headlines her here how industry into its just know last late latest launch launches like made make makes many may more most much must new news next not now off one only other our out over press read recent recently report reports said same say says see should show since some still such tell than that the their them then there these they thing things this those through today trade trend trends trending under until update updates use very was were what when where which while who why will with would year years you your week month food foods industry sector market markets supplement supplements nutrition company companies business product products ingredient ingredients tell world',
  ),
);

/** The names readers know an ingredient by: its own, the Latin one, then synonyms. */
function searchNames(ingredient: Ingredient): string[] {
  const own = ingredient.name.replace(/ \([^)]*\)$/, '');
  const names = [own, ...ingredient.latinName, ...namesOf(ingredient)].filter(isSearchable);
  return [...new Set(names)].slice(0, namesPerIngredient);
}

/** Names in brackets are there once more without them; two letters find everything. */
const isSearchable = (name: string) => name.length > 2 && !name.includes('(');
