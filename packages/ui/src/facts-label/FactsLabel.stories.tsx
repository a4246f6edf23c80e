import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { FactsLabel, factsLabelSvg, type FactsPlace, type FactsSheet } from '.';
import { blend, children, declaration, nutrition, portion, supplement } from './sheets.stories';

const meta = {
  title: 'Components/Facts label',
  component: FactsLabel,
  args: { sheet: supplement },
} satisfies Meta<typeof FactsLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pointsOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;

export const Supplement: Story = {
  play: async ({ canvas, step }) => {
    await step('A table named by its title, whose cells have their heads', async () => {
      const table = canvas.getByRole('table', { name: /^Supplement Facts/ });
      const zinc = within(table).getByRole('row', { name: /^Zinc/ });
      await expect(within(zinc).getByRole('rowheader')).toHaveTextContent('Zinc (as zinc picolinate)');
      await expect(
        within(zinc)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).toEqual(['15 mg', '136%']);
      await expect(within(table).getByRole('columnheader', { name: '% Daily Value' })).toBeVisible();
    });
    await step('The title is as wide as the frame, and nothing is larger', async () => {
      const title = canvas.getByText('Supplement Facts');
      // A title that does not fit makes the table wider than the frame around it.
      const frame = canvas.getByRole('table').parentElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(title);
      const share = range.getBoundingClientRect().width / frame.clientWidth;
      // 0.98 in Helvetica, Arial and Liberation Sans; what stands in for them is set as narrow by its figures alone.
      await expect(share).toBeGreaterThan(0.88);
      await expect(share).toBeLessThanOrEqual(1);
    });
    await step('Sizes are points, half as large again on a screen', async () => {
      await expect(pointsOf(canvas.getByText('15 mg'))).toBeCloseTo(12, 1);
    });
  },
};

export const Nutrition: Story = {
  args: { sheet: nutrition },
  play: async ({ canvas }) => {
    const calories = canvas.getByRole('row', { name: /Calories/ });
    await expect(pointsOf(within(calories).getByRole('rowheader'))).toBeCloseTo(24, 1);
    await expect(pointsOf(within(calories).getByText('130'))).toBeCloseTo(33, 1);
    await expect(canvas.getByRole('row', { name: /Total Fat 2 g 3%/ })).toBeVisible();
  },
};
export const Blend: Story = { args: { sheet: blend } };
export const Children: Story = { args: { sheet: children } };
export const Declaration: Story = {
  args: { sheet: declaration },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('milk').tagName).toBe('STRONG');
  },
};
export const Portion: Story = { args: { sheet: portion } };

const withMagnesium = (amount: string): FactsSheet => ({
  ...supplement,
  lines: supplement.lines.map((line) =>
    line.kind === 'row' && line.name.startsWith('Magnesium') ? { ...line, cells: [amount, '48%'] } : line,
  ),
});

function Changing() {
  const [amount, setAmount] = useState(120);
  return (
    <>
      <button type="button" onClick={() => setAmount(amount + 10)}>
        More magnesium
      </button>
      <FactsLabel sheet={amount === 120 ? supplement : withMagnesium(`${amount} mg`)} />
    </>
  );
}

export const Changed: Story = {
  render: () => <Changing />,
  play: async ({ canvas, canvasElement, step }) => {
    const tinted = () => [...canvasElement.querySelectorAll('[data-changed]')];
    await step('Nothing is tinted when it is drawn first', async () => {
      await expect(tinted()).toEqual([]);
    });
    await step('The row that changed is tinted for a second, each time it changes', async () => {
      const press = async () => userEvent.click(canvas.getByRole('button', { name: 'More magnesium' }));
      await press();
      await expect(tinted()).toEqual([canvas.getByRole('row', { name: /Magnesium .* 130 mg/ })]);
      const [tint] = tinted()[0]?.getAnimations() ?? [];
      await expect(tint?.effect?.getTiming()).toMatchObject({ delay: 1000, fill: 'backwards' });
      await expect(tinted()[0]).toHaveStyle({ backgroundColor: '#fff2b3' });
      await press();
      await expect(tinted()[0]?.getAnimations()[0]).not.toBe(tint);
      await waitFor(() => expect(tinted()[0]?.getAnimations()).toEqual([]), { timeout: 3000 });
    });
  },
};

function Explained({ onExplain }: { onExplain?: (place: FactsPlace, element: HTMLElement) => void }) {
  const [explained, setExplained] = useState<FactsPlace>();
  return (
    <FactsLabel
      sheet={supplement}
      explained={explained}
      onExplain={(place, element) => {
        setExplained(place);
        onExplain?.(place, element);
      }}
    />
  );
}

export const Explains: Story = {
  args: { onExplain: fn() },
  render: ({ onExplain }) => <Explained onExplain={onExplain} />,
  play: async ({ args, canvas, step }) => {
    await step('Every figure and text is a button', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(2 + 4 * 2 + 1);
    });
    await step('Enter and Space ask how it came about', async () => {
      const servings = canvas.getByRole('button', { name: '2 capsules' });
      await userEvent.tab();
      await expect(servings).toHaveFocus();
      await expectFocusRing(servings);
      await userEvent.keyboard('{Enter}');
      await expect(args.onExplain).toHaveBeenLastCalledWith({ part: 'detail', at: 0 }, servings);
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onExplain).toHaveBeenLastCalledWith({ part: 'detail', at: 1 }, expect.anything());
    });
    await step('What is explained says that it is open', async () => {
      const figure = canvas.getByRole('button', { name: '136%' });
      await userEvent.click(figure);
      await expect(args.onExplain).toHaveBeenLastCalledWith(
        { part: 'cell', row: 'Zinc (as zinc picolinate)', cell: 1 },
        figure,
      );
      await expect(figure).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const ExplainsFigures: Story = {
  args: { onExplain: fn(), canExplain: ({ part }) => part === 'cell' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4 * 2);
  },
};

/** The picture that is downloaded and printed, beside the table. */
export const Picture: Story = {
  render: ({ sheet }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 280px)', gap: 24 }}>
      <FactsLabel sheet={sheet} scale={1} />
      <img
        alt="Supplement Facts or Nutrition Facts as it is printed"
        src={`data:image/svg+xml,${encodeURIComponent(factsLabelSvg(sheet))}`}
      />
    </div>
  ),
  args: { sheet: nutrition },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await picture.decode();
    await expect(picture.naturalWidth).toBe(240);
  },
};

export const Narrow: Story = {
  ...Supplement,
  args: { sheet: declaration },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(table.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(Math.ceil(table.width));
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = { ...Supplement, ...rightToLeft };
export const Dark: Story = {
  ...Supplement,
  ...dark,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('15 mg')).color).toBe('rgb(0, 0, 0)');
  },
};
export const ForcedColors: Story = {
  ...Supplement,
  ...forcedColors(async ({ canvasElement }) => {
    await expectEdge(canvasElement.querySelector('table')?.closest('div') ?? canvasElement);
  }),
};
export const ReducedMotion: Story = { ...Changed, ...reducedMotion };
