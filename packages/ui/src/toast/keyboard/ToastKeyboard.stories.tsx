import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button';
import { expectFocusRing } from '../../internal/variants.stories';
import { Stack } from '../../layout';
import { createToastQueue, ToastRegion, type ToastContent } from '..';

const undo = fn();
const three: ToastContent[] = [
  { title: 'Product deleted', action: { label: 'Undo', onPress: undo } },
  { title: 'Product updated', duration: null },
  { title: 'Profile updated', duration: null },
];

function Page() {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const content of three) created.add(content);
    return created;
  });
  return (
    <Stack gap="small" align="start">
      <Button>On the page</Button>
      <input aria-label="A field" />
      <ToastRegion queue={queue} />
    </Stack>
  );
}

const meta = {
  title: 'Components/Toast/Keyboard',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: 240 } } },
  args: { queue: createToastQueue() },
  render: () => <Page />,
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (element: HTMLElement) => {
  const body = within(element.ownerDocument.body);
  const region = body.getByRole('region', { name: 'Notifications (F8)' });
  return {
    region,
    origin: body.getByRole('button', { name: 'On the page' }),
    field: body.getByRole('textbox', { name: 'A field' }),
    button: (name: string) => within(region).getByRole('button', { name }),
    toast: (name: string) => within(region).findByRole('group', { name }),
  };
};

/** Focus on the page, then F8. */
const enter = async (element: HTMLElement) => {
  const found = parts(element);
  await found.toast('Product deleted');
  found.origin.focus();
  await userEvent.keyboard('{F8}');
  await expect(found.region).toHaveFocus();
  return found;
};

export const F8: Story = {
  play: async ({ canvasElement, step }) => {
    const { origin, field, region, toast } = await enter(canvasElement);
    await step('is seen to be there', async () => expectFocusRing(await toast('Product deleted')));
    await step('again goes back', async () => {
      await userEvent.keyboard('{F8}');
      await expect(origin).toHaveFocus();
    });
    await step('comes from a field as well, and types nothing there', async () => {
      field.focus();
      await userEvent.keyboard('{F8}');
      await expect(region).toHaveFocus();
      await userEvent.keyboard('{F8}');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('');
    });
  },
};

export const Tab: Story = {
  play: async ({ canvasElement }) => {
    const { button } = await enter(canvasElement);
    for (const name of ['Undo', 'Dismiss', 'Dismiss all']) {
      await userEvent.tab();
      await expect(button(name)).toHaveFocus();
    }
    await expectFocusRing(button('Dismiss all'));
  },
};

export const EnterOnTheAction: Story = {
  play: async ({ canvasElement }) => {
    const { button, toast, region } = await enter(canvasElement);
    button('Undo').focus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await toast('Product updated');
    await expect(region).toHaveFocus();
  },
};

export const SpaceOnDismiss: Story = {
  play: async ({ canvasElement }) => {
    const { button, toast, region } = await enter(canvasElement);
    button('Dismiss').focus();
    await userEvent.keyboard(' ');
    await toast('Product updated');
    await expect(region).toHaveFocus();
    await expect(undo).not.toHaveBeenCalled();
  },
};

export const EnterOnDismissAll: Story = {
  play: async ({ canvasElement }) => {
    const { button, region, origin } = await enter(canvasElement);
    button('Dismiss all').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region).queryByRole('group')).not.toBeInTheDocument());
    await expect(origin).toHaveFocus();
  },
};

export const EscapeInTheToasts: Story = {
  play: async ({ canvasElement }) => {
    const { toast, region, origin } = await enter(canvasElement);
    for (const next of ['Product updated', 'Profile updated']) {
      await userEvent.keyboard('{Escape}');
      await toast(next);
      await expect(region).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(origin).toHaveFocus());
  },
};

export const EscapeOnThePage: Story = {
  play: async ({ canvasElement, step }) => {
    const { toast, field, origin } = parts(canvasElement);
    await toast('Product deleted');
    await step('is left to a field', async () => {
      field.focus();
      await userEvent.keyboard('{Escape}');
      await expect(await toast('Product deleted')).not.toHaveAttribute('data-leaving');
    });
    await step('closes the toast elsewhere, and focus stays', async () => {
      origin.focus();
      await userEvent.keyboard('{Escape}');
      await toast('Product updated');
      await expect(origin).toHaveFocus();
    });
  },
};
