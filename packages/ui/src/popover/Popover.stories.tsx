import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Text } from '../text';
import { Popover, type PopoverProps } from '.';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'Zinc: 136%',
    children: <Text>15 mg ÷ 11 mg = 136.36 %</Text>,
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof Popover>;

function Opened({ title, children, onClose }: Omit<PopoverProps, 'anchor'>) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button onPress={({ target }) => setAnchor(target)}>136%</Button>
      {anchor && (
        <Popover
          title={title}
          anchor={anchor}
          onClose={() => {
            setAnchor(null);
            onClose();
          }}
        >
          {children}
        </Popover>
      )}
    </>
  );
}

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '136%' }));
    const sheet = await pageOf(canvasElement).findByRole('dialog', { name: 'Zinc: 136%' });
    await waitFor(() => expect(sheet).toBeVisible());
    await waitFor(() => expect(within(sheet).getByText('15 mg ÷ 11 mg = 136.36 %')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  args: { children: <a href="#rule">21 CFR 101.36</a> },
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = pageOf(canvasElement);
    const opener = canvas.getByRole('button', { name: '136%' });
    await step('It has the focus when it opens', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('dialog')).toHaveFocus());
    });
    await step('Tab, Shift+Tab: stay among what it holds', async () => {
      const link = page.getByRole('link', { name: '21 CFR 101.36' });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(link).toHaveFocus();
    });
    await step('Escape: closes it, focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

export const Narrow: Story = {
  ...Open,
  args: {
    title: 'Total Carbohydrate: 2 g',
    children: <Text>{'inulin: 1.5 g × 100 g ÷ 100 g = 1.5 g. '.repeat(6)}</Text>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '136%' }));
    const sheet = await pageOf(canvasElement).findByRole('dialog');
    await expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const RightToLeft: Story = { ...Open, ...rightToLeft };
export const Dark: Story = { ...Open, ...dark };
export const ForcedColors: Story = {
  ...Open,
  ...forcedColors(async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '136%' }));
    const sheet = await page.findByRole('dialog');
    await expectEdge(sheet.parentElement ?? sheet);
  }),
};
export const ReducedMotion: Story = { ...Open, ...reducedMotion };
