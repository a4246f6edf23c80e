import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Copy, ExternalLink, Pin, Plus, Trash2 } from '../icons';
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
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
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Copy');
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

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
