import type { Panel, PanelRow } from '@seedbed/server/formula';
import type { DifferenceField } from '@seedbed/ui/difference';
import { nameRows } from './panelRows';

/** What the cells of a row say, in one line. */
const cellsOf = ({ cells }: PanelRow): string => cells.filter(Boolean).join(' · ') || 'Named without amount';

interface Side {
  rows: Map<string, PanelRow>;
  order: string[];
}

function sideOf({ lines }: Panel): Side {
  const keys = nameRows(lines).map(({ key }) => key);
  return { rows: new Map(lines.map((line, at) => [keys[at] ?? '', line])), order: keys };
}

const joinedNames = (before?: PanelRow, after?: PanelRow): string => {
  const names = [before?.name, after?.name].filter((name) => name !== undefined);
  return [...new Set(names)].join(' → ');
};

/** The rows of both in one order: the old one's, with what is new behind the row that it follows. */
function merged(before: readonly string[], after: readonly string[]): string[] {
  const order = [...before];
  for (const [at, key] of after.entries()) {
    if (order.includes(key)) continue;
    const previous = after[at - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}

type Pair<Value> = readonly [before: Value, after: Value];

const texts = (id: string, label: string, [before, after]: Pair<readonly string[]>): DifferenceField[] =>
  merged(before, after).map((text, at) => ({
    id: `${id} ${at}`,
    label,
    before: before.includes(text) ? text : undefined,
    after: after.includes(text) ? text : undefined,
  }));

const one = (id: string, label: string, [before, after]: Pair<string | null>): DifferenceField[] =>
  before || after ? [{ id, label, before: before ?? undefined, after: after ?? undefined }] : [];

/** What differs between two labels of one formula: lines that go or come, units, reference values, texts. */
export function labelChanges(before: Panel, after: Panel): DifferenceField[] {
  const [old, young] = [sideOf(before), sideOf(after)];
  const rows = merged(old.order, young.order).map((key): DifferenceField => {
    const [from, to] = [old.rows.get(key), young.rows.get(key)];
    return {
      id: key,
      label: joinedNames(from, to),
      before: from && cellsOf(from),
      after: to && cellsOf(to),
    };
  });
  return [
    ...one('title', 'Title', [before.title, after.title]),
    ...one('servingSize', 'Serving size', [before.servingSize, after.servingSize]),
    ...one('servings', 'Servings', [before.servings, after.servings]),
    ...one('columns', 'Columns', [before.columns.join(' · '), after.columns.join(' · ')]),
    ...rows,
    ...texts('note', 'Footnote', [before.notes, after.notes]),
    ...one('ingredients', 'Ingredient list', [before.ingredients, after.ingredients]),
    ...one('allergens', 'Allergens', [before.allergens, after.allergens]),
    ...texts('statement', 'Statement', [before.statements, after.statements]),
  ];
}
