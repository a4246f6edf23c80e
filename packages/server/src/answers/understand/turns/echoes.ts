import type { Evidence } from '../../../evidence/index.ts';
import { findAmountsIn } from '../../../registry/index.ts';
import { findForms, formSpans } from '../names/namedForms.ts';
import { type FoodNutrient, foodsAsked } from '../foods/foodsAsked.ts';
import type { Inquiry } from '../inquiry.ts';
import { read } from '../read.ts';
import { wordsOf } from '../words.ts';
import { withVerb } from './shapes.ts';

/**
 * The question before, asked again with what a fragment says in words that no list of names has: a food (“and fonio grain?”
 * after what farro holds), a compound (“but with the bisglycinate” after zinc gluconate), or a phrase in the place of
 * another with its preposition (“in cereal bars?” after “… in spreadable fats?”). Null where the fragment asks for
 * something, or nothing in the question before makes room for it.
 */
export function echoed(evidence: Evidence, own: Inquiry, before: Inquiry): string | null {
  const said = withoutLeaning(own.question);
  const words = wordsOf(said);
  if (!isNoun(own) || words.length === 0 || words.length > mostWords) return null;
  // “hemp hearts” are no hearts, “European black currants” of no market
  const isOfFood =
    words.some(({ stem }) => !own.namedWords.has(stem)) ||
    own.ingredients.some((key) => isFood(evidence, key));
  const food = isOfFood ? ofFood(evidence, said, before) : null;
  if (food || own.topics.length + own.markets.length > 0) return food;
  if (own.group !== null) return null;
  return ofForm(evidence, said, before) ?? inPlace(evidence, said, before) ?? ofNoun(said, own, before);
}

const mostWords = 6;

const isFood = (evidence: Evidence, key: string): boolean =>
  evidence.ingredients.get(key)?.category === 'food';

/** Names something, and asks for nothing: whatever is asked for was said before. */
const isNoun = ({ question, asks, amounts, medicines, isOrder }: Inquiry): boolean =>
  asks.size + amounts.length + medicines.length === 0 && !isOrder && !withVerb.test(question);

/** What is said behind “and”, “what about” and the like, up to what ends it. */
export function withoutLeaning(question: string): string {
  const said = question.trim().replace(leaning, '');
  return said.replace(/[\s?!.]+$/, '').replace(/\s(?:then|too|instead|please|pls|now)$/i, '');
}

const leaning =
  /^(?:(?:and|but|or|so|then|ok|okay|also|now|same|the same|what about|how about|what of)[\s,:;–-]+){1,3}/i;

/** What the tables of foods were asked for, asked of another food. */
function ofFood(evidence: Evidence, said: string, before: Inquiry): string | null {
  const asked = foodsAsked(before);
  if (!asked || asked.nutrients.length === 0 || startsWithPlace.test(said)) return null;
  // “and iron?” asks for another nutrient, of the same food
  if (foodsAsked(read(evidence, `How much ${said} per 100 g?`))?.nutrients.length) return null;
  const [amount] = findAmountsIn(before.question, ['g']);
  return heldIn(asked.nutrients, `${amount ? `${amount.text} of ` : ''}${said}`);
}

/** What a food, or so much of it, holds of what is asked for. */
export const heldIn = (nutrients: readonly FoodNutrient[], food: string): string =>
  `How much ${nutrients.map(({ name }) => name).join(' and ')} is in ${food}?`;

/** A compound in the place of the one that was named of the same ingredient. */
function ofForm(evidence: Evidence, said: string, before: Inquiry): string | null {
  const forms = findForms(evidence, before.ingredients, said);
  if (forms.length === 0 || forms.some((form) => before.forms.includes(form))) return null;
  const [there] = placesOfForms(before.forms, before.question);
  const [here] = placesOfForms(forms, said);
  if (!there || !here) return null;
  return (
    before.question.slice(0, there.start) +
    said.slice(here.start, here.end) +
    before.question.slice(there.end)
  );
}

/** Where a text names compounds, without the ingredient before them. */
function placesOfForms(forms: Inquiry['forms'], text: string): { start: number; end: number }[] {
  const words = wordsOf(text);
  return formSpans(forms, words).flatMap(({ from, to }) => {
    const word = words[from];
    return word && to === from + 1 ? [{ start: word.start, end: word.end }] : [];
  });
}

/** “And kefir?” after the shelf price of oat milk: the noun at the end of a question that names no ingredient. */
function ofNoun(said: string, own: Inquiry, before: Inquiry): string | null {
  const isOfNone = own.ingredients.length + before.ingredients.length + before.topics.length === 0;
  const noun = isOfNone && before.asks.size > 0 ? lastNoun.exec(before.question) : null;
  return noun ? `${before.question.slice(0, noun.index)}${noun[1]} ${said}?` : null;
}

const lastNoun = /(\s(?:of|for))\s[^,;:?!.]+[?.!]*\s*$/i;

/** Words that say where, of whom or for what. */
const places = 'in|on|for|per|with|from|under|as|without';
const startsWithPlace = new RegExp(`^(?:${places})\\s`, 'i');

/** The question before with the last phrase that begins with the same preposition put out of its place. */
function inPlace(
  evidence: Evidence,
  said: string,
  { question: before, ingredients: asked }: Inquiry,
): string | null {
  const preposition = startsWithPlace.exec(said)?.[0].trim().toLowerCase();
  if (!preposition) return null;
  const at = before.toLowerCase().lastIndexOf(` ${preposition} `);
  if (at < 0) return null;
  const rest = before.slice(at + preposition.length + 2);
  const end = rest.search(new RegExp(`[,;:?!]|\\.\\s|\\s(?:${places}|and|or)\\s`, 'i'));
  const behind = end < 0 ? '' : rest.slice(end);
  // “for vitamin D” is what the question is about
  const named = preposition === 'for' ? read(evidence, end < 0 ? rest : rest.slice(0, end)).ingredients : [];
  if (named.some((key) => asked.includes(key))) return null;
  return `${before.slice(0, at)} ${said}${behind}`;
}
