import type { Article, Citation, GardenItemDraft, GardenKind } from '@seedbed/server/contract';

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

/** A text cut at a word to at most so many characters. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : cut.length)}…`;
}

/** A cited passage as it is planted. */
export function passageDraft({ title, source, url, passage }: Citation): GardenItemDraft {
  const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/.exec(url ?? '')?.[1];
  return {
    kind: 'passage',
    title,
    snapshot: passage,
    source: {
      publication: source,
      ...(url ? { url } : {}),
      ...(doi ? { doi: decodeURIComponent(doi) } : {}),
    },
  };
}

/** An answer as it is planted: under its question, with its sources beneath. */
export function answerDraft(question: string | undefined, text: string): GardenItemDraft {
  return {
    kind: 'answer',
    title: question ?? shortened(text, 120),
    snapshot: text,
    source: { publication: 'Seedbed' },
  };
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
