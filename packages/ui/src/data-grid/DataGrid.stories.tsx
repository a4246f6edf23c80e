import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { DataGrid, type DataGridProps } from '.';
import { applyEdits, columns, emptyLine, lines, type Line } from './formula.stories';

const changed = fn();

/** A page that keeps the lines, each act as one step to take back. */
function Formula({ rows = lines, ...props }: Partial<DataGridProps<Line>>) {
  const [steps, setSteps] = useState({
    past: [] as (readonly Line[])[],
    now: rows as readonly Line[],
    next: [] as (readonly Line[])[],
  });
  const become = (next: readonly Line[]) =>
    setSteps(({ past, now }) => ({ past: [...past, now], now: next, next: [] }));
  const { now } = steps;
  return (
    <DataGrid
      label="Formula"
      columns={columns}
      rows={now}
      canAddRows
      onChange={(edits, added) => {
        changed(edits, added);
        become(applyEdits(now, edits, added));
      }}
      onInsertRow={(afterId) => {
        const at = now.findIndex(({ id }) => id === afterId) + 1;
        become(now.toSpliced(at, 0, emptyLine(`line ${now.length + 1}`)));
      }}
      onRemoveRows={(ids) => become(now.filter(({ id }) => !ids.includes(id)))}
      onMoveRows={(ids, by) => {
        const from = now.findIndex(({ id }) => id === ids[0]);
        const moved = now.slice(from, from + ids.length);
        become(now.toSpliced(from, ids.length).toSpliced(from + by, 0, ...moved));
      }}
      onUndo={() =>
        setSteps(({ past, now, next }) =>
          past.length === 0
            ? { past, now, next }
            : { past: past.slice(0, -1), now: past.at(-1) ?? now, next: [now, ...next] },
        )
      }
      onRedo={() =>
        setSteps(({ past, now, next }) =>
          next.length === 0
            ? { past, now, next }
            : { past: [...past, now], now: next[0] ?? now, next: next.slice(1) },
        )
      }
      {...props}
    />
  );
}

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<Line>,
  args: { label: 'Formula', columns, rows: lines },
  render: ({ label: _label, columns: _columns, ...props }) => <Formula {...props} />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof DataGrid<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** The cell with the focus, or the field in it. */
const active = () => document.activeElement as HTMLElement;
const press = (keys: string) => userEvent.keyboard(keys);
/** Texts of the rows that are drawn, cells by '|'. */
const texts = (canvas: Canvas): string[] =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) =>
      [...row.querySelectorAll('[data-cell]')].map((cell) => cell.firstElementChild?.textContent).join('|'),
    );
const cell = (canvas: Canvas, at: string) =>
  canvas.getByRole('grid').querySelector(`[data-cell="${at}"]`) as HTMLElement;
const focusOn = (canvas: Canvas, at: string) => cell(canvas, at).focus();

/** The clipboard's event at the cell with the focus. @returns what is in the clipboard then */
const clip = (type: 'copy' | 'cut' | 'paste', text = '', as = 'text/plain'): string => {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData(as, text);
  active().dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData(as);
};

export const Lines: Story = {};

export const Walked: Story = {
  play: async ({ canvas, step }) => {
    const at = async (place: string) => expect(active()).toHaveAttribute('data-cell', place);
    await step('Tab: one stop', async () => {
      await userEvent.tab();
      await at('0:0');
      await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    });
    for (const [keys, place] of [
      ['{ArrowRight}', '0:1'],
      ['{ArrowDown}', '1:1'],
      ['{ArrowLeft}', '1:0'],
      ['{End}', '1:5'],
      ['{Home}', '1:0'],
      ['{Control>}{End}{/Control}', '4:5'],
      ['{Control>}{Home}{/Control}', '0:0'],
      ['{PageDown}', '4:0'],
      ['{PageUp}', '0:0'],
      ['{ArrowUp}', '-1:0'],
      ['{ArrowDown}', '0:0'],
    ] as const) {
      await step(keys, async () => {
        await press(keys);
        await at(place);
      });
    }
    await step('Shift: a range', async () => {
      await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await at('1:1');
      await expect(canvas.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    });
    await step('Tab leaves', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('grid')).not.toContainElement(active());
    });
  },
};

