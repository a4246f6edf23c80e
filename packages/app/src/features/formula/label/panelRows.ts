import { micronutrients, type PanelRow } from '@seedbed/server/formula';

/** What a row declares, whichever market words it: US and EU rows of one nutrient have one key. */
export interface NamedRow {
  /** Of its own in the panel. */
  key: string;
  /** Whether it is part of what every label of its kind declares, or an ingredient of the formula's own. */
  group: 'macro' | 'vitamin' | 'mineral' | 'other';
}

/** The names of energy and macronutrients on both markets' labels (21 CFR 101.9(c); Regulation (EU) No 1169/2011, Annex XV). */
const macros: readonly (readonly [key: string, us: RegExp, eu: string])[] = [
  ['energy', /^Calories$/, 'Energy'],
  ['fat', /^Total Fat$/, 'Fat'],
  ['saturates', /^Saturated Fat$/, 'of which saturates'],
  ['trans', /^Trans Fat$/, ''],
  ['poly', /^Polyunsaturated Fat$/, ''],
  ['mono', /^Monounsaturated Fat$/, ''],
  ['cholesterol', /^Cholesterol$/, ''],
  ['carbohydrate', /^Total Carbohydrate$/, 'Carbohydrate'],
  ['sugars', /^Total Sugars$/, 'of which sugars'],
  ['addedSugars', /^Includes .*Added Sugars$/, ''],
  ['polyols', /^Sugar Alcohol$/, 'of which polyols'],
  ['fibre', /^Dietary Fiber$/, 'Fibre'],
  ['protein', /^Protein$/, 'Protein'],
  ['salt', /^$/, 'Salt'],
];

/** The name without its source: 'Zinc (as zinc picolinate)' is zinc. */
const withoutSource = (name: string): string => name.replace(/ \((?:as|from) .*\)$/, '');

function keyOf(name: string): NamedRow {
  const bare = withoutSource(name);
  const macro = macros.find(([, us, eu]) => us.test(bare) || eu === bare);
  if (macro) return { key: macro[0], group: 'macro' };
  const micro = micronutrients.find(({ us, eu }) => us === bare || eu === bare);
  if (micro) return { key: micro.key, group: micro.isVitamin ? 'vitamin' : 'mineral' };
  return { key: `other ${name}`, group: 'other' };
}

/** What each row declares; a name that stands twice is told apart by its turn. */
export function nameRows(rows: readonly PanelRow[]): NamedRow[] {
  const turns = new Map<string, number>();
  return rows.map(({ name }) => {
    const named = keyOf(name);
    const turn = (turns.get(named.key) ?? 0) + 1;
    turns.set(named.key, turn);
    return turn === 1 ? named : { ...named, key: `${named.key} ${turn}` };
  });
}
