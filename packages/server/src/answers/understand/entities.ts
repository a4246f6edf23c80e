import type { Clause } from './cue.ts';
import { entityCues } from './cues.ts';
import { type Span, type SpanKind, type Word, wordsOf, writtenSpans } from './words.ts';

/** What a text names of the things that `entities.csv` knows, each at its first place. */
export function entitySpans(words: readonly Word[]): Span[] {
  const clause = { words, spans: [] };
  return entityCues.flatMap(({ kind, name: key, cues }): Span[] => {
    const places = cues.flatMap((cue) => cue(clause) ?? []);
    const [first] = places.toSorted((left, right) => left.from - right.from || right.to - left.to);
    return first ? [{ kind, key, ...first }] : [];
  });
}

/** The text that was read last: what is not held is looked for in several ways in one question. */
let last: { readonly text: string; readonly clause: Clause } | null = null;

/** A text by itself as cues are looked for in it: entities, amounts, numbers and quotes, no names of the registry. */
export function clauseOf(text: string): Clause {
  if (last?.text === text) return last.clause;
  const words = wordsOf(text);
  const clause = { words, spans: [...entitySpans(words), ...writtenSpans(text, words)] };
  last = { text, clause };
  return clause;
}

/** The names of one kind, in the order of the text. */
export const named = (spans: readonly Span[], kind: SpanKind): string[] =>
  spans
    .filter((span) => span.kind === kind)
    .toSorted((left, right) => left.from - right.from)
    .map(({ key }) => key);

/** What entities of a kind are called. */
export const entityNames = (kind: SpanKind): string[] =>
  entityCues.filter((row) => row.kind === kind).map(({ name }) => name);

/** What records call one of the medicines that questions name, as words are compared. */
export const recordedAs = (medicine: string): readonly string[] =>
  entityCues.find(({ kind, name }) => kind === 'medicine' && name === medicine)?.records ?? [];
