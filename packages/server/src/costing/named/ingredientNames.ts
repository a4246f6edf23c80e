import {
  createNameIndex,
  namesOf,
  registry,
  stems,
  usualMaterial,
  type Material,
  type Mention,
  type Named,
} from '../../registry/index.ts';
import { strainWords } from '../words/strainWords.ts';

type Kind = 'material' | 'group' | 'ingredient';

/** The name of a material, of several ingredients, or of one. */
export type IngredientMention = Mention<Kind>;

/** Classes of what is in a product for its making alone. */
const neverActive: ReadonlySet<string> = new Set([
  'filler', 'flow agent', 'lubricant', 'binder', 'disintegrant', 'coating', 'emulsifier', 'preservative',
]); // prettier-ignore

/** A brand is of the material that it says, or else of the usual one of its ingredient. */
function brandOf(
  { ingredient, compound }: { ingredient: string; compound: string },
  own: string[],
): Named<Kind> {
  const said = stems(compound).join(' ');
  const namesOfRow = (each: (typeof registry.records.materials)[number]) =>
    [each.form, ...each.words].map((name) => stems(name).join(' '));
  const isSaid = (own: string) => own !== '' && (own === said || said.startsWith(`${own} `));
  const rows = registry.records.materials.filter((each) => each.ingredient === ingredient);
  const row =
    rows.find((each) => namesOfRow(each).includes(said)) ??
    rows.find((each) => namesOfRow(each).some(isSaid));
  return row
    ? { kind: 'material', key: row.key, names: own }
    : { kind: 'ingredient', key: ingredient, names: own };
}

/** Species of live cultures that are no ingredient of their own are of what is priced as any: `L. crispatus`. */
function culturesOf(words: readonly string[]): Named<Kind>[] {
  const usual = usualMaterial('probiotics');
  const own = new Set(registry.records.ingredients.flatMap(namesOf).map((name) => stems(name).join(' ')));
  const others = words.filter((word) => !own.has(stems(word).join(' ')) && word.includes(' '));
  return usual ? [{ kind: 'material', key: usual.key, names: others }] : [];
}

/** Names of materials before groups before ingredients: the name of a form says more. */
export const names = createNameIndex<Kind>([
  ...[...registry.materials.values()].map(({ key, name }) => ({
    kind: 'material' as const,
    key,
    names: [name],
  })),
  ...registry.records.materials.map(({ key, words }) => ({ kind: 'material' as const, key, names: words })),
  ...culturesOf(strainWords),
  ...registry.records.groups.map((group) => ({ kind: 'group' as const, ...group, isLiteral: true })),
  ...registry.records.ingredients
    .filter(({ key }) => usualMaterial(key))
    .map((row): Named<Kind> => ({ kind: 'ingredient', key: row.key, names: namesOf(row) })),
  ...registry.records.tradeNames
    .filter(({ ingredient }) => usualMaterial(ingredient))
    .map(({ name, otherNames, ...row }) => brandOf(row, [name, ...otherNames])),
  ...registry.records.foreignNames
    .filter(({ ingredient }) => usualMaterial(ingredient))
    .map(({ ingredient, words }): Named<Kind> => ({ kind: 'ingredient', key: ingredient, names: words })),
  // Magnesium stearate is no magnesium, nor silicon dioxide silicon: they are of a group of nothing.
  ...registry.records.excipients
    .filter((row) => neverActive.has(row.class))
    .map(({ key, name }): Named<Kind> => ({ kind: 'group', key: `excipient/${key}`, names: [name] })),
]);

/** Names of what products are made with and nothing is priced of; without a dose it is but a topic. */
export const unpriced = createNameIndex<Kind>(
  registry.records.ingredients
    .filter(({ key, doseLow }) => doseLow !== null && !usualMaterial(key))
    .map((row): Named<Kind> => ({ kind: 'ingredient', key: row.key, names: namesOf(row) })),
);

/** The ingredients of each group. */
export const groups = new Map(registry.records.groups.map(({ key, ingredients }) => [key, ingredients]));

/** What a name is of: the materials of a group, or one. */
export function materialsOf({ kind, key }: Mention<Kind>): Material[] {
  if (kind === 'group') return (groups.get(key) ?? []).flatMap((each) => usualMaterial(each) ?? []);
  const material = kind === 'material' ? registry.materials.get(key) : usualMaterial(key);
  return material ? [material] : [];
}
