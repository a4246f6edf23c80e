import type { Evidence } from '../../evidence/index.ts';

/** “The former”, “the latter”, “the second one”: one of two things that were named before it. */
const ordinal = /\b(?:the|that) (former|latter|first|second)(?: one)?\b(?!\s+\p{L}+(?:ly|st|nd|rd|th)\b)/giu;
/** Nouns that an ordinal counts by itself: “the first trial” is no ingredient. */
const counts =
  /^\s+(?!(?:one|in|of|on|at|for|with|do|does|is|are|has|have|can|may|to|and|or|but|only|the|a)\b)\p{L}/iu;

/**
 * A question with each such word put as the name that it stands for. Where fewer than two things were named before, or the
 * word counts a noun of its own, it stays.
 */
export function withNamesFor(evidence: Evidence, question: string): string {
  if (!question.match(ordinal)) return question;
  const { text, mentions } = evidence.lexicon.read(question);
  const named = mentions.filter(({ kind }) => kind === 'ingredient');
  return text.replace(ordinal, (written: string, which: string, at: number) => {
    const isOfPair = /^(?:former|latter)$/i.test(which) || !counts.test(text.slice(at + written.length));
    const [last, first] = lastTwo(named.filter(({ start }) => start < at));
    if (!isOfPair || !last || !first) return written;
    const meant = /^(?:former|first)$/i.test(which) ? first : last;
    return text.slice(meant.start, meant.end);
  });
}

/** The two things that were named last, the last one first; each as it was named first. */
function lastTwo<Named extends { key: string; start: number }>(named: readonly Named[]): readonly Named[] {
  const keys = [...new Set(named.toReversed().map(({ key }) => key))].slice(0, 2);
  return keys
    .flatMap((key) => named.find((each) => each.key === key) ?? [])
    .toSorted((left, right) => right.start - left.start);
}
