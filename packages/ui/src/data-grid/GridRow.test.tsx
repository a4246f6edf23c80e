import '../theme';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataGrid, type GridColumn } from '.';

interface Line {
  id: string;
  amount: string;
}

const error = 'Write one amount with its unit, such as 120 mg. The label keeps the last one.';
const column = (id: string): GridColumn<Line> => ({ id, header: id, width: 112, text: (row) => row.amount });
const columns: GridColumn<Line>[] = [
  { ...column('name'), width: 180 },
  { ...column('amount'), align: 'end', status: () => ({ error }) },
  { ...column('form'), width: 400 },
];

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.style.width = '300px';
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it.each([1, 2, 3, 4, 8])('shows what is wrong with a cell within a grid of %d rows', async (count) => {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `l${at}`, amount: 'a pinch' }));
  root.render(<DataGrid label="Formula" rows={rows} columns={columns} />);
  const cells = () => [...container.querySelectorAll<HTMLElement>('[role=gridcell][aria-invalid]')];
  await expect.poll(() => cells().length).toBe(count);
  for (const cell of cells()) {
    cell.focus();
    const words = cell.lastElementChild;
    await expect.poll(() => words?.checkVisibility()).toBe(true);
    const inner = words?.getBoundingClientRect() ?? new DOMRect();
    const head = container.querySelector('[role=columnheader]')?.getBoundingClientRect() ?? new DOMRect();
    const outer = container.getBoundingClientRect();
    expect(inner.top).toBeGreaterThanOrEqual(head.bottom);
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
  }
});
