import type { GardenItem } from '../../contract/index.ts';
import { passagesOf, type Evidence } from '../../evidence/index.ts';

/** How what an item cites stands, and what the base says today where that differs. */
export type Watched = Pick<GardenItem, 'watch' | 'sourceNow'>;

/** What is looked at to tell. */
export interface Cited {
  kind: string;
  title: string;
  publication: string | undefined;
  /** Undefined where it was not read: then it is not told what the base says. */
  snapshot: string;
}

const indexes = new WeakMap<Evidence, Map<string, string[]>>();
const nameOf = (title: string, publication: string) => `${title}\n${publication}`;

/** The texts of the base by the title and source that a citation shows. */
function textsOf(evidence: Evidence): Map<string, string[]> {
  const known = indexes.get(evidence);
  if (known) return known;
  const texts = new Map<string, string[]>();
  for (const { title, source, text } of passagesOf(evidence)) {
    const name = nameOf(title, source);
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  indexes.set(evidence, texts);
  return texts;
}

/** What was worked out from a passage stands behind its text. */
const isSameText = (snapshot: string, text: string) =>
  snapshot === text || snapshot.startsWith(`${text} Worked out: `);

/** Whether the base still says what a planted passage or study cites of it. */
export function watchOf(evidence: Evidence, { kind, title, publication, snapshot }: Cited): Watched {
  if ((kind !== 'passage' && kind !== 'study') || !publication || !snapshot) return { watch: 'ok' };
  const texts = textsOf(evidence).get(nameOf(title, publication)) ?? [];
  const [now] = texts;
  if (now === undefined || texts.some((text) => isSameText(snapshot, text))) return { watch: 'ok' };
  return { watch: 'changed', sourceNow: now };
}
