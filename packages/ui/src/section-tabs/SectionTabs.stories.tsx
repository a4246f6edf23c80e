import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, expectFocusRing, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Heading, Text } from '../text';
import { sprinkles } from '../theme/sprinkles.css';
import { sectionProps, SectionTabs, type SectionTabsProps } from '.';

const sections = [
  { id: 'insights', label: 'Insights' },
  { id: 'formula', label: 'Formula' },
  { id: 'claims', label: 'Claims' },
  { id: 'documents', label: 'Documents' },
  { id: 'production', label: 'Production' },
];

const LongPage = (props: SectionTabsProps) => (
  <section
    aria-label="Product"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs a tab stop
    tabIndex={0}
    className={sprinkles({ background: 'surface' })}
    style={{ height: 320, overflow: 'auto', paddingInline: 16 }}
  >
    <SectionTabs {...props} />
    {props.sections.map(({ id, label }) => (
      <section key={id} {...sectionProps(id)} style={{ height: 260, scrollMarginTop: 56, paddingTop: 16 }}>
        <Heading level={2} size="title">
          {label}
        </Heading>
        <Text as="p" tone="quiet">
          What is known so far.
        </Text>
      </section>
    ))}
  </section>
);

/** The page keeps the section, and scrolls to it. */
const KeepingPage = (props: SectionTabsProps) => {
  const [activeId, setActiveId] = useState(props.activeId);
  const handleSelect = (id: string) => {
    setActiveId(id);
    document.querySelector(`#${id}`)?.scrollIntoView();
    props.onSelect?.(id);
  };
  return <LongPage {...props} activeId={activeId} onSelect={handleSelect} />;
};

const meta = {
  title: 'Components/SectionTabs',
  component: SectionTabs,
  args: { label: 'Sections of the product', sections, activeId: 'insights', onSelect: fn(), below: 'top' },
  render: (args) => <KeepingPage {...args} />,
} satisfies Meta<typeof SectionTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('link', { name });
const expectCurrent = async (canvasElement: HTMLElement, name: string) => {
  await expect(link(canvasElement, name)).toHaveAttribute('aria-current', 'location');
  await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
};

export const Contents: Story = {
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(link(canvasElement, 'Claims'));
    await step('A press selects, and the address stays', async () => {
      await expect(args.onSelect).toHaveBeenLastCalledWith('claims');
      await expectCurrent(canvasElement, 'Claims');
      await expect(location.hash).toBe('');
    });
    await step('Link and section name each other', async () => {
      const section = within(canvasElement).getByRole('region', { name: 'Claims' });
      await expect(link(canvasElement, 'Claims')).toHaveAttribute('href', `#${section.id}`);
    });
    await step('The bar stays in sight', async () => {
      const bar = within(canvasElement).getByRole('navigation').getBoundingClientRect();
      const page = within(canvasElement).getByRole('region', { name: 'Product' }).getBoundingClientRect();
      await expect(Math.round(bar.top)).toBe(Math.round(page.top));
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('Tab: a stop for each link', async () => {
      await userEvent.tab();
      for (const name of ['Insights', 'Formula']) {
        await userEvent.tab();
        await expect(link(canvasElement, name)).toHaveFocus();
      }
    });
    await step('Enter goes to the section, and Tab goes on from there', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('formula');
      await expect(within(canvasElement).getByRole('region', { name: 'Formula' })).toHaveFocus();
    });
  },
};

/** A link that is opened in another window is the browser's. */
export const Modified: Story = {
  play: async ({ canvasElement, args }) => {
    // The test must not open the window.
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop, { once: true });
    await fireEvent.click(link(canvasElement, 'Claims'), { ctrlKey: true });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expectCurrent(canvasElement, 'Insights');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const left = (name: string) => link(canvasElement, name).getBoundingClientRect().left;
    await expect(left('Formula')).toBeLessThan(left('Insights'));
  },
};

/** The bar keeps the section, and scrolls to it. */
export const KeepsItself: Story = {
  args: { activeId: undefined, defaultActiveId: 'formula' },
  render: (args) => <LongPage {...args} />,
  play: async ({ canvasElement, args }) => {
    await expectCurrent(canvasElement, 'Formula');
    await userEvent.click(link(canvasElement, 'Documents'));
    await expectCurrent(canvasElement, 'Documents');
    await expect(args.onSelect).toHaveBeenLastCalledWith('documents');
    const page = within(canvasElement).getByRole('region', { name: 'Product' });
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(500));
  },
};

export const Narrow: Story = {
  args: { activeId: 'production' },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const bar = within(canvasElement).getByRole('list');
    const isInSight = (name: string) => () => {
      const { left, right } = link(canvasElement, name).getBoundingClientRect();
      const frame = bar.getBoundingClientRect();
      return expect(left >= frame.left - 1 && right <= frame.right + 1).toBe(true);
    };
    await step('The active link is scrolled into sight', () => waitFor(isInSight('Production')));
    await step('also when the reader goes back to the first', async () => {
      link(canvasElement, 'Insights').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(isInSight('Insights'));
    });
    await step('No word stands out over the line beneath it', async () => {
      for (const name of ['Insights', 'Documents', 'Production']) {
        const words = document.createRange();
        words.selectNodeContents(link(canvasElement, name));
        const line = Number.parseFloat(getComputedStyle(link(canvasElement, name), '::after').width);
        await expect(Math.abs(words.getBoundingClientRect().width - line)).toBeLessThan(1);
      }
    });
  },
};

export const Dark: Story = { args: { activeId: 'formula' }, ...dark };
export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    const bar = (name: string) => getComputedStyle(link(canvasElement, name), '::after');
    await expect(bar('Insights').opacity).toBe('1');
    await expect(bar('Formula').opacity).toBe('0');
    await expect(bar('Insights').backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.tab();
    await userEvent.tab();
    await expectFocusRing(link(canvasElement, 'Insights'));
  }),
};
export const ReducedMotion: Story = { ...reducedMotion };
