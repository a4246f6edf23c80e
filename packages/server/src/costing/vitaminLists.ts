import { tokenize } from '../registry/index.ts';
import { names, type IngredientMention } from './ingredientNames.ts';

const letter = String.raw`[ABCDEK]\d{0,2}(?![\p{L}\d])`;
/** `Vitamins A, C, D3 and E`; `vitamin C/E`. */
const list = new RegExp(
  String.raw`\bvitamins?\s+${letter}(?:\s*(?:,\s*and|,|and|&|\+|\/)\s*${letter})+`,
  'giu',
);
const member = new RegExp(String.raw`(?<![\p{L}\d])${letter}`, 'gu');

/** The vitamins of a text's lists that only their letters name, behind the first. */
export function listedVitamins(text: string): IngredientMention[] {
  return [...text.matchAll(list)].flatMap(({ 0: whole, index }) => {
    const begin = /^vitamins?/i.exec(whole)?.[0].length ?? 0;
    const members = [...whole.slice(begin).matchAll(member)].slice(1);
    return members.flatMap(({ 0: written, index: at }) => {
      const [found] = names.find(tokenize(`vitamin ${written}`));
      const start = index + begin + at;
      return found ? [{ ...found, text: written, start, end: start + written.length }] : [];
    });
  });
}

/** The names of a text, with those of its lists, in their order. */
export function namesIn(text: string): IngredientMention[] {
  const found = names.find(tokenize(text));
  const isNamed = ({ start, end }: IngredientMention) =>
    found.some((each) => each.start < end && start < each.end);
  return [...found, ...listedVitamins(text).filter((each) => !isNamed(each))].toSorted(
    (a, b) => a.start - b.start,
  );
}
