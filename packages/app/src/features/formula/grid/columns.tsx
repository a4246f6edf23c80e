import type { GridCellStatus, GridColumn, GridEditor, GridLookUp } from '@seedbed/ui/data-grid';
import type { ReactNode } from 'react';
import { amountText, shortAmountText } from '../model/amountText';
import { ownName } from '../model/lineName';
import { purposes, unreadable } from '../model/words';
import { checksText, stopOf } from './checkCells';
import * as styles from './LinesGrid.css';
import type { LineRow } from './rows';

/** How names and forms are looked for. */
export interface LookUps {
  name: GridLookUp;
  form: GridLookUp;
}

interface Shape {
  id: string;
  header: string;
  width: number;
  text: (row: LineRow) => string;
  render?: (row: LineRow) => ReactNode;
  editor?: GridEditor;
  align?: 'end';
  /** Where nothing is wrong and everything is saved. */
  state?: (row: LineRow) => GridCellStatus['state'];
}

const isSuggested = ({ own }: LineRow) => own?.tag === 'suggested';

/** What is wrong with a cell comes first, then what is not saved, then what nobody set. */
function columnOf({ text, state, ...shape }: Shape): GridColumn<LineRow> {
  const { id } = shape;
  const problem = id in unreadable ? unreadable[id as keyof typeof unreadable] : undefined;
  const lookOf = (row: LineRow) =>
    state?.(row) ?? (isSuggested(row) && shape.editor ? 'suggestion' : undefined);
  return {
    ...shape,
    text: (row) => row.unreadable[id] ?? text(row),
    isRowHeader: id === 'name',
    status: (row) => {
      const error = row.unreadable[id] === undefined ? stopOf(row.checks, id) : problem;
      const own = row.line && shape.editor && row.isUnsaved ? 'unsaved' : row.line && lookOf(row);
      return error || own ? { ...(error && { error }), ...(own && { state: own }) } : undefined;
    },
  };
}

const percent = (value: number | null | undefined, usual: number) => String(value ?? usual);
const unless = (isSet: unknown) => (isSet ? undefined : 'default');
/** What costs something is not shown as nothing: '<0.0001'. */
function money(value: number | null, digits: number): string {
  if (value === null) return '';
  const least = 10 ** -digits;
  return value > 0 && value < least / 2 ? `<${least.toFixed(digits)}` : value.toFixed(digits);
}
const isFormOpen = ({ line }: LineRow) =>
  Boolean(line?.nutrient) && !line?.source && !line?.nutrientForm && (line?.purpose ?? 'active') === 'active';

const measures: Shape[] = [
  {
    id: 'potency',
    header: 'Potency %',
    width: 84,
    align: 'end',
    text: ({ line }) => (line ? percent(line.potency, 100) : ''),
    editor: { kind: 'text' },
    state: ({ own }) => unless(own?.potency),
  },
  {
    id: 'overage',
    header: 'Overage %',
    width: 86,
    align: 'end',
    text: ({ line }) => (line ? percent(line.overage, 0) : ''),
    editor: { kind: 'text' },
    state: ({ own }) => unless(own?.overage),
  },
  {
    id: 'price',
    header: '$ per kg',
    width: 84,
    align: 'end',
    text: ({ perKg }) => money(perKg, 2),
    editor: { kind: 'text' },
    state: ({ own, perKg }) => (perKg === null ? 'unknown' : unless(own?.price)),
  },
  {
    id: 'cost',
    header: '$ a serving',
    width: 92,
    align: 'end',
    text: ({ cost }) => money(cost, 4),
    state: ({ cost }) => (cost === null ? 'unknown' : undefined),
  },
];

const nameText = ({ line }: LineRow) => (line ? ownName(line) : '');

/** The columns of a formula's lines. */
export const lineColumns = (lookUps: LookUps): GridColumn<LineRow>[] =>
  [
    {
      id: 'name',
      header: 'Name',
      width: 180,
      text: nameText,
      render: (row: LineRow) => {
        if (!row.line) return <span className={styles.invitation}>Type a line</span>;
        if (!isSuggested(row)) return undefined;
        return (
          <>
            {nameText(row)} <span className={styles.tag}>suggested</span>
          </>
        );
      },
      editor: { kind: 'lookup' as const, lookUp: lookUps.name },
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 112,
      align: 'end' as const,
      text: ({ line }: LineRow) => amountText(line?.amount),
      render: (row: LineRow) => (isSuggested(row) ? shortAmountText(row.line?.amount) : undefined),
      editor: { kind: 'text' as const },
      state: ({ line }: LineRow) => (line?.amount ? undefined : ('unknown' as const)),
    },
    {
      id: 'form',
      header: 'Form',
      width: 160,
      text: ({ line }: LineRow) => line?.source ?? line?.nutrientForm ?? '',
      render: (row: LineRow) => (isFormOpen(row) ? <span className={styles.open}>Form?</span> : undefined),
      editor: { kind: 'lookup' as const, lookUp: lookUps.form },
    },
    {
      id: 'purpose',
      header: 'Purpose',
      width: 100,
      text: ({ line }: LineRow) => (line ? (line.purpose ?? 'active') : ''),
      editor: {
        kind: 'choice' as const,
        options: purposes.map((purpose) => ({ id: purpose, label: purpose })),
      },
      state: ({ own }: LineRow) => unless(own?.purpose),
    },
    ...measures,
    { id: 'checks', header: 'Checks', width: 150, text: ({ checks }: LineRow) => checksText(checks) },
  ].map(columnOf);
