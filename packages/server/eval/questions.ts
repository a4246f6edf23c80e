import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a question is about; results are told by kind. */
export const questionKinds = [
  'benefit', 'dose', 'safety', 'comparison', 'form', 'regulation', 'claims', 'news', 'cost', 'typo', 'units', 'latin',
  'followUp', 'trap', 'meta', 'interaction', 'multi', 'computation',
] as const; // prettier-ignore

/** A question with what a right answer holds. Facts come from the sources, never from what the composer printed. */
const Question = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    kind: z.enum(questionKinds),
    /** Questions of one group ask the same in other words: they should get the same facts. */
    group: z.string().nullable().default(null),
    /** One question, or the turns of a conversation, of which the last is judged. */
    ask: z.union([z.string().transform((one) => [one]), z.array(z.string()).min(2)]),
    /** Each has to be in the answer; ` | ` parts the ways in which one fact may be written. */
    facts: z
      .array(z.string().min(1))
      .default([])
      .transform((facts) => facts.map((forms) => forms.split(' | '))),
    /** The parts of a question that asks several things, each with the ways in which it may be answered. */
    parts: z
      .array(z.string().min(1))
      .default([])
      .transform((parts) => parts.map((forms) => forms.split(' | '))),
    /** Keys of the passages that the facts were read in. */
    rows: z.array(z.string()).default([]),
    /** A passage cited for one of the facts has this in its kind, title or source; ` | ` parts alternatives. */
    source: z
      .string()
      .default('')
      .transform((forms) => forms.split(' | ').filter(Boolean)),
    /** The base holds nothing to answer with, so the answer must make no claim; `either` where saying so is the fact. */
    abstain: z.union([z.boolean(), z.literal('either')]).default(false),
    /** What the answer must not say. */
    never: z.array(z.string()).default([]),
  })
  .refine(
    ({ facts, parts, abstain }) => (abstain === true) === (facts.length + parts.length === 0),
    'expects either facts or an abstention',
  );
export type Question = z.output<typeof Question>;

const unread = [
  'heldOut24',
  'heldOut25',
  'heldOut32',
  'heldOut33',
  'heldOut34',
  'heldOut35',
  'heldOut36',
  'heldOut37',
  'heldOut38',
  'heldOut39',
  'heldOut40',
  'heldOut41',
] as const;

/**
 * `tuned`, `paraphrases` and `rows`: looked at while the composer was written. The others were written by people who had
 * not read the composer, but for `heldOut`, which was written before it: `open2` to `open41` may be looked at, the held-out
 * halves were only counted at first. `heldOut` to `heldOut23` have been open since, so they may be looked at as well.
 */
export const questionSets = [
  'tuned',
  'paraphrases',
  'rows',
  'heldOut',
  'open2',
  'heldOut2',
  'open3',
  'heldOut3',
  'open4',
  'heldOut4',
  'open5',
  'heldOut5',
  'open6',
  'heldOut6',
  'open7',
  'heldOut7',
  'open8',
  'heldOut8',
  'open9',
  'heldOut9',
  'open10',
  'heldOut10',
  'open11',
  'heldOut11',
  'open12',
  'heldOut12',
  'open13',
  'heldOut13',
  'open14',
  'heldOut14',
  'open15',
  'heldOut15',
  'open16',
  'heldOut16',
  'open17',
  'heldOut17',
  'open18',
  'heldOut18',
  'open19',
  'heldOut19',
  'open20',
  'heldOut20',
  'open21',
  'heldOut21',
  'open22',
  'heldOut22',
  'open23',
  'heldOut23',
  'open24',
  'open25',
  'open26',
  'open27',
  'open28',
  'open29',
  'open30',
  'open31',
  'open32',
  'open33',
  'open34',
  'open35',
  'open36',
  'open37',
  'open38',
  'open39',
  'open40',
  'open41',
  ...unread,
] as const;
export type QuestionSet = (typeof questionSets)[number];
/** Sets of which only figures are printed, so that nobody works from their questions. */
export const unreadSets: readonly QuestionSet[] = unread;

/** Reads a set. @throws with file and line at the first question that is broken or there twice */
export function readQuestions(set: QuestionSet): Question[] {
  const text = readFileSync(new URL(`./questions/${set}.jsonl`, import.meta.url), 'utf8');
  const ids = new Set<string>();
  return text
    .split('\n')
    .map((json, at) => ({ json, where: `${set}.jsonl, line ${at + 1}` }))
    .filter(({ json }) => json !== '')
    .map(({ json, where }) => {
      const question = Question.safeParse(JSON.parse(json));
      if (!question.success) throw new Error(`${where}: ${z.prettifyError(question.error)}`);
      if (ids.has(question.data.id)) throw new Error(`${where}: “${question.data.id}” is there twice.`);
      ids.add(question.data.id);
      return question.data;
    });
}
