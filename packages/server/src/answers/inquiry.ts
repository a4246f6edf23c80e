import type { Cited, Evidence, Mention } from '../evidence/index.ts';
import type { Form } from '../evidence/records.ts';
import { selfAndParent } from '../evidence/index.ts';
import { stems } from '../evidence/tokens.ts';
import type { Amount } from './amounts.ts';
import { findAmounts } from './amounts.ts';
import type { Turn } from './answerer.ts';
import type { Group, Intent } from './intent.ts';
import { findGroup, findIntents, findMarket } from './intent.ts';
import { withoutOrders } from './orders.ts';
import { findUnknownNames } from './unknownNames.ts';
import { findUnknownOutcomes } from './unknownOutcomes.ts';

/** A question as understood, with what it takes over from the turns before it. */
export interface Inquiry {
  /** Without orders to the machine, and with misspelt words put right. */
  readonly question: string;
  /** The words of the question as they are compared. */
  readonly words: readonly string[];
  /** True when it only gave orders. */
  readonly isOrder: boolean;
  readonly intents: ReadonlySet<Intent>;
  /** Keys, in the order named. */
  readonly ingredients: readonly string[];
  readonly topics: readonly string[];
  readonly group: Group | null;
  readonly market: 'US' | 'EU' | null;
  readonly amounts: readonly Amount[];
  /** Compounds of the ingredients that the question names. */
  readonly forms: readonly Cited<Form>[];
  /** Names that were read through a spelling mistake. */
  readonly corrections: readonly { written: string; key: string }[];
  /** Things asked about that the base does not know. */
  readonly unknownNames: readonly string[];
  /** Outcomes hoped for that the base does not know. */
  readonly unknownOutcomes: readonly string[];
  /** True when ingredients, outcomes or intents came from earlier turns. */
  readonly isFollowUp: boolean;
}

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;

/** Understands a question; one that leans on the conversation takes over what it does not say itself. */
export function understand(evidence: Evidence, question: string, history: readonly Turn[] = []): Inquiry {
  const own = read(evidence, question.slice(0, longestRead));
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack);
  const last = asked.at(-1);
  if (!last || !leansOnHistory(own)) return own;
  const before = understand(evidence, last.content, asked.slice(0, -1));
  return takeOver(own, before, evidence);
}

const weakCategories = new Set(['macronutrient', 'food']);

function read(evidence: Evidence, written: string): Inquiry {
  const asked = withoutOrders(written);
  const reading = evidence.lexicon.read(asked);
  const question = reading.text;
  const named = reading.mentions.filter((mention) => mention.kind === 'ingredient');
  const strong = named.filter((mention) => !isWeak(evidence, mention));
  const ingredients = unique((strong.length > 0 ? strong : named).map((mention) => mention.key));
  const topics = unique(
    reading.mentions.filter((mention) => mention.kind === 'topic').map((mention) => mention.key),
  );
  return {
    question,
    words: reading.tokens.map((token) => token.stem),
    isOrder: asked === '' && written.trim() !== '',
    intents: findIntents(question),
    ingredients: withoutParents(evidence, ingredients),
    topics,
    group: findGroup(question),
    market: findMarket(question),
    amounts: findAmounts(question),
    forms: findForms(evidence, ingredients, question),
    corrections: reading.mentions
      .filter((mention) => mention.isCorrected)
      .map((mention) => ({ written: mention.text, key: mention.key })),
    unknownNames: findUnknownNames(reading),
    unknownOutcomes: findUnknownOutcomes(reading),
    isFollowUp: false,
  };
}

const isWeak = (evidence: Evidence, mention: Mention) =>
  weakCategories.has(evidence.ingredients.get(mention.key)?.category ?? '');

/** “Vitamin D (vitamin D3)” is one question about D3. */
function withoutParents(evidence: Evidence, keys: readonly string[]): string[] {
  const parents = new Set(keys.map((key) => evidence.ingredients.get(key)?.parent));
  return keys.filter((key) => !parents.has(key));
}

