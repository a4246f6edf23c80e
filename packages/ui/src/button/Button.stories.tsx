import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Copy, ExternalLink, Pin, Plus, Trash2 } from '../icons';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Inline, Stack } from '../layout';
import { Button, IconButton, LinkButton } from '.';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create product', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Inline gap="small">
      <Button {...args} variant="primary">
        Create product
      </Button>
      <Button {...args}>Save draft</Button>
      <Button {...args} variant="quiet">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Delete product
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="small">
      <Button {...args}>Medium</Button>
      <Button {...args} size="small">
        Small
      </Button>
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <Plus />
        New search
      </>
    ),
  },
};

export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, step }) => {
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Create product' })).toHaveFocus();
    });
    await step('Enter, Space', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
    await step('A click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Thinking deeply...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Thinking deeply/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline gap="small">
      <Button {...args} isDisabled variant="primary">
        Create product
      </Button>
      <Button {...args} isDisabled>
        Save draft
      </Button>
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** It cannot be pressed, says why, and the keyboard still comes to it. */
export const DisabledWithReason: Story = {
  render: (args) => (
    <Inline gap="small">
      <Button {...args} variant="primary" disabledReason="Give the product a name first.">
        Create product
      </Button>
      <IconButton
        label="Pin to top"
        disabledReason="Only saved products can be pinned."
        onPress={args.onPress}
      >
        <Pin />
      </IconButton>
    </Inline>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Create product' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Give the product a name first.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Give the product a name first.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Pin to top' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function Countdown() {
  const [left, setLeft] = useState(1);
  return (
    <Button
      disabledReason={left === 0 ? 'There is nothing to undo' : undefined}
      onPress={() => setLeft(left - 1)}
    >
      Undo
    </Button>
  );
}

/** A press that leaves nothing to press again: the focus stays where it was. */
export const RefusedByItsOwnPress: Story = {
  render: () => <Countdown />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Icons: Story = {
  render: (args) => (
    <Inline gap="xsmall">
      <IconButton label="Copy" onPress={args.onPress}>
        <Copy />
      </IconButton>
      <IconButton label="Pin to top" isPressed variant="secondary" onPress={args.onPress}>
        <Pin />
      </IconButton>
      <IconButton label="Delete" variant="danger" onPress={args.onPress}>
        <Trash2 />
      </IconButton>
      <IconButton label="Add" size="small" variant="primary" onPress={args.onPress}>
        <Plus size={16} />
      </IconButton>
    </Inline>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Copy');
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    });
    await expect(canvas.getByRole('button', { name: 'Pin to top' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Links: Story = {
  render: () => (
    <Stack gap="small" align="start">
      <LinkButton href="#products" variant="primary">
        Open products
      </LinkButton>
      <LinkButton href="https://example.org/article" target="_blank">
        Read article
        <ExternalLink size={16} />
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read article' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

const navigate = fn();

export const LinkByKeyboard: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <LinkButton href="/products">Open products</LinkButton>
    </RouterProvider>
  ),
  play: async ({ step }) => {
    navigate.mockClear();
    await step('Enter on a link', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledWith('/products', undefined);
    });
  },
};

export const IconPending: Story = {
  render: () => (
    <IconButton label="Copy" isPending pendingLabel="Kopiert">
      <Copy />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Kopiert' })).toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...Icons, ...rightToLeft };
export const Dark: Story = { ...Variants, ...dark };
export const ForcedColors: Story = {
  ...Icons,
  ...forcedColors(async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expectEdge(button);
    const toggle = getComputedStyle(canvas.getByRole('button', { name: 'Pin to top' }));
    const other = getComputedStyle(canvas.getByRole('button', { name: 'Copy' }));
    await expect(toggle.backgroundColor).not.toBe(other.backgroundColor);
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('button', { name: 'Copy' }));
  }),
};
export const ReducedMotion: Story = { ...Variants, ...reducedMotion };
