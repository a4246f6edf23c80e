import type { DocumentCell } from '../contract/index.ts';

/** Texts by the paths of items, as people filled them in. */
export type Values = Readonly<Record<string, string>>;

/** Something that a document asks for. */
export interface Item {
  path: string;
  question: string;
}

/** What of a document was asked, and what was answered. */
export interface Answers {
  /** The text that was filled in, else what is known of it, else the open item in its place: nothing is guessed. */
  ask(path: string, question: string, known?: DocumentCell | null): DocumentCell;
  /** Everything that was asked, in its order. */
  asked(): Item[];
  /** What of that was not answered. */
  open(): Item[];
}

/** Answers by what people filled in. */
export function answersOf(values: Values): Answers {
  const asked = new Map<string, string>();
  const items = () => [...asked].map(([path, question]) => ({ path, question }));
  const textAt = (path: string) => (Object.hasOwn(values, path) && values[path]?.trim()) || '';
  return {
    ask(path, question, known) {
      const text = textAt(path);
      if (known && !text) return known;
      if (!asked.has(path)) asked.set(path, question);
      return text ? { text, source: 'Filled in' } : { text: `Open: ${question}`, open: path };
    },
    asked: items,
    open: () => items().filter(({ path }) => !textAt(path)),
  };
}
