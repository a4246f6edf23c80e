import { check, type Check } from '../check.ts';
import { ingredientOf } from '../known.ts';
import { micronutrient } from '../nutrients.ts';
import type { PanelSource } from '../panel/index.ts';
import { plain } from '../rounding.ts';
import type { WeighedLine } from '../weigh.ts';

const mgIn: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 };

/** A dose of a day: in mg where it is a weight, otherwise in its own unit. */
interface DayDose {
  value: number;
  unit: string;
}

const dayDose = (value: number, unit: string): DayDose => {
  const mass = unit.split(' ')[0] ?? unit;
  const mg = mgIn[mass];
  return mg === undefined ? { value, unit } : { value: value * mg, unit: 'mg' };
};

/** What a day holds of a line, in the unit that doses are compared in. */
function taken({ line, claim }: WeighedLine, perDay: number): DayDose | null {
  if (!claim) return null;
  const { value, unit } = claim.typed;
  const known = line.nutrient ? micronutrient(line.nutrient) : undefined;
  return known ? dayDose(claim.value * perDay, known.unit) : dayDose(value * perDay, unit);
}

/** The dose that was studied: as the line cites it, otherwise the lowest of the base that was found to help. */
function studied({ line }: WeighedLine, { data }: WeighedFormula) {
  const { cite } = line.draft;
  if (cite?.dose && /day/.test(cite.dose.per)) {
    return { ...dayDose(cite.dose.low, cite.dose.unit), shown: cite.dose, source: cite.title };
  }
  const effective = cite?.dose ? undefined : ingredientOf(data, line)?.effective;
  return (
    effective && { ...dayDose(effective.low, effective.unit), shown: effective, source: effective.source }
  );
}

/** Which part of the dose that was studied a day holds of a line. */
export interface StudiedShare {
  line: WeighedLine['line']['id'];
  /** Of the whole day: 1 is all of it. */
  share: number;
  /** The dose, as its source tells it. */
  dose: { low: number; unit: string };
  source: string | undefined;
}

type WeighedFormula = Pick<PanelSource, 'formula' | 'lines' | 'data'>;

/** Lines of which a studied dose is known, with what a day holds of it; lines of one ingredient count together. */
export function studiedShares(from: WeighedFormula): StudiedShare[] {
  const { lines, formula, data } = from;
  const actives = lines.filter(({ line, claim }) => line.purpose === 'active' && claim !== null);
  const key = ({ line }: WeighedLine) => line.nutrient ?? ingredientOf(data, line)?.key ?? line.id;
  const sums = new Map<string, number>();
  const sumKey = (weighed: WeighedLine, unit: string) => `${key(weighed)} ${unit}`;
  for (const weighed of actives) {
    const dose = taken(weighed, formula.serving.perDay);
    if (!dose) continue;
    const at = sumKey(weighed, dose.unit);
    sums.set(at, (sums.get(at) ?? 0) + dose.value);
  }
  return actives.flatMap((weighed) => {
    const least = studied(weighed, from);
    const day = least && sums.get(sumKey(weighed, least.unit));
    if (!least || day === undefined || !(least.value > 0)) return [];
    const { shown: dose, source } = least;
    return [{ line: weighed.line.id, share: day / least.value, dose, source: source ?? undefined }];
  });
}

/** Whether all of a studied dose is there. */
export const isWholeDose = ({ share }: StudiedShare): boolean => share >= 1 - 1e-9;

/** Lines of which a day holds less than was studied. */
export const underStudied = (from: WeighedFormula): Check[] =>
  studiedShares(from).flatMap((studiedShare) => {
    const { line, dose, source } = studiedShare;
    if (isWholeDose(studiedShare)) return [];
    const text = `A day holds less than the ${plain(dose.low)} ${dose.unit} that were studied.`;
    return [check('dose.underStudied', { line, text, source })];
  });
