import { stems } from '../../registry/index.ts';
import { entitySpans } from '../understand/names/entities.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { wordsOf } from '../understand/words.ts';

/** How much of what a question names by itself no record that is cited says. */
export interface Unsaid {
  /** Places whose rules are not held. */
  readonly places: number;
  readonly years: number;
  /** Grades, lots, brands and the like, as they are written: “P95”. */
  readonly codes: readonly string[];
}

/** Holds places, years and codes of a question against what is cited. */
export function unsaidIn(
  { question, namedWords }: Pick<Inquiry, 'question' | 'namedWords'>,
  { text, isCited }: { readonly text: string; readonly isCited: (stem: string) => boolean },
): Unsaid {
  const words = wordsOf(question);
  const places = entitySpans(words).filter(
    ({ kind, key, from, to }) =>
      kind === 'place' &&
      !isCited(key.toLowerCase()) &&
      !words.slice(from, to).some(({ stem }) => isCited(stem)),
  );
  const isSaid = (written: string) => text.includes(written.toLowerCase());
  const codes = (question.match(code) ?? []).filter(
    (written) => !stems(written).every((word) => namedWords.has(word)) && !isSaid(written),
  );
  return {
    places: places.length,
    years: (question.match(year) ?? []).filter((written) => !isSaid(written)).length,
    codes: codes.slice(0, mostCodes),
  };
}

const year = /\b(?:19|20)\d\d\b/g;
const code = /\b(?=[A-Za-z-]*\d)(?=\d*[A-Za-z])[A-Za-z][\w-]+\b/g;
/** A list of them says no more. */
const mostCodes = 2;
