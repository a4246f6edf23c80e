import type { StudiedIngredient, StudyPoint } from '@seedbed/server/contract';
import type { DrawnChart, DrawnStudy } from './drawnChart';

const measureNames: Record<StudyPoint['measure'], string> = {
  MD: 'Mean difference',
  SMD: 'Standardised mean difference',
  ES: 'Effect size',
  change: 'Change',
  RD: 'Risk difference',
  'rate difference': 'Rate difference',
  RR: 'Risk ratio',
  OR: 'Odds ratio',
  HR: 'Hazard ratio',
  'rate ratio': 'Rate ratio',
};

/** What effects are measured in. */
export const measures = Object.keys(measureNames) as StudyPoint['measure'][];

const fourPlaces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number as papers write it. */
export const number = (value: number): string => fourPlaces.format(value).replace('-', '−');

/** A measure in words, with its unit. */
export const axisWords = ({ measure, unit }: Pick<StudyPoint, 'measure' | 'unit'>): string =>
  [measureNames[measure], unit].filter(Boolean).join(', ');

/** The publication as short as it is cited: its first author or journal, and the year. */
export const studyName = ({ source }: Pick<StudyPoint, 'source'>): string =>
  /^.*?\S.*?\b(?:19|20)\d{2}\b/.exec(source)?.[0] ?? source;

/** What it means to stand low or high. */
export function endsOf({
  better,
  ingredient,
}: Pick<DrawnChart, 'better' | 'ingredient'>): [low: string, high: string] {
  const own = `favours ${ingredient.name}`;
  if (better === null) return ['lower', 'higher'];
  return better === 'lower' ? [own, 'favours control'] : ['favours control', own];
}

const unitAfter = (unit: string | null, outcome: string) =>
  unit === null || unit === outcome ? '' : ` ${unit}`;

/** An effect with its unit, where that is not its scale's own. */
export const effectWords = ({ effect, unit, outcome }: DrawnStudy): string =>
  number(effect) + unitAfter(unit, outcome);

/** The 95 % interval, or that none is stated. */
export const intervalWords = ({ low, high }: DrawnStudy): string =>
  low === null || high === null ? 'not stated' : `${number(low)} to ${number(high)}`;

/** The dose a day, or that none is stated in mg. */
export const doseWords = ({ doseMg, doseMgTo }: DrawnStudy): string =>
  doseMg === null
    ? 'not stated in mg'
    : `${[doseMg, doseMgTo].flatMap((dose) => (dose === null ? [] : [number(dose)])).join('–')} mg`;

/** How the formula's dose stands to those that were studied. */
export function doseBeside(points: readonly DrawnStudy[], doseMg: number): string {
  const doses = points.flatMap((point) => [point.doseMg, point.doseMgTo]).filter((dose) => dose !== null);
  const own = `Your formula: ${number(doseMg)} mg a day.`;
  if (doses.length === 0) return `${own} No study here states its dose in mg.`;
  const [least, most] = [Math.min(...doses), Math.max(...doses)];
  const studied = `Studied here: ${least === most ? number(least) : `${number(least)}–${number(most)}`} mg.`;
  const place =
    doseMg < least ? 'It is below what was studied.' : doseMg > most ? 'It is above what was studied.' : '';
  return [own, studied, place].filter(Boolean).join(' ');
}

/** What an ingredient was studied for, an outcome a line. */
export const ingredientText = ({ topics }: Pick<StudiedIngredient, 'topics'>): string =>
  topics
    .map(({ name, studies }) => `${name}: ${studies} ${studies === 1 ? 'finding' : 'findings'}`)
    .join('\n');
