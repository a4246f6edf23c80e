import type { Evidence } from '../../evidence/index.ts';
import type { AskKind } from './askKinds.ts';
import { clausesOf, isCondition, isQuestion, leadOf } from './clauses.ts';
import { completed, type Part } from './completing.ts';
import { plainlyAsked } from './courtesies.ts';
import { foodsAsked } from './foodsAsked.ts';
import { leansOn, mayLean, takeOver } from './followUp.ts';
import type { Inquiry } from './inquiry.ts';
import { withoutOrders } from './orders.ts';
import { read } from './read.ts';
import { resumed } from './resumed.ts';
import type { Turn } from './turn.ts';

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;
/** More parts are read as one. */
const mostParts = 8;

/** A question as understood. */
export interface Understanding {
  /** All of it as one. */
  readonly whole: Inquiry;
  /** What asks for something of its own, in order; `whole` alone where nothing does, or all of it does. */
  readonly parts: readonly Inquiry[];
  /** Parts that ask for something that was not understood, as they were written. */
  readonly unanswered: readonly string[];
}

/** Understands a question; one that leans on the conversation takes over what it does not say itself. */
export function understand(
  evidence: Evidence,
  question: string,
  history: readonly Turn[] = [],
): Understanding {
  const own = readParts(evidence, question.slice(0, longestRead));
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack);
  const last = asked.at(-1);
  if (!last || !mayLean(own.whole)) return own;
  const before = understand(evidence, last.content, asked.slice(0, -1)).whole;
  const again = isFragment(evidence, before) ? null : resumed(evidence, question, before.question);
  if (again) return asFollowUp(completedBy(before, readParts(evidence, again), evidence));
  if (!leansOn(own.whole, before)) return own;
  const isOne = own.parts.length === 1;
  const earlier = ofBoth.test(question) ? namedBefore(evidence, asked) : [];
  const whole = withEarlier(takeOver(own.whole, before, evidence), earlier);
  const parts = isOne
    ? [whole]
    : own.parts.map((part) => withEarlier(takeOver(part, before, evidence), earlier));
  return { whole, parts, unanswered: own.unanswered };
}

/** What was asked again of a follow-up says no more than that did: it takes over what the follow-up took over. */
function completedBy(before: Inquiry, again: Understanding, evidence: Evidence): Understanding {
  if (!before.isFollowUp) return again;
  const { question, words } = again.whole;
  const whole = { ...takeOver(again.whole, before, evidence), question, words };
  return { ...again, whole, parts: [whole] };
}

/** “And for a 5 year old?” says nothing by itself that another fragment could be put into. */
function isFragment(evidence: Evidence, { isFollowUp, question }: Inquiry): boolean {
  if (!isFollowUp) return false;
  const { asks, ingredients, topics } = read(evidence, question);
  return asks.size + ingredients.length + topics.length === 0;
}

/** “And for both?” speaks of what the turns before named one by one. */
const ofBoth = /\b(?:both|all (?:two|three|four|of (?:them|these|those))|each of (?:them|these|those))\b/i;

/** What the turns before the last named. */
const namedBefore = (evidence: Evidence, asked: readonly Turn[]): readonly string[] => {
  const turn = asked.at(-2);
  return turn ? understand(evidence, turn.content, asked.slice(0, -2)).whole.ingredients : [];
};

const withEarlier = (inquiry: Inquiry, earlier: readonly string[]): Inquiry =>
  earlier.length === 0
    ? inquiry
    : { ...inquiry, ingredients: [...new Set([...earlier, ...inquiry.ingredients])] };

