import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Button } from '../button';
import { Markdown } from '../markdown';
import type { Citation } from './SourceItem';
import { SourceList, type SourceListHandle, type SourceListProps } from './SourceList';

const dris = 'NASEM/IOM DRI summary tables';
const citations: Citation[] = [
  {
    n: 1,
    kind: 'limit',
    title: 'Vitamin D: recommended intake',
    source: dris,
    url: null,
    passage: 'Vitamin D, adults 19 to 50: recommended dietary allowance 15 µg a day.',
  },
  {
    n: 2,
    kind: 'limit',
    title: 'Vitamin D: upper limit',
    source: dris,
    url: null,
    passage:
      'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake). 1 µg is 40 IU; 100 µg is 4000 IU.',
  },
  {
    n: 3,
    kind: 'dailyValue',
    title: 'Vitamin D: Daily Value in the United States',
    source: '21 CFR 101.9(c)(8)(iv)',
    url: 'https://www.ecfr.gov/current/title-21/section-101.9',
    passage:
      'Vitamin D, adults and children from 4 years: 20 mcg. IU may follow in parentheses; 1 mcg is 40 IU.',
  },
  {
    n: 4,
    kind: 'rule',
    title: 'Vitamin D: nutrient reference value in the European Union',
    source: 'Regulation (EU) No 1169/2011, Annex XIII Part A',
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    passage:
      'Vitamin D, adults: 5 µg. Significant amount: 15 % of the value per portion when the pack is a single portion.',
  },
];

const meta = {
  title: 'Components/SourceList',
  component: SourceList,
  args: { citations, label: 'Sources', units: ['mg', 'µg', 'IU', 'weeks'] },
  // As on a page: its marks hang into the margin.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

const margin = (Story: () => React.JSX.Element) => (
  <div style={{ width: 280 }}>
    <Story />
  </div>
);

export const Margin: Story = {
  decorators: [margin],
  args: { activeN: 2 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('The active source is marked', async () => {
      const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
      await expect(current).toHaveLength(1);
      await expect(current[0]).toHaveTextContent('Vitamin D: upper limit');
    });
    await step('A source on the web is a link, another is not', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.textContent?.trim())).toEqual([
        citations[2]?.title,
        citations[3]?.title,
      ]);
      await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await expect(canvas.getByText('Daily value · 21 CFR 101.9(c)(8)(iv)')).toBeVisible();
  },
};

export const FullWidth: Story = { args: { activeN: 3 } };

export const NoneActive: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
    await expect(current).toEqual([]);
  },
};

const longPassage =
  'Zinc and immunity: grade C. Score 59 of 100. Weights by design and size: a review of 2014, a meta-analysis of 2017, another of 2015 and trials of 2018 and 2012. Reviews of the same trials weigh together as much as the heaviest of them. Where a record does not count its participants, each trial counts as one.';

/** A long passage shows its first lines; whole it is once its source is pressed, or marked. */
export const Folded: Story = {
  decorators: [margin],
  args: {
    citations: citations.map((citation) => ({ ...citation, passage: `${citation.passage} ${longPassage}` })),
    action: ({ n }) => <button type="button">Keep {n}</button>,
  },
  play: async ({ canvas, canvasElement, step }) => {
    const [first, second] = [...canvasElement.querySelectorAll('blockquote')];
    const isFolded = (passage: Element | undefined) =>
      passage !== undefined && passage.scrollHeight > passage.clientHeight + 1;
    const [item] = canvas.getAllByRole('listitem');
    await step('It is folded', async () => expect([isFolded(first), isFolded(second)]).toEqual([true, true]));
    await step('A press on what can be done with it leaves it as it is', async () => {
      const keep = canvas.getByRole('button', { name: 'Keep 2' });
      const { top } = keep.getBoundingClientRect();
      await userEvent.pointer({ keys: '[MouseLeft>]', target: keep });
      await expect(keep).toHaveFocus();
      await expect(keep.getBoundingClientRect().top).toBe(top);
      await userEvent.pointer('[/MouseLeft]');
    });
    await step('Pressed it is whole, and no other', async () => {
      if (item) await userEvent.click(item);
      await waitFor(() => expect([isFolded(first), isFolded(second)]).toEqual([false, true]));
    });
    await step('So is one that is walked into by keys', async () => {
      canvas.getByRole('button', { name: 'Keep 1' }).focus();
      while (document.activeElement !== canvas.getByRole('button', { name: 'Keep 2' })) await userEvent.tab();
      await waitFor(() => expect(isFolded(second)).toBe(false));
    });
  },
};

