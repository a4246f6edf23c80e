import type { SentencePart } from './sentences.ts';
import { diseaseKinds, type FindTerms } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/words.ts';

/** Lines that a person broke in the middle of a phrase: nothing but white space between them, and no end of a sentence. */
const isOpen = (before: string, between: string): boolean =>
  /^[^\S\n]*\r?\n[^\S\n]*$/.test(between) && !/[.!?:;]$/.test(before);

/** 'High blood' on one line and 'pressure' on the next are one: two lines are put together where a phrase of disease runs on. */
export function unbroken(parts: readonly SentencePart[], text: string, find: FindTerms): SentencePart[] {
  const made: SentencePart[] = [];
  for (const part of parts) {
    const before = made.at(-1);
    const whole = before && { start: before.start, end: part.end, text: text.slice(before.start, part.end) };
    const isOne =
      before &&
      whole &&
      isOpen(before.text, text.slice(before.end, part.start)) &&
      runsOn(whole.text, before.text.length, find);
    if (isOne) made.splice(-1, 1, whole);
    else made.push(part);
  }
  return made;
}

/** Whether a phrase stands across a place. */
function runsOn(text: string, at: number, find: FindTerms): boolean {
  const hits = find(wordsOf(text));
  return diseaseKinds.some((kind) => hits.get(kind)?.some(({ start, end }) => start < at && end > at));
}
