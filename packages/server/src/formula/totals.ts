import type { ProfileDraft } from './draft.ts';
import type { Formula } from './formula.ts';
import { micronutrient, micronutrients } from './nutrients.ts';
import type { WeighedLine } from './weigh.ts';

/** Grams of a profile that are summed as they stand; cholesterol and sodium are mg. */
const summed = [
  'fat',
  'saturates',
  'trans',
  'mono',
  'poly',
  'carbohydrate',
  'sugars',
  'addedSugars',
  'allulose',
  'starch',
  'fibre',
  'fibreInsoluble',
  'organicAcids',
  'ethanol',
  'protein',
  'cholesterol',
] as const;

/** What a serving holds of a vitamin or mineral. */
export interface NutrientTotal {
  /** In the nutrient's unit on the label. */
  value: number;
  /** Of it, what lines claim by name; the rest comes with foods. */
  claimed: number;
  /** Nothing but typed claims: printed as they are. */
  isTyped: boolean;
  /** Lines that claim it, heaviest material first. */
  lines: readonly WeighedLine[];
  /** Of them the active ones: what preserves or colours adds no nutrient that a label would have to name. */
  added: readonly WeighedLine[];
}

/** What a serving holds, unrounded: g, cholesterol in mg, vitamins and minerals in their label unit. */
export interface Totals {
  macros: Readonly<Record<(typeof summed)[number], number>>;
  /** Grams by the polyol's name. */
  polyols: Readonly<Record<string, number>>;
  polyolTotal: number;
  /** Σ protein × PDCAAS; null where a protein's quality is not known. */
  correctedProtein: number | null;
  /** Whether all protein comes from amino acids by themselves. */
  isAminoAcidsOnly: boolean;
  micros: ReadonlyMap<string, NutrientTotal>;
  /** mg. */
  caffeine: number;
  /** mg of all that was weighed in. */
  weightMg: number;
}

/** A value of a profile that is a number; a missing one is unknown and sums as 0. */
export const profileNumber = (profile: ProfileDraft, key: string): number => {
  const value = profile[key];
  return typeof value === 'number' ? value : 0;
};

/** C12: Σ of what is weighed in × profile, and what the lines claim, without overage. */
export function totalsOf(formula: Formula, lines: readonly WeighedLine[]): Totals {
  const foods = foodsOf(lines);
  const sum = (key: string) => foods.reduce((total, food) => total + eatenOf(food, key), 0);
  const polyols = polyolsOf(foods);
  return {
    macros: Object.fromEntries(summed.map((key) => [key, sum(key)])) as Totals['macros'],
    polyols,
    polyolTotal: Object.values(polyols).reduce((total, grams) => total + grams, 0),
    correctedProtein: correctedProtein(foods),
    isAminoAcidsOnly: proteins(foods).every(({ line }) => line.draft.class === 'amino acid'),
    micros: microsOf(formula, { lines, foods }),
    caffeine: lines.reduce((total, line) => total + caffeineOf(line), 0),
    weightMg: lines.reduce((total, { inputMg }) => total + (inputMg ?? 0), 0),
  };
}

/** Lines that are eaten for what their profile holds. */
export const foodsOf = (lines: readonly WeighedLine[]): WeighedLine[] =>
  lines.filter(({ line, inputMg }) => line.profile && inputMg);

/** What a food brings into a serving of something its profile names; what it claims by name is not counted twice. */
export const eatenOf = (food: WeighedLine, key: string): number =>
  food.line.nutrient === key && claimsMicronutrient(food)
    ? 0
    : hundreds(food) * profileNumber(profileOf(food), key);

/** Hundreds of grams of a food in a serving. */
const hundreds = ({ inputMg }: WeighedLine) => (inputMg ?? 0) / 100_000;
const profileOf = ({ line }: WeighedLine) => line.profile ?? {};
const proteinOf = (food: WeighedLine) => eatenOf(food, 'protein');
const proteins = (foods: readonly WeighedLine[]) => foods.filter((food) => proteinOf(food) > 0);

function polyolsOf(foods: readonly WeighedLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const food of foods) {
    for (const [name, share] of Object.entries(profileOf(food).polyols ?? {})) {
      const key = name.toLowerCase();
      sums[key] = (sums[key] ?? 0) + hundreds(food) * share;
    }
  }
  return sums;
}

/** A food's protein × PDCAAS; null where its quality is not known. */
export function qualityOf(food: WeighedLine): number | null {
  const { pdcaas } = profileOf(food);
  return typeof pdcaas === 'number' ? proteinOf(food) * pdcaas : null;
}

function correctedProtein(foods: readonly WeighedLine[]): number | null {
  let sum = 0;
  for (const food of proteins(foods)) {
    const corrected = qualityOf(food);
    if (corrected === null) return null;
    sum += corrected;
  }
  return sum;
}

const caffeineOf = ({ line, claim, carryingMg }: WeighedLine) =>
  ((line.purpose === 'active' ? (claim?.value ?? carryingMg ?? 0) : (carryingMg ?? 0)) *
    line.caffeinePercent) /
  100;

interface Sources {
  lines: readonly WeighedLine[];
  foods: readonly WeighedLine[];
}

function microsOf({ options }: Formula, { lines, foods }: Sources): Map<string, NutrientTotal> {
  const sums = new Map<string, NutrientTotal>();
  for (const { key } of micronutrients) {
    const claiming = lines
      .filter(({ line, claim }) => claim && line.nutrient === key)
      .sort((a, b) => (b.carryingMg ?? 0) - (a.carryingMg ?? 0));
    const claimed = claiming.reduce((total, { claim }) => total + (claim?.value ?? 0), 0);
    const eaten = foods.reduce((total, food) => total + eatenOf(food, key), 0);
    if (claiming.length === 0 && eaten === 0 && !options.alsoDeclare.includes(key)) continue;
    const isTyped = eaten === 0 && claiming.length > 0 && claiming.every(({ claim }) => claim?.isTyped);
    const added = claiming.filter(({ line }) => line.purpose === 'active');
    sums.set(key, { value: claimed + eaten, claimed, isTyped, lines: claiming, added });
  }
  return sums;
}

/** Whether a line claims a vitamin or mineral that has a row of its own. */
export const claimsMicronutrient = ({ line, claim }: WeighedLine): boolean =>
  claim !== null && line.nutrient !== null && micronutrient(line.nutrient) !== undefined;
