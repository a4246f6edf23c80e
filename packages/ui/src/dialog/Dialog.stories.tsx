import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { TextField } from '../field';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Stack } from '../layout';
import { ConfirmDialog, Dialog } from '.';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { title: 'Create a new product', isOpen: true, onOpenChange: fn(), children: null },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <Stack gap="large">
    <TextField label="Product concept" placeholder="Enter your product concept" />
    <TextField label="Product description" placeholder="Describe your product claims" isMultiline />
  </Stack>
);

export const WithForm: Story = {
  args: {
    children: fields,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Get started</Button>
      </>
    ),
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Create product</Button>
      <Dialog title="Create a new product" isOpen={isOpen} onOpenChange={setOpen}>
        {fields}
      </Dialog>
    </>
  );
}

export const FocusComesBack: Story = {
  render: () => <Opener />,
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Create product' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Create a new product' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await step('Tab, Shift + Tab', async () => {
      // Six stops would leave a page without a focus scope; here they go round.
      for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      for (let stop = 0; stop < 6; stop += 1) await userEvent.tab({ shift: true });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const ClosedByItsCross: Story = {
  args: { children: 'Nothing to lose here.' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const confirm = fn();

export const Confirm: Story = {
  render: (args) => (
    <ConfirmDialog
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your product."
      confirmLabel="Delete product"
      isOpen
      onConfirm={confirm}
      onOpenChange={args.onOpenChange ?? fn()}
    />
  ),
  play: async ({ args, canvasElement }) => {
    confirm.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Delete product' }));
    await expect(confirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ConfirmPending: Story = {
  render: (args) => (
    <ConfirmDialog
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your product."
      confirmLabel="Delete product"
      isOpen
      isPending
      onConfirm={confirm}
      onOpenChange={args.onOpenChange ?? fn()}
    />
  ),
};

/** Keeps its own state: the trigger opens it, and its content is given what closes it. */
export const Uncontrolled: Story = {
  args: {
    isOpen: undefined,
    trigger: <Button>Create product</Button>,
    children: fields,
    footer: (close) => <Button onPress={close}>Not now</Button>,
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Create product' });
    await step('Enter, Space on the trigger', async () => {
      opener.focus();
      await userEvent.keyboard(' ');
      await page.findByRole('dialog', { name: 'Create a new product' });
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await page.findByRole('dialog', { name: 'Create a new product' });
    });
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PressOutside: Story = {
  args: { children: 'Nothing to lose here.' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(4, 4) as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** What was typed is not lost by a press beside it. */
export const NotDismissable: Story = {
  args: { children: fields, isDismissable: false },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(4, 4) as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Small: Story = { args: { size: 'small', children: 'Nothing to lose here.' } };
export const Large: Story = { args: { size: 'large', children: fields } };

export const RightToLeft: Story = { ...WithForm, ...rightToLeft };
export const Dark: Story = { ...WithForm, ...dark };
export const ForcedColors: Story = {
  ...WithForm,
  ...forcedColors(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await expectEdge(dialog.parentElement ?? dialog);
    await userEvent.tab();
    await expectFocusRing(document.activeElement ?? dialog);
  }),
};
export const ReducedMotion: Story = { ...WithForm, ...reducedMotion };