/** The clauses of a text; those behind a name that the base does not know as an ingredient are asked of it. */
function underLead(evidence: Evidence, text: string): string[] {
  const clauses = withVerbs(clausesOf(text));
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

const asFollowUp = ({ whole, parts, unanswered }: Understanding): Understanding => ({
  whole: { ...whole, isFollowUp: true },
  parts: parts.map((part) => ({ ...part, isFollowUp: true })),
  unanswered,
});

function readParts(evidence: Evidence, written: string): Understanding {
  const asked = plainlyAsked(withoutOrders(written));
  const isOrder = asked === '' && written.trim() !== '';
  const whole = { ...read(evidence, asked), isOrder };
  const clauses = underLead(evidence, asked)
    .map(plainlyAsked)
    .flatMap((clause) => listed(evidence, clause))
    .flatMap((clause) => sides(evidence, clause));
  const alone = { whole, parts: [whole], unanswered: [] };
  if (clauses.length < 2 || clauses.length > mostParts) return alone;
  const owns = clauses.map((clause) => read(evidence, clause));
  const readings = withEchoes(
    owns.map((own, at) => ({
      own,
      isCondition: isCondition(clauses[at] ?? '') || isStatement(own) || isStatedFor(own, owns[at + 1]),
    })),
  );
  // “Calcium in kale and its iron” asks of one food; what a list names, or what stands beside a measure of another, does not.
  const isApart =
    clauses.length >= fewestListed ||
    readings.some(({ own }) => isMeasure(own, whole) || notOfFoods.some((ask) => own.asks.has(ask)));
  const isAsking = (each: Part) =>
    (!each.isCondition && (wants(each.own) || isMeasure(each.own, whole))) ||
    (isApart && isContent(each.own));
  const isOfSeveral = readings.filter(isAsking).length > 1;
  const asking = readings.filter((each) => isAsking(each) || (isOfSeveral && isUnasked(each.own)));
  if (asking.length === 0) return alone;
  const unanswered = readings.flatMap(({ own }) => (isUnread(own) ? [own.question] : []));
  if (asking.length < 2) return { ...alone, unanswered };
  const context = { evidence, parts: readings, whole };
  return { whole, parts: asking.map(({ own }) => completed(own, context)), unanswered };
}

/** Asks that no table of foods answers: what a food holds is asked beside them. */
const notOfFoods: readonly AskKind[] = ['referenceAmount', 'cost', 'claim', 'contentClaim', 'limit'];

/** “4 mg of cholesterol per serving”: says how much there is of something, and asks for nothing. */
const isStatement = ({ question, asks }: Inquiry): boolean =>
  /\b\d[\d.,]*\s*(?:k?cal|kj|mg|mcg|µg|g)\b[^?]*\bper (?:serving|portion|capsule|tablet|100)\b[^?]*$/i.test(
    question,
  ) &&
  !isQuestion(question) &&
  [...asks].every((ask) => ask === 'dose' || ask === 'meaning');

/** “20 µg of vitamin D on a European label, how many % NRV?”: says of what the clause behind it asks what it comes to. */
const isStatedFor = (own: Inquiry, next: Inquiry | undefined): boolean =>
  own.amounts.length > 0 &&
  !/\b(?:how|what|which)\b/i.test(own.question) &&
  [...own.asks].every((ask) => ofStatements.has(ask)) &&
  next !== undefined &&
  next.amounts.length + next.ingredients.length === 0 &&
  (['percent', 'labelValue', 'conversion', 'rounding'] as const).some((ask) => next.asks.has(ask));

/** What a clause seems to ask for that only says how much there is, and where it stands. */
const ofStatements: ReadonlySet<AskKind> = new Set<AskKind>([
  'dose',
  'rule',
  'panel',
  'labelValue',
  'meaning',
]);

const echo = /^(?:and\s+)?(?:(?:what|how)(?: about)?|in|for|during|with)\b/i;

/** “…, and what about selenium?” asks of selenium, “… and what in pregnancy?” of other people, what was asked before. */
function withEchoes(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const { own } = part;
    const isOfAbout = /\babout\b/i.test(own.question) && own.ingredients.length > 0;
    const isOfOthers =
      own.words.length <= mostWordsEchoed && own.ingredients.length === 0 && own.group !== null;
    const isOfMore = ellipsis.test(own.question) && own.words.length <= mostWordsEchoed && namesIn(own) > 0;
    const isEcho = !wants(own) && ((echo.test(own.question) && (isOfAbout || isOfOthers)) || isOfMore);
    const said = isEcho ? parts.slice(0, at).findLast((each) => wants(each.own))?.own : undefined;
    return said ? { ...part, own: { ...own, asks: said.asks, scored: said.scored } } : part;
  });
}

