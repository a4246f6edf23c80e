import type { MovedSource, SourceRef } from '../contract/index.ts';

/** Of these a row has several, each by itself; of the others one, whichever it is. */
const several: ReadonlySet<SourceRef['kind']> = new Set(['study', 'grade', 'passage', 'claim']);

const placeOf = ({ kind, id }: SourceRef): string => (several.has(kind) ? `${kind} ${id}` : kind);

const nouns = {
  rules: 'Rules',
  study: 'Study',
  grade: 'Grade',
  passage: 'Passage',
  product: 'Product',
  claim: 'Claim',
  data: 'Limits and daily values',
  prices: 'Prices',
  request: 'Request for quotation',
  versions: 'Versions of the formula',
  specification: 'Ingredient specification',
} as const;

function wordsOf(kind: SourceRef['kind'], from: SourceRef | undefined, to: SourceRef | undefined): string {
  if (kind === 'formula') return formulaWords(from, to);
  const noun = nouns[kind];
  const which = several.has(kind) ? ` of ${(from ?? to)?.id}` : '';
  if (!to) return `${noun}${which} taken away since`;
  return from
    ? `${noun}${which} changed since (${from.version} → ${to.version})`
    : `${noun}${which} new since`;
}

function formulaWords(from: SourceRef | undefined, to: SourceRef | undefined): string {
  if (!from) return `Formula begun since (v${to?.version})`;
  if (!to) return `Formula deleted since (v${from.version})`;
  if (from.id !== to.id) return `Another formula since (v${from.version} → v${to.version})`;
  if (from.version === to.version)
    return `A material or part of the formula changed since (v${from.version})`;
  return `Formula changed since (v${from.version} → v${to.version})`;
}

/** The sources that are not, in `after`, what they were in `before`: by content, not by version. */
export function movedSources(before: readonly SourceRef[], after: readonly SourceRef[]): MovedSource[] {
  const was = new Map(before.map((ref) => [placeOf(ref), ref]));
  const is = new Map(after.map((ref) => [placeOf(ref), ref]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place) => {
    const [from, to] = [was.get(place), is.get(place)];
    const any = from ?? to;
    if (!any || from?.checksum === to?.checksum) return [];
    return {
      kind: any.kind,
      id: any.id,
      from: from?.version ?? null,
      to: to?.version ?? null,
      text: wordsOf(any.kind, from, to),
    };
  });
}