export const KindNames: Story = {
  args: { kindLabel: (kind) => ({ limit: 'Upper limit', dailyValue: 'US Daily Value' })[kind] ?? 'Rule' },
};

const unsafe: Citation = {
  n: 1,
  kind: 'rule',
  title: 'Not what it says',
  source: 'Nobody',
  passage: 'Nothing.',
  url: 'javascript:alert(1)',
};

export const UnsafeAddress: Story = {
  args: { citations: [unsafe] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

const Answer = (props: SourceListProps) => {
  const [activeN, setActiveN] = useState<number | null>(null);
  const sources = useRef<SourceListHandle>(null);
  const handlePress = (n: number) => {
    setActiveN(n);
    sources.current?.focusSource(n);
  };
  return (
    <>
      <Markdown onMarkerPress={handlePress}>
        The limit is 100 µg [2]; the European label says 5 µg [4].
      </Markdown>
      <section
        aria-label="Margin"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs a tab stop
        tabIndex={0}
        style={{ width: 280, height: 240, overflow: 'auto', marginTop: 24, paddingInline: 8 }}
      >
        <SourceList {...props} activeN={activeN} ref={sources} />
      </section>
    </>
  );
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: citations[2]?.title })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: citations[3]?.title })).toHaveFocus();
    });
  },
};

export const FromAMarker: Story = {
  render: (args) => <Answer {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Source 4' }));
    const item = canvas.getAllByRole('listitem')[3] as HTMLElement;
    await step('The source is focused and marked', async () => {
      await expect(item).toHaveFocus();
      await expect(item).toHaveAttribute('aria-current', 'true');
    });
    await step('and comes into view', () =>
      waitFor(() => {
        const frame = canvas.getByRole('region', { name: 'Margin' }).getBoundingClientRect();
        return expect(item.getBoundingClientRect().top).toBeLessThan(frame.bottom);
      }),
    );
    await step('Escape leads back to the marker, from a link in the source too', async () => {
      const marker = canvas.getByRole('button', { name: 'Source 4' });
      await userEvent.keyboard('{Escape}');
      await expect(marker).toHaveFocus();
      await userEvent.click(marker);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: citations[3]?.title })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(marker).toHaveFocus();
    });
  },
};

export const WithAction: Story = {
  args: { action: ({ n }) => (n === 2 ? <Button size="small">Compare with the limit</Button> : null) },
  play: async ({ canvas }) => {
    const [, limit] = canvas.getAllByRole('listitem');
    const button = within(limit as HTMLElement).getByRole('button', { name: 'Compare with the limit' });
    await expect(canvas.getAllByRole('button')).toEqual([button]);
    await userEvent.tab();
    while (document.activeElement?.tagName === 'A') await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...FullWidth, ...rightToLeft };
export const Dark: Story = { ...Margin, ...dark };
export const ForcedColors: Story = {
  ...Margin,
  ...forcedColors(async ({ canvas }) => {
    const [other, active] = canvas.getAllByRole('listitem');
    const bar = (item?: Element) => item && getComputedStyle(item).borderInlineStartColor;
    await expect(bar(active)).not.toBe(bar(other));
    await expect(bar(other)).toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('link', { name: citations[2]?.title }));
  }),
};
export const ReducedMotion: Story = { ...Margin, ...reducedMotion };