/** “… and “low sodium”?”: a name by itself, with nothing that asks. */
const ellipsis =
  /^(?:and|or|plus|then)\s+(?!(?:is|are|do|does|did|can|could|may|what|which|how|why|when|where|who)\b)[^?]*\?\s*$/i;

const mostWordsEchoed = 6;

/**
 * “What share of xylitol is usual, how sweet is it and …”: beside several that ask, a question of its own in words that no
 * ask is known by. It stays a part, so that what records say of it is told, or that nothing was found.
 */
const isUnasked = (own: Inquiry): boolean =>
  !wants(own) &&
  asksSomething.test(own.question) &&
  own.words.length >= fewestWordsAsked &&
  own.amounts.length === 0 &&
  !leaning.test(own.question) &&
  !ofAll.test(own.question);

/** “What do I print for each?” asks of what stands around it. */
const ofAll = /\b(?:each|both|all|these|those)\b/i;

const asksSomething = /^(?:and\s+|but\s+|also\s+)?(?:what|which|how|where|when|who|why)\b(?!\s+about\b)/i;

/** A part that is a question, and of which nothing was understood. */
const isUnread = (own: Inquiry): boolean =>
  !leaning.test(own.question) &&
  namesIn(own) + own.asks.size === 0 &&
  own.words.length >= fewestWordsAsked &&
  isQuestion(own.question);

const namesIn = ({ ingredients, topics, medicines, markets, group, products, amounts }: Inquiry): number =>
  [ingredients, topics, medicines, markets, products, amounts].reduce((sum, each) => sum + each.length, 0) +
  (group ? 1 : 0);

const fewestWordsAsked = 3;
/** Asks more of what was just asked about. */
const leaning = /^(?:and )?(?:in what way|how so|why so)\b|\b(?:it|this|that|they|them|same)\b/i;

/** What a word means, or that somebody says hello, is no ask by itself. */
const wants = ({ asks }: Inquiry): boolean =>
  [...asks].some((ask) => ask !== 'meaning' && ask !== 'greeting');

/** “What does a cup of taro weigh?” has no ask of its own; beside a nutrient of the same food it is no part. */
const isMeasure = (own: Inquiry, whole: Inquiry): boolean =>
  foodsAsked(own)?.isOfMeasure === true &&
  (ofNamedFood.test(own.question) || foodsAsked(whole)?.isOfMeasure !== false);

const ofNamedFood =
  /\b(?:cup|tablespoon|tbsp|teaspoon|tsp|slice)s? of (?!it\b|that\b|them\b|those\b|the same\b)\p{L}/iu;

/** “…, vitamin C in raw guava, …”: a nutrient of something, with no word that asks. */
const isContent = (own: Inquiry): boolean =>
  own.asks.size + own.dosageForms.length + own.products.length + own.topics.length === 0 &&
  ofContent.test(own.question) &&
  (foodsAsked(own)?.nutrients.length ?? 0) > 0;

const ofContent =
  /^(?:[^:]{1,30}:\s*)?(?:and\s+)?(?:the\s+)?(?:\p{L}[\p{L}\d-]*\s+){1,3}(?:in|of|per)\s+(?:\p{L}|\d+ ?g\b)/iu;

const separator = /,\s*(?:(?:and|or|then|plus)\s+|&\s*)?|\s+(?:and|then|plus|&)\s+|:\s+/i;
const fewestListed = 3;
const mostWordsListed = 3;

/** “Ashwagandha: science, safety, law, cost”: things that are asked for in a row, each in a word or two. */
function listed(evidence: Evidence, clause: string): string[] {
  const items = clause
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < fewestListed) return [clause];
  const readings = items.map((item) => ({ item, own: read(evidence, item) }));
  // 'EU label, per daily dose: 60 µg iodine and 7 mg zinc' lists amounts and says where they stand.
  if (readings.some(({ own }) => own.amounts.length > 0 && !wants(own))) return [clause];
  // “vitamin C in raw guava, its Daily Value in the US, price of ascorbic acid”
  if (readings.every(({ own }) => isContent(own) || (wants(own) && own.ingredients.length > 0))) return items;
  const bare = readings.filter(({ item, own }) => item.split(/\s+/).length <= mostWordsListed && wants(own));
  return bare.length >= fewestListed - 1 && bare.length >= items.length - 2 ? items : [clause];
}

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
