import type { Market, Panel, PanelRow } from '@seedbed/server/formula';
import type {
  FactsDetail,
  FactsLine,
  FactsRow,
  FactsRule,
  FactsSheet,
  FactsText,
} from '@seedbed/ui/facts-label';
import { nameRows, type NamedRow } from './panelRows';

/** Which look a label has. */
export interface LabelKind {
  market: Market;
  kind: 'supplement' | 'food';
}

/** Sizes of type in points: rows at least 8, heads and notes at least 6 (21 CFR 101.36(e)(4), 101.9(d)(1)(iii)). */
const sizes = { body: 8, head: 6.5, detail: 8, note: 6, text: 8 };
/** Nutrition Facts: the servings 10, Calories 16, their number 22 (21 CFR 101.9(d)(1)(iii), (d)(5)). */
const servingsSize = 10;
const caloriesSize = { name: 16, cells: 22 };

/** Width of a frame with a column of amounts and one of percentages, in points, and of each column more. */
const widths = { supplement: 204, food: 180, eu: 204, column: 52 };

/** How a label is to look, as its market and kind ask: which rule is heavy, what is large, what stands where. */
export function labelSheet(panel: Panel, { market, kind }: LabelKind): FactsSheet {
  const isNutritionFacts = market === 'US' && kind === 'food';
  const own =
    market === 'EU' ? euSheet(panel) : isNutritionFacts ? nutritionFacts(panel) : supplementFacts(panel);
  const usual = market === 'EU' ? widths.eu : isNutritionFacts ? widths.food : widths.supplement;
  return {
    title: panel.title,
    notes: panel.notes,
    texts: textsOf(panel),
    amounts: 'column',
    width: usual + Math.max(0, panel.columns.length - 2) * widths.column,
    sizes,
    ...own,
  };
}

type OwnParts = Pick<FactsSheet, 'details' | 'lines' | 'notesRule'> &
  Partial<Pick<FactsSheet, 'amounts' | 'sizes'>>;

const rowOf = ({ name, cells, indent }: PanelRow, { key }: NamedRow, rest: Partial<FactsRow>): FactsRow => ({
  kind: 'row',
  id: key,
  name,
  cells,
  indent,
  ...rest,
});

/** Heavy bars below the servings, the minerals and the last line (21 CFR 101.36(e)(6)). */
function supplementFacts({ servingSize, servings, columns, lines }: Panel): OwnParts {
  const named = nameRows(lines);
  const firstOther = lines.findIndex(({ indent }, at) => named[at]?.group === 'other' && indent === 0);
  const ruleOf = (at: number): FactsRule => {
    if (at === 0) return 'medium';
    return at === firstOther ? 'heavy' : 'hairline';
  };
  return {
    details: [...detail('Serving Size', servingSize), ...detail('Servings Per Container', servings)],
    lines: [
      { kind: 'heads', cells: columns, rule: 'heavy' },
      ...lines.map((line, at) => rowOf(line, named[at] as NamedRow, { rule: ruleOf(at) })),
    ],
    notesRule: 'heavy',
  };
}

const detail = (label: string, value: string | null): FactsDetail[] => (value ? [{ label, value }] : []);

/** Nutrients that have a heavy name on Nutrition Facts (21 CFR 101.9(d)(1)(iv)). */
const heavyNames = new Set(['energy', 'fat', 'cholesterol', 'sodium', 'carbohydrate', 'protein']);

/** The vertical format of 21 CFR 101.9(d)(12); with more than one column of amounts, that of (e)(6). */
function nutritionFacts({ servingSize, servings, columns, lines }: Panel): OwnParts {
  const named = nameRows(lines);
  const [amount = '', ...others] = columns;
  const isInline = columns.length <= 2;
  // Sodium stands among the macronutrients here; the bar is above the vitamins and minerals that follow protein.
  const protein = named.findIndex(({ key }) => key === 'protein');
  const rows = lines.map((line, at): FactsLine => {
    const { key } = named[at] as NamedRow;
    if (key === 'energy') {
      return rowOf(line, named[at] as NamedRow, { rule: 'none', isStrong: true, size: caloriesSize });
    }
    const isStrong = heavyNames.has(key);
    return rowOf(line, named[at] as NamedRow, { isStrong, rule: at === protein + 1 ? 'heavy' : 'hairline' });
  });
  const heads: FactsLine = { kind: 'heads', cells: isInline ? [amount, ''] : columns, rule: 'heavy' };
  const percents: FactsLine[] = isInline ? [{ kind: 'heads', cells: ['', ...others], rule: 'medium' }] : [];
  const afterCalories = named.findIndex(({ key }) => key === 'energy') + 1;
  return {
    details: [
      ...(servings ? [{ value: servings }] : []),
      ...(servingSize ? [{ label: 'Serving size', value: servingSize, isStrong: true }] : []),
    ],
    lines: [heads, ...rows.slice(0, afterCalories), ...percents, ...rows.slice(afterCalories)],
    notesRule: 'heavy',
    amounts: isInline ? 'inline' : 'column',
    sizes: { ...sizes, detail: servingsSize },
  };
}

/** Regulation (EU) No 1169/2011 asks for a table and for type that can be read, and for no bars (Articles 13 and 34). */
function euSheet({ columns, lines }: Panel): OwnParts {
  const named = nameRows(lines);
  return {
    details: [],
    lines: [
      { kind: 'heads', cells: columns, rule: 'hairline' },
      ...lines.map((line, at) => rowOf(line, named[at] as NamedRow, {})),
    ],
    notesRule: 'none',
  };
}

/** What stands below the frame. A statement that is the title already is not said twice. */
function textsOf({ title, ingredientRuns, allergens, statements }: Panel): FactsText[] {
  const ingredients = ingredientRuns.map(({ text, isAllergen }) => ({ text, isStrong: isAllergen }));
  return [
    ...(ingredients.length > 0 ? [{ id: 'ingredients', runs: ingredients }] : []),
    ...(allergens ? [{ id: 'allergens', runs: [{ text: allergens, isStrong: true }] }] : []),
    ...statements
      .map((text, at) => ({ id: `statement ${at}`, runs: [{ text }] }))
      .filter(({ runs }) => runs[0]?.text !== title),
  ];
}
