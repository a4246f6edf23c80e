import type { Line } from '../formula.ts';
import type { WeighedLine } from '../weigh.ts';
import { additiveClass, usStatement } from './additives.ts';
import { allergensIn, emphasised, textWithAllergens } from './emphasis.ts';
import { isOther } from './usOthers.ts';
import type { Box, IngredientRun, PanelSource } from './panel.ts';

/** An entry of an ingredient list. */
interface Entry {
  name: string;
  /** What it is made of. */
  parts: readonly string[];
  mg: number;
  allergens: [allergen: string, status: string][];
}

/** The ingredient list as text and as runs; null and [] where nothing is left to list. */
export interface IngredientList {
  ingredients: string | null;
  ingredientRuns: IngredientRun[];
}

/** Weight by which 'contains 2% or less of' begins (21 CFR 101.4(a)(2)). */
const minorShare = 0.02;
/** Added water below this share of the food may go (Regulation (EU) No 1169/2011, Annex VII). */
const waterShare = 0.05;

/** The ingredient list of the label's market and kind. */
export function ingredientList(from: PanelSource, box: Box): IngredientList {
  const { market, kind } = from.formula;
  if (market === 'EU') return euList(from);
  return kind === 'food' ? usFoodList(from) : usSupplementList(from, box);
}

/** A line that cannot be computed is left off the whole label: its check says so. */
const reckoned = (lines: readonly WeighedLine[]) => lines.filter(({ problem }) => problem === null);

/** Outside a Supplement Facts box: all that the box does not name (21 CFR 101.4(g)). */
function usSupplementList(from: PanelSource, { named }: Box): IngredientList {
  const { lines } = from;
  const nameOf = (line: Line) => usStatement(line, from);
  const inBox = new Set(entriesOf([...named], nameOf).map(keyOf));
  const left = reckoned(lines).filter((weighed) => !named.has(weighed));
  const outside = entriesOf(left, nameOf).filter((entry) => !inBox.has(keyOf(entry)));
  const title = named.size > 0 || lines.some(isOther) ? 'Other ingredients: ' : 'Ingredients: ';
  return listOf(title, outside, from);
}

function usFoodList(from: PanelSource): IngredientList {
  const entries = entriesOf(reckoned(from.lines), (line) => usStatement(line, from));
  const whole = entries.reduce((sum, { mg }) => sum + mg, 0);
  const minor = entries.filter(({ mg }) => whole > 0 && mg <= whole * minorShare + 1e-9);
  if (minor.length === 0 || minor.length === entries.length) return listOf('Ingredients: ', entries, from);
  const major = entries.filter((entry) => !minor.includes(entry));
  const runs = [...joined(major, from), plainRun(', contains 2% or less of: '), ...joined(minor, from)];
  return withRuns('Ingredients: ', runs);
}

function euList(from: PanelSource): IngredientList {
  const { lines, totals } = from;
  const kept = reckoned(lines).filter(
    ({ line, inputMg }) => line.purpose !== 'water' || (inputMg ?? 0) >= totals.weightMg * waterShare,
  );
  return listOf(
    'Ingredients: ',
    entriesOf(kept, (line) => {
      const additive = additiveClass(line, from);
      return additive && !line.statement.toLowerCase().startsWith(additive)
        ? `${additive} (${line.statement})`
        : line.statement;
    }),
    from,
  );
}

const textOf = ({ name, parts }: Pick<Entry, 'name' | 'parts'>): string =>
  parts.length > 0 ? `${name} (${parts.join(', ')})` : name;

/** The same name in capitals is no other ingredient. */
const keyOf = (entry: Entry): string => textOf(entry).toLowerCase();

/** Entries by descending weight; what stands twice is listed once, at the weight of both. */
function entriesOf(lines: readonly WeighedLine[], nameOf: (line: Line) => string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { line, inputMg } of lines) {
    const name = nameOf(line);
    if (!name) continue;
    const entry = { name, parts: line.draft.parts ?? [], mg: 0, allergens: [] };
    const listed = entries.get(keyOf(entry)) ?? entry;
    listed.mg += inputMg ?? 0;
    listed.allergens.push(...allergensIn(line));
    entries.set(keyOf(entry), listed);
  }
  return [...entries.values()].sort((a, b) => b.mg - a.mg);
}

const plainRun = (text: string): IngredientRun => ({ text, isAllergen: false });

function joined(entries: readonly Entry[], { formula, data }: PanelSource): IngredientRun[] {
  return entries.flatMap((entry, index) => {
    const text = formula.market === 'EU' ? textWithAllergens(entry, data) : textOf(entry);
    return [...(index > 0 ? [plainRun(', ')] : []), ...emphasised(text, entry.allergens, data)];
  });
}

const listOf = (title: string, entries: readonly Entry[], from: PanelSource): IngredientList =>
  entries.length === 0 ? { ingredients: null, ingredientRuns: [] } : withRuns(title, joined(entries, from));

function withRuns(title: string, runs: readonly IngredientRun[]): IngredientList {
  const ingredientRuns = [plainRun(title), ...runs, plainRun('.')];
  return { ingredients: ingredientRuns.map(({ text }) => text).join(''), ingredientRuns };
}
