import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button';
import { Copy, MoreHorizontal, Pin, Trash2 } from '../icons';
import { dark, expectEdge, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Menu } from '.';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Product actions',
    onAction: fn(),
    trigger: (
      <IconButton label="Product actions">
        <MoreHorizontal />
      </IconButton>
    ),
    items: [
      { id: 'pin', label: 'Pin to top', icon: <Pin /> },
      { id: 'duplicate', label: 'Duplicate Product', icon: <Copy /> },
      { id: 'delete', label: 'Delete Product', icon: <Trash2 />, isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Product actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {
      name: 'Product actions',
    });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Product actions' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    const closed = async () => {
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('Enter, Space, ArrowDown: open at the first item', async () => {
      trigger.focus();
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(item('Pin to top')).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await closed();
      }
    });
    await step('ArrowUp: opens at the last item', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(item('Delete Product')).toHaveFocus());
    });
    await step('ArrowDown, ArrowUp in the menu: go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('Pin to top')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('Delete Product')).toHaveFocus();
    });
    await step('Home, End', async () => {
      await userEvent.keyboard('{Home}');
      await expect(item('Pin to top')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item('Delete Product')).toHaveFocus();
    });
    await step('Letters', async () => {
      await userEvent.keyboard('dup');
      await expect(item('Duplicate Product')).toHaveFocus();
    });
    await step('Enter, Space on an item', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('duplicate');
      await closed();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(item('Pin to top')).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(args.onAction).toHaveBeenLastCalledWith('pin');
      await closed();
    });
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Product actions' }));
    await page.findByRole('menu');
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await expect(args.onAction).not.toHaveBeenCalled();
    });
  },
};

export const WithoutIcons: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'rename', label: 'Rename' },
      { id: 'close', label: 'Close others' },
    ],
  },
};

export const DisabledItem: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'pin', label: 'Pin to top' },
      { id: 'share', label: 'Share', isDisabled: true },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const share = await page.findByRole('menuitem', { name: 'Share' });
    await expect(share).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(share, { pointerEventsCheck: 0 });
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The page keeps whether it is open. */
export const Controlled: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // It comes out of nothing: only then can it be told from one that goes.
    const isThere = () => waitFor(() => expect(page.getByRole('menu')).toBeVisible());
    await isThere();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isThere();
  },
};

export const RightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Open.play?.(context);
    const { left, right } = within(document.body).getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { ...Open, ...dark };
export const ForcedColors: Story = {
  ...Open,
  ...forcedColors(async (context) => {
    await Open.play?.(context);
    const page = within(document.body);
    const menu = page.getByRole('menu');
    await expectEdge(menu.closest('[data-trigger]') ?? menu);
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = page
      .getAllByRole('menuitem')
      .map((item) => getComputedStyle(item).backgroundColor);
    await expect(first).not.toBe(second);
  }),
};
export const ReducedMotion: Story = { args: { defaultOpen: true }, ...reducedMotion };
