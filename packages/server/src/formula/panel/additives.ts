import type { FormulaData } from '../data.ts';
import type { Purpose } from '../draft.ts';
import type { Line } from '../formula.ts';
import { bare, namedPurpose, toldPurpose } from '../purposes.ts';
import type { PanelSource } from './panel.ts';

/** What a line may be there for that is a class of additives by itself. */
const ownClasses = new Set(['sweetener', 'colour', 'preservative', 'acid']);
/** The class that such a purpose covers beside its own: of an additive that is known by it. */
const covered: Partial<Record<Purpose, string>> = { acid: 'acidity regulator', preservative: 'antioxidant' };

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

/**
 * Shells are named as such; what a supplement is taken for is no additive in it, nor is what adds a nutrient. What holds
 * one and is there to preserve or to colour is an additive all the same.
 */
const isNoAdditive = ({ purpose, nutrient }: Line, { formula }: Pick<PanelSource, 'formula'>) =>
  (nutrient !== null && !ownClasses.has(purpose)) ||
  purpose === 'shell' ||
  (purpose === 'active' && formula.kind === 'supplement');

/**
 * The class of an additive as EU lists write it (Regulation (EU) No 1169/2011, Annex VII, Part C): what the line is there
 * for where that is a class, otherwise what the additive usually does. Null of what is none.
 */
export function additiveClass(line: Line, from: Pick<PanelSource, 'formula' | 'data'>): string | null {
  if (isNoAdditive(line, from)) return null;
  if (line.purpose === 'sweetener' && isSugar(line) && !hasPolyols(line) && !line.draft.highIntensity)
    return null;
  const classes = classesOf(from.data);
  const known = classes.get(bare(line.statement)) ?? classes.get(bare(line.name)) ?? null;
  return ownClasses.has(line.purpose) && known !== covered[line.purpose] ? line.purpose : known;
}

/** What US lists say of an additive behind its name, and what in a name says it already. */
const usFunctions = [
  { function: 'preservative', classes: ['preservative', 'antioxidant'], isTold: /preserv|inhibit|\bto\b/i },
  { function: 'color', classes: ['colour'], isTold: /colou?r|\d/i },
];

/**
 * A line's name in US lists. Preservatives tell what they do there (21 CFR 101.22(j)), and so do the colors that are not
 * certified ((k)(2)); those that are have a number: FD&C Red No. 40. What is eaten or taken for itself may be there for
 * more than to preserve.
 */
export function usStatement(line: Line, from: Pick<PanelSource, 'formula' | 'data'>): string {
  const additive = ['active', 'base'].includes(line.purpose) ? null : additiveClass(line, from);
  const told = usFunctions.find(({ classes }) => additive !== null && classes.includes(additive));
  return told && line.statement && !told.isTold.test(line.statement)
    ? `${line.statement} (${told.function})`
    : line.statement;
}

/** Whether a line sweetens as an additive: a polyol or a high-intensity sweetener, not a sugar. */
export const isSweetener = (line: Line, from: Pick<PanelSource, 'formula' | 'data'>): boolean =>
  line.draft.highIntensity === true || additiveClass(line, from) === 'sweetener';
