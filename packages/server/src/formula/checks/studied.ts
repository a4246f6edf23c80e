import { check, type Check } from '../check.ts';
import type { FormulaData } from '../data.ts';
import type { Line } from '../formula.ts';
import { ingredientOf } from '../known.ts';
import { micronutrient } from '../nutrients.ts';
import type { PanelSource } from '../panel/index.ts';
import { plain } from '../rounding.ts';

const mgIn: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 };

/** A dose of a day: in mg where it is a weight, otherwise in its own unit. */
interface DayDose {
  value: number;
  unit: string;
}

const dayDose = (value: number, unit: string): DayDose => {
  const mg = mgIn[unit.replace(/ .*/, '')];
  return mg ? { value: value * mg, unit: 'mg' } : { value, unit };
};

/** The dose that was studied: as the line cites it, otherwise the lowest of the base that was found to help. */
function studied(line: Line, data: FormulaData) {
  const { cite } = line.draft;
  const cited = cite?.dose && { ...cite.dose, source: cite.title };
  if (cited && !/day/.test(cited.per)) return undefined;
  const dose = cited ?? ingredientOf(data, line)?.effective;
  return dose && { ...dayDose(dose.low, dose.unit), dose };
}

/** Which part of the dose that was studied a day holds of a line. */
export interface StudiedShare {
  line: Line['id'];
  /** Of the whole day: 1 is all of it. */
  share: number;
  /** The dose, as its source tells it. */
  dose: { low: number; unit: string; source?: string | null };
}

type WeighedFormula = Pick<PanelSource, 'formula' | 'lines' | 'data'>;

/** Lines of which a studied dose is known, with what a day holds of it; lines of one ingredient count together. */
export function studiedShares({ lines, formula, data }: WeighedFormula): StudiedShare[] {
  const sums = new Map<string, number>();
  const held = lines.flatMap(({ line, claim }) => {
    if (line.purpose !== 'active' || !claim) return [];
    const key = line.nutrient ?? ingredientOf(data, line)?.key ?? line.id;
    const known = line.nutrient ? micronutrient(line.nutrient) : undefined;
    const { value, unit } = known ? { value: claim.value, unit: known.unit } : claim.typed;
    const day = dayDose(value * formula.serving.perDay, unit);
    const at = `${key} ${day.unit}`;
    sums.set(at, (sums.get(at) ?? 0) + day.value);
    return [{ line, key }];
  });
  return held.flatMap(({ line, key }) => {
    const least = studied(line, data);
    const day = least && sums.get(`${key} ${least.unit}`);
    if (day === undefined || !least?.value) return [];
    return [{ line: line.id, share: day / least.value, dose: least.dose }];
  });
}

/** Whether all of a studied dose is there. */
export const isWholeDose = ({ share }: StudiedShare): boolean => share >= 1 - 1e-9;

/** Lines of which a day holds less than was studied. */
export const underStudied = (from: WeighedFormula): Check[] =>
  studiedShares(from)
    .filter((each) => !isWholeDose(each))
    .map(({ line, dose: { low, unit, source } }) => {
      const text = `A day holds less than the ${plain(low)} ${unit} that were studied.`;
      return check('dose.underStudied', { line, text, source: source ?? undefined });
    });