export const Edited: Story = {
  play: async ({ canvas, step }) => {
    await step('Typing replaces, Tab goes to the right', async () => {
      focusOn(canvas, '0:0');
      await press('Zinc');
      await expect(active()).toHaveValue('Zinc');
      await userEvent.tab();
      await expect(changed).toHaveBeenLastCalledWith([{ rowId: '1', columnId: 'name', text: 'Zinc' }], []);
      await expect(active()).toHaveAttribute('data-cell', '0:1');
    });
    await step('A unit is typed behind the number; Enter goes down', async () => {
      await press('2 000iu{Enter}');
      await expect(changed).toHaveBeenLastCalledWith(
        [{ rowId: '1', columnId: 'amount', text: '2,000 IU' }],
        [],
      );
      await expect(active()).toHaveAttribute('data-cell', '1:1');
    });
    await step('F2 and Enter edit the text that is there, Escape gives up', async () => {
      for (const key of ['{F2}', '{Enter}']) {
        await press(key);
        await expect(active()).toHaveValue('2,000 IU');
        await press('99{Escape}');
        await expect(active()).toHaveAttribute('data-cell', '1:1');
      }
      await expect(changed).toHaveBeenCalledTimes(2);
    });
    await step('What cannot be read stays as it is', async () => {
      await press('some{Enter}');
      await expect(changed).toHaveBeenLastCalledWith([{ rowId: '2', columnId: 'amount', text: 'some' }], []);
    });
    await step('Leaving keeps what was typed', async () => {
      focusOn(canvas, '3:5');
      await press('250');
      (active() as HTMLInputElement).blur();
      await waitFor(() =>
        expect(changed).toHaveBeenLastCalledWith([{ rowId: '4', columnId: 'price', text: '250' }], []),
      );
    });
  },
};

