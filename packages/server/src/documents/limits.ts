import { finishedProduct, type DocumentContent } from '../contract/index.ts';
import type { FormulaData, LineDraft } from '../formula/index.ts';
import type { FindTest } from './coa/testNames.ts';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A key as it is spelled in a name: 'vitamin-d' is 'vitamin d'. */
const spelled = (key: string) => key.replaceAll('-', ' ');

/** What an ingredient may be called in a product's documents: as the base calls it, and as its formula's lines do. */
export function ingredientNames(
  key: string,
  { lines, ingredients }: { lines: readonly LineDraft[]; ingredients: FormulaData['ingredients'] },
): string[] {
  const known = ingredients.find((each) => each.key === key);
  const called = lines.filter(({ ingredient, nutrient }) => ingredient === key || nutrient === key);
  return [key, spelled(key), ...(known ? [known.label] : []), ...called.flatMap(({ name }) => name ?? [])];
}

/** Whether a certificate can be of this: what the base holds, a line of the product's formula, or the product itself. */
export const isCertified = (
  key: string,
  { lines, ingredients }: { lines: readonly LineDraft[]; ingredients: FormulaData['ingredients'] },
): boolean =>
  key === finishedProduct ||
  ingredients.some((each) => each.key === key) ||
  lines.some((line) => [line.ingredient, line.nutrient, line.name, line.source].includes(key));

/** What is said of a certificate of something else. */
export const uncertifiedRefusal = 'Neither the base nor the product’s formula has this ingredient';

/** Everything that a line of a formula may be called, by one of its names. */
export function namesByLine(of: {
  lines: readonly LineDraft[];
  ingredients: FormulaData['ingredients'];
}): (name: string) => readonly string[] {
  const all = of.lines.map(({ ingredient, nutrient, name, source }) => {
    const key = ingredient ?? nutrient;
    return [...(key ? ingredientNames(key, of) : []), ...[name, source].flatMap((each) => each ?? [])];
  });
  return (name) => [
    name,
    ...(all.find((names) => names.some((each) => same(each, name))) ?? []).filter(
      (each) => !same(each, name),
    ),
  ];
}

/** Limits that an ingredient specification says of an ingredient, by its tests; open ones are none. */
export function limitsIn(
  content: DocumentContent | null,
  { names, findTest }: { names: readonly string[]; findTest: FindTest },
): ReadonlyMap<string, string> {
  const limits = new Map<string, string>();
  let heading = '';
  for (const part of content?.parts ?? []) {
    if (part.type === 'heading') heading = part.text;
    if (part.type !== 'table' || !names.some((name) => same(heading, name))) continue;
    for (const [test, , limit] of part.rows) {
      if (test && limit && limit.open === undefined) limits.set(findTest(test.text), limit.text);
    }
  }
  return limits;
}
