import '../theme';
import { act, createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataGrid, type CellEdit, type GridColumn, type GridHandle, type NewRow } from '.';
import { CellEditor } from './editing/CellEditor';
import { GridContext } from './gridContext';
import type { RichEditors } from './editing/useRichEditors';

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

const typed = vi.fn<(edit: CellEdit | null) => void>();
const handle = createRef<GridHandle>();

/** Tables that begin with a heading are the page's, and those that do not fit. */
const takesTables = (text: string, fits: boolean) => text.startsWith('Name\t') || !fits;

function Formula({ count, columns }: { count: number; columns: readonly GridColumn<Line>[] }) {
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
  return (
    <DataGrid
      label="Formula"
      rows={rows}
      columns={columns}
      handle={handle}
      onChange={handleChange}
      onEditText={typed}
      onPasteText={takesTables}
      canAddRows
    />
  );
}

let container: HTMLElement;
let root: Root;
const cell = (at: string) => container.querySelector(`[data-cell="${at}"]`) as HTMLElement;
const grid = () => container.querySelector('[role=grid]') as HTMLElement;

const show = async (count: number, shown: readonly GridColumn<Line>[] = columns) => {
  root.render(<Formula count={count} columns={shown} />);
  await expect.poll(() => cell('0:0')).not.toBeNull();
  cell('0:0').focus();
  await expect.poll(() => document.activeElement).toBe(cell('0:0'));
  drawnSince();
};

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  changed.mockClear();
  typed.mockClear();
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

const paste = (at: string, text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  cell(at).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};

it('leaves a text that the page takes to it', async () => {
  await show(3);
  const takenByPage = ['Name\tAmount\nIron\t7 mg', 'Wider\tthan\tthe grid'];
  for (const text of [...takenByPage, 'Zinc\t15 mg']) paste('0:0', text);
  await expect.poll(() => cell('0:0').textContent).toBe('Zinc');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(cell('1:0').textContent).toBe('Line 1');
});

