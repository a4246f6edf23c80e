import type { Evidence } from '../evidence/index.ts';
import { findDoses } from './doses.ts';
import type { Inquiry } from './inquiry.ts';
import type { Turn } from './turn.ts';
import type { Intent } from './intent.ts';
import { findGroup, findIntents, findMarket } from './intent.ts';
import { leansOn, mayLean, takeOver } from './followUp.ts';
import { findForms } from './namedForms.ts';
import { withoutOrders } from './orders.ts';
import { impliedTopics } from './relevance.ts';
import { findUnknownNames } from './unknownNames.ts';
import { findUnknownOutcomes } from './unknownOutcomes.ts';
import type { Mention } from '../registry/index.ts';

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;

/** Understands a question; one that leans on the conversation takes over what it does not say itself. */
export function understand(evidence: Evidence, question: string, history: readonly Turn[] = []): Inquiry {
  const own = read(evidence, question.slice(0, longestRead));
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack);
  const last = asked.at(-1);
  if (!last || !mayLean(own)) return own;
  const before = understand(evidence, last.content, asked.slice(0, -1));
  return leansOn(own, before) ? takeOver(own, before, evidence) : own;
}

/** An outcome that is not hoped for: asking for it asks for the safety of an ingredient. */
const adverseEvents = 'safety';

const weakCategories = new Set(['macronutrient', 'food']);

function read(evidence: Evidence, written: string): Inquiry {
  const asked = withoutOrders(written);
  const reading = evidence.lexicon.read(asked);
  const question = reading.text;
  const named = reading.mentions.filter((mention) => mention.kind === 'ingredient');
  const strong = named.filter((mention) => !isWeak(evidence, mention));
  const ingredients = unique((strong.length > 0 ? strong : named).map((mention) => mention.key));
  const outcomes = unique(
    reading.mentions.filter((mention) => mention.kind === 'topic').map((mention) => mention.key),
  );
  const topics = outcomes.filter((topic) => topic !== adverseEvents);
  const asksForHarm = topics.length < outcomes.length;
  const found = findIntents(question);
  const intents: ReadonlySet<Intent> = asksForHarm ? new Set([...found, 'safety' as const]) : found;
  const words = reading.tokens.map((token) => token.stem);
  const [first, ...others] = ingredients;
  const implied = first && others.length + topics.length === 0 ? impliedTopics(evidence, first, words) : [];
  return {
    question,
    words,
    isOrder: asked === '' && written.trim() !== '',
    intents,
    ingredients: intents.has('compare') ? ingredients : withoutParents(evidence, ingredients),
    topics: topics.length > 0 ? topics : implied,
    group: findGroup(question),
    market: findMarket(question),
    amounts: findDoses(question),
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

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];
