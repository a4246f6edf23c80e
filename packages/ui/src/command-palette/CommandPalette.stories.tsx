import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { CommandPalette, type Command } from '.';

const commands: Command[] = [
  { id: 'search', label: 'Search', section: 'Go to', keywords: 'ask question' },
  { id: 'products', label: 'Products', section: 'Go to' },
  { id: 'new-tab', label: 'New tab', section: 'Do', shortcut: '⌘ J' },
  { id: 'new-product', label: 'New product', section: 'Do', keywords: 'create' },
  { id: 'sleep', label: 'Magnesium sleep aid', description: 'Capsule, 923 mg', section: 'Products' },
  { id: 'acai', label: 'Açaí energy bites', description: 'Snack', section: 'Products' },
];

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    label: 'Find a page, a product or a command',
    commands,
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  return {
    page,
    input: () => page.findByRole('combobox', { name: 'Find a page, a product or a command' }),
    options: () => page.queryAllByRole('option').map(({ textContent }) => textContent),
  };
};

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const { page, input } = partsOf(canvasElement);
    await waitFor(async () => expect(await input()).toHaveFocus());
    await expect(page.getByRole('group', { name: 'Go to' })).toBeInTheDocument();
  },
};

export const Typed: Story = {
  play: async ({ args, canvasElement, step }) => {
    const { page, input, options } = partsOf(canvasElement);
    const text = await input();
    await waitFor(() => expect(text).toHaveFocus());
    await step('Letters list what fits, the best first and marked', async () => {
      await userEvent.keyboard('new');
      await waitFor(() => expect(options()).toEqual(['New tab⌘ J', 'New product']));
      const [first] = page.getAllByRole('option');
      await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', first?.id));
      await expect(first?.querySelector('mark')).toHaveTextContent('New');
    });
    await step('ArrowDown, Enter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(text).toHaveAttribute('aria-activedescendant', page.getAllByRole('option')[1]?.id),
      );
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(text).toHaveAttribute('aria-activedescendant', page.getAllByRole('option')[0]?.id),
      );
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onChoose).toHaveBeenLastCalledWith('new-product');
    });
    await step('A press', async () => {
      await userEvent.clear(text);
      await userEvent.click(await page.findByRole('option', { name: /Magnesium sleep aid/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith('sleep');
    });
    await step('Nothing fits: it says so', async () => {
      await userEvent.type(text, 'unobtainium');
      await waitFor(() => expect(options()).toEqual(['Nothing found']));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
    });
  },
};

/** Keys walk through all there is, far or to its ends. */
export const Walked: Story = {
  play: async ({ canvasElement }) => {
    const { page, input } = partsOf(canvasElement);
    const text = await input();
    await waitFor(() => expect(text).toHaveFocus());
    const expectAt = (place: number) =>
      waitFor(() =>
        expect(text).toHaveAttribute('aria-activedescendant', page.getAllByRole('option').at(place)?.id),
      );
    for (const [key, place] of [
      ['{ArrowDown}', 0],
      ['{End}', -1],
      ['{Home}', 0],
      ['{PageDown}', -1],
      ['{PageUp}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await expectAt(place);
    }
  },
};

/** Who knows the name types it and presses Enter, faster than a list is drawn. */
export const EnterAtOnce: Story = {
  play: async ({ args, canvasElement }) => {
    const text = await partsOf(canvasElement).input();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.setup({ delay: null }).keyboard('magnesium{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('sleep');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** What cannot be done now says why, and is not chosen. */
export const Unavailable: Story = {
  args: {
    commands: [
      ...commands,
      { id: 'close', label: 'Close tab', section: 'Do', unavailable: 'The Home tab stays open.' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const { page, input } = partsOf(canvasElement);
    const text = await input();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('close');
    const option = await page.findByRole('option', { name: /Close tab/ });
    await expect(option).toHaveTextContent('The Home tab stays open.');
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(option).toBeVisible());
  },
};

const kept: Command[] = [
  { id: 'sleep', label: 'Magnesium sleep aid', section: 'In products' },
  {
    id: 'message 4',
    label: 'Does magnesium help with sleep?',
    description: 'In older adults magnesium shortened the time to fall asleep.',
    section: 'In searches',
  },
];

function Searching(args: ComponentProps<typeof CommandPalette>) {
  const [typed, setTyped] = useState('');
  const found = kept.filter(({ label }) => typed !== '' && label.toLowerCase().includes(typed.toLowerCase()));
  return <CommandPalette {...args} found={found} onTyped={setTyped} />;
}

/** What is found elsewhere comes behind what fits, under its heading, and nothing twice. */
export const FoundElsewhere: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvasElement }) => {
    const { page, input, options } = partsOf(canvasElement);
    const text = await input();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('magnesium');
    const group = await page.findByRole('group', { name: 'In searches' });
    await waitFor(() => expect(options()).toHaveLength(2));
    await expect(within(group).getByRole('option')).toHaveTextContent('Does magnesium help with sleep?');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('message 4');
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Find anything</Button>
      <CommandPalette
        label="Find a page, a product or a command"
        commands={commands}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={fn()}
      />
    </>
  );
}

export const FocusComesBack: Story = {
  render: () => <Opener />,
  play: async ({ canvas, canvasElement }) => {
    const { page, input } = partsOf(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Find anything' });
    await userEvent.click(opener);
    await userEvent.type(await input(), 'pro');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Who asks for it again while it still goes away finds it as if it were opened for the first time. */
export const OpenedAgainAtOnce: Story = {
  render: () => <Opener />,
  play: async ({ canvas, canvasElement }) => {
    const { page, input } = partsOf(canvasElement);
    const atOnce = userEvent.setup({ delay: null });
    const opener = canvas.getByRole('button', { name: 'Find anything' });
    await userEvent.click(opener);
    const before = await input();
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.keyboard('magnesium');
    await atOnce.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeInTheDocument();
    opener.click();
    await waitFor(async () => expect(await input()).toHaveValue(''));
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.keyboard('new tab');
    await expect(await page.findByRole('option', { name: /New tab/ })).toBeInTheDocument();
  },
};

/** Ten thousand commands: the first fifty are listed, typing reaches the others. */
export const TenThousand: Story = {
  args: {
    commands: Array.from({ length: 10_000 }, (_, n) => ({ id: `${n}`, label: `Product ${n}` })),
  },
  play: async ({ canvasElement }) => {
    const { input, options } = partsOf(canvasElement);
    const text = await input();
    await waitFor(() => expect(text).toHaveFocus());
    await expect(options()).toHaveLength(50);
    await userEvent.keyboard('99');
    await waitFor(() => expect(options()).toHaveLength(50));
    await userEvent.keyboard('99');
    await waitFor(() => expect(options()).toEqual(['Product 9999']));
  },
};

export const RightToLeft: Story = { ...Everything, ...rightToLeft };
export const Dark: Story = { ...Everything, ...dark };
export const ForcedColors: Story = {
  ...Everything,
  ...forcedColors(async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expectEdge(dialog.parentElement ?? dialog);
  }),
};
export const ReducedMotion: Story = { ...Everything, ...reducedMotion };
export const Narrow: Story = { ...Everything, globals: { viewport: { value: 'mobile2' } } };
