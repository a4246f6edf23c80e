import { registry, tokenize } from '../../registry/index.ts';
import { materialsOf, names, type IngredientMention } from './ingredientNames.ts';

const letter = String.raw`[ABCDEK]\d{0,2}(?![\p{L}\d])`;
/** `Vitamins A, C, D3 and E`; `vitamin C/E`. */
const list = new RegExp(
  String.raw`\bvitamins?\s+${letter}(?:\s*(?:,\s*and|,|and|&|\+|\/)\s*${letter})+`,
  'giu',
);
const member = new RegExp(String.raw`(?<![\p{L}\d])${letter}`, 'gu');

/** The vitamins of a text's lists that only their letters name, behind the first. */
function listedVitamins(text: string): IngredientMention[] {
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

/** What compounds end in: `citrate`, `Citrat`, `citraat`, `oxide`. */
const compoundEnd = /^-?\p{L}{3,}(?:ates?|ats?|aat|ato|oxide?|oxyde|chloride?|chlorid|chlorure)$/iu;

/** Compounds of the mineral before them that are told without it: `magnesium glycinate, malate and citrate`. */
function listedCompounds(text: string, found: readonly IngredientMention[]): IngredientMention[] {
  const minerals = found.flatMap((mention) => {
    const [material, ...others] = materialsOf(mention);
    const isMineral = material?.category === 'mineral' && others.length === 0;
    return isMineral ? [{ end: mention.end, ingredient: material.ingredient }] : [];
  });
  if (minerals.length === 0) return [];
  return tokenize(text).flatMap(({ text: word, start }) => {
    const mineral = compoundEnd.test(word) ? minerals.findLast(({ end }) => end <= start) : undefined;
    if (!mineral) return [];
    const named = compoundOf(mineral.ingredient, word.replace(/^-/, ''));
    return named ? [{ ...named, text: word, start, end: start + word.length }] : [];
  });
}

/** The compound of a mineral that a word names behind it, or joined to it: `malate`, `-malat`. */
function compoundOf(ingredient: string, word: string): IngredientMention | undefined {
  const mineral = registry.ingredients.get(ingredient)?.name ?? '';
  const isOf = ({ kind, key }: IngredientMention) =>
    kind === 'material' && registry.materials.get(key)?.ingredient === ingredient;
  return [`${mineral} ${word}`, `${mineral}${word}`]
    .flatMap((written) => names.find(tokenize(written)).filter(({ end }) => end === written.length))
    .find(isOf);
}

/** The names of a text, with those of its lists, in their order. */
export function namesIn(text: string): IngredientMention[] {
  const found = names.find(tokenize(text));
  const isNamed = ({ start, end }: IngredientMention) =>
    found.some((each) => each.start < end && start < each.end);
  const listed = [...listedVitamins(text), ...listedCompounds(text, found)];
  return [...found, ...listed.filter((each) => !isNamed(each))].toSorted((a, b) => a.start - b.start);
}
