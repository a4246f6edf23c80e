import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Text } from '../text';
import { vars } from '../theme/vars.css';
import { cardOf, names, type Card } from './cards.stories';
import { Carousel, type CarouselHandle } from './index';

const Drawing = ({ lines, accents }: Pick<Card, 'lines' | 'accents'>) => (
  <svg viewBox="0 0 240 150" width="100%" aria-hidden fill="none" strokeWidth="1.75" strokeLinecap="round">
    <path d={lines} stroke={vars.color.lineStrong} />
    <path d={accents} stroke={vars.color.accent} fill={vars.color.accentSoft} />
  </svg>
);

const Slide = ({ name, isSelected }: { name: string; isSelected: boolean }) => {
  const card = cardOf(name);
  if (!card) return <Text>{name}</Text>;
  return (
    <div style={{ display: 'grid', gap: 12, color: isSelected ? vars.color.text : vars.color.textQuiet }}>
      <div
        style={{
          padding: 20,
          borderRadius: 12,
          background: vars.color.surface,
          boxShadow: `0 0 0 ${isSelected ? `2px ${vars.color.accent}` : `1px ${vars.color.line}`}`,
        }}
      >
        <Drawing {...card} />
      </div>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'center', fontWeight: vars.weight.strong }}>
        <card.Icon size={18} />
        {name}
      </div>
    </div>
  );
};

const NameCarousel = (props: Partial<ComponentProps<typeof Carousel<string>>>) => (
  <Carousel<string> label="Tab type" items={names} itemKey={String} itemLabel={String} {...props}>
    {(name, { isSelected }) => <Slide name={name} isSelected={isSelected} />}
  </Carousel>
);

const meta = {
  title: 'Components/Carousel',
  component: NameCarousel,
  args: { onSelectionChange: fn(), onOpen: fn() },
} satisfies Meta<typeof NameCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const listbox = (canvas: HTMLElement) => within(canvas).getByRole('listbox', { name: 'Tab type' });
const selectedName = (canvas: HTMLElement) =>
  within(canvas).getByRole('option', { selected: true }).getAttribute('aria-label');

export const Hero: Story = {
  play: async ({ canvasElement }) => {
    await expect(selectedName(canvasElement)).toBe('Tasks');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const First: Story = { args: { defaultSelectedIndex: 0 } };

export const Last: Story = { args: { defaultSelectedIndex: 12 } };

export const Few: Story = { args: { items: names.slice(0, 2) } };

/** Without a slide the row itself has the ring. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expectFocusRing(listbox(canvasElement));
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(listbox(canvasElement)).toHaveFocus();
    await expectFocusRing(within(canvasElement).getByRole('option', { selected: true }));
  },
};

export const Dark: Story = { ...dark };

export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    await expectFocusRing(within(canvasElement).getByRole('option', { selected: true }));
    await userEvent.tab();
    await expectFocusRing(listbox(canvasElement));
  }),
};

export const ReducedMotion: Story = { ...reducedMotion };

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(selectedName(canvasElement)).toBe(name));
    };
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(listbox(canvasElement)).toHaveFocus();
      const active = listbox(canvasElement).getAttribute('aria-activedescendant') ?? '';
      await expect(document.getElementById(active)).toHaveAttribute('aria-selected', 'true');
    });
    await step('Right selects the next', () => press('{ArrowRight}', 'Search'));
    await step('Left the one before', () => press('{ArrowLeft}{ArrowLeft}', 'Chat with AI'));
    await step('There is no loop', () => press('{ArrowLeft}', 'Chat with AI'));
    await step('End is the last', () => press('{End}{ArrowRight}', 'Suppliers'));
    await step('Home is the first', () => press('{Home}', 'Chat with AI'));
    await step('Space opens it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onOpen).toHaveBeenLastCalledWith('Chat with AI', 0);
    });
    await step('Letters go to the name they start', () => press('cl', 'Claims'));
    await step('Space is part of a word', () => press('{Home}private g', 'Private Garden'));
    await step('Enter opens it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith('Private Garden', 3);
    });
    await step('Tab leaves it', async () => {
      await userEvent.tab();
      await expect(listbox(canvasElement)).not.toHaveFocus();
    });
  },
};

export const KeysOutside: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{ArrowRight}{End}c');
    await expect(selectedName(canvasElement)).toBe('Tasks');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...rightToLeft };

export const RightToLeftKeyboard: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    listbox(canvasElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(selectedName(canvasElement)).toBe('Search'));
    const options = within(canvasElement).getAllByRole('option');
    const [first, second] = options.map((option) => option.getBoundingClientRect().x);
    await expect(second).toBeLessThan(first ?? 0);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(selectedName(canvasElement)).toBe('Tasks'));
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('A press beside the middle selects', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Search' }));
      await waitFor(() => expect(selectedName(canvasElement)).toBe('Search'));
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('A press on the middle opens', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Search' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('Search', 2);
    });
  },
};

export const Wheel: Story = {
  play: async ({ canvasElement, args, step }) => {
    const viewport = listbox(canvasElement);
    await step('30 px are a slide', async () => {
      await fireEvent.wheel(viewport, { deltaY: 20 });
      await expect(args.onSelectionChange).not.toHaveBeenCalled();
      await fireEvent.wheel(viewport, { deltaY: 12 });
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(2, 'wheel');
    });
    await step('what follows at once is dropped', async () => {
      await fireEvent.wheel(viewport, { deltaY: 400 });
      await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    });
  },
};

export const ReleasedAtTheEnd: Story = {
  args: { defaultSelectedIndex: 12 },
  play: async ({ canvasElement }) => {
    const past = new WheelEvent('wheel', { deltaY: 60, bubbles: true, cancelable: true });
    listbox(canvasElement).dispatchEvent(past);
    await expect(past.defaultPrevented).toBe(false);
    const back = new WheelEvent('wheel', { deltaY: -60, bubbles: true, cancelable: true });
    listbox(canvasElement).dispatchEvent(back);
    await expect(back.defaultPrevented).toBe(true);
  },
};

const thousands = Array.from({ length: 10_000 }, (_, index) => `Slide ${index + 1}`);

export const TenThousand: Story = {
  args: { items: thousands, defaultSelectedIndex: 5000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option').length).toBeLessThanOrEqual(20);
    await expect(selectedName(canvasElement)).toBe('Slide 5001');
    listbox(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(selectedName(canvasElement)).toBe('Slide 10000'));
  },
};

const SearchedCarousel = (props: Partial<ComponentProps<typeof NameCarousel>>) => {
  const handle = useRef<CarouselHandle>(null);
  const [text, setText] = useState('');
  return (
    <>
      <label>
        Find
        <input
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            handle.current?.scrollToBestMatch(event.target.value);
          }}
        />
      </label>
      <NameCarousel ref={handle} {...props} />
    </>
  );
};

export const Searched: Story = {
  render: (args) => <SearchedCarousel {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Find'), ' chart');
    await waitFor(() => expect(selectedName(canvasElement)).toBe('Study Chart'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(7, 'search');
  },
};
