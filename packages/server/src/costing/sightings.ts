import {
  inLabelUnit,
  registry,
  stems,
  tokenize,
  usualMaterial,
  type Amount,
  type Material,
} from '../registry/index.ts';
import { compoundAmount, elementalIn } from './compoundWeights.ts';
import { materialsOf, names, type IngredientMention } from './ingredientNames.ts';
import { limitAt, type DoseLimit } from './limits.ts';
import type { MaterialLimit, NamedMaterial } from './loneAmounts.ts';
import { compoundWord } from './namedForms.ts';

/** A material that a text names. */
export interface Sighting {
  material: Material;
  given: Amount | null;
  /** Named by no more than its ingredient's name: `collagen`, a multivitamin; not `bovine collagen`. */
  isGeneral: boolean;
  limit: DoseLimit;
  note: string | null;
}

/** Whether words say no more than the name of an ingredient does. */
function isNameOf(words: string, { ingredient }: Material): boolean {
  const own = stems(registry.ingredients.get(ingredient)?.name ?? '');
  return stems(words).every((word) => own.includes(word));
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
    const isGeneral = mention.kind === 'group' || (!carrier && isNameOf(words, material));
    const given =
      found.length === 1 ? asCounted(amount, { material, after: text.slice(amount?.end ?? 0) }) : null;
    const isCompound = mention.kind === 'material' && !isGeneral && material === usual;
    const compound = isCompound ? compoundAmount(material, given) : null;
    return { material, given: compound?.amount ?? given, isGeneral, limit, note: compound?.note ?? null };
  });
}

/** The material of an active in the form that a word names: `citrate` of magnesium. */
function inForm(usual: Material, word: string | null): Material {
  if (word === null) return usual;
  const name = registry.ingredients.get(usual.ingredient)?.name ?? usual.name;
  const found = names.find(tokenize(`${name} ${word}`)).find(({ kind }) => kind === 'material');
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
  const inParticular = ({ material: { ingredient, name }, isGeneral }: Sighting) =>
    isGeneral
      ? sightings.find(
          (each) =>
            each.material.name !== name &&
            !each.isGeneral &&
            (each.material.ingredient === ingredient || isChildOf(each, ingredient)),
        )
      : undefined;
  return sightings.flatMap((each) => {
    const particular = inParticular(each);
    if (!particular) return [each];
    const isOther = each.given && particular.given && each.given.value !== particular.given.value;
    if (isOther && !isChildOf(particular, each.material.ingredient)) return [each];
    return each.given && !particular.given ? [{ ...particular, given: each.given }] : [];
  });
}

const isChildOf = ({ material }: Sighting, ingredient: string) =>
  registry.ingredients.get(material.ingredient)?.parent === ingredient;

/** One material for each active: of its sightings the named form and the given amount are kept. */
export function settle(sightings: readonly Sighting[]): NamedMaterial[] {
  const byName = new Map<string, Sighting>();
  for (const next of sightings) {
    const { name } = next.material;
    const known = byName.get(name);
    const isUsual = known && usualMaterial(known.material.ingredient)?.key === known.material.key;
    byName.set(name, {
      material: known && !isUsual ? known.material : next.material,
      given: known?.given ?? next.given,
      limit: known?.given || !next.given ? (known?.limit ?? next.limit) : next.limit,
      isGeneral: false,
      note: null,
    });
  }
  return [...byName.values()].map(namedMaterial);
}

/** A limit is no amount: what is taken is the usual dose within it. */
function namedMaterial({ material, given, limit }: Sighting): NamedMaterial {
  const amount = given && inLabelUnit(given, material);
  if (!limit.isMost && limit.share === 1) return { material, amount };
  const most = limit.isMost && amount !== null ? amount : Infinity;
  const said: MaterialLimit = { most, share: limit.share };
  return amount !== null && !limit.isMost ? { material, amount } : { material, amount: null, limit: said };
}
