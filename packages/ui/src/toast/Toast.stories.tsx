import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Inline } from '../layout';
import { createToastQueue, ToastRegion, type ToastContent, type ToastQueue, type ToastRegionProps } from '.';

const undo = fn();

const news: ToastContent = {
  title: 'Product created',
  description: 'Your new product has been created successfully.',
};
const failure: ToastContent = {
  title: 'Error',
  description: 'Failed to delete product. Please try again.',
  variant: 'destructive',
};
const undoable: ToastContent = { title: 'Product deleted', action: { label: 'Undo', onPress: undo } };

const say = (content: ToastContent) => (queue: ToastQueue) => {
  queue.add(content);
};

/** A promise whose end a button decides. */
const saving = (queue: ToastQueue, end: 'well' | 'badly') => {
  const work = new Promise<string>((resolve, reject) => {
    setTimeout(
      () => (end === 'well' ? resolve('Sleep aid') : reject(new Error('The connection was lost'))),
      300,
    );
  });
  void queue.promise(work, {
    loading: { title: 'Saving product' },
    success: (name) => ({ title: 'Product saved', description: `${name} is among your products.` }),
    error: (reason) => ({ title: 'Not saved', description: `${String(reason)}. Your words are still here.` }),
  });
};

const deeds: Record<string, (queue: ToastQueue) => void> = {
  'Add news': say(news),
  'Add error': say(failure),
  'Add undo': say(undoable),
  'Add brief': say({ title: 'Copied', duration: 150 }),
  'Save well': (queue) => saving(queue, 'well'),
  'Save badly': (queue) => saving(queue, 'badly'),
};

interface NotificationsProps extends Partial<Omit<ToastRegionProps, 'queue'>> {
  /** What is in the queue from the start; it stays. */
  initial?: ToastContent[];
}

function Notifications({ initial, ...props }: NotificationsProps) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const content of initial ?? []) created.add({ duration: null, ...content });
    return created;
  });
  return (
    <Inline>
      {Object.entries(deeds).map(([name, act]) => (
        <Button key={name} onPress={() => act(queue)}>
          {name}
        </Button>
      ))}
      <ToastRegion {...props} queue={queue} />
    </Inline>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: 240 } } },
  args: { queue: createToastQueue() },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (element: HTMLElement) =>
  within(within(element.ownerDocument.body).getByRole('region', { name: 'Notifications (F8)' }));

export const News: Story = {
  render: () => <Notifications initial={[news]} />,
  play: async ({ canvasElement }) => {
    const toast = region(canvasElement).getByRole('group', { name: 'Product created' });
    await expect(toast).toHaveAccessibleDescription('Your new product has been created successfully.');
    await expect(await within(toast).findByRole('status')).toHaveTextContent('Product created');
  },
};

export const Destructive: Story = {
  render: () => <Notifications initial={[failure]} />,
  play: async ({ canvasElement }) => {
    const live = await region(canvasElement).findByRole('alert');
    await expect(live).toHaveTextContent('Failed to delete product.');
  },
};

export const WithAction: Story = {
  render: () => <Notifications initial={[undoable]} />,
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const toasts = region(canvasElement);
    await userEvent.click(toasts.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts.queryByRole('group')).not.toBeInTheDocument());
  },
};

export const Coalesced: Story = {
  render: () => <Notifications initial={[failure, failure, failure]} />,
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement).getByRole('img', { name: '3 times' })).toHaveTextContent('×3');
    const [count] = within(canvasElement.ownerDocument.body).getAllByRole('status');
    await expect(count).toHaveTextContent('3 times');
  },
};

export const OthersWait: Story = {
  render: () => <Notifications initial={[undoable, failure, news]} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(region(canvasElement).getByText(/2 more/)).toBeVisible());
    await expect(region(canvasElement).queryByText('Error')).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  render: () => <Notifications initial={[{ title: 'Saving product', isPending: true }]} />,
};

