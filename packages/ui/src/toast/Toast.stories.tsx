import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Inline } from '../layout';
import { createToastQueue, ToastRegion, type ToastContent } from '.';

const undo = fn();

const adds: Record<string, ToastContent> = {
  'Add news': { title: 'Product created', description: 'Your new product has been created successfully.' },
  'Add error': {
    title: 'Error',
    description: 'Failed to delete product. Please try again.',
    variant: 'destructive',
  },
  'Add undo': { title: 'Product deleted', duration: null, action: { label: 'Undo', onPress: undo } },
  'Add brief': { title: 'Copied', duration: 150 },
};

function Notifications({ initial }: { initial?: ToastContent }) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    if (initial) created.add({ duration: null, ...initial });
    return created;
  });
  return (
    <Inline>
      {Object.entries(adds).map(([name, content]) => (
        <Button key={name} onPress={() => queue.add(content)}>
          {name}
        </Button>
      ))}
      <ToastRegion queue={queue} label="Notifications" />
    </Inline>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: 240 } } },
  args: { queue: createToastQueue(), label: 'Notifications' },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (element: HTMLElement) =>
  within(within(element.ownerDocument.body).getByRole('region', { name: 'Notifications (F8)' }));

export const News: Story = { render: () => <Notifications initial={adds['Add news']} /> };

export const Destructive: Story = {
  render: () => <Notifications initial={adds['Add error']} />,
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement).getByRole('alert')).toHaveTextContent('Failed to delete product.');
  },
};

export const WithAction: Story = {
  render: () => <Notifications initial={adds['Add undo']} />,
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await userEvent.click(region(canvasElement).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(region(canvasElement).getByRole('status')).toBeEmptyDOMElement());
  },
};

export const FirstInFirstSeen: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, canvasElement }) => {
    const toasts = region(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add news' }));
    await waitFor(() => expect(toasts.getByText('Product deleted')).toBeVisible());
    await expect(toasts.queryByText('Error')).not.toBeInTheDocument();
    await userEvent.click(toasts.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(toasts.getByText('Error')).toBeVisible());
    await userEvent.click(toasts.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(toasts.getByText('Product created')).toBeVisible());
  },
};

export const GoesByItself: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add brief' }));
    const toast = await region(canvasElement).findByText('Copied');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const WaitsWhileHovered: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add brief' }));
    const toast = await region(canvasElement).findByText('Copied');
    await userEvent.hover(toast);
    const hovered = performance.now();
    // Three times as long as it would live: long enough to be sure, and nothing else signals that nothing happened.
    await waitFor(() => expect(performance.now() - hovered).toBeGreaterThan(450));
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const F8AndEscape: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Add undo' });
    await userEvent.click(opener);
    await userEvent.keyboard('{F8}');
    await expect(
      within(canvasElement.ownerDocument.body).getByRole('region', { name: /Notifications/ }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(region(canvasElement).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region(canvasElement).queryByText('Product deleted')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const FocusComesBack: Story = {
  render: () => <Notifications initial={adds['Add undo']} />,
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('button', { name: 'Add brief' });
    last.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(region(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toHaveFocus());
  },
};

export const SwipedAway: Story = {
  render: () => <Notifications initial={adds['Add news']} />,
  play: async ({ canvasElement }) => {
    const title = region(canvasElement).getByText('Product created');
    const { left, top } = title.getBoundingClientRect();
    const at = (x: number) => ({
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX: left + x,
      clientY: top + 4,
      bubbles: true,
    });
    const drag = async (distance: number) => {
      await fireEvent.pointerDown(title, at(0));
      await fireEvent.pointerMove(title, at(distance));
      await fireEvent.pointerUp(title, at(distance));
    };
    await drag(49);
    await expect(title).toBeInTheDocument();
    await drag(50);
    await waitFor(() => expect(title).not.toBeInTheDocument());
  },
};

export const Dark: Story = { ...Destructive, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...News, globals: { direction: 'rtl' } };
