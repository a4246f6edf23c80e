import type { FormulaData } from '../data.ts';
import type { Purpose } from '../draft.ts';
import type { Formula, Line } from '../formula.ts';
import { knownOf, materialsOf } from '../known.ts';
import { servingsIn } from '../panel/servingText.ts';
import type { WeighedLine } from '../weigh.ts';

/** Sums of a serving that its fit is worked out from. */
export interface Filling {
  formula: Formula;
  data: FormulaData;
  /** All lines but shells and coatings, mg. */
  mg: number;
  shellMg: number;
  /** Of the mix, g/mL. */
  density: number;
  /** Of it, oils and what else is measured by volume, mg. */
  oilMg: number;
  /** What its lines do. */
  roles: ReadonlySet<Purpose>;
}

/** From so many grams of fat in 100 g something is an oil. Our assumption. */
const oilFrom = 90;

/** Whether what a line names is an oil: by its profile, its material, or all the materials that there are of it. */
function isOil({ draft, name, profile }: Line, data: FormulaData): boolean {
  if (typeof profile?.fat === 'number') return profile.fat >= oilFrom;
  const known = knownOf(data, [draft.source, name, draft.ingredient]);
  if (!known || known.material) return known?.material?.isOil ?? false;
  const bought = materialsOf(data).get(known.key) ?? [];
  return bought.length > 0 && bought.every(({ material }) => material?.isOil);
}

const outside = new Set(['shell', 'coating']);

/** Sums up weighed lines. */
export function fillingOf(formula: Formula, lines: readonly WeighedLine[], data: FormulaData): Filling {
  const inside = lines.filter(({ line }) => !outside.has(line.purpose));
  const sum = (of: readonly WeighedLine[]) => of.reduce((total, { inputMg }) => total + (inputMg ?? 0), 0);
  const mg = sum(inside);
  const mL = inside.reduce((total, { line, inputMg }) => total + (inputMg ?? 0) / line.density / 1000, 0);
  return {
    formula,
    data,
    mg,
    shellMg: sum(lines) - mg,
    density: mL > 0 ? mg / 1000 / mL : 1,
    oilMg: sum(inside.filter(({ line }) => line.amount?.unit === 'mL' || isOil(line, data))),
    roles: new Set(lines.map(({ line }) => line.purpose)),
  };
}

/** Pieces of a serving as the draft has them: counted, or told by a household measure of pieces: '2 caps', not '1 dose'. */
export function piecesStated({ form, serving: { units, household } }: Formula): number | null {
  if (units) return units;
  const [, stated, word = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]+)/i.exec(household?.trim() ?? '') ?? [];
  const isOfPieces = ['piece', form?.slice(0, 3) ?? 'piece'].some((start) =>
    word.toLowerCase().startsWith(start),
  );
  return isOfPieces && Number(stated) > 0 ? Number(stated) : null;
}

/** Pieces that so much makes, for less than a hair over. */
export const pieces = (mg: number, eachMg: number): number => Math.max(1, Math.ceil(mg / eachMg - 1e-9));

/** C11: what a container's servings take, mL; null where the draft does not tell. */
export function roomOf({ formula, density }: Filling, mg: number): number | null {
  const servings = servingsIn(formula);
  return servings === null ? null : ((mg / 1000) * servings) / density;
}