export const Ranges: Story = {
  play: async ({ canvas, step }) => {
    const before = texts(canvas);
    await step('Ctrl+D fills down, Ctrl+Z takes it back, Ctrl+Shift+Z brings it again', async () => {
      focusOn(canvas, '0:5');
      await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
      await expect(changed.mock.lastCall?.[0]).toHaveLength(2);
      await expect(cell(canvas, '2:5')).toHaveTextContent('9.40');
      await press('{Control>}z{/Control}');
      await expect(texts(canvas)).toEqual(before);
      await press('{Control>}{Shift>}Z{/Shift}{/Control}');
      await expect(cell(canvas, '2:5')).toHaveTextContent('9.40');
      await press('{Control>}z{/Control}');
    });
    await step('Delete and Backspace clear', async () => {
      await press('{Delete}');
      await expect(changed.mock.lastCall?.[0]).toHaveLength(3);
      await press('{Control>}z{/Control}{Backspace}');
      await expect(changed.mock.lastCall?.[0]).toHaveLength(3);
      await press('{Control>}z{/Control}');
      await expect(texts(canvas)).toEqual(before);
    });
    await step('Copied and pasted as a table', async () => {
      focusOn(canvas, '0:0');
      await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      const copied = clip('copy');
      await expect(copied).toBe('Magnesium\t120 mg\nVitamin D3\t2,000 IU');
      focusOn(canvas, '3:0');
      await waitFor(() => expect(cell(canvas, '3:0')).toHaveAttribute('aria-selected', 'true'));
      clip('paste', copied);
      await waitFor(() => expect(texts(canvas)[3]).toMatch(/^Magnesium/));
      await expect(texts(canvas).slice(3)).toEqual([
        'Magnesium|120 mg||Chr. Hansen||240.00',
        'Vitamin D3|2,000 IU|powder|–||4.10',
      ]);
      await press('{Control>}z{/Control}');
    });
    await step('From and to programs that know tables of HTML alone', async () => {
      const [before] = texts(canvas);
      focusOn(canvas, '0:0');
      await waitFor(() => expect(cell(canvas, '0:0')).toHaveAttribute('aria-selected', 'true'));
      await expect(clip('copy', '', 'text/html')).toContain('<td>Magnesium</td>');
      clip('paste', '<table><tr><td>Zinc</td><td>15&nbsp;mg</td></tr></table>', 'text/html');
      await waitFor(() => expect(texts(canvas)[0]).toMatch(/^Zinc\|15 mg\|/));
      await press('{Control>}z{/Control}');
      await expect(texts(canvas)[0]).toBe(before);
    });
    await step('Cut', async () => {
      focusOn(canvas, '0:0');
      await waitFor(() => expect(cell(canvas, '0:0')).toHaveAttribute('aria-selected', 'true'));
      await expect(clip('cut')).toBe('Magnesium');
      await waitFor(() =>
        expect(changed).toHaveBeenLastCalledWith([{ rowId: '1', columnId: 'name', text: '' }], []),
      );
      await press('{Control>}z{/Control}');
    });
    await step('Control+A: everything; Shift+Space: the row', async () => {
      await press('{Control>}a{/Control}');
      await expect(canvas.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(30);
      focusOn(canvas, '1:2');
      await press('{Shift>} {/Shift}');
      await expect(canvas.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(6);
    });
  },
};

export const RowsByKey: Story = {
  play: async ({ canvas, step }) => {
    const names = () => texts(canvas).map((text: string) => text.split('|')[0]);
    focusOn(canvas, '1:0');
    await step('Alt+ArrowUp, Alt+ArrowDown move it', async () => {
      await press('{Alt>}{ArrowUp}{/Alt}');
      await expect(names().slice(0, 2)).toEqual(['Vitamin D3', 'Magnesium']);
      await expect(active()).toHaveAttribute('data-cell', '0:0');
      await press('{Alt>}{ArrowDown}{/Alt}');
      await expect(names().slice(0, 2)).toEqual(['Magnesium', 'Vitamin D3']);
    });
    await step('Control+Enter: an empty one below, with the focus', async () => {
      await press('{Control>}{Enter}{/Control}');
      await expect(names()).toHaveLength(6);
      await expect(names()[2]).toBe('');
      await expect(active()).toHaveAttribute('data-cell', '2:0');
    });
    await step('Control+Backspace removes it', async () => {
      await press('{Control>}{Backspace}{/Control}');
      await expect(names()).toHaveLength(5);
      await expect(active()).toHaveAttribute('data-cell', '2:0');
    });
  },
};

export const Sorted: Story = {
  args: { defaultSort: { columnId: 'amount', direction: 'descending' } },
  play: async ({ canvas, step }) => {
    const first = () => texts(canvas)[0]?.split('|')[0];
    const heading = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toBe('Valerian root extract');
    await step('A row does not jump while it is edited', async () => {
      focusOn(canvas, '0:1');
      await press('1 mg{Enter}');
      await expect(first()).toBe('Valerian root extract');
    });
    await step('Enter and Space on a heading', async () => {
      focusOn(canvas, '-1:1');
      await press('{Enter}');
      await expect(heading).toHaveAttribute('aria-sort', 'none');
      await expect(first()).toBe('Magnesium');
      await press(' ');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(first()).toBe('Valerian root extract');
    });
  },
};

/** Each state has a form besides its colour, and says itself to a screen reader. */
export const States: Story = {
  play: async ({ canvas }) => {
    await expect(cell(canvas, '0:1')).toHaveAccessibleDescription('Not saved yet');
    await expect(cell(canvas, '4:1')).toHaveAccessibleDescription('Suggestion');
    await expect(cell(canvas, '4:5')).toHaveAccessibleDescription('Default');
    await expect(cell(canvas, '2:3')).toHaveAccessibleDescription('Not known');
    await expect(cell(canvas, '2:3')).toHaveTextContent('–');
    const wrong = cell(canvas, '2:1');
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/^Write a number with its unit/);
    wrong.focus();
    await expect(canvas.getByText(/^Write a number with its unit/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Formula' })).toHaveAttribute('aria-readonly', 'true');
    focusOn(canvas, '0:0');
    await press('x{Delete}');
    await expect(texts(canvas)[0]).toMatch(/^Magnesium\|/);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    emptyContent: (
      <EmptyState
        title="No lines yet"
        description="What is in one serving, line by line."
        action={<Button variant="primary">Type a line</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await press('{Control>}{Enter}{/Control}');
    await expect(active()).toHaveAttribute('data-cell', '0:0');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

const many = Array.from({ length: 10_000 }, (_, at) => ({
  ...emptyLine(`${at}`),
  name: `Ingredient ${at + 1}`,
  amount: `${at % 500} mg`,
}));

export const TenThousand: Story = {
  args: { rows: many, maxHeight: '24rem' },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    await step('To the last, and back', async () => {
      focusOn(canvas, '0:0');
      await press('{Control>}{End}{/Control}');
      await waitFor(() => expect(cell(canvas, '9999:0')).toHaveTextContent('Ingredient 10000'));
      await expect(active()).toHaveAttribute('data-cell', '9999:5');
      await expect(active()).toBeVisible();
    });
    await step('The row with the focus stays while one scrolls', async () => {
      grid.scrollTop = 0;
      await waitFor(() => expect(cell(canvas, '3:0')).toHaveTextContent('Ingredient 4'));
      await expect(active()).toHaveAttribute('data-cell', '9999:5');
    });
  },
};

export const RightToLeft: Story = {
  ...Lines,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await rightToLeft.play(context);
    focusOn(context.canvas, '0:0');
    await press('{ArrowLeft}');
    await expect(active()).toHaveAttribute('data-cell', '0:1');
  },
};
export const Dark: Story = { ...Lines, ...dark };
export const ForcedColors: Story = {
  ...Lines,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByRole('grid').parentElement as HTMLElement);
    focusOn(canvas, '0:0');
    await expect(getComputedStyle(active()).outlineStyle).toBe('solid');
    await press('{Shift>}{ArrowRight}{/Shift}');
    const fill = (at: string) => getComputedStyle(cell(canvas, at)).backgroundColor;
    await expect(fill('0:0')).not.toBe(fill('1:0'));
  }),
};
export const ReducedMotion: Story = { ...Lines, ...reducedMotion };
export const Narrow: Story = { ...Lines, globals: { viewport: { value: 'mobile2' } } };
