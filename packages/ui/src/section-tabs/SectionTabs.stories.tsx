import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, expectFocusRing, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Heading, Text } from '../text';
import { sprinkles } from '../theme/sprinkles.css';
import { sectionPanelProps } from './sectionPanel';
import { SectionTabs, type SectionTabsProps } from './SectionTabs';

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
      <section
        key={id}
        {...sectionPanelProps(id)}
        style={{ height: 260, scrollMarginTop: 56, paddingTop: 16 }}
      >
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

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });

export const Contents: Story = {
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(tab(canvasElement, 'Claims'));
    await step('A press selects', async () => {
      await expect(args.onSelect).toHaveBeenLastCalledWith('claims');
      await expect(tab(canvasElement, 'Claims')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Tab and section name each other', async () => {
      const panel = within(canvasElement).getByRole('tabpanel', { name: 'Claims' });
      await expect(tab(canvasElement, 'Claims')).toHaveAttribute('aria-controls', panel.id);
    });
    await step('The bar stays in sight', async () => {
      const bar = within(canvasElement).getByRole('tablist').getBoundingClientRect();
      const page = within(canvasElement).getByRole('region', { name: 'Product' }).getBoundingClientRect();
      await expect(Math.round(bar.top)).toBe(Math.round(page.top));
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(tab(canvasElement, name)).toHaveFocus();
      await expect(tab(canvasElement, name)).toHaveAttribute('aria-selected', 'true');
    };
    await step('Tab: one stop, the active tab', async () => {
      const stops = within(canvasElement)
        .getAllByRole('tab')
        .filter((each) => each.tabIndex === 0);
      await expect(stops).toEqual([tab(canvasElement, 'Insights')]);
      await userEvent.tab();
      await userEvent.tab();
      await expect(tab(canvasElement, 'Insights')).toHaveFocus();
    });
    await step('ArrowRight, ArrowLeft: the next and the one before', () => press('{ArrowRight}', 'Formula'));
    await step('and go round', () => press('{ArrowLeft}{ArrowLeft}', 'Production'));
    await step('Home', () => press('{Home}', 'Insights'));
    await step('End', () => press('{End}', 'Production'));
    await expect(args.onSelect).toHaveBeenCalledTimes(5);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    tab(canvasElement, 'Insights').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvasElement, 'Formula')).toHaveFocus();
  },
};

/** The bar keeps the section, and scrolls to it. */
export const KeepsItself: Story = {
  args: { activeId: undefined, defaultActiveId: 'formula' },
  render: (args) => <LongPage {...args} />,
  play: async ({ canvasElement, args }) => {
    await expect(tab(canvasElement, 'Formula')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab(canvasElement, 'Documents'));
    await expect(tab(canvasElement, 'Documents')).toHaveAttribute('aria-selected', 'true');
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
    const bar = within(canvasElement).getByRole('tablist');
    const isInSight = (name: string) => () => {
      const { left, right } = tab(canvasElement, name).getBoundingClientRect();
      const frame = bar.getBoundingClientRect();
      return expect(left >= frame.left - 1 && right <= frame.right + 1).toBe(true);
    };
    await step('The active tab is scrolled into sight', () => waitFor(isInSight('Production')));
    await step('also when the keyboard goes back to the first', async () => {
      tab(canvasElement, 'Production').focus();
      await userEvent.keyboard('{Home}');
      await waitFor(isInSight('Insights'));
    });
  },
};

export const Dark: Story = { args: { activeId: 'formula' }, ...dark };
export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    const bar = (name: string) => getComputedStyle(tab(canvasElement, name), '::after');
    await expect(bar('Insights').opacity).toBe('1');
    await expect(bar('Formula').opacity).toBe('0');
    await expect(bar('Insights').backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.tab();
    await userEvent.tab();
    await expectFocusRing(tab(canvasElement, 'Insights'));
  }),
};
export const ReducedMotion: Story = { ...reducedMotion };
