import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Answerer, Turn } from '../src/answers/index.ts';
import { createAnswerer } from '../src/answers/index.ts';
import { composed } from '../src/answers/compose.ts';
import { type Answered, mayBeUncovered } from '../src/answers/uncovered/coverage.ts';
import { setAside } from '../src/answers/parts/unheld/unheld.ts';
import { planOf } from '../src/answers/plan/plan.ts';
import type { Draft } from '../src/answers/prose.ts';
import { understand } from '../src/answers/understand/understand.ts';
import { createDb } from '../src/db/knex.ts';
import { migrateUp } from '../src/db/migrate.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { parseFeed } from '../src/feeds/parseFeed.ts';
import { sampleFeed } from '../src/feeds/sampleFeed.ts';
import { mergeItems } from '../src/resources/articles/merge.service.ts';
import { findPassages } from '../src/resources/articles/passages.service.ts';
import { foodsIn } from '../src/resources/conversations/writing.service.ts';
import { createFoodFinder } from '../src/resources/foods/foods.service.ts';
import { readFileSync } from 'node:fs';

/** What is evaluated: the composer on the real evidence base, and on articles found through the database. */
export interface Library {
  /** Holds a conversation; gives the answer to its last question. */
  ask(turns: readonly string[]): Promise<Answer>;
  /** What is composed for one question, whether or not it is what was asked; null where that is no question for records. */
  compose(question: string): Promise<{ answered: Answered; draft: Draft } | null>;
  close(): Promise<void>;
}

const hostileFeed = new URL('./questions/hostile.rss', import.meta.url);

/** Opens one with the bundled sample articles, and with one that tries to give orders. */
export async function openLibrary(): Promise<Library> {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-eval-'));
  const db = createDb({ dataDir: folder });
  await migrateUp(db);
  const evidence = loadEvidence();
  const answerer = createAnswerer({ evidence });
  const hostile = parseFeed(readFileSync(hostileFeed, 'utf8'), {
    publicationName: 'Hostile example feed',
    base: new URL('https://example.com/'),
    now: new Date(),
    isSample: true,
  });
  const finder = createFoodFinder(db);
  await mergeItems({ db, evidence, now: Date.now }, [...sampleFeed(), ...hostile]);
  return {
    async ask(turns) {
      const history: Turn[] = [];
      let answer: Answer | null = null;
      for (const question of turns) {
        const articles = await findPassages(db, answerer.articleTerms(question, history));
        const foods = await foodsIn(finder, answerer.foodTexts(question, history));
        answer = await lastOf(answerer.answer({ question, history, articles, foods }));
        history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.content });
      }
      if (!answer) throw new Error('A conversation needs a question.');
      return answer;
    },
    async compose(question) {
      const understanding = understand(evidence, question);
      const steps = planOf(evidence, understanding);
      const kinds = steps.map(({ kind }) => kind);
      const { whole } = understanding;
      const isAside = setAside(evidence, understanding).left !== understanding;
      if (isAside || !mayBeUncovered(understanding, kinds)) return null;
      const foods = await foodsIn(finder, answerer.foodTexts(question, []));
      const scope = { base: true, articles: true };
      const material = { articles: [], foods, gathered: [], scope };
      const draft = composed(evidence, { understanding, steps }, material);
      return { answered: { inquiry: whole, steps: kinds, blocks: draft.blocks }, draft };
    },
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

async function lastOf(steps: ReturnType<Answerer['answer']>): Promise<Answer> {
  for await (const step of steps) if (step.type === 'done') return step.answer;
  throw new Error('The answer ended without its end.');
}
