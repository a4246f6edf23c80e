import type { GardenItem } from '../../contract/index.ts';
import { passagesOf, type Evidence, type Passage } from '../../evidence/index.ts';
import type { Standing } from './standing.model.ts';

/** How what an item cites stands, and what the base says today where that differs. */
export type Watched = Pick<GardenItem, 'watch' | 'sourceNow'>;

/** What is looked at to tell. */
export interface Cited {
  kind: string;
  title: string;
  publication: string | undefined;
  /** Undefined where it was not read: then it is not told what the base says. */
  snapshot: string;
  /** What was found of it outside the base. */
  standing: Standing;
}

type Kept = Pick<Passage, 'key' | 'source' | 'text'>;

const indexes = new WeakMap<Evidence, Map<string, Kept[]>>();

/** The passages of the base by their titles. */
function passagesByTitle(evidence: Evidence): Map<string, Kept[]> {
  const known = indexes.get(evidence) ?? Map.groupBy(passagesOf(evidence), ({ title }) => title);
  indexes.set(evidence, known);
  return known;
}

/** The passages of the base with the title and source that a citation shows. */
export const passagesCited = (
  evidence: Evidence,
  { kind, title, publication }: Pick<Cited, 'kind' | 'title' | 'publication'>,
): readonly Kept[] =>
  kind === 'passage' || kind === 'study'
    ? (passagesByTitle(evidence).get(title) ?? []).filter(({ source }) => source === publication)
    : [];

/** What was worked out from a passage stands behind its text. */
const isSameText = (snapshot: string, text: string) =>
  snapshot === text || snapshot.startsWith(`${text} Worked out: `);

/** The last year that a source names; 0 where it names none. */
const yearOf = (source: string) => Math.max(0, ...(source.match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number));

/** What the base holds under the title in the place of a source that it holds no more, of a later year. */
function newerEdition(evidence: Evidence, { title, publication = '' }: Cited): Kept | undefined {
  const year = yearOf(publication);
  if (year === 0) return undefined;
  return (passagesByTitle(evidence).get(title) ?? [])
    .filter(({ source }) => yearOf(source) > year)
    .toSorted((one, other) => yearOf(other.source) - yearOf(one.source))[0];
}

function inBase(evidence: Evidence, cited: Cited): Watched {
  const { kind, publication, snapshot } = cited;
  if ((kind !== 'passage' && kind !== 'study') || !publication || !snapshot) return { watch: 'ok' };
  const [now, ...others] = passagesCited(evidence, cited);
  if (now === undefined) {
    const newer = newerEdition(evidence, cited);
    return newer ? { watch: 'old', sourceNow: `${newer.source}: ${newer.text}` } : { watch: 'ok' };
  }
  if ([now, ...others].some(({ text }) => isSameText(snapshot, text))) return { watch: 'ok' };
  return { watch: 'changed', sourceNow: now.text };
}

/**
 * How what a planted item cites stands: retracted before all, then what the base says of it, then whether its address
 * answered.
 */
export function watchOf(evidence: Evidence, cited: Cited): Watched {
  if (cited.standing === 'retracted') return { watch: 'retracted' };
  const watched = inBase(evidence, cited);
  return watched.watch === 'ok' ? { watch: cited.standing ?? 'ok' } : watched;
}
