import type { Evidence } from '../../../evidence/index.ts';
import { isContent, namesIn, wants } from './clauseKinds.ts';
import { clausesOf, isQuestion, leadOf } from './clauses.ts';
import { plainlyAsked } from './courtesies.ts';
import { whichMore } from '../foods/foodKinds.ts';
import { foodsAsked } from '../foods/foodsAsked.ts';
import type { Inquiry } from '../inquiry.ts';
import { read } from '../read.ts';

/** The parts of a text that may ask for something of their own, lists and pairs of things taken apart. */
export const clausesAsked = (evidence: Evidence, text: string): string[] =>
  underLead(evidence, text)
    .map(plainlyAsked)
    .flatMap((clause) => listed(evidence, clause))
    .flatMap((clause) => sides(evidence, clause));

/** The clauses of a text; those behind a name that the base does not know as an ingredient are asked of it. */
function underLead(evidence: Evidence, text: string): string[] {
  const clauses = withCompared(evidence, withVerbs(clausesOf(text)));
  const ahead = leadOf(text);
  if (!ahead || ahead.name.split(/\s+/).length > mostWordsAhead) return clauses;
  const named = { ...read(evidence, ahead.name), amounts: [] };
  if (namesIn(named) + named.asks.size > 0) return clauses;
  const under = new Set(ahead.clauses);
  return clauses.map((clause) => {
    const own = read(evidence, clause);
    const isOfLead = under.has(clause) && (own.ingredients.length === 0 || foodsAsked(own) !== null);
    return isOfLead ? `${ahead.name}: ${clause}` : clause;
  });
}

const mostWordsAhead = 6;

const separator = /,\s*(?:(?:and|or|then|plus)\s+|&\s*)?|\s+(?:and|then|plus|&)\s+|:\s+/i;
/** So many in a row are a list. */
export const fewestListed = 3;
const mostWordsListed = 3;

/** “Ashwagandha: science, safety, law, cost”: things that are asked for in a row, each in a word or two. */
function listed(evidence: Evidence, clause: string): string[] {
  const items = clause
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < fewestListed) return [clause];
  const readings = items.map((item) => ({ item, own: read(evidence, item) }));
  const [first] = readings;
  if (first && withVerbBehind.test(first.item) && !wants(first.own)) return [clause];
  // 'EU label, per daily dose: 60 µg iodine and 7 mg zinc' lists amounts and says where they stand.
  if (readings.some(({ own }) => own.amounts.length > 0 && !wants(own))) return [clause];
  // “vitamin C in raw guava, its Daily Value in the US, price of ascorbic acid”
  if (readings.every(({ own }) => isContent(own) || (wants(own) && own.ingredients.length > 0))) return items;
  const bare = readings.filter(({ item, own }) => item.split(/\s+/).length <= mostWordsListed && wants(own));
  return bare.length >= fewestListed - 1 && bare.length >= items.length - 2 ? items : [clause];
}

/** “What do A, B and C cost?”: the verb of the first item stands behind the last. */
const withVerbBehind = /^(?:what|how (?:much|many))\s+(?:does|do|would|will)\b/i;

const coordination = /,?\s+and\s+(?:for\s+)?/i;

/** “How much iron and calcium do 100 g of teff contain?”: two nutrients of one thing that is weighed. */
const isOfOneFood = (whole: Inquiry): boolean =>
  (foodsAsked(whole)?.nutrients.length ?? 0) > 1 && whole.amounts.some(({ unit }) => unit === 'g');

/** “Round 0.3 g fat and 127 mg sodium”: one verb for both sides. */
const ofOneVerb = ['rounding', 'conversion', 'percent', 'pieces'] as const;

/** “Supplement Facts: 80 mcg selenium and 100 mcg chromium. % DV of each?”: what is asked behind is asked of both amounts. */
const isOfBoth = (one: Inquiry, other: Inquiry): boolean =>
  one.amounts.length > 0 &&
  other.amounts.length > 0 &&
  !isQuestion(one.question) &&
  (['percent', 'conversion'] as const).some((ask) => other.asks.has(ask));

/** “How much zinc and iron may she take?”: what stands before the ‘and’ has no verb of its own. */
const onlyNames = /^how (?:much|many)(?: [^\s?.!;]+){1,2}$/i;

/** “How much iron and how much zinc is in tuna?”: a part without a verb is one with that behind it. */
function withVerbs(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  let ahead = '';
  for (const [at, clause] of clauses.entries()) {
    ahead += clause;
    if (onlyNames.test(clause) && /^how (?:much|many)\b/i.test(clauses[at + 1] ?? '')) ahead += ' and ';
    else {
      joined.push(ahead);
      ahead = '';
    }
  }
  return joined;
}

/** “Buttermilk or feta, which has more folate?”: what is compared stands ahead of what it is compared in. */
function withCompared(evidence: Evidence, clauses: readonly string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const ahead = joined.at(-1);
    const isBehind = ahead !== undefined && pair.test(ahead) && !isQuestion(ahead) && whichMore.test(clause);
    if (isBehind && foodsAsked(read(evidence, clause))?.nutrients.length)
      joined.splice(-1, 1, `${ahead}, ${clause}`);
    else joined.push(clause);
  }
  return joined;
}

const pair = /\b(?:or|and|vs\.?|versus)\b/i;

/** “US gluten-free threshold and EU lead limit”: two sides that ask for something of different things each, or in different markets. */
function sides(evidence: Evidence, clause: string): string[] {
  const [left = '', right = '', ...more] = clause.split(coordination);
  if (right === '' || more.length > 0) return [clause];
  const [one, other] = [read(evidence, left), read(evidence, right)];
  if (one.asks.size === 0 || other.asks.size === 0 || other.asks.has('comparison')) return [clause];
  if (other.amounts.length > 0 && ofOneVerb.some((ask) => one.asks.has(ask))) return [clause];
  if (isOfBoth(one, other) || onlyNames.test(left.trim())) return [clause];
  if (isOfOneFood(read(evidence, clause))) return [clause];
  const isOfTwo =
    one.ingredients.length > 0 &&
    other.ingredients.length > 0 &&
    one.ingredients.every((key) => !other.ingredients.includes(key));
  const isOfTwoMarkets = one.market !== null && other.market !== null && one.market !== other.market;
  return isOfTwo || isOfTwoMarkets ? [left, right] : [clause];
}
