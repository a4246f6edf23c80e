import type { Answer } from '../../src/answers/index.ts';
import { type Evidence, loadEvidence } from '../../src/evidence/index.ts';
import { readFoods } from '../../src/foods/index.ts';
import type { Library } from '../library.ts';
import { evidenceTargets } from './evidenceTargets.ts';
import { foodTargets, formulationTargets } from './formulationTargets.ts';
import { createPeers, judgeReach, type Reached } from './judgeReach.ts';
import { chance } from './chance.ts';
import { halves, phrasings, questionOf, type ReachQuestion, waysToSay } from './phrasings.ts';
import { regulationTargets } from './regulationTargets.ts';
import type { Target } from './target.ts';

const everyFood = 40;
const waysOfNames = 4;

/** Every row of the base, by each of its columns that can be asked for, and a sample of the foods. */
export function targetsOf(evidence: Evidence = loadEvidence()): Target[] {
  const naming = {
    ingredient: (key: string) => {
      const row = evidence.ingredients.get(key);
      return row ? [row.name, ...row.synonyms, ...row.latinName].slice(0, waysOfNames) : [];
    },
    topic: (key: string) => evidence.topics.get(key)?.name ?? '',
    say: waysToSay,
  };
  return [
    ...evidenceTargets(evidence, naming),
    ...regulationTargets(evidence, naming),
    ...formulationTargets(evidence, naming),
    ...foodTargets(readFoods(), everyFood),
  ];
}

/** One question a row and half, in a phrasing that falls to it; all phrasings of every so many rows besides. */
export function questionsOf(targets: readonly Target[], everyGroup: number): ReachQuestion[] {
  return targets.flatMap((target) => {
    const id = `${target.asked}|${target.passage.key}`;
    const own = phrasings.filter(({ asked }) => asked === target.asked);
    const isGroup = chance(`group|${id}`) % everyGroup === 0;
    const chosen = isGroup
      ? own
      : halves.flatMap((half) => {
          const of = own.filter((phrasing) => phrasing.half === half && questionOf(target, phrasing));
          return of.filter((_, at) => at === chance(id) % of.length);
        });
    return chosen.flatMap((phrasing) => questionOf(target, phrasing) ?? []);
  });
}

/** Asks every question. */
export async function askAll(
  library: Library,
  questions: readonly ReachQuestion[],
  targets: readonly Target[],
): Promise<Reached[]> {
  const peersOf = createPeers(targets);
  const reached: Reached[] = [];
  for (const question of questions) {
    const began = performance.now();
    const answer: Answer = await library.ask([question.text]);
    const took = performance.now() - began;
    reached.push(judgeReach(question, { answer, peers: peersOf(question), took }));
  }
  return reached;
}
