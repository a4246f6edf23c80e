import type { FormulaImport, FormulaLine, FormulaOp, ImportField } from '@seedbed/server/contract';

type Row = FormulaImport['rows'][number];

/** Rows that a line can be made of. */
export const readable = (rows: readonly Row[]): Row[] =>
  rows.filter(({ status, line }) => status !== 'unreadable' && line !== undefined);

/** The ops that add the readable rows as lines, each with an id that no line has: together one step of undo. */
export const opsOf = (rows: readonly Row[], newId: () => string): FormulaOp[] =>
  readable(rows).map(({ line }) => ({ op: 'addLine', line: { ...line, id: newId() } }));

/** Whether a formula has a line of the same thing: the nutrient, the ingredient, or else the name. */
export function isThere(line: Partial<FormulaLine>, lines: readonly FormulaLine[]): boolean {
  const thing = thingOf(line);
  return thing !== '' && lines.some((each) => thingOf(each) === thing);
}

const thingOf = ({ nutrient, ingredient, name }: Partial<FormulaLine>): string =>
  nutrient ?? ingredient ?? name?.trim().toLowerCase() ?? '';

/** 'Add 42 lines'. */
export const addWords = (count: number): string => `Add ${count} ${count === 1 ? 'line' : 'lines'}`;

/** How each status reads, and how it looks. */
export const statusWords = {
  matched: { label: 'Matched', tone: 'positive' },
  freeText: { label: 'Free text', tone: 'caution' },
  unreadable: { label: 'Unreadable', tone: 'critical' },
} as const satisfies Record<Row['status'], { label: string; tone: string }>;

/** '40 matched, 2 free text, 1 unreadable'. */
export function countWords(rows: readonly Row[]): string {
  const parts = (['matched', 'freeText', 'unreadable'] as const).flatMap((status) => {
    const count = rows.filter((row) => row.status === status).length;
    return count > 0 ? [`${count} ${statusWords[status].label.toLowerCase()}`] : [];
  });
  return parts.join(', ');
}

/** What a column can hold, in words; '' leaves it out. */
export const fieldOptions: readonly { id: ImportField | 'none'; label: string }[] = [
  { id: 'none', label: 'Left out' },
  { id: 'name', label: 'Name' },
  { id: 'amount', label: 'Amount' },
  { id: 'unit', label: 'Unit' },
  { id: 'form', label: 'Form' },
  { id: 'potency', label: 'Potency' },
  { id: 'overage', label: 'Overage' },
  { id: 'purpose', label: 'Purpose' },
  { id: 'price', label: 'Price a kg' },
  { id: 'supplier', label: 'Supplier' },
  { id: 'statement', label: 'Name in the ingredient list' },
  { id: 'note', label: 'Note' },
];
