import type { Evidence } from '../../../evidence/index.ts';
import type { AskKind } from '../askKinds.ts';
import { isBesides } from '../message/completing.ts';
import { asksIn, type ScoredAsk } from '../asks.ts';
import type { Dose } from '../doses.ts';
import { excipientsNamed } from '../names/excipientNames.ts';
import { figureBefore } from './figureBefore.ts';
import type { Inquiry } from '../inquiry.ts';
import { findForms } from '../names/namedForms.ts';
import { namedIn, writtenIn } from '../names/named.ts';
import { stems } from '../../../registry/index.ts';

const openingCue =
  /^(?:and|but|also|so|then|ok(?:ay)?|what about|how about|what if|only|just|specifically|especially|particularly)\b/i;
/** Speaks of something said before. */
const reference = /\b(?:it|its|this|that|they|them|these|those|the same|instead|either|both|there)\b/i;
/** “How much for the weight one?”: one of what was spoken of. */
const ofOne = /\bthe (?:\p{L}+ )?ones?\b/iu;
const opening = /^(?:why|for|in|with|at|on)\b/i;
const mostWords = 9;
const mostWordsBare = 5;
/** “Which strain?”, “What form?”: a choice among what was spoken of. */
const choice = /^(?:which|what)(?: \p{L}+){1,2}\s*\?*$/iu;

/** Whether a question may lean on what was said before it; names that nobody knows are asked about afresh. */
export const mayLean = (own: Inquiry): boolean => own.unknownNames.length === 0 && !own.isOrder;

/** Whether it does: it says too little by itself, or speaks of what was said. */
export function leansOn(own: Inquiry, before: Inquiry): boolean {
  const question = own.question.trim();
  if (own.asks.size === 1 && own.asks.has('greeting')) return false;
  const isBare = own.ingredients.length === 0;
  const isSame = !isBare && own.ingredients.every((key) => before.ingredients.includes(key));
  const isBoth = own.ingredients.length === 1 && (own.asks.has('comparison') || isBesides(own.question));
  if ((isSame || isBoth) && reference.test(question)) return true;
  if (openingCue.test(question))
    return isBare || own.topics.length === 0 || own.asks.size === 0 || own.asks.has('claim');
  if (isBare && ofOne.test(question)) return true;
  if (!isBare || own.topics.length > 0) return false;
  const hasAsk = own.asks.size > 0 || own.group !== null || speaksOfMarket(own) || own.amounts.length > 0;
  if (hasAsk && (reference.test(question) || opening.test(question))) return true;
  if (isChoice(own) || isAmong(own)) return true;
  const words = stems(question).length;
  return (words <= mostWords && hasAsk && !own.asks.has('news')) || (words <= mostWordsBare && isBareOf(own));
}

/** “By how much?”, “how many hours apart?”: asks for nothing and names nothing that could be asked about. */
const isBareOf = ({
  question,
  asks,
  products,
  dosageForms,
  medicines,
  countries,
  unread,
}: Inquiry): boolean =>
  asks.size + products.length + dosageForms.length + medicines.length + countries.length + unread.length ===
    0 && measure.test(question.trim());

/** Asks for a measure or a part of what was told, and not what something else is: “what is the weather like?” */
const measure =
  /^(?:(?:and|but|by|in|at|for|from|of|to|with|on|over|after) )?(?:how|what|which|who|whom|whose|when|where)\b(?! (?:is|are|was|were|do|does|did) (?:the|an?|my|your|you|i|we)\b)/i;

/** “What E number does it have?” asks for a part of what was told, in whatever words. */
export const asksOfTold = ({ question }: Inquiry): boolean =>
  measure.test(question.trim()) && reference.test(question);

const isChoice = ({ question, asks }: Inquiry): boolean => asks.size === 0 && choice.test(question.trim());

/** “Is mustard one of them?” asks whether something is among what was told. */
const isAmong = ({ question, asks }: Inquiry): boolean => asks.size === 0 && among.test(question);
const among = /\b(?:one|among|any|some) (?:of )?(?:them|these|those)\b/i;

/** The question with what it takes over from the one before. */
export function takeOver(own: Inquiry, before: Inquiry, evidence: Evidence): Inquiry {
  const isSwap = own.ingredients.length > 0 && own.topics.length === 0;
  const isDeepening = own.ingredients.length === 0 && own.topics.length === 0;
  const ingredients = ingredientsOf(own, before);
  const forms = findForms(evidence, ingredients, own.question);
  const scored = scoredOf(own, before);
  const isNameless = [own, before].every(
    ({ ingredients: names, topics }) => names.length + topics.length === 0,
  );
  const meant = withName(own, before, evidence);
  const isTogether = isNameless ? isWithout(own, evidence) : addsTo(own, before);
  return {
    ...own,
    question: isTogether ? `${before.question.replace(/[?.!\s]+$/, ',')} ${own.question}` : meant,
    words: isTogether ? [...before.words, ...own.words] : meant === own.question ? own.words : stems(meant),
    ingredients,
    topics: isSwap || isDeepening ? [...new Set([...own.topics, ...before.topics])] : own.topics,
    scored,
    asks: asksIn(scored),
    group: own.group ?? (isSwap || own.markets.length > 0 ? before.group : null),
    market: own.market ?? (own.markets.length > 0 ? null : before.market),
    markets: own.markets.length > 0 ? own.markets : before.markets,
    countries: own.markets.length > 0 ? own.countries : before.countries,
    amounts: own.amounts.length > 0 ? own.amounts : amountsOf(own, before, evidence),
    ...thingsOf(own, before),
    forms: forms.length > 0 || !isOnForms(own) ? forms : before.forms,
    isFollowUp: true,
  };
}

