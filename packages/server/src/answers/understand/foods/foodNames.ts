import { longNamesIn, type NamePlace } from '../../../foods/index.ts';

/** Reads the names once for all that is asked of a text in a row. */
let last: { readonly text: string; readonly places: readonly NamePlace[] } = { text: '', places: [] };
function placesIn(text: string): readonly NamePlace[] {
  if (last.text !== text) last = { text, places: longNamesIn(text) };
  return last.places;
}

/** Reads ahead what the first question that names a food would wait for. */
export const readFoodNamesAhead = (): void => void longNamesIn('');

/** Makes a function that knows the places of a question that stand within a name of a food: the sugar of icing sugar. */
export const withinNames =
  (question: string): ((at: number) => boolean) =>
  (at) =>
    placesIn(question).some(({ start, end }) => at >= start && at < end);

/** A question without the names of foods of two words and more; places are as before. */
export const withoutNames = (question: string): string =>
  placesIn(question).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    question,
  );