it('takes 200 pasted rows as one change, with rows beyond the last', async () => {
  await show(60);
  const table = lines(200).map(({ name, amount }) => `New ${name}\t${amount}0`);
  paste('0:0', table.join('\n'));
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

it('tells what is typed before it is kept, and that it was kept or given up', async () => {
  await show(3);
  await userEvent.keyboard('Zi');
  expect(typed.mock.calls.map(([edit]) => edit?.text)).toEqual(['Z', 'Zi']);
  expect(typed.mock.lastCall?.[0]).toEqual({ rowId: 'l0', columnId: 'name', text: 'Zi' });
  await userEvent.keyboard('{Escape}');
  expect(typed.mock.lastCall?.[0]).toBeNull();
  await userEvent.keyboard('Z{Enter}');
  expect(typed.mock.lastCall?.[0]).toBeNull();
});

it('brings the focus to a cell from elsewhere, however far away', async () => {
  await show(500);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  expect(handle.current?.focusCell('l400', 'amount')).toBe(true);
  expect(document.activeElement).toBe(cell('400:1'));
  expect(handle.current?.focusCell('gone', 'amount')).toBe(false);
  expect(document.activeElement).toBe(cell('400:1'));
  elsewhere.remove();
});

const options = ['citrate', 'oxide', 'oxalate'].map((label) => ({ id: label, label }));
/** A first column with a popup editor beside one of plain text. */
const withEditor = (editor: GridColumn<Line>['editor'], text: string): GridColumn<Line>[] => [
  {
    id: 'name',
    header: 'name',
    text: (row) => (row.name.startsWith('Line') ? text : row.name),
    editor,
  },
  column('amount'),
];
const popup = () => document.querySelector('[role=listbox], [role=dialog]');
const focused = () => document.activeElement;
const dayInFocus = () => focused()?.closest('[role=gridcell]') ?? null;
const fieldIn = (at: string) => cell(at).querySelector('[role=combobox], [role=spinbutton]');
const editsOf = (rowId: string) =>
  changed.mock.calls
    .flatMap(([edits]) => edits.filter((edit) => edit.rowId === rowId))
    .map(({ text }) => text);

/** Shows a grid whose popup editors are loaded: until then a line of text stands in. */
const showRich = async (columns: GridColumn<Line>[]) => {
  await show(10, columns);
  await expect
    .poll(async () => {
      await userEvent.keyboard('{F2}');
      const isRich = fieldIn('0:0') !== null;
      await userEvent.keyboard('{Escape}');
      return isRich;
    })
    .toBe(true);
  await expect.poll(focused).toBe(cell('0:0'));
};

/** Closed, and the focus is in the cell's editor again: it comes there a moment later. */
const expectPopupLeftFor = async (at: string) => {
  await expect.poll(popup).toBeNull();
  await expect.poll(() => cell(at).contains(focused())).toBe(true);
};

/** The cell has the focus, nothing lies over the page or keeps it inert, and keys do what they do. */
const expectBackAt = async (at: string) => {
  await expect.poll(focused).toBe(cell(at));
  await expect.poll(popup).toBeNull();
  expect(document.querySelector('[inert], [aria-hidden=true]:not(svg)')).toBeNull();
  const row = at.split(':')[0];
  const text = `${changed.mock.calls.length} g`;
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe(cell(`${row}:1`));
  await userEvent.keyboard(`${text}{Enter}`);
  await expect.poll(() => editsOf(`l${row}`).at(-1)).toBe(text);
  await userEvent.keyboard('{ArrowUp}{Home}');
  await expect.poll(focused).toBe(cell(`${row}:0`));
};

it.each(['choice', 'combo'] as const)('takes an option of a %s by keys', async (kind) => {
  await showRich(withEditor({ kind, options }, 'citrate'));
  await userEvent.keyboard('{F2}{Control>}a{/Control}ox');
  await expect.poll(popup).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => editsOf('l0')).toEqual(['oxalate']);
  await expectBackAt('1:0');

  await userEvent.keyboard('oxi');
  await expect.poll(popup).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.poll(() => editsOf('l1').at(-1)).toEqual('oxide');
  await expectBackAt('1:1');
});

it.each(['choice', 'combo'] as const)('leaves a %s as it was on Escape', async (kind) => {
  await showRich(withEditor({ kind, options }, 'citrate'));
  await userEvent.keyboard('ox');
  await expect.poll(popup).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expectBackAt('0:0');
  expect(cell('0:0').textContent).toBe('citrate');
});

it('keeps a text that is no option of a combo box, not of a choice', async () => {
  await showRich(withEditor({ kind: 'combo', options }, 'citrate'));
  await userEvent.keyboard('malate{Enter}');
  await expect.poll(() => editsOf('l0')).toEqual(['malate']);
  await expectBackAt('1:0');
  await userEvent.keyboard('lactate{Tab}');
  await expect.poll(() => editsOf('l1').at(-1)).toEqual('lactate');
  await expectBackAt('1:1');
});

it('leaves a choice as it was where the text is no option', async () => {
  await showRich(withEditor({ kind: 'choice', options }, 'citrate'));
  await userEvent.keyboard('malate{Enter}');
  await expectBackAt('1:0');
  expect(editsOf('l0')).toEqual([]);
});

it('takes a day, typed or from the month, and none on Escape', async () => {
  await showRich(withEditor({ kind: 'date' }, '2026-01-05'));
  await userEvent.keyboard('{F2}');
  await expect.poll(focused).toBe(fieldIn('0:0'));
  await userEvent.keyboard('02282026{Enter}');
  await expect.poll(() => editsOf('l0')).toEqual(['2026-02-28']);
  await expectBackAt('1:0');

  await userEvent.keyboard('{F2}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => popup()?.contains(dayInFocus())).toBe(true);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expectPopupLeftFor('1:0');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => editsOf('l1').at(-1)).toEqual('2026-01-06');
  await expectBackAt('1:1');

  await userEvent.keyboard('{F2}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => popup()?.contains(focused())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expectPopupLeftFor('1:0');
  await userEvent.keyboard('{Escape}');
  await expectBackAt('1:0');
});

it('takes an option by the mouse, and another cell that is pressed while the list is open', async () => {
  await showRich(withEditor({ kind: 'choice', options }, 'citrate'));
  await userEvent.dblClick(cell('2:0'));
  await expect.poll(focused).toBe(fieldIn('2:0'));
  await userEvent.click(cell('2:0').querySelector('button') as HTMLElement);
  await expect.poll(popup).not.toBeNull();
  await userEvent.click(document.querySelectorAll('[role=option]')[1] as HTMLElement);
  await expectPopupLeftFor('2:0');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editsOf('l2')).toEqual(['oxide']);
  await expectBackAt('3:0');

  await userEvent.keyboard('ox');
  await expect.poll(popup).not.toBeNull();
  await userEvent.click(cell('0:1'));
  await expectBackAt('0:1');
});

it('leaves nothing behind where it goes with an open list', async () => {
  await showRich(withEditor({ kind: 'date' }, '2026-01-05'));
  await userEvent.keyboard('{F2}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => popup()?.contains(focused())).toBe(true);
  root.render(null);
  await expect.poll(popup).toBeNull();
  await showRich(withEditor({ kind: 'combo', options }, 'citrate'));
  await userEvent.keyboard('malate{Enter}');
  await expectBackAt('1:0');
});

it('keeps the field and its letters when the popup editors arrive while one types', async () => {
  const richEditors: RichEditors = await import('./editing/optionEditors');
  const editor = { kind: 'combo', options } as const;
  const edit = (rich: RichEditors) => (
    <GridContext value={{ id: 'grid', onDraft: () => undefined, rich }}>
      <CellEditor rowId="l0" editor={editor} label="Form" text="" align="start" />
    </GridContext>
  );
  root.render(edit({}));
  await expect.poll(focused).toBeInstanceOf(HTMLInputElement);
  const field = focused();
  await userEvent.keyboard('mal');
  flushSync(() => root.render(edit(richEditors)));
  await userEvent.keyboard('ate');
  expect(focused()).toBe(field);
  expect(field).toHaveProperty('value', 'malate');
});

it('keeps a popup editor within its row, and what is wrong with the last row within the grid', async () => {
  const error = 'Write a number with its unit, such as 120 mg. The label keeps the last one.';
  const [rich, plain] = withEditor({ kind: 'choice', options }, 'citrate') as [
    GridColumn<Line>,
    GridColumn<Line>,
  ];
  await showRich([rich, { ...plain, status: () => ({ error }) }]);
  await userEvent.keyboard('{F2}');
  const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const [inner, outer] = [box(cell('0:0').querySelector('[role=group]')), box(cell('0:0').parentElement)];
  expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  expect(inner.height).toBe(outer.height);
  await userEvent.keyboard('{Escape}');
  const { scrollHeight, scrollWidth } = grid();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => cell('9:1').lastElementChild?.checkVisibility()).toBe(true);
  expect(grid().scrollHeight).toBe(scrollHeight);
  expect(grid().scrollWidth).toBe(scrollWidth);
});

it('copies, cuts and pastes through the clipboard itself', async () => {
  await show(10);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}c{/Control}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{Control>}v{/Control}');
  await expect.poll(() => changed.mock.lastCall?.[0]).toHaveLength(4);
  expect(cell('4:0').textContent + cell('4:1').textContent).toBe('Line 11 mg');
  await userEvent.keyboard('{Control>}x{/Control}');
  await expect.poll(() => changed.mock.lastCall?.[0].map(({ text }) => text)).toEqual(['', '', '', '']);
  await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}v{/Control}');
  await expect.poll(() => changed.mock.lastCall?.[0]).toHaveLength(4);
});

it('looks options up for the row and what is typed, and tells which was chosen', async () => {
  const lookUp = vi.fn(async (text: string, rowId: string) => [
    { id: `${rowId} 1`, label: `${text} citrate` },
    { id: `${rowId} 2`, label: `${text} oxide` },
  ]);
  await showRich(withEditor({ kind: 'lookup', lookUp }, ''));
  await userEvent.keyboard('Zinc');
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
  await expect.poll(() => lookUp.mock.lastCall).toEqual(['Zinc', 'l0']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect
    .poll(() => changed.mock.lastCall?.[0])
    .toEqual([{ rowId: 'l0', columnId: 'name', text: 'Zinc oxide', optionId: 'l0 2' }]);
});

it('keeps what is none of what was looked up, and gives keys right behind Tab to the next cell', async () => {
  await showRich(withEditor({ kind: 'lookup', lookUp: () => [] }, ''));
  await userEvent.keyboard('Fairy dust');
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    // The browser writes the letter where the focus is by then.
    if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, key);
  };
  for (const key of ['Tab', '7', ' ', 'g', 'Enter']) press(key);
  expect(editsOf('l0')).toEqual(['Fairy dust', '7 g']);
  await expect.poll(() => document.activeElement).toBe(cell('1:1'));
});