const formAliases: Record<string, string> = { sulphate: 'sulfate' };
const ordinaryFormWords = new Set([
  'anhydrou',
  'l',
  'd',
  'acid',
  'type',
  '2',
  '1',
  'iii',
  'di',
  'trihydrate',
  'basic',
]);

function findForms(evidence: Evidence, ingredients: readonly string[], question: string): Cited<Form>[] {
  const names = new Set(ingredients.flatMap((key) => stems(evidence.ingredients.get(key)?.name ?? '')));
  const words = new Set(
    stems(question)
      .map((word) => formAliases[word] ?? word)
      .filter((word) => !names.has(word)),
  );
  // “glycinate” asks for bisglycinate, “citrate” also for dicitrate
  const isAsked = (word: string) =>
    words.has(word) || [...words].some((asked) => asked.length > 6 && word.endsWith(asked));
  return evidence.forms.filter((form) => {
    if (!ingredients.some((key) => selfAndParent(evidence, key).includes(form.ingredient))) return false;
    return stems(form.compound).some(
      (word) => isAsked(word) && !names.has(word) && !ordinaryFormWords.has(word) && word.length > 4,
    );
  });
}

const openingCue = /^(?:and|but|also|so|then|ok(?:ay)?|what about|how about|what if)\b/i;
/** Speaks of something said before. */
const reference = /\b(?:it|this|that|them|those|these)\b/i;
const pronoun =
  /\b(?:it|its|this|that|they|them|these|those|the same|instead|either|both)\b|^(?:why|for|in|with)\b/i;
const mostWordsOfFollowUp = 9;

function leansOnHistory(own: Inquiry): boolean {
  if (own.unknownNames.length > 0) return false;
  const isBare = own.ingredients.length === 0;
  const question = own.question.trim();
  if (openingCue.test(question)) return isBare || own.topics.length === 0 || own.intents.size === 0;
  if (own.intents.has('compare') && own.ingredients.length === 1 && reference.test(question)) return true;
  if (isBare && own.topics.length === 0 && pronoun.test(question) && own.intents.size > 0) return true;
  const isShort = stems(own.question).length <= mostWordsOfFollowUp;
  const asksSomething = own.intents.size > 0 || own.group !== null || own.market !== null;
  const isAboutNothing = isBare && own.topics.length === 0 && !own.intents.has('news');
  return isShort && asksSomething && isAboutNothing;
}

function takeOver(own: Inquiry, before: Inquiry, evidence: Evidence): Inquiry {
  const isSwap = own.ingredients.length > 0 && own.topics.length === 0;
  const isDeepening = own.ingredients.length === 0 && own.topics.length === 0;
  const ingredients = ingredientsOf(own, before);
  return {
    ...own,
    ingredients,
    topics: isSwap || isDeepening ? unique([...own.topics, ...before.topics]) : own.topics,
    intents: intentsOf(own, before),
    group: own.group ?? (isSwap ? before.group : null),
    market: own.market ?? before.market,
    amounts: own.amounts.length === 0 && own.intents.has('convert') ? before.amounts : own.amounts,
    forms: findForms(evidence, ingredients, own.question),
    isFollowUp: true,
  };
}

/** “How does it compare with melatonin?” is about both. */
function ingredientsOf(own: Inquiry, before: Inquiry): readonly string[] {
  if (own.ingredients.length === 0) return before.ingredients;
  const isComparison = own.intents.has('compare') && own.ingredients.length === 1;
  return isComparison ? unique([...before.ingredients, ...own.ingredients]) : own.ingredients;
}

function intentsOf(own: Inquiry, before: Inquiry): ReadonlySet<Intent> {
  const isSilent = own.intents.size === 0 || (own.intents.size === 1 && own.intents.has('compare'));
  if (isSilent) return new Set([...own.intents, ...(own.group ? [] : before.intents)]);
  // “And in IU?” after a limit asks for the limit once more, which is told in both units.
  const isOfFigures = own.intents.has('convert') && own.amounts.length + before.amounts.length === 0;
  return isOfFigures ? new Set([...before.intents, 'convert']) : own.intents;
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];
