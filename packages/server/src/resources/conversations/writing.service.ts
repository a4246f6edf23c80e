import {
  type Answer,
  type Answerer,
  type FoodsFound,
  type ModelFailure,
  type PassageSource,
  type Turn,
} from '../../answers/index.ts';
import { isGardenAlone, type Citation, type Scope } from '../../contract/index.ts';
import { transact } from '../../db/transact.ts';
import { findPassages, findTrend } from '../articles/passages.service.ts';
import type { FoodFinder } from '../foods/foods.service.ts';
import { gardenSource } from '../garden/source.service.ts';
import { noteUses } from '../garden/uses.service.ts';
import type { LiteratureParts } from '../literature/literature.service.ts';
import { literatureSources } from '../literature/sources.service.ts';
import { ConversationModel } from './conversations.model.ts';
import type { Generation } from './generation.ts';
import { deleteHeartbeats } from './heartbeats.model.ts';
import { MessageModel } from './messages.model.ts';
import { orAborted } from './orAborted.ts';
import { keepAlive, searchSoFar, soFar, type SavingParts } from './saving.service.ts';

/** What answers are written with. */
export interface WritingParts extends SavingParts {
  answerer: Answerer;
  foods: Pick<FoodFinder, 'named'>;
  /** Public literature services; without them no question is sent to any. */
  literature?: LiteratureParts;
  now(): number;
  /** Told when the language model fails and the built-in composer answers in its stead. */
  onModelFailure?(failure: ModelFailure): void;
  /** Told what was left out of an answer since its passages do not carry it. */
  onDropped?(sentences: readonly string[]): void;
}

/** An answer to write. */
export interface Assignment {
  conversationId: number;
  messageId: number;
  question: string;
  history: readonly Turn[];
  /** Whether public literature services are asked. */
  literature: boolean;
  /** Whose garden may be looked in. */
  ownerId: number;
  /** What the answer may draw on: nothing else is looked at. */
  scope: Scope;
}

type Writing = Generation<MessageModel>;
type Outcome = Answer | 'stopped' | 'error';

/** Writes an answer to its end, whatever that is, and stores it. Never fails. */
export async function writeAnswer(
  parts: WritingParts,
  writing: Writing,
  assignment: Assignment,
): Promise<void> {
  const stop = keepAlive(parts, writing);
  const outcome = await compose(parts, writing, assignment);
  await stop();
  const { conversationId, ownerId } = assignment;
  const row = await store(parts, { writing, conversationId, ownerId, outcome }).catch((err: unknown) => {
    parts.log.error({ err, messageId: writing.messageId }, 'an answer could not be stored');
    return null;
  });
  writing.finish(row);
}

/** The whole answer, or how it broke off. */
async function compose(parts: WritingParts, writing: Writing, assignment: Assignment): Promise<Outcome> {
  const { db, answerer, log, onModelFailure, onDropped } = parts;
  const { question, history, scope } = assignment;
  const { signal } = writing.abort;
  try {
    const articles = scope.articles ? await findPassages(db, answerer.articleTerms(question, history)) : [];
    const trend = scope.articles ? await findTrend(db, answerer.trendTerms(question, history)) : undefined;
    const foods = scope.base ? await foodsIn(parts.foods, answerer.foodTexts(question, history)) : undefined;
    const sources = sourcesOf(parts, writing, assignment);
    const kept = { articles, trend, foods, sources };
    const request = { question, history, ...kept, scope, signal, onModelFailure, onDropped };
    return await read(answerer.answer(request), writing);
  } catch (err) {
    if (writing.stopReason === 'stopped') return 'stopped';
    if (!writing.stopReason) log.error({ err, messageId: writing.messageId }, 'an answer broke off');
    return 'error';
  }
}

/** Foods that a name may stand for. */
const mostFoods = 8;

/** The foods that each text names. */
export async function foodsIn(
  finder: Pick<FoodFinder, 'named'>,
  texts: readonly string[],
): Promise<FoodsFound> {
  return new Map(
    await Promise.all(texts.map(async (text) => [text, await finder.named(text, mostFoods)] as const)),
  );
}

/** The places outside base and press that the answer may cite from. */
function sourcesOf(
  { db, literature }: WritingParts,
  writing: Writing,
  { literature: isSearching, ownerId, scope }: Assignment,
): PassageSource[] {
  const collectionId = typeof scope.garden === 'number' ? scope.garden : undefined;
  const own = scope.garden === false ? [] : [gardenSource(db, { ownerId, collectionId })];
  if (!literature || !isSearching || isGardenAlone(scope)) return own;
  return [...own, ...literatureSources(literature, { onProgress: (search) => writing.search(search) })];
}

async function read(answer: ReturnType<Answerer['answer']>, writing: Writing): Promise<Answer> {
  const steps = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await orAborted(steps.next(), writing.abort.signal);
      if (step.done) throw new Error('The answer ended without its end.');
      if (step.value.type === 'done') return step.value.answer;
      if (step.value.type === 'citations') writing.citations = step.value.citations;
      else writing.append(step.value.text);
    }
  } finally {
    // Not waited for: an upstream that hangs would hang here too.
    steps.return?.().catch(() => {});
  }
}

/** An answer that has ended. */
interface Stored extends Pick<Assignment, 'conversationId' | 'ownerId'> {
  writing: Writing;
  outcome: Outcome;
}

async function store(
  { db, now }: WritingParts,
  { writing, conversationId, ownerId, outcome }: Stored,
): Promise<MessageModel | null> {
  const changes =
    typeof outcome === 'object'
      ? {
          status: 'complete' as const,
          content: outcome.content,
          citations: JSON.stringify(outcome.citations),
          literature: searchSoFar(writing),
          interpretations: outcome.interpretations ? JSON.stringify(outcome.interpretations) : null,
        }
      : { status: outcome, ...soFar(writing) };
  return transact(db, async (trx) => {
    const updated_at = new Date(now()).toISOString();
    // The conversation first, as everywhere: whoever takes its messages first waits for whoever deletes it, and that
    // one for them.
    const isThere = await ConversationModel.query(trx).findById(conversationId).patch({ updated_at });
    if (!isThere) return null;
    await MessageModel.query(trx).findById(writing.messageId).where({ status: 'streaming' }).patch(changes);
    await noteUses(trx, {
      ownerId,
      messageId: writing.messageId,
      citations: JSON.parse(changes.citations) as Citation[],
    });
    await deleteHeartbeats(trx, [writing.messageId]);
    return (await MessageModel.query(trx).findById(writing.messageId)) ?? null;
  });
}
