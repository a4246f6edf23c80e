import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { energyEu, kcalUs } from './energy.ts';
import { formulaOf } from './formula.ts';
import { knownOf } from './known.ts';
import { micronutrients } from './nutrients.ts';
import { totalsOf, type Totals } from './totals.ts';
import { weighAll, type SubFormulas } from './subFormulas.ts';
import type { WeighedLine } from './weigh.ts';

/** An amount of something in a serving, by its key in the base. */
export interface Content {
  key: string;
  amount: number;
  unit: string;
}

/** What a serving holds, unrounded. */
export interface Contents {
  /** Energy, macronutrients, vitamins and minerals that are above zero. */
  nutrients: Content[];
  /** Active lines that are no nutrient, in the unit they are typed in. */
  ingredients: Content[];
  /** What the protein counts for, 0 to 1 (PDCAAS of all of it); absent where it is not known. */
  proteinQuality?: number;
  /** Keys of vitamins and minerals of which it is known that no line holds any. */
  without: string[];
}

/** The ingredient that a material is one of, e.g. `melatonin/melatonin-99-percent`. */
const ingredientIn = (key: string): string => key.split('/')[0] ?? key;

/** Keys of the base for the sums of profiles, and their units. */
const macroKeys: readonly (readonly [macro: keyof Totals['macros'], key: string, unit: string])[] = [
  ['fat', 'fat', 'g'],
  ['saturates', 'saturated-fat', 'g'],
  ['trans', 'trans-fat', 'g'],
  ['sugars', 'sugars', 'g'],
  ['addedSugars', 'added-sugars', 'g'],
  ['fibre', 'fibre', 'g'],
  ['protein', 'protein', 'g'],
  ['cholesterol', 'cholesterol-dietary', 'mg'],
];

const unitOf = new Map(micronutrients.map(({ key, unit }) => [key, unit]));

/**
 * What a serving of a formula holds, its sub-formulas' lines included, for readers that need figures and no label.
 * Pure.
 */
export function contentsOf(draft: FormulaDraft, data: FormulaData, formulas: SubFormulas = {}): Contents {
  const formula = formulaOf(draft, data);
  const lines = weighAll(formula, { data, formulas });
  const totals = totalsOf(formula, lines);
  const kcal = formula.market === 'US' ? kcalUs(totals, formula, data) : energyEu(totals).kcal;
  const nutrients = [
    { key: 'energy', amount: kcal, unit: 'kcal' },
    ...macroKeys.map(([macro, key, unit]) => ({ key, amount: totals.macros[macro], unit })),
    ...[...totals.micros].map(([key, { value }]) => ({ key, amount: value, unit: unitOf.get(key) ?? 'mg' })),
  ].filter(({ amount }) => amount > 0);
  const own = new Set(formula.lines);
  const ingredients = lines.flatMap(({ line, claim }) => {
    const { draft: typed, name, nutrient, purpose } = line;
    // Of a sub-formula's line the share that this one takes, not what is typed there.
    const amount = own.has(line) ? line.amount : claim?.typed;
    if (nutrient !== null || purpose !== 'active' || !amount?.value) return [];
    const known = knownOf(data, [typed.ingredient, name, typed.source]);
    return known ? [{ key: ingredientIn(known.key), amount: amount.value, unit: amount.unit }] : [];
  });
  return { nutrients, ingredients, ...qualityIn(totals), without: absentFrom(lines, totals, data) };
}

/** What nothing holds, as far as each line tells: it is a nutrient itself, its profile says so, or it is nothing a panel declares. */
function absentFrom(lines: readonly WeighedLine[], { micros }: Totals, data: FormulaData): string[] {
  if (lines.length === 0) return [];
  const isBare = new Map(
    lines.map(({ line }) => [
      line,
      knownOf(data, [line.draft.ingredient, line.name, line.draft.source])?.isBare,
    ]),
  );
  const tells = ({ line }: WeighedLine, key: string) =>
    line.nutrient !== null || isBare.get(line) === true || (line.profile !== null && key in line.profile);
  return micronutrients.flatMap(({ key }) =>
    !micros.has(key) && lines.every((line) => tells(line, key)) ? [key] : [],
  );
}

function qualityIn({ correctedProtein, macros }: Totals): Pick<Contents, 'proteinQuality'> {
  return correctedProtein === null || macros.protein <= 0
    ? {}
    : { proteinQuality: correctedProtein / macros.protein };
}