/** “Its price per kg?” with the name that it stands for, by which prices and records are found. */
function withName(own: Inquiry, before: Inquiry, evidence: Evidence): string {
  const [only, ...others] = before.ingredients;
  if (own.ingredients.length > 0 || only === undefined || others.length > 0) return own.question;
  const named = namedIn(evidence, before.question);
  const span = named.spans.find(({ kind, key }) => kind === 'ingredient' && key === only);
  return span ? own.question.replace(pronoun, writtenIn(named, span)) : own.question;
}
const pronoun = /\b(?:its|it|they|them)\b/i;

/** “Which is cheaper?” chooses among the forms that were named before. */
const isOnForms = ({ question, asks, ingredients }: Inquiry): boolean =>
  reference.test(question) ||
  (ingredients.length === 0 && (['comparison', 'cost', 'absorption'] as const).some((ask) => asks.has(ask)));

/** Asks for nothing and names nothing: only with the question before it does it say anything. */
export const saysNothingAlone = (own: Inquiry): boolean => isChoice(own) || isAmong(own) || isBareOf(own);

/** Says of something that no list of ingredients names where, or how much; an additive of its own is asked about instead. */
const isWithout = (own: Inquiry, evidence: Evidence): boolean =>
  saysNothingAlone(own) ||
  (own.markets.length + own.asks.size > 0 && excipientsNamed(evidence, own.question).length === 0);

/** “It has 12 g per 60 g bar”: an amount of what the question before left open. */
const addsTo = (own: Inquiry, before: Inquiry): boolean =>
  saysNothingAlone(own) ||
  (own.asks.size + before.amounts.length === 0 && own.amounts.length > 0 && own.ingredients.length === 0);

/** What a follow-up that names no ingredient speaks of besides: “What must the can say?” is of the energy drink. */
function thingsOf(own: Inquiry, before: Inquiry): Pick<Inquiry, 'medicines' | 'products' | 'dosageForms'> {
  const isBare = own.ingredients.length === 0;
  const last = (mine: readonly string[], said: readonly string[]) =>
    mine.length > 0 || !isBare ? mine : said;
  return {
    medicines: last(own.medicines, before.medicines),
    products: last(own.products, before.products),
    dosageForms: last(own.dosageForms, before.dosageForms),
  };
}

/** “How does it compare with melatonin?” and “is it safe with caffeine?” are about both. */
function ingredientsOf(own: Inquiry, before: Inquiry): readonly string[] {
  if (own.ingredients.length === 0) return before.ingredients;
  const isBoth = own.ingredients.length === 1 && (own.asks.has('comparison') || isBesides(own.question));
  return isBoth ? [...new Set([...before.ingredients, ...own.ingredients])] : own.ingredients;
}

/** What was asked of one ingredient is asked of the next: “and magnesium oxide?” after a price asks for its price. */
const lasting: ReadonlySet<AskKind> = new Set([
  'cost',
  'limit',
  'labelValue',
  'dose',
  'claim',
  'safety',
  'news',
]);

function scoredOf(own: Inquiry, before: Inquiry): readonly ScoredAsk[] {
  const said = [...own.asks].filter((ask) => ask !== 'comparison');
  const onlyNamesForm = said.every((ask) => ask === 'form') && !/\bforms?\b/i.test(own.question);
  if (said.length === 0) {
    const isLasting = before.scored.some(({ kind }) => lasting.has(kind) && before.asks.has(kind));
    const isAside = own.group !== null && !isLasting && !ofThose.test(own.question);
    return isAside ? own.scored : union(own.scored, before.scored);
  }
  const taken = before.scored.filter(({ kind }) => lasting.has(kind) && before.asks.has(kind));
  if (onlyNamesForm && taken.length > 0) return before.scored;
  const isWhy = said.every((ask) => ask === 'explanation');
  if (isOnAmount(own, before, said)) return union(taken, own.scored);
  return isWhy ? union(own.scored, taken) : own.scored;
}

/**
 * “And per serving of 3 mg?” after a price is one more price, and “what is the least I need?” after a claim asks for what
 * the claim asks for.
 */
function isOnAmount(own: Inquiry, before: Inquiry, said: readonly AskKind[]): boolean {
  const isBare = own.ingredients.length + own.topics.length === 0 && said.every((ask) => ofAmount.has(ask));
  return isBare && (own.amounts.length > 0 ? before.asks.has('cost') : before.asks.has('claim'));
}

const ofAmount: ReadonlySet<AskKind> = new Set<AskKind>(['dose', 'meaning']);

/** “Which of them are for children?” asks for what was asked for, of a group. */
const ofThose = /\b(?:them|those|these)\b/i;

const union = (own: readonly ScoredAsk[], more: readonly ScoredAsk[]): readonly ScoredAsk[] => [
  ...own,
  ...more.filter(({ kind }) => own.every((each) => each.kind !== kind)),
];

/** “And in IU?” and “is that above the limit?” speak of an amount that was said, or of the figure that was asked for. */
function amountsOf(own: Inquiry, before: Inquiry, evidence: Evidence): readonly Dose[] {
  if (own.asks.has('pieces')) return before.amounts;
  if (own.asks.has('conversion'))
    return before.amounts.length > 0 ? before.amounts : figureBefore(before, evidence);
  const asksOfAmount = (['limit', 'safety', 'labelValue'] as const).some((ask) => own.asks.has(ask));
  return asksOfAmount && reference.test(own.question) ? before.amounts : [];
}

/** A market of its own; a country may be named for any reason. */
const speaksOfMarket = ({ market, countries }: Inquiry) => market !== null && countries.length === 0;
