import type { Evidence } from '../../../evidence/index.ts';
import { namedIn, writtenIn } from '../names/named.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
/** “The former”, “the latter”, “the second one”: one of the things that were named before it. */
const ordinal =
  /\b(?:the|that) (former|latter|first|second|third|fourth)(?: one)?\b(?!\s+(?:\p{L}+(?:ly|est)|first|second|third|fourth)\b)/giu;
/** Nouns that an ordinal counts by itself: “the first trial” is no ingredient. */
const counts =
  /^\s+(?!(?:one|in|of|on|at|for|with|do|does|is|are|has|have|can|may|to|and|or|but|only|the|a)\b)\p{L}/iu;

/**
 * A question with each such word put as the name that it stands for. Where fewer things were named before it than it
 * counts, or the word counts a noun of its own, it stays.
 */
export function withNamesFor(evidence: Evidence, question: string): string {
  const said = question.match(ordinal);
  if (!said) return question;
  const named = namedIn(evidence, question);
  const things = named.spans
    .filter(({ kind }) => kind === 'ingredient')
    .toSorted((left, right) => left.from - right.from)
    .filter((span, at, all) => all.findIndex(({ key }) => key === span.key) === at);
  const most = Math.max(2, ...said.map((each) => placeOf(each) + 1));
  return named.text.replace(ordinal, (written: string, which: string, at: number) => {
    const isCount = !/^(?:former|latter)$/i.test(which);
    const before = things.filter(({ from }) => (named.words[from]?.start ?? 0) < at).slice(-most);
    const meant = /^latter$/i.test(which) ? before.at(-1) : before.at(isCount ? placeOf(written) : -2);
    const isOfOwn = isCount && counts.test(named.text.slice(at + written.length));
    return isOfOwn || !meant || before.length < most ? written : writtenIn(named, meant);
  });
}

/** Which one an ordinal counts, from nought; nought as well for one that counts none. */
const placeOf = (written: string): number =>
  Math.max(
    0,
    ordinals.findIndex((each) => written.toLowerCase().includes(each)),
  );
