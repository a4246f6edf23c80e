import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { phraseIndex } from '../lexicon/phraseIndex.ts';
import { asIdioms } from '../lexicon/terms.ts';
import { phraseOf, type Span, type Word } from '../lexicon/words.ts';
import { hitsOf, type ReadSentence } from './sentence.ts';

/** So many words a question has at most that another sentence echoes. */
const longest = 6;

/**
 * How an echo opens, and who or what is in the state that was asked for: a thing or a house, not who would tell what came of
 * it. Some echoes are whole. What leads from the state to what ended it turns it to a promise. What warns tells what to do in the
 * state. A row of `data/echoes.csv`.
 */
const Echo = z.strictObject({
  key: columns.key,
  role: z.enum(['opens', 'who', 'whole', 'turns', 'warns']),
  words: columns.list,
  ...columns.origin,
});
type Role = z.infer<typeof Echo>['role'];

const findAt = phraseIndex(
  readTable(new URL('../data/', import.meta.url), 'echoes', Echo).flatMap(({ role, words }) =>
    words.map((each) => ({ of: role, phrase: phraseOf(each) })),
  ),
);

function spansIn(words: readonly Word[]): Map<Role, Span[]> {
  const found = new Map<Role, Span[]>();
  for (let at = 0; at < words.length; at += 1)
    findAt(words, at, (role, span) => found.set(role, [...(found.get(role) ?? []), span]));
  return found;
}

/**
 * Puts aside questions that the next sentence answers for a thing or a house, 'Feeling blue? So is our new tin', or with a
 * warning, 'Rash or trouble breathing? Stop use': nobody is offered help there. Copy that says more after it may, so the
 * answer has to be its end.
 */
export function withEchoes(said: readonly ReadSentence[]): ReadSentence[] {
  return said.map((question, at) => {
    const answer = said[at + 1];
    const isEchoed =
      answer !== undefined &&
      at + 2 === said.length &&
      /\?\P{L}*$/u.test(question.text) &&
      question.words.length <= longest &&
      question.named.length === 0 &&
      (warns(answer) || (hitsOf(question.hits, 'disease').length === 0 && answersFor(answer)));
    const place = { start: 0, end: question.text.length };
    return isEchoed ? { ...question, outcomes: [], hits: asIdioms(question.hits, [place]) } : question;
  });
}

const answersFor = ({ words, named, hits }: ReadSentence): boolean =>
  named.length === 0 &&
  hitsOf(hits, 'treat', 'attack', 'relief', 'protect', 'remedy', 'disease', 'sign').length === 0 &&
  echoes(spansIn(words));

/** Whether a sentence opens with what to do when harm shows, and speaks of no other medicine: 'Heartburn? Stop use of pills'. */
const warns = ({ words, named, hits }: ReadSentence): boolean =>
  named.length === 0 &&
  words.length <= longest * 2 &&
  hitsOf(hits, 'medicine', 'drug', 'drugClass', 'treat').length === 0 &&
  (spansIn(words).get('warns') ?? []).some(({ from }) => from === 0);

function echoes(said: ReadonlyMap<Role, readonly Span[]>): boolean {
  const of = (role: Role) => said.get(role) ?? [];
  const opening = of('opens').find(({ from }) => from === 0);
  const isOfThing = opening !== undefined && of('who').some(({ from }) => from === opening.to + 1);
  return of('turns').length === 0 && (isOfThing || of('whole').some(({ from }) => from === 0));
}
