import '../theme';
import { act, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataGrid, type CellEdit, type GridColumn, type NewRow } from '.';

interface Line {
  id: string;
  name: string;
  amount: string;
}

/** Ids of the rows that were drawn since it was last asked. */
const drawn = new Set<string>();
const drawnSince = (): number => {
  const { size } = drawn;
  drawn.clear();
  return size;
};

const column = (id: 'name' | 'amount'): GridColumn<Line> => ({
  id,
  header: id,
  text: (row) => row[id],
  render: (row) => {
    drawn.add(row.id);
    return row[id];
  },
  editor: { kind: 'text' },
});
const columns = [column('name'), column('amount')];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, name: `Line ${at}`, amount: `${at} mg` }));

const changed = vi.fn<(edits: readonly CellEdit[], added: readonly NewRow[]) => void>();

function Formula({ count }: { count: number }) {
  const first = useMemo(() => lines(count), [count]);
  const [rows, setRows] = useState<readonly Line[]>(first);
  const handleChange = (edits: readonly CellEdit[], added: readonly NewRow[]) => {
    changed(edits, added);
    setRows((rows) => {
      const byRow = Map.groupBy(edits, ({ rowId }) => rowId);
      const next = rows.map((row) => {
        const own = byRow.get(row.id);
        return own
          ? { ...row, ...Object.fromEntries(own.map(({ columnId, text }) => [columnId, text])) }
          : row;
      });
      return [...next, ...added.map((texts, at) => ({ id: `n${at}`, name: '', amount: '', ...texts }))];
    });
  };
  return <DataGrid label="Formula" rows={rows} columns={columns} onChange={handleChange} canAddRows />;
}

let container: HTMLElement;
let root: Root;
const cell = (at: string) => container.querySelector(`[data-cell="${at}"]`) as HTMLElement;
const grid = () => container.querySelector('[role=grid]') as HTMLElement;

const show = async (count: number) => {
  root.render(<Formula count={count} />);
  await expect.poll(() => cell('0:0')).not.toBeNull();
  cell('0:0').focus();
  await expect.poll(() => document.activeElement).toBe(cell('0:0'));
  drawnSince();
};

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  changed.mockClear();
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it('draws at most three rows a key', async () => {
  await show(60);
  for (const keys of [
    '{ArrowDown}',
    '{ArrowRight}',
    '{Shift>}{ArrowDown}{/Shift}',
    'Z',
    'i',
    '{Enter}',
    '{Delete}',
  ]) {
    await userEvent.keyboard(keys);
    expect(drawnSince()).toBeLessThanOrEqual(3);
  }
});

it('draws only what is in view of 10,000 rows', async () => {
  await show(10_000);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement).toBe(cell('9999:1'));
  await expect.poll(() => container.querySelectorAll('[role=row]').length).toBeLessThan(40);
  expect(drawnSince()).toBeLessThan(80);
});

it('takes 200 pasted rows as one change, with rows beyond the last', async () => {
  await show(60);
  const table = lines(200).map(({ name, amount }) => `New ${name}\t${amount}0`);
  const data = new DataTransfer();
  data.setData('text/plain', table.join('\n'));
  cell('0:0').dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('201');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(changed.mock.lastCall?.[1]).toHaveLength(140);
  await expect.poll(() => document.activeElement).toBe(cell('199:1'));
});

it('selects a range with the mouse, extends it with Shift and edits on a double click', async () => {
  await show(10);
  const mouse = (type: string, at: string, init: PointerEventInit = {}) =>
    act(() =>
      cell(at).dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', buttons: 1, bubbles: true, ...init }),
      ),
    );
  const selected = () => container.querySelectorAll('[aria-selected=true]').length;
  mouse('pointerdown', '1:0');
  mouse('pointermove', '2:0');
  mouse('pointermove', '3:1');
  await expect.poll(selected).toBe(6);
  mouse('pointermove', '5:1', { buttons: 0 });
  expect(selected()).toBe(6);
  mouse('pointerdown', '4:1', { shiftKey: true });
  await expect.poll(selected).toBe(8);
  await userEvent.dblClick(cell('2:0'));
  await expect.poll(() => cell('2:0').querySelector('input:focus')).not.toBeNull();
});

it('selects on a tap and edits on the second', async () => {
  await show(10);
  const tap = (at: string) => {
    const init = { pointerType: 'touch', bubbles: true };
    cell(at).dispatchEvent(new PointerEvent('pointerdown', init));
    cell(at).focus();
    cell(at).dispatchEvent(new PointerEvent('click', init));
  };
  tap('2:0');
  await expect.poll(() => cell('2:0').getAttribute('aria-selected')).toBe('true');
  expect(cell('2:0').querySelector('input')).toBeNull();
  tap('2:0');
  await expect.poll(() => cell('2:0').querySelector('input:focus')).not.toBeNull();
});

it('keeps what was typed when another cell is pressed', async () => {
  await show(10);
  await userEvent.keyboard('Zinc');
  await userEvent.click(cell('4:1'));
  await expect
    .poll(() => changed.mock.lastCall?.[0])
    .toEqual([{ rowId: 'l0', columnId: 'name', text: 'Zinc' }]);
  await expect.poll(() => document.activeElement).toBe(cell('4:1'));
});
