import type { CellEdit, GridColumn, NewRow } from '.';

/** A line of a formula, as the stories have it. */
export interface Line {
  id: string;
  name: string;
  amount: string;
  form: string;
  supplier: string;
  asOf: string;
  price: string;
}

const line = (id: string, texts: Partial<Line>): Line => ({
  id,
  name: '',
  amount: '',
  form: '',
  supplier: '',
  asOf: '',
  price: '',
  ...texts,
});

export const lines: Line[] = [
  line('1', {
    name: 'Magnesium',
    amount: '120 mg',
    form: 'citrate',
    supplier: 'Dr. Paul Lohmann',
    asOf: '2026-01-05',
    price: '9.40',
  }),
  line('2', {
    name: 'Vitamin D3',
    amount: '2,000 IU',
    form: 'cholecalciferol',
    supplier: 'DSM',
    asOf: '2026-03-12',
    price: '61.00',
  }),
  line('3', {
    name: 'Valerian root extract',
    amount: 'a pinch',
    form: 'dry extract',
    asOf: '2025-11-02',
    price: '38.50',
  }),
  line('4', {
    name: 'Lactobacillus rhamnosus',
    amount: '10 bn CFU',
    supplier: 'Chr. Hansen',
    price: '240.00',
  }),
  line('5', { name: 'Magnesium stearate', amount: '6 mg', form: 'powder', price: '4.10' }),
];

/** What the page knows of its lines beside their texts. */
const statusOfAmount = ({ id, amount }: Line) => {
  if (amount === 'a pinch')
    return { error: 'Write a number with its unit, such as 120 mg. The label keeps the last one.' };
  return id === '1'
    ? ({ state: 'unsaved' } as const)
    : id === '5'
      ? ({ state: 'suggestion' } as const)
      : undefined;
};

export const forms = ['citrate', 'oxide', 'cholecalciferol', 'dry extract', 'powder'].map((label) => ({
  id: label,
  label,
}));
export const suppliers = ['Chr. Hansen', 'DSM', 'Dr. Paul Lohmann'].map((label) => ({ id: label, label }));

export const columns: GridColumn<Line>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 200,
    text: (row) => row.name,
    editor: { kind: 'text' },
    isSortable: true,
    isRowHeader: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 120,
    text: (row) => row.amount,
    editor: { kind: 'quantity', units: ['mg', 'µg', 'g', 'IU', 'bn CFU', '%'] },
    status: statusOfAmount,
    isSortable: true,
  },
  {
    id: 'form',
    header: 'Form',
    width: 130,
    text: (row) => row.form,
    editor: { kind: 'choice', options: forms },
  },
  {
    id: 'supplier',
    header: 'Supplier',
    width: 160,
    text: (row) => row.supplier,
    editor: { kind: 'combo', options: suppliers },
    status: ({ supplier }) => (supplier === '' ? { state: 'unknown' } : undefined),
  },
  { id: 'asOf', header: 'Price as of', width: 120, text: (row) => row.asOf, editor: { kind: 'date' } },
  {
    id: 'price',
    header: '$ per kg',
    width: 100,
    text: (row) => row.price,
    editor: { kind: 'number' },
    status: ({ id }) => (id === '5' ? { state: 'default' } : undefined),
  },
];

/** Rows with the edits in them; those that did not change are the same objects. */
export function applyEdits(
  rows: readonly Line[],
  edits: readonly CellEdit[],
  added: readonly NewRow[],
): Line[] {
  const byRow = Map.groupBy(edits, ({ rowId }) => rowId);
  const changed = rows.map((row) => {
    const own = byRow.get(row.id);
    return own ? { ...row, ...Object.fromEntries(own.map(({ columnId, text }) => [columnId, text])) } : row;
  });
  return [...changed, ...added.map((texts, at) => line(`new ${rows.length + at}`, texts))];
}

export const emptyLine = (id: string): Line => line(id, {});
