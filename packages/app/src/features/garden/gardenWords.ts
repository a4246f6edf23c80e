import {
  maxGardenSnapshot,
  trashDays,
  type Article,
  type Citation,
  type GardenItemDraft,
  type GardenKind,
  type GardenUse,
} from '@seedbed/server/contract';

/** What a kind of item is called. */
export const kindWords: Readonly<Record<GardenKind, string>> = {
  answer: 'Answer',
  passage: 'Passage',
  study: 'Study',
  article: 'Article',
  ingredient: 'Ingredient',
  claim: 'Claim',
  supplier: 'Supplier',
  formula: 'Formula',
  chart: 'Chart',
  link: 'Link',
  file: 'File',
  note: 'Note',
};

/** At most so many characters of a text; one of two halves is not cut in between. */
const first = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A text cut at a word to at most so many characters. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = first(plain, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : cut.length)}…`;
}

/** The words of Markdown, for a line or two of it. */
const withoutSigns = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#{1,6}|[-*+>])\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** What a list tells of an item's text: an answer without its signs, of a chart its first line, since a table follows. */
export function linesOf(kind: GardenKind, excerpt: string): string {
  if (kind === 'answer') return withoutSigns(excerpt);
  return kind === 'chart' ? (excerpt.split('\n')[0] ?? '') : excerpt;
}

/** A passage of the base with where it is from. */
export interface CitedPassage extends Pick<Citation, 'title' | 'source' | 'url' | 'passage'> {
  /** Of the publication. */
  year?: number | null;
}

function sourceOf({ source, url, year }: CitedPassage): GardenItemDraft['source'] {
  const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/.exec(url ?? '')?.[1];
  return {
    publication: source,
    ...(url ? { url } : {}),
    ...(doi ? { doi: decodeURIComponent(doi) } : {}),
    ...(year ? { year } : {}),
  };
}

/** A cited passage as it is planted; a study where it is one's. */
export const passageDraft = (
  cited: CitedPassage,
  kind: 'passage' | 'study' = 'passage',
): GardenItemDraft => ({ kind, title: cited.title, snapshot: cited.passage, source: sourceOf(cited) });

/** What Seedbed worked out, as it is planted: its text as it stands here. */
export const ownDraft = (kind: GardenKind, title: string, snapshot: string): GardenItemDraft => ({
  kind,
  title,
  snapshot: first(snapshot, maxGardenSnapshot),
  source: { publication: 'Seedbed' },
});

/** An answer as it is planted: under its question, with its sources beneath. */
export function answerDraft(question: string | undefined, text: string): GardenItemDraft {
  return ownDraft('answer', question ?? shortened(text, 120), text);
}

/** An article of the trade press as it is planted. */
export function articleDraft({
  title,
  summary,
  publicationName,
  publicationDate,
  url,
}: Article): GardenItemDraft {
  const year = new Date(publicationDate).getUTCFullYear();
  return { kind: 'article', title, snapshot: summary, source: { publication: publicationName, url, year } };
}

/** Tags as they are typed, parted by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** A note as it is typed, once the kept one has changed: what came to the kept one comes to what is typed. */
export function noteBrought(typed: string, before: string, now: string): string {
  if (typed === before) return now;
  if (typed.startsWith(now)) return typed;
  return now.startsWith(before) ? typed + now.slice(before.length) : typed;
}

/** Where something that uses an item is read; undefined for a claim of no product. */
export function hrefOfUse({ kind, conversationId, productId }: GardenUse): string | undefined {
  if (kind === 'answer') return `/v1/search?conversation=${conversationId}`;
  return productId ? `/v1/products/${productId}` : undefined;
}

const dayMs = 86_400_000;

/** Until when what was thrown away can be restored, as ISO 8601. */
export const trashedUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + trashDays * dayMs).toISOString();
