import {
  createNameIndex,
  findAmountsIn,
  inLabelUnit,
  namesOf,
  registry,
  tokenize,
  usualMaterial,
  type Amount,
  type Ingredient,
  type Material,
  type Mention,
  type Named,
} from '../registry/index.ts';
import { amountsBeside, withoutNames } from './amountsBeside.ts';
import { atomsOf } from './atoms.ts';
import { findExcluded } from './exclusions.ts';
import { withGrades } from './grades.ts';
import { doseUnits, withLoneAmounts, type NamedMaterial } from './loneAmounts.ts';

/** What a text says of ingredients. */
export interface ReadIngredients {
  /** Those it names, in its order, each active once. */
  wanted: readonly NamedMaterial[];
  /** Keys of the materials it rules out. */
  excluded: ReadonlySet<string>;
}

type Kind = 'material' | 'group' | 'ingredient';

interface Sighting {
  material: Material;
  given: Amount | null;
  /** Named by no more than its ingredient's name: `collagen`, a multivitamin; not `bovine collagen`. */
  isGeneral: boolean;
}

/** The ingredients a text names and those it rules out. A dose that is named outweighs a refusal. */
export function readIngredients(text: string): ReadIngredients {
  const mentions = names.find(tokenize(text));
  const amounts = amountsBeside(text, mentions);
  const refusals = findExcluded(atomsOf(text, mentions, (at) => (amounts[at]?.value ?? 0) > 0));
  const isRefused = (at: number) =>
    (refusals.get(mentions[at]?.start ?? -1) ?? false) || amounts[at]?.value === 0;
  const refused = mentions.filter((_, at) => isRefused(at)).flatMap(materialsOf);
  const sightings = mentions.flatMap((mention, at) =>
    isRefused(at) ? [] : sightingsOf(mention, { text, amount: amounts[at] ?? null }),
  );
  const dosed = new Set(sightings.flatMap(({ material, given }) => (given ? [material.key] : [])));
  const excluded = new Set(refused.map(({ key }) => key).filter((key) => !dosed.has(key)));
  const wanted = settle(specific(sightings.filter(({ material }) => !excluded.has(material.key))));
  const beside = new Set(amounts.map((amount) => amount?.start));
  const left = findAmountsIn(withoutNames(text, mentions), doseUnits).filter(
    ({ start }) => !beside.has(start),
  );
  return { wanted: withGrades(withLoneAmounts(wanted, { left, text }), text), excluded };
}

/** Materials of which a text gives no amount. */
export const unstatedOf = (wanted: readonly NamedMaterial[]): Material[] =>
  wanted.filter(({ amount }) => amount === null).map(({ material }) => material);

/** Names of materials before groups before ingredients: the name of a form says more. */
const names = createNameIndex<Kind>([
  ...[...registry.materials.values()].map(({ key, name }) => ({
    kind: 'material' as const,
    key,
    names: [name],
  })),
  ...registry.records.materials.map(({ key, words }) => ({ kind: 'material' as const, key, names: words })),
  ...registry.records.groups.map((group) => ({ kind: 'group' as const, ...group, isLiteral: true })),
  ...registry.records.ingredients
    .filter(({ key }) => usualMaterial(key))
    .map((row): Named<Kind> => ({ kind: 'ingredient', key: row.key, names: namesOf(row) })),
]);

/** Names of what products are made with and nothing is priced of; without a dose it is but a topic. */
const unpriced = createNameIndex<Kind>(
  registry.records.ingredients
    .filter(({ key, doseLow }) => doseLow !== null && !usualMaterial(key))
    .map((row): Named<Kind> => ({ kind: 'ingredient', key: row.key, names: namesOf(row) })),
);

/** Ingredients that a text names and does not rule out, of which no material has a price. */
export function unpricedIn(text: string): Ingredient[] {
  const tokens = tokenize(text);
  const mentions = unpriced.find(tokens);
  if (mentions.length === 0) return [];
  const refusals = findExcluded(atomsOf(text, mentions));
  const priced = names.find(tokens);
  const isOther = ({ start, end }: Mention) =>
    priced.some((each) => each.start < end && start < each.end && each.end - each.start >= end - start);
  const keys = mentions.filter((each) => !refusals.get(each.start) && !isOther(each)).map(({ key }) => key);
  return [...new Set(keys)].flatMap((key) => registry.ingredients.get(key) ?? []);
}

const groups = new Map(registry.records.groups.map(({ key, ingredients }) => [key, ingredients]));

function materialsOf({ kind, key }: Mention<Kind>): Material[] {
  if (kind === 'group') return (groups.get(key) ?? []).flatMap((each) => usualMaterial(each) ?? []);
  const material = kind === 'material' ? registry.materials.get(key) : usualMaterial(key);
  return material ? [material] : [];
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether words say no more than the name of an ingredient does. */
function isNameOf(words: string, { ingredient }: Material): boolean {
  const own = wordsOf(registry.ingredients.get(ingredient)?.name ?? '');
  return wordsOf(words).every((word) => own.includes(word));
}

function sightingsOf(
  mention: Mention<Kind>,
  { text, amount }: { text: string; amount: Amount | null },
): Sighting[] {
  const found = materialsOf(mention);
  const words = text.slice(mention.start, mention.end);
  return found.map((material) => ({
    material,
    given: found.length === 1 ? asCounted(amount, { material, after: text.slice(amount?.end ?? 0) }) : null,
    isGeneral: mention.kind === 'group' || isNameOf(words, material),
  }));
}

/** Folate of supplements in dietary folate equivalents: 1.7 for each of folic acid. */
const dfe = [...registry.records.equivalences].find(({ key }) => key === 'folic-acid-dfe')?.factor ?? 1;

/** `800 µg DFE` of folate are 470 µg of what is weighed. */
const asCounted = (amount: Amount | null, { material, after }: { material: Material; after: string }) =>
  amount && material.ingredient === 'folate' && /^\s*DFE\b/i.test(after)
    ? { ...amount, value: amount.value / dfe }
    : amount;

/**
 * What is named in general is what is named in particular elsewhere, with its amount: of `collagen`, `marine collagen`;
 * of `omega-3`, `algae oil`; of the folate of a multivitamin, `methylfolate`.
 */
function specific(sightings: readonly Sighting[]): Sighting[] {
  const inParticular = ({ material: { ingredient, name }, isGeneral }: Sighting) =>
    isGeneral
      ? sightings.find(
          (each) =>
            !each.isGeneral &&
            each.material.name !== name &&
            (each.material.ingredient === ingredient ||
              registry.ingredients.get(each.material.ingredient)?.parent === ingredient),
        )
      : undefined;
  return sightings.flatMap((each) => {
    const particular = inParticular(each);
    if (!particular) return [each];
    return each.given && !particular.given ? [{ ...particular, given: each.given }] : [];
  });
}

/** One material for each active: of its sightings the named form and the given amount are kept. */
function settle(sightings: readonly Sighting[]): NamedMaterial[] {
  const byName = new Map<string, Sighting>();
  for (const next of sightings) {
    const { name } = next.material;
    const known = byName.get(name);
    const isUsual = known && usualMaterial(known.material.ingredient)?.key === known.material.key;
    byName.set(name, {
      material: known && !isUsual ? known.material : next.material,
      given: known?.given ?? next.given,
      isGeneral: false,
    });
  }
  return [...byName.values()].map(({ material, given }) => ({
    material,
    amount: given && inLabelUnit(given, material),
  }));
}
