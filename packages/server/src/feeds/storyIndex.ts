import { canonicalUrl } from './canonicalUrl.ts';
import { normalTitle, overlap, sequenceSimilarity, wordTrigrams } from './similarity.ts';

/** A story as one publication tells it: what two are compared by. */
export interface ToldStory {
  title: string;
  summary: string;
  url: string;
  publicationName: string;
  publicationDate: string;
  guid: string | null;
}

interface Entry<Story> {
  story: Story;
  time: number;
  title: string;
  trigrams: ReadonlySet<string>;
}

const windowMs = 3 * 24 * 3600 * 1000;
const alikeTitle = 0.75;
const alikeSummary = 0.85;
/** Shorter summaries share their few phrases by chance. */
const fewestTrigrams = 8;
/** Shorter headlines are alike by chance. */
const shortestTitle = 16;
/** Share of its words that a headline has in common with one worth comparing letter by letter. */
const sharedWords = 0.4;

const guidKey = ({ publicationName, guid }: ToldStory) => `${publicationName}\n${guid}`;
const wordsOf = (title: string) => new Set(title.split(' ').filter((word) => word.length > 3));

/** Finds the stories that are already known. Words and phrases are indexed: the work does not grow with the square. */
export class StoryIndex<Story extends ToldStory> {
  #byUrl = new Map<string, Story>();
  #byGuid = new Map<string, Story>();
  #byWord = new Map<string, Entry<Story>[]>();
  #byTrigram = new Map<string, Entry<Story>[]>();

  add(story: Story): void {
    const title = normalTitle(story.title);
    const entry = {
      story,
      time: Date.parse(story.publicationDate),
      title,
      trigrams: wordTrigrams(story.summary),
    };
    this.#byUrl.set(canonicalUrl(story.url), story);
    if (story.guid !== null) this.#byGuid.set(guidKey(story), story);
    for (const word of wordsOf(title)) put(this.#byWord, word, entry);
    for (const trigram of entry.trigrams) put(this.#byTrigram, trigram, entry);
  }

  /** The same article: same address, or same publication and guid. */
  findSame(item: ToldStory): Story | undefined {
    const byGuid = item.guid === null ? undefined : this.#byGuid.get(guidKey(item));
    return byGuid ?? this.#byUrl.get(canonicalUrl(item.url));
  }

  /** The same story in another publication: within three days, with a like headline or summary. */
  findStory(item: ToldStory): Story | undefined {
    const near = (entry: Entry<Story>) =>
      entry.story.publicationName !== item.publicationName &&
      Math.abs(entry.time - Date.parse(item.publicationDate)) <= windowMs;
    return (this.#findByTitle(item, near) ?? this.#findBySummary(item, near))?.story;
  }

  #findByTitle(item: ToldStory, near: (entry: Entry<Story>) => boolean): Entry<Story> | undefined {
    const title = normalTitle(item.title);
    if (title.length < shortestTitle) return undefined;
    const words = wordsOf(title);
    return candidates(this.#byWord, words, words.size * sharedWords).find(
      (entry) => near(entry) && sequenceSimilarity(title, entry.title) >= alikeTitle,
    );
  }

  #findBySummary(item: ToldStory, near: (entry: Entry<Story>) => boolean): Entry<Story> | undefined {
    const trigrams = wordTrigrams(item.summary);
    if (trigrams.size < fewestTrigrams) return undefined;
    return candidates(this.#byTrigram, trigrams, fewestTrigrams * alikeSummary).find(
      (entry) =>
        near(entry) &&
        entry.trigrams.size >= fewestTrigrams &&
        overlap(trigrams, entry.trigrams) >= alikeSummary,
    );
  }
}

function put<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

/** Most stories an item is compared with in full. */
const mostCandidates = 25;

/** The entries that share at least `least` keys, those sharing most first. */
function candidates<Value>(
  index: ReadonlyMap<string, Value[]>,
  keys: ReadonlySet<string>,
  least: number,
): Value[] {
  const shared = new Map<Value, number>();
  for (const key of keys) {
    for (const entry of index.get(key) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
  }
  const enough = [...shared].filter(([, count]) => count >= least);
  return enough
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostCandidates)
    .map(([entry]) => entry);
}
