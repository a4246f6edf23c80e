import { statementOf, titleOf, type Line } from './lines.ts';
import { usedAs } from './tables/tables.ts';

/**
 * What is told of a recipe's making. What it says of lines holds of the finished recipe: later steps may take out what an
 * earlier one put in, so it is worded at the end; '': there is nothing to tell then.
 */
export type RecipeNote = string | ((finished: readonly Line[]) => string);

/** Lines as they are in a finished recipe, by themselves or as they are used: rice as cooked rice. */
const formsOf = (line: string): readonly string[] => [
  line,
  ...usedAs.flatMap((row) => (row.line === line ? [row.instead] : [])),
];

const namesIn = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.map(({ name }) => name));

/** Which of these lines a finished recipe has. */
export const comeIn = (come: readonly string[], finished: readonly Line[]): readonly string[] => {
  const names = namesIn(finished);
  return come.filter((line) => formsOf(line).some((form) => names.has(form)));
};

/** Which of these lines a finished recipe has not, in any form nor by the name of another. */
export const goneFrom = (gone: readonly string[], finished: readonly Line[]): readonly string[] => {
  const called = new Set(finished.map(({ name }) => statementOf(name)));
  const names = namesIn(finished);
  return gone.filter(
    (line) => !called.has(statementOf(line)) && !formsOf(line).some((form) => names.has(form)),
  );
};

export const statementsOf = (lines: readonly string[]): string => lines.map(statementOf).join(', ');

/** `Without onions, celery: …`, of those that the finished recipe has not. */
export const withoutNote =
  (gone: readonly string[], why: string): RecipeNote =>
  (finished) => {
    const left = goneFrom(gone, finished);
    return left.length === 0 ? '' : `Without ${statementsOf(left)}${why}`;
  };

/** What is told of lines that the finished recipe has. */
export const ofCome =
  (come: readonly string[], words: (there: readonly string[]) => string): RecipeNote =>
  (finished) => {
    const there = comeIn(come, finished);
    return there.length === 0 ? '' : words(there);
  };

/** `Rye flour instead of wheat flour`, or beside it where that is there all the same. */
export const insteadNote =
  (come: readonly string[], gone: string): RecipeNote =>
  (finished) => {
    const there = comeIn(come, finished);
    if (there.length === 0) return '';
    const how = goneFrom([gone], finished).length > 0 ? 'instead of' : 'beside';
    return `${there.map(titleOf).join(', ')} ${how} ${statementOf(gone)}, as the words name it.`;
  };

/** Notes as they hold of a finished recipe, each once. */
export const worded = (notes: readonly RecipeNote[], finished: readonly Line[]): string[] => [
  ...new Set(
    notes.map((note) => (typeof note === 'string' ? note : note(finished))).filter((note) => note !== ''),
  ),
];