export const LongText: Story = {
  render: () => (
    <Notifications
      initial={[
        {
          title:
            'Ashwagandha-and-L-theanine-sleep-support-drink-mix-with-magnesium-bisglycinate could not be saved',
          description:
            'The server answered that another person changed the formula while you were writing. Nothing of yours is lost: your text is still in the form, and theirs is on the page. Compare the two, then save again.',
          variant: 'destructive',
          action: { label: 'Compare both', onPress: undo },
        },
        news,
      ]}
    />
  ),
};

export const FirstInFirstSeen: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, canvasElement }) => {
    const toasts = region(canvasElement);
    for (const name of ['Add undo', 'Add error', 'Add news']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.hover(await toasts.findByText('Product deleted'));
    await expect(toasts.queryByText('Error')).not.toBeInTheDocument();
    for (const next of ['Error', 'Product created']) {
      await userEvent.click(toasts.getByRole('button', { name: 'Dismiss' }));
      await toasts.findByRole('group', { name: next });
    }
  },
};

const follow = async (element: HTMLElement, deed: string, words: string) => {
  await userEvent.click(within(element).getByRole('button', { name: deed }));
  const toast = await region(element).findByRole('group', { name: 'Saving product' });
  await waitFor(() => expect(toast).toHaveTextContent(words));
  // The same element: nothing else came in its place.
  await expect(toast).toBeVisible();
  return toast;
};

export const PromiseKept: Story = {
  render: () => <Notifications />,
  play: async ({ canvasElement }) => {
    const toast = await follow(canvasElement, 'Save well', 'Sleep aid is among your products.');
    await expect(toast).toHaveAttribute('data-variant', 'default');
  },
};

export const PromiseBroken: Story = {
  render: () => <Notifications />,
  play: async ({ canvasElement }) => {
    const toast = await follow(canvasElement, 'Save badly', 'The connection was lost');
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
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

export const SwipedAway: Story = {
  render: () => <Notifications initial={[news]} />,
  play: async ({ canvasElement }) => {
    const toast = region(canvasElement).getByRole('group', { name: 'Product created' });
    const at = (x: number) => ({ pointerId: 1, button: 0, buttons: 1, clientX: x, bubbles: true });
    const drag = async (distance: number) => {
      await fireEvent.pointerDown(toast, at(300));
      await fireEvent.pointerMove(toast, at(300 + distance));
      await fireEvent.pointerUp(toast, at(300 + distance));
    };
    toast.setPointerCapture = () => undefined;
    await drag(49);
    await expect(toast).toHaveAttribute('data-springing');
    await drag(50);
    await waitFor(() => expect(region(canvasElement).queryByRole('group')).not.toBeInTheDocument());
  },
};

export const Translated: Story = {
  render: () => (
    <Notifications
      initial={[{ title: 'Produkt gelöscht', action: { label: 'Rückgängig', onPress: undo } }, failure]}
      label="Meldungen"
      hotkey="Alt+M"
      dismissLabel="Schließen"
      dismissAllLabel="Alle schließen"
      waitingLabel={(count) => `${count} weitere`}
      countLabel={(count) => `${count} Mal`}
    />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const toasts = within(body.getByRole('region', { name: 'Meldungen (Alt+M)' }));
    await waitFor(() => expect(toasts.getByRole('button', { name: 'Schließen' })).toBeVisible());
    await expect(toasts.getByText(/1 weitere/)).toBeVisible();
  },
};

const hero: Story = { render: () => <Notifications initial={[undoable, failure, news]} /> };

export const Dark: Story = { ...hero, ...dark };
export const DarkDestructive: Story = { ...Destructive, ...dark };
export const RightToLeft: Story = { ...hero, ...rightToLeft };
export const ReducedMotion: Story = { ...hero, ...reducedMotion };
export const ReducedMotionPending: Story = { ...Pending, ...reducedMotion };

export const ForcedColors: Story = {
  ...hero,
  ...forcedColors(async ({ canvasElement }) => {
    const toasts = region(canvasElement);
    await expectEdge(toasts.getByRole('group'));
    for (const button of toasts.getAllByRole('button')) await expectEdge(button);
  }),
};
