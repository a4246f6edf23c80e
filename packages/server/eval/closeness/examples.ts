import { type Candidate, candidatesFor } from '../../src/answers/gather/closestRecords.ts';
import { featureNames, silenceNames, silenceOf, soughtOf } from '../../src/answers/gather/closeness.ts';
import { understand } from '../../src/answers/understand/understand.ts';
import type { Evidence } from '../../src/evidence/index.ts';
import { contains } from '../judge.ts';
import type { Library } from '../library.ts';
import { type Question, type QuestionSet, readQuestions } from '../questions.ts';

/** The name of a thing that is compared, and how much of it there is. */
export type Counted = readonly [name: string, value: number];

/** One question, or a part of one, with the records that might be meant and those of them that are. */
export interface Example {
  readonly set: QuestionSet;
  /** What speaks for saying nothing, then what speaks for each record. */
  readonly options: readonly (readonly Counted[])[];
  /** Places among the options: 0 where nothing should be said. */
  readonly meant: ReadonlySet<number>;
}

/**
 * The questions as examples. Meant are the records that a question names as its source, and those which the answer
 * cites and which hold one of the expected facts; questions of which no record holds a fact alone are left out.
 */
export async function examplesOf(
  evidence: Evidence,
  library: Library,
  sets: readonly QuestionSet[],
): Promise<Example[]> {
  const examples: Example[] = [];
  for (const set of sets)
    for (const question of readQuestions(set)) {
      const texts = await textsMeant(library, question);
      examples.push(...examplesOfOne(evidence, { set, question, texts }));
    }
  return examples;
}

async function textsMeant(library: Library, question: Question): Promise<ReadonlySet<string>> {
  const { citations } = await library.ask(question.ask);
  const facts = [...question.facts, ...question.parts].flat();
  const holds = (text: string) => facts.some((form) => contains(text, form));
  return new Set(citations.map(({ passage }) => passage).filter(holds));
}

function examplesOfOne(
  evidence: Evidence,
  { set, question, texts }: { set: QuestionSet; question: Question; texts: ReadonlySet<string> },
): Example[] {
  if (question.abstain === 'either') return [];
  const history = question.ask.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  const isMeant = ({ passage: { key, text } }: Candidate) =>
    texts.has(text) || question.rows.some((row) => key.endsWith(row) || key.split(/[:/]/).includes(row));
  const { parts } = understand(evidence, question.ask.at(-1) ?? '', history);
  return parts.flatMap((inquiry): Example[] => {
    const sought = soughtOf(evidence, inquiry);
    const candidates = candidatesFor(evidence, sought);
    const places = candidates.flatMap((candidate, at) => (isMeant(candidate) ? [at + 1] : []));
    const meant = new Set(question.abstain ? [0] : places);
    const silence = named(silenceNames, silenceOf(sought)).map(([name, value]): Counted => [
      `silence/${name}`,
      value,
    ]);
    return meant.size > 0 ? [{ set, meant, options: [silence, ...candidates.map(countedOf)] }] : [];
  });
}

const named = (names: readonly string[], values: readonly number[]): Counted[] =>
  names.map((name, at) => [name, values[at] ?? 0]);

const countedOf = ({ features, kinds }: Candidate): Counted[] => [
  ...named(featureNames, features),
  ...kinds.map((kind): Counted => [kind, 1]),
];
