import { z } from 'zod';
import { columns, readTable, stems, tokenize, type Mention } from '../../registry/index.ts';
import { clauseBefore, clauseBehind } from './clauses.ts';
import type { HeldBy } from './excluded.ts';
import type { Held } from './held.ts';

/** What a thing comes from, as `marine collagen`: one source is not another. */
const Source = z.strictObject({
  key: columns.key,
  things: columns.list,
  words: columns.list,
  ...columns.origin,
});

const sources = readTable(new URL('./data/', import.meta.url), 'sources', Source).map(
  ({ key, things, words }) => ({
    key,
    things: new Set(things.flatMap(stems)),
    words: new Set(words.flatMap(stems)),
  }),
);
type Source = (typeof sources)[number];

/** A thing whose source a brief names. */
export interface SourceTerm {
  readonly kind: 'source';
  /** As the brief has it: `marine collagen`. */
  readonly called: string;
  readonly heldBy: HeldBy;
  /** Whether a line is of the thing and of that source. */
  readonly isOf: (line: Held) => boolean;
}

const wordsOf = ({ names, parts }: Held): Set<string> => new Set([...names, ...parts].flatMap(stems));
const hasAny = (words: ReadonlySet<string>, of: ReadonlySet<string>) =>
  [...of].some((word) => words.has(word));

/** Whether a line is of a source that is called so: `Collagen sticks, beef` are of bovine collagen. */
export function isSourceOf(called: string, line: Held): boolean {
  const said = stems(called);
  const words = wordsOf(line);
  return sources.some(
    (each) =>
      said.length > 0 &&
      said.every((stem) => each.words.has(stem)) &&
      hasAny(words, each.things) &&
      hasAny(words, each.words),
  );
}

/** So many words before a thing tell of it: `hydrolysed marine collagen`. */
const nearby = 4;

function sourcesAt(
  text: string,
  { stem, start, end }: { stem: string; start: number; end: number },
): Source[] {
  const of = sources.filter(({ things }) => things.has(stem));
  const ahead = new Set(stems(clauseBefore(text, start)).slice(-nearby));
  const behind = clauseBehind(text, end);
  const from = /^(?:peptides )?from /.test(behind)
    ? new Set(stems(behind).slice(0, nearby))
    : new Set<string>();
  return of.filter(({ words }) => hasAny(ahead, words) || hasAny(from, words));
}

/** The sources that a brief names, but for those that it rules out. */
export function sourcesIn(
  text: string,
  ruledOut: readonly Pick<Mention, 'start' | 'end' | 'text'>[],
): SourceTerm[] {
  const refused = new Set(ruledOut.flatMap((each) => stems(each.text)));
  const places = tokenize(text)
    .map(({ stem, text: written, start }) => ({ stem, start, end: start + written.length }))
    .filter(({ start }) => !ruledOut.some((each) => each.start <= start && start < each.end));
  const byThing = Map.groupBy(
    places.flatMap((place) =>
      sourcesAt(text, place)
        .filter(({ words }) => !hasAny(refused, words))
        .map((source) => ({ thing: place.stem, source })),
    ),
    ({ thing }) => thing,
  );
  return [...byThing].map(([thing, found]): SourceTerm => {
    const wanted = new Set(found.map(({ source }) => source));
    const others = sources.filter((each) => each.things.has(thing) && !wanted.has(each));
    const isOf = (line: Held) =>
      hasAny(wordsOf(line), new Set([thing])) &&
      [...wanted].some(({ words }) => hasAny(wordsOf(line), words));
    return {
      kind: 'source',
      called: `${[...wanted].map(({ key }) => key).join(' or ')} ${thing}`,
      isOf,
      heldBy: (line) => {
        const words = wordsOf(line);
        const isOther = words.has(thing) && others.some((each) => hasAny(words, each.words));
        return isOther && !isOf(line) ? line.name : null;
      },
    };
  });
}
