import type { DocumentCell } from '../contract/index.ts';

/** Texts by the paths of items, as people filled them in. */
export type Values = Readonly<Record<string, string>>;

/** Something that a document asks for. */
export interface Item {
  path: string;
  question: string;
  /** Whether it is answered by nothing but a figure. @default false */
  isFigure?: true;
}

/** What of a document was asked, and what was answered. */
export interface Answers {
  /** The text that was filled in, else what is known of it, else the open item in its place: nothing is guessed. */
  ask(path: string, question: string, known?: DocumentCell | null): DocumentCell;
  /** The same of a figure: words without one leave it open. */
  askFigure(path: string, question: string, known?: DocumentCell | null): DocumentCell;
  /** Everything that was asked, in its order. */
  asked(): Item[];
  /** What of that was not answered. */
  open(): Item[];
}

const textAt = (values: Values, path: string) => (Object.hasOwn(values, path) && values[path]?.trim()) || '';

/** A currency and a sign may stand before it: 'USD 12.50', '≈ 5,000 bottles'. */
const beginning = /^(?:\p{Lu}{3}\s*)?[^\p{L}\d]*(\d[\d.,  \u202F]*)/u;

/** The figure that a text begins with, as it is written; null where it begins with none, or with nothing but zeros. */
export function figureOf(text: string): string | null {
  const figure = beginning.exec(text)?.[1]?.trim();
  return figure && /[1-9]/u.test(figure) ? figure : null;
}

/** Whether an item is answered by these texts. */
export const isAnswered = ({ path, isFigure }: Item, values: Values): boolean => {
  const text = textAt(values, path);
  return text !== '' && (!isFigure || figureOf(text) !== null);
};

/** What is open of items, as it is told. */
export const openOf = (items: readonly Item[], values: Values): { path: string; question: string }[] =>
  items.flatMap((item) => (isAnswered(item, values) ? [] : { path: item.path, question: item.question }));

/** Why words are refused where a figure is asked for. */
export const figureRefusal = 'The document asks for a figure there. Nothing was changed.';

/** Texts that answer no item that asks for a figure, by their places among the values sent. */
export const figureErrors = (items: readonly Item[], values: Values): { path: string; message: string }[] =>
  items.flatMap((item) =>
    textAt(values, item.path) === '' || isAnswered(item, values)
      ? []
      : { path: `values.${item.path}`, message: 'Begin with a number above zero, e.g. 5,000' },
  );

/** Answers by what people filled in. */
export function answersOf(values: Values): Answers {
  const asked = new Map<string, Item>();
  const items = () => [...asked.values()];
  const answer = (item: Item, known: DocumentCell | null | undefined): DocumentCell => {
    const { path, question } = item;
    const text = textAt(values, path);
    if (known && !text) return known;
    if (!asked.has(path)) asked.set(path, item);
    return isAnswered(item, values)
      ? { text, source: 'Filled in' }
      : { text: `Open: ${question}`, open: path };
  };
  return {
    ask: (path, question, known) => answer({ path, question }, known),
    askFigure: (path, question, known) => answer({ path, question, isFigure: true }, known),
    asked: items,
    open: () => items().filter((item) => !isAnswered(item, values)),
  };
}
