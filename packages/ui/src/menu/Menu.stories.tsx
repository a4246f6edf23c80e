import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button';
import { Copy, MoreHorizontal, Pin, Trash2 } from '../icons';
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
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Product actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Pin to top' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(page.getByRole('menuitem', { name: 'Delete Product' })).toHaveFocus();
    await userEvent.keyboard('dup');
    await expect(page.getByRole('menuitem', { name: 'Duplicate Product' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('duplicate');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Product actions' }));
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
