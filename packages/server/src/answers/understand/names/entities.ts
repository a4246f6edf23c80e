import { createMemory } from '../../../registry/index.ts';
import type { Clause } from '../cue.ts';
import { entityCues } from '../cues.ts';
import { type Span, type SpanKind, type Word, wordsOf, writtenSpans } from '../words.ts';

/** What a text names of the things that `entities.csv` knows, each at its first place. */
export function entitySpans(words: readonly Word[]): Span[] {
  const clause = { words, spans: [] };
  return entityCues.flatMap(({ kind, name: key, cues }): Span[] => {
    const places = cues.flatMap((cue) => cue(clause) ?? []);
    const [first] = places.toSorted((left, right) => left.from - right.from || right.to - left.to);
    return first ? [{ kind, key, ...first }] : [];
  });
}

/** Texts whose reading is remembered. */
const mostRemembered = 16;
/** What is not held is looked for in several ways in the parts of one question. */
const read = createMemory<Clause>(mostRemembered);

/** A text by itself as cues are looked for in it: entities, amounts, numbers and quotes, no names of the registry. */
export function clauseOf(text: string): Clause {
  return read(text, () => {
    const words = wordsOf(text);
    return { words, spans: [...entitySpans(words), ...writtenSpans(text, words)] };
  });
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
