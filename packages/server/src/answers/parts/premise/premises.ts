import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { type Word, wordsOf } from '../../understand/words.ts';

const { flag, key, text } = columns;

/**
 * A row of `premises.csv`: words that take for granted what stands beside them. It `opens` a premise that ends at the next
 * comma or with its sentence; `ahead` of the question a comma has to end it; a `tag` behind a comma asks for consent to
 * all that stands before it; what stands `within` a question (“the reason for the ban”) is no sentence of its own. Some are of
 * an event, which is then told as if it had happened.
 */
const PremiseRow = z.strictObject({
  key,
  place: z.enum(['opens', 'ahead', 'tag', 'within']),
  isOfEvent: flag,
  cue: text.transform(readCue),
});
type PremiseRow = z.output<typeof PremiseRow>;

const rows = readTable(new URL('../data/', import.meta.url), 'premises', PremiseRow);
const ofEvents = rows.filter(({ isOfEvent }) => isOfEvent).map(({ cue }) => cue);

/** Whether a clause takes for granted that something happened: “why did”, “since”, “the reason for”. */
export const grantsEvent = (clause: Clause): boolean => isAny(ofEvents, clause);

/** What a question takes for granted. */
export interface Granted {
  /** In its own words. */
  readonly said: string;
  /** Whether it is put to us to agree: “…, right?” */
  readonly isPut: boolean;
}

/** What a question takes for granted, each once. */
export function premisesOf(question: string): Granted[] {
  const found = sentencesOf(question).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return rows.flatMap((row) => grantedBy(row, sentence, words));
  });
  return found.filter(({ said }, at) => found.findIndex((other) => other.said === said) === at);
}

/** A full stop between digits ends none, nor does that of “vs.” */
const sentencesOf = (question: string): string[] => question.split(/(?<=[?!;])\s+|(?<=\p{L}{3}\.|\d\.)\s+/u);

function grantedBy({ place, cue }: PremiseRow, sentence: string, words: readonly Word[]): Granted[] {
  const found = cue({ words, spans: [] });
  const first = found && words[found.from];
  if (!found || !first || place === 'within') return [];
  if (place === 'tag') {
    const isBehindComma = first.isApart && found.from > 0;
    return isBehindComma ? granted(sentence.slice(0, first.start), true) : [];
  }
  const comma = words.findIndex(({ isApart }, at) => isApart && at > found.to);
  if (place === 'ahead' && comma < 0) return [];
  const end = comma < 0 ? sentence.length : (words[comma - 1]?.end ?? sentence.length);
  return granted(sentence.slice(words[found.to]?.start ?? end, end), false);
}

const granted = (text: string, isPut: boolean): Granted[] => {
  const said = text.replace(/[\s,.?!;]+$/, '').trim();
  return said.includes(' ') ? [{ said, isPut }] : [];
};
