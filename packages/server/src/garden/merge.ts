import type { GardenSource } from '../contract/garden/gardenItem.ts';

/** What comes together when items become one. */
export interface Mergeable {
  readonly snapshot: string;
  readonly source: GardenSource;
  readonly note: string;
  readonly tags: readonly string[];
  readonly highlights: readonly unknown[];
}

/** Tags without those that differ from an earlier one in case only. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}

/**
 * One of several: the first one's text, where it has one, with its highlights; every note, every tag, and what the
 * sources of the others know beside its own.
 */
export function mergedOf<Item extends Mergeable>(keep: Item, others: readonly Item[]) {
  const texts = [keep, ...others];
  const told = texts.find(({ snapshot }) => snapshot !== '') ?? keep;
  const notes = [...new Set(texts.map(({ note }) => note.trim()).filter(Boolean))];
  return {
    snapshot: told.snapshot,
    highlights: told.highlights as Item['highlights'],
    source: Object.assign({}, ...texts.toReversed().map(({ source }) => source)) as GardenSource,
    note: notes.join('\n\n'),
    tags: distinctTags(texts.flatMap(({ tags }) => tags)),
  };
}
