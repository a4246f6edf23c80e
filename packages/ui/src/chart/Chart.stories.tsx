import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { BarTable, DataTable, Plot, waterfall, type DataColumn, type PlotPoint } from '.';

interface Trial extends PlotPoint {
  people: number;
  /** mg a day. */
  dose: number;
}

const trial = (
  id: string,
  x: number,
  [y, low, high]: readonly [number, number?, number?],
  people: number,
): Trial => ({
  id,
  label: id,
  x,
  dose: x,
  y,
  low,
  high,
  size: people,
  people,
  shape: people > 100 ? 'square' : 'circle',
});

const trials: Trial[] = [
  trial('Abbasi 2012', 500, [-2.4, -3.6, -1.2], 46),
  trial('Held 2002', 730, [-1.1, -2.6, 0.4], 12),
  trial('Nielsen 2010', 320, [-0.8, -1.5, -0.1], 100),
  trial('Rondanelli 2011', 225, [-3.1, -4.2, -2.0], 43),
  trial('Djokic 2019', 250, [-1.9], 60),
  trial('Hausenblas 2024', 1000, [-1.4, -2.0, -0.8], 180),
];

const points = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(1)} points`;
const spanOf = ({ low, high }: PlotPoint) =>
  low === undefined || high === undefined
    ? 'not given'
    : `${low.toFixed(1)} to ${high.toFixed(1)}`.replaceAll('-', '−');

const columns: DataColumn<Trial>[] = [
  { id: 'study', label: 'Study', cell: ({ label }) => label },
  {
    id: 'dose',
    label: 'Dose a day',
    cell: ({ dose }) => `${dose.toLocaleString('en-US')} mg`,
    isNumber: true,
  },
  { id: 'effect', label: 'Change in sleep score', cell: ({ y }) => points(Number(y)), isNumber: true },
  { id: 'interval', label: '95 % interval', cell: spanOf, isNumber: true },
  { id: 'people', label: 'People', cell: ({ people }) => people, isNumber: true },
];

const meta = {
  title: 'Components/Chart',
  component: Plot<Trial>,
  args: {
    label: 'Magnesium and sleep: dose and effect',
    x: { label: 'Magnesium a day, mg', min: 0, max: 1100 },
    y: { label: 'Change in sleep score, points' },
    points: trials,
    columns,
    band: { from: 200, to: 350, label: 'Your dose' },
    onAction: fn(),
  },
} satisfies Meta<typeof Plot<Trial>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoseAndEffect: Story = {};

/** Doses as ranges, effects upwards around none, grades as letters; the table sorts, and all of it can be had as files. */
export const Graded: Story = {
  args: {
    y: { label: 'Change in sleep score, points', ends: ['favours magnesium', 'favours placebo'] },
    points: trials.map((each, at) =>
      Object.assign({}, each, { letter: 'ABCD'[at % 4], spread: at === 0 ? [400, 600] : undefined }),
    ),
    reference: { value: 0, label: 'no effect', axis: 'y' },
    columns: [
      { id: 'study', label: 'Study', cell: ({ label }) => label, value: ({ label }) => label },
      {
        id: 'effect',
        label: 'Change in sleep score',
        cell: ({ y }) => points(Number(y)),
        value: ({ y }) => Number(y),
        isNumber: true,
      },
    ],
    downloads: 'Magnesium and sleep',
  },
  play: async ({ args, canvas, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const heading = canvas.getByRole('columnheader', { name: 'Change in sleep score' });
    const given = names();
    await step('A heading sorts upwards, downwards, and as the rows were given', async () => {
      within(heading).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(names()[0]).toBe('Rondanelli 2011');
      await userEvent.keyboard(' ');
      await expect(names()[0]).toBe('Nielsen 2010');
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(given);
    });
    await step('A name in the table acts as its point does', async () => {
      canvas.getByRole('button', { name: 'Held 2002' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onAction).toHaveBeenCalledTimes(2);
      await expect(args.onAction).toHaveBeenCalledWith('Held 2002');
    });
    await step('The drawing and its table can be had as files', async () => {
      const names: string[] = [];
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      });
      const files = within(await canvas.findByRole('group', { name: /^Download/ }));
      for (const name of ['SVG', 'PNG', 'CSV']) await userEvent.click(files.getByRole('button', { name }));
      await waitFor(() =>
        expect(names.toSorted()).toEqual([
          'Magnesium and sleep.csv',
          'Magnesium and sleep.png',
          'Magnesium and sleep.svg',
        ]),
      );
      click.mockRestore();
    });
  },
};

const forest = trials.map((each) => ({ ...each, x: Number(each.y), y: each.label }));

export const Forest: Story = {
  args: {
    label: 'Magnesium and sleep: change in sleep score',
    x: { label: 'Points', ends: ['favours magnesium', 'favours placebo'] },
    y: { label: 'Study', rows: trials.map(({ label }) => label) },
    points: forest,
    interval: 'x',
    band: undefined,
    reference: { value: 0, label: 'no effect' },
    columns: columns.filter(({ id }) => id !== 'effect'),
  },
};

export const Ratios: Story = {
  args: {
    ...Forest.args,
    label: 'Zinc and colds: rate ratio',
    x: { label: 'Rate ratio', scale: 'log', ends: ['favours zinc', 'favours placebo'] },
    y: { label: 'Study', rows: ['Review 2017', 'Trial 2020'] },
    points: [
      { ...trial('Review 2017', 0.67, [0], 575), y: 'Review 2017', low: 0.55, high: 0.81, shape: 'diamond' },
      { ...trial('Trial 2020', 1.1, [0], 87), y: 'Trial 2020', low: 0.7, high: 1.9 },
    ],
    reference: { value: 1, label: 'no effect' },
    columns: columns.filter(({ id }) => id === 'study' || id === 'interval'),
  },
};

const runs = [
  ['Capsules', 1000, 7.12],
  ['Capsules', 2500, 5.5],
  ['Capsules', 10_000, 4.81],
  ['Powder', 1000, 7.9],
  ['Powder', 2500, 6.3],
  ['Powder', 10_000, 5.4],
] as const;

export const Lines: Story = {
  args: {
    label: 'Cost of one container by size of the run',
    x: { label: 'Containers', scale: 'log' },
    y: { label: 'US dollars', min: 4, max: 8 },
    points: runs.map(([form, x, y]) => ({ ...trial(`${form} ${x}`, x, [y], 1), size: undefined })),
    columns: [
      { id: 'run', label: 'Run', cell: ({ label }) => label },
      { id: 'cost', label: 'One container', cell: ({ y }) => `$${Number(y).toFixed(2)}`, isNumber: true },
    ],
    band: undefined,
    lines: ['Capsules', 'Powder'].map((form) => ({
      id: form,
      label: form,
      points: runs.flatMap(([name, x, y]) => (name === form ? [[x, y] as const] : [])),
    })),
  },
};

/** Words of one part of a container's cost. */
interface Part {
  id: string;
  label: string;
  dollars: number;
}
const parts: Part[] = [
  { id: 'material', label: 'Material', dollars: 1.22 },
  { id: 'process', label: 'Encapsulation', dollars: 1.32 },
  { id: 'packaging', label: 'Packaging', dollars: 0.55 },
  { id: 'testing', label: 'Testing and set-up', dollars: 0.66 },
  { id: 'margin', label: 'Manufacturer’s margin', dollars: 1.25 },
];
const usd = (dollars: number) => `$${dollars.toFixed(2)}`;

export const Waterfall: Story = {
  render: () => (
    <BarTable
      caption="Where the money of one container goes"
      rows={waterfall(parts, ({ dollars }) => dollars)}
      total={{ from: 0, to: 5 }}
      columns={[
        { id: 'part', label: 'Part', cell: ({ label }) => label, foot: 'One container' },
        {
          id: 'dollars',
          label: 'US dollars',
          cell: ({ dollars }) => usd(dollars),
          foot: usd(5),
          isNumber: true,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /One container/ })).toHaveTextContent('$5.00');
    await expect(canvas.getAllByRole('row')).toHaveLength(parts.length + 2);
  },
};

export const Ranges: Story = {
  render: () => (
    <BarTable
      caption="What moves the cost of one container"
      mark={{ value: 5.5, label: usd(5.5) }}
      rows={[
        { id: 'fill', label: 'Encapsulation', from: 5.3, to: 6.4 },
        { id: 'price', label: 'Price of L-theanine', from: 4.9, to: 6.1 },
      ]}
      columns={[
        { id: 'figure', label: 'Figure, at either end of its band', cell: ({ label }) => label },
        { id: 'low', label: 'Low', cell: ({ from }) => usd(from), isNumber: true },
        { id: 'high', label: 'High', cell: ({ to }) => usd(to), isNumber: true },
      ]}
    />
  ),
};

export const Table: Story = {
  render: () => <DataTable caption="Trials of magnesium and sleep" rows={trials} columns={columns} />,
};

export const Narrow: Story = {
  ...Waterfall,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const points = canvas.getByRole('listbox', { name: args.label });
    const [first] = within(points).getAllByRole('option');
    await step('The points are one stop', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await expectFocusRing(first?.querySelector('path') ?? document.body);
    });
    await step('Arrows lead to the next along their axis', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(within(points).getByRole('option', { name: /^Nielsen 2010/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      await expect(within(points).getByRole('option', { name: /^Djokic 2019/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(first).toHaveFocus();
    });
    await step('Home and End lead to the first and last of the table', async () => {
      await userEvent.keyboard('{End}');
      await expect(within(points).getByRole('option', { name: /^Hausenblas 2024/ })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
    });
    await step('Enter acts on the point', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('Abbasi 2012');
    });
  },
};

export const RightToLeft: Story = { ...DoseAndEffect, ...rightToLeft };
export const Dark: Story = { ...DoseAndEffect, ...dark };
export const ForcedColors: Story = {
  ...DoseAndEffect,
  ...forcedColors(async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[role="option"] path:not([data-hollow])');
    const canvas = getComputedStyle(document.body).backgroundColor;
    await expect(getComputedStyle(mark ?? document.body).fill).not.toBe(canvas);
  }),
};
export const ReducedMotion: Story = { ...DoseAndEffect, ...reducedMotion };
