import {
  inLabelUnit,
  registry,
  stems,
  tokenize,
  usualMaterial,
  type Amount,
  type Material,
} from '../../registry/index.ts';
import { compoundAmount, elementalIn } from './compoundWeights.ts';
import { materialsOf, names, type IngredientMention } from './ingredientNames.ts';
import { familyOf, isGeneralName, isMeantBy, type Named } from './generalNames.ts';
import { limitAt, type DoseLimit } from './limits.ts';
import { compoundWord } from './namedForms.ts';
import { textBefore, textBehind } from '../text.ts';

/** A material that a text names. */
export interface Sighting {
  material: Material;
  given: Amount | null;
  /** Which family it is named by. */
  family: number;
  /** Named by no more than its ingredient's name: `collagen`, a multivitamin; not `bovine collagen`. */
  isGeneral: boolean;
  /** Named by the very form that it is bought as: `zinc citrate`. */
  isForm: boolean;
  limit: DoseLimit;
  note: string | null;
}

/** What stands around a mention. */
interface Beside {
  text: string;
  amount: Amount | null;
  /** What carries the active, where the words say what it is from. */
  carrier: Material | undefined;
}

/** The materials that a mention is of. */
export function sightingsOf(mention: IngredientMention, { text, amount, carrier }: Beside): Sighting[] {
  const found = materialsOf(mention);
  const words = text.slice(mention.start, mention.end);
  const limit = limitAt(text, mention, amount);
  return found.map((usual) => {
    const material =
      carrier ?? (found.length === 1 ? inForm(usual, compoundWord(text, mention, amount)) : usual);
    const isGeneral = mention.kind === 'group' || (!carrier && isGeneralName({ words, material }));
    const given =
      found.length === 1 ? asCounted(amount, { material, after: text.slice(amount?.end ?? 0) }) : null;
    const isCompound =
      mention.kind === 'material' && !isGeneral && material === usual && !isOfOther(text, mention, amount);
    const compound = isCompound ? compoundAmount(material, given) : null;
    return {
      material,
      family: familyOf({ words, material }),
      given: compound?.amount ?? given,
      isGeneral,
      isForm:
        !isGeneral &&
        (material !== usual || (mention.kind === 'material' && isCalledByForm(mention.text, material))),
      limit,
      note: compound?.note ?? null,
    };
  });
}

/** `Cholecalciferol` is a form by itself; `vitamin D`, which is bought in that form as a rule, names none. */
function isCalledByForm(called: string, { key, ingredient, form }: Material): boolean {
  const own = new Set(stems(form));
  return usualMaterial(ingredient)?.key !== key || stems(called).some((stem) => own.has(stem));
}

/** `Vitamin B6 (as P5P) 20 mg`, `whey isolate, 25 g protein`: the weight is of what the compound is or holds. */
const isOfOther = (text: string, { start }: IngredientMention, amount: Amount | null) =>
  /(?:^|[^\p{L}])(?:as|als|from)\s+$/iu.test(textBefore(text, start)) ||
  /^\s*(?:of\s+)?protein(?!\p{L})/iu.test(textBehind(text, amount?.end ?? text.length));

/** The material of an active in the form that a word names: `citrate` of magnesium. */
function inForm(usual: Material, word: string | null): Material {
  if (word === null) return usual;
  const name = registry.ingredients.get(usual.ingredient)?.name ?? usual.name;
  // The name alone is the usual form again.
  const found = names
    .find(tokenize(`${name} ${word}`))
    .find(({ kind, end }) => kind === 'material' && end > name.length);
  const material = found && registry.materials.get(found.key);
  return material?.ingredient === usual.ingredient ? material : usual;
}

/** Folate of supplements in dietary folate equivalents: 1.7 for each of folic acid. */
const dfe = [...registry.records.equivalences].find(({ key }) => key === 'folic-acid-dfe')?.factor ?? 1;

/** `800 µg DFE` of folate are 470 µg of what is weighed. */
const asCounted = (amount: Amount | null, { material, after }: { material: Material; after: string }) =>
  amount && material.ingredient === 'folate' && /^\s*DFE\b/i.test(after)
    ? { ...amount, value: amount.value / dfe }
    : amount;

/** `Magnesium bisglycinate 1000 mg, 100 mg elemental`: what is called elemental is of the only mineral there is. */
export function withElemental(sightings: readonly Sighting[], text: string): readonly Sighting[] {
  const minerals = sightings.filter(({ material }) => material.category === 'mineral');
  const isOne = new Set(minerals.map(({ material }) => material.ingredient)).size === 1;
  const given = isOne ? elementalIn(text) : null;
  if (given === null) return sightings;
  return sightings.map((each) => (minerals.includes(each) ? { ...each, given, note: null } : each));
}

/**
 * What is named in general is what is named in particular elsewhere, with its amount: of `collagen`, `marine collagen`;
 * of `omega-3`, `algae oil`; of the folate of a multivitamin, `methylfolate`.
 */
export function specific(sightings: readonly Sighting[]): Sighting[] {
  // Each kind of name once: a long text names the same again and again.
  const kinds = [...Map.groupBy(sightings, kindOf).values()].flatMap(
    (alike) => alike.find(({ given }) => given) ?? alike.slice(0, 1),
  );
  return sightings.flatMap((each) => {
    const particular = each.isGeneral ? kinds.find((other) => isInParticular(each, other)) : undefined;
    if (!particular) return [each];
    const isOther = each.given && particular.given && each.given.value !== particular.given.value;
    const isSame = each.material.ingredient === particular.material.ingredient;
    const isIts = isSame || (each.given !== null && mayTake(particular.material, each.given));
    if (isOther && (isSame || !isIts || !isMember(particular, each))) return [each];
    if (!each.given || (particular.given && isIts)) return [];
    return isIts ? [{ ...particular, given: each.given }] : [each];
  });
}

const kindOf = ({ material, family, isGeneral }: Sighting) => `${material.key} ${family} ${isGeneral}`;

/** Whether another sighting says in particular what one names in general. */
function isInParticular(general: Sighting, other: Sighting): boolean {
  if (other.material.name === general.material.name) return false;
  const isForm =
    !other.isGeneral &&
    (other.material.ingredient === general.material.ingredient ||
      isChildOf(other, general.material.ingredient));
  return isForm || isMeantBy(named(general), named(other));
}

const named = ({ material, family, isGeneral }: Sighting): Named => ({
  ingredient: material.ingredient,
  family,
  isGeneral,
});

const isMember = (particular: Sighting, general: Sighting) =>
  isChildOf(particular, general.material.ingredient) || isMeantBy(named(general), named(particular));

/** Whether an amount of a family may be that of its member. */
function mayTake(material: Material, given: Amount): boolean {
  const amount = inLabelUnit(given, material);
  return amount !== null && amount >= material.dose.low / 2 && amount <= material.dose.high * 2;
}

const isChildOf = ({ material }: Sighting, ingredient: string) =>
  registry.ingredients.get(material.ingredient)?.parent === ingredient;
