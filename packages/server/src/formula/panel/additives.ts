import type { FormulaData } from '../data.ts';
import type { Purpose } from '../draft.ts';
import type { Line } from '../formula.ts';
import { bare, namedPurpose, toldPurpose } from '../purposes.ts';
import type { PanelSource } from './panel.ts';

/** What a line may be there for that is a class of additives by itself. */
const ownClasses = new Set(['sweetener', 'colour', 'preservative', 'acid']);

const indexes = new WeakMap<FormulaData, ReadonlyMap<string, string>>();

/** Classes by the names of additives; made once for the data that is handed in. */
function classesOf(data: FormulaData): ReadonlyMap<string, string> {
  let index = indexes.get(data);
  if (!index) {
    index = new Map(
      data.additives.flatMap(({ names, class: additive }) => names.map((name) => [name, additive] as const)),
    );
    indexes.set(data, index);
  }
  return index;
}

/** What an excipient of that name is usually there for; undefined where the base knows none by it. */
export function usualPurposeOf(name: string, data: FormulaData): Purpose | undefined {
  const part = data.typicalParts.find((each) => each.name === name.trim().toLowerCase());
  if (part) return part.role;
  const told = toldPurpose(name, data.usualPurposes);
  if (told) return told;
  const called = bare(name);
  const additive = classesOf(data).get(called);
  if (additive === undefined) return namedPurpose(called, data.usualPurposes);
  return ownClasses.has(additive) ? (additive as Purpose) : 'excipient';
}

/** Whether a line's profile holds sugars. */
export const isSugar = ({ profile }: Pick<Line, 'profile'>): boolean =>
  typeof profile?.sugars === 'number' && profile.sugars > 0;
const hasPolyols = ({ profile }: Line) => Object.keys(profile?.polyols ?? {}).length > 0;

/** Shells are named as such; what a supplement is taken for is no additive in it, nor is what adds a nutrient. */
const isNoAdditive = ({ purpose, nutrient }: Line, { formula }: Pick<PanelSource, 'formula'>) =>
  nutrient !== null || purpose === 'shell' || (purpose === 'active' && formula.kind === 'supplement');

/**
 * The class of an additive as EU lists write it (Regulation (EU) No 1169/2011, Annex VII, Part C): what the line is there
 * for where that is a class, otherwise what the additive usually does. Null of what is none.
 */
export function additiveClass(line: Line, from: Pick<PanelSource, 'formula' | 'data'>): string | null {
  if (isNoAdditive(line, from)) return null;
  if (line.purpose === 'sweetener' && isSugar(line) && !hasPolyols(line) && !line.draft.highIntensity)
    return null;
  if (ownClasses.has(line.purpose)) return line.purpose;
  const classes = classesOf(from.data);
  return classes.get(bare(line.statement)) ?? classes.get(bare(line.name)) ?? null;
}

/** Whether a line sweetens as an additive: a polyol or a high-intensity sweetener, not a sugar. */
export const isSweetener = (line: Line, from: Pick<PanelSource, 'formula' | 'data'>): boolean =>
  line.draft.highIntensity === true || additiveClass(line, from) === 'sweetener';
