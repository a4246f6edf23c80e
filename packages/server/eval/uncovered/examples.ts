import { readFileSync } from 'node:fs';
import type { Evidence } from '../../src/evidence/index.ts';
import { type Coverage, coverageOf } from '../../src/answers/uncovered/coverage.ts';
import { stems } from '../../src/registry/index.ts';
import type { Library } from '../library.ts';
import { type QuestionSet, readQuestions } from '../questions.ts';
import { phrasings } from '../reach/phrasings.ts';

/** A question, and whether nothing held answers it. */
interface Asked {
  /** Questions of one set are never judged by what was learnt from it. */
  readonly set: string;
  /** Questions that ask the same count once where words are counted. */
  readonly group: string;
  readonly question: string;
  readonly isTrap: boolean;
}

/** One that something is composed for, with what that leaves out. */
export interface Example extends Asked {
  readonly coverage: Coverage;
}

/** The lines of one of the files beside this one. */
export const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Questions of the sets by themselves, and of the files with traps and with ordinary questions near them. */
export function questionsOf(sets: readonly QuestionSet[]): Asked[] {
  const ofSets = sets.flatMap((set) =>
    readQuestions(set).flatMap(({ id, group, ask, abstain }): Asked[] => {
      const [question, ...more] = ask;
      if (question === undefined || more.length > 0 || abstain === 'either') return [];
      return [{ set, group: group ?? id, question, isTrap: abstain }];
    }),
  );
  return [...ofSets, ...ofFile('traps', true), ...ofFile('ordinary', false)];
}

/** The questions of one file, in five sets. */
export const ofFile = (name: string, isTrap: boolean): Asked[] =>
  linesOf(name).map((question, at) => ({ set: `${name}-${at % 5}`, group: question, question, isTrap }));

/** Those of the questions that something is composed for, with what it leaves out. */
export async function examplesOf(
  evidence: Evidence,
  library: Library,
  questions: readonly Asked[],
): Promise<Example[]> {
  const examples: Example[] = [];
  for (const asked of questions) {
    const composed = await library.compose(asked.question);
    if (composed && !composed.draft.isAbstention && !composed.draft.interpretations)
      examples.push({ ...asked, coverage: coverageOf(evidence, composed.answered) });
  }
  return examples;
}

/** For each word the questions, as `set|group`, whose answers leave it out though they are right. */
export function ordinaryWords(examples: readonly Example[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const add = (word: string, place: string) => words.set(word, (words.get(word) ?? new Set()).add(place));
  for (const { set, group, isTrap, coverage } of examples)
    if (!isTrap) for (const { stem } of coverage.left) add(stem, `${set}|${group}`);
  for (const { key, text } of phrasings)
    for (const stem of stems(text.replaceAll(/\{\w+\}/g, ' '))) add(stem, `phrasings|${key}`);
  return words;
}
