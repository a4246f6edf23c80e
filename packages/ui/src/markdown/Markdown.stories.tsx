import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, expectEdge, expectFocusRing, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Markdown } from './Markdown';

const answer = `Adults need **15 µg of vitamin D a day** [1]. The tolerable upper intake level is 100 µg a day, food and supplements together [2][3].

## How the limits compare

| Body | Recommended, a day | Upper limit, a day | Counts |
| --- | --- | --- | --- |
| NASEM/IOM, adults 19 to 50 [1, 2] | 15 µg | 100 µg | total intake |
| EFSA, adults [3] | not set here | 100 µg | total intake |

## On the label

- In the United States the Daily Value is 20 µg; IU may follow in parentheses [4].
- In the European Union the reference value is 5 µg [5].
  Percentages differ, although the dose is the same.

### What is unknown

The evidence base holds no study of vitamin D in a *sleep drink*. 1 µg is 40 IU, so a label that says \`1000 IU\` means 25 µg.

> Percent Daily Values are not the same in both markets.

1. Choose the market.
2. Check the total with the other ingredients.
`;

const meta = {
  title: 'Components/Markdown',
  component: Markdown,
  args: { children: answer, onMarkerPress: fn(), units: ['mg', 'µg', 'IU', 'weeks', 'trials'] },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('A number keeps its unit', () =>
      expect(canvasElement.textContent).toContain('1\u00a0µg is 40\u00a0IU'),
    );
    await step('A marker is a small button', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Source 2' })[0] as HTMLElement);
      await expect(args.onMarkerPress).toHaveBeenCalledOnce();
      await expect(args.onMarkerPress).toHaveBeenCalledWith(2);
    });
    await step('Enter, Space on a marker', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Source 3');
      await userEvent.keyboard('{Enter}');
      await expect(args.onMarkerPress).toHaveBeenLastCalledWith(3);
      await userEvent.keyboard(' ');
      await expect(args.onMarkerPress).toHaveBeenCalledTimes(3);
    });
    await step('Its target is 24 px, and no neighbour lies on it', async () => {
      const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
      for (const { width, height } of boxes) {
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
      await expect(boxes[2]?.left).toBeGreaterThanOrEqual(boxes[1]?.right ?? Infinity);
    });
    await step('The highest heading is an h3, the next one an h4', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'On the label' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 4, name: 'What is unknown' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    });
  },
};

export const Body: Story = { args: { size: 'body' } };

export const PlainMarkers: Story = {
  args: {
    onMarkerPress: undefined,
    children: 'The upper limit is 100 µg a day [1][2], in both markets [3].',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement).toHaveTextContent('100 µg a day[1][2], in both markets[3].');
  },
};

export const MarkerNames: Story = {
  args: { children: 'Grenzwert 100 µg am Tag [7].', markerLabel: (n) => `Quelle ${n}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Quelle 7' })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const region = await within(canvasElement).findByRole('region', {
      name: 'Table: Body, Recommended, a day, Upper limit, a day, Counts',
    });
    await step('A wide table scrolls in itself', async () => {
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
      await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(328);
    });
    await step('Tab: reaches a table, which arrows then scroll', async () => {
      while (document.activeElement !== region) {
        await userEvent.tab();
        await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
      }
      await expect(getComputedStyle(region).overflowX).toBe('auto');
    });
  },
};

const ranks: Record<string, 1 | 2 | 3 | 4> = { A: 1, B: 2, C: 3, D: 4 };

/** Scores have a small bar, in the colour of their rank; the words stay what is read. */
export const Bars: Story = {
  args: {
    children: `| Ingredient | Grade | Finding |
| --- | --- | --- |
| Melatonin | B (68) | benefit |
| Saffron | C (55) | benefit |
| Magnesium | D (18) | mixed |`,
    cellBar: (text) => {
      const [, grade, score] = /^([A-D]) \((\d+)\)$/.exec(text) ?? [];
      return grade ? { rank: ranks[grade], share: Number(score) / 100 } : undefined;
    },
  },
  play: async ({ canvas }) => {
    const [first, last] = ['B (68)', 'D (18)'].map((name) => canvas.getByRole('cell', { name }));
    const shareOf = (cell?: Element) => {
      const track = cell?.lastElementChild;
      return (track?.firstElementChild?.clientWidth ?? 0) / (track?.clientWidth ?? 1);
    };
    await expect(shareOf(first)).toBeCloseTo(0.68, 1);
    await expect(shareOf(last)).toBeCloseTo(0.18, 1);
    await expect(canvas.getByRole('cell', { name: 'mixed' }).children).toHaveLength(0);
  },
};

/** Text of somebody who means harm. */
export const Hostile: Story = {
  args: {
    headingLevel: 2,
    children: `# A heading of the text

<script>window.wasRun = true</script>

<img src="x" onerror="window.wasRun = true">

[run](javascript:alert(1)) · [data](data:text/html,x) · [local](/products) · [safe](https://example.com/paper) · [mail](mailto:a@example.com)

![A tracking pixel](https://example.com/pixel.png) ![](https://example.com/unnamed.png)

\`code [1]\` and [a link [2]](https://example.com/two) keep their brackets; [x] and [2019] too.`,
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('HTML is shown, never run', async () => {
      await expect(canvasElement).toHaveTextContent('<script>window.wasRun = true</script>');
      await expect(canvasElement.querySelector('script, img')).toBeNull();
      await expect('wasRun' in window).toBe(false);
    });
    await step('Only http, https and mailto lead anywhere', async () => {
      const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      await expect(links).toEqual([
        ['safe', 'https://example.com/paper'],
        ['mail', 'mailto:a@example.com'],
        ['A tracking pixel', 'https://example.com/pixel.png'],
        ['Picture', 'https://example.com/unnamed.png'],
        ['a link [2]', 'https://example.com/two'],
      ]);
      for (const link of canvas.getAllByRole('link')) {
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
    await step('Nothing but markers becomes a button, and no h1 appears', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('A heading of the text');
    });
  },
};

export const CodeAndTasks: Story = {
  args: {
    children: `Per serving:

\`\`\`
label_mg / (potency * (1 - moisture)) * (1 + overage)
200 / (0.98 * (1 - 0.02)) * 1.1
\`\`\`

- [x] Dose checked against the limit
- [ ] Taste panel booked

---

~~Magnesium oxide~~ Magnesium bisglycinate, see <https://example.com/magnesium>.`,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: `## الحد الأعلى

الحد الأعلى لفيتامين د هو 100 ميكروغرام في اليوم [1].

- من الطعام والمكملات معًا [2]

| الجهة | الحد |
| --- | --- |
| EFSA | 100 µg |`,
  },
};

const Growing = ({ text, onMarkerPress }: { text: string; onMarkerPress?: (n: number) => void }) => {
  const [length, setLength] = useState(40);
  return (
    <>
      <button type="button" onClick={() => setLength((shown) => shown + 200)}>
        More
      </button>
      <Markdown onMarkerPress={onMarkerPress}>{text.slice(0, length)}</Markdown>
    </>
  );
};

export const Streaming: Story = {
  render: ({ children, onMarkerPress }) => <Growing text={children} onMarkerPress={onMarkerPress} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(more);
    const first = canvas.getByText(/Adults need/);
    await step('What stands is kept while the text grows', async () => {
      while (!canvas.queryByText('Choose the market.')) await userEvent.click(more);
      await waitFor(() => expect(canvas.getByText(/Adults need/)).toBe(first));
    });
  },
};

/** At any width the marker stays on the line of its word, and the full stop on the line of its marker. */
export const Unbroken: Story = {
  args: { children: 'An evening drink with magnesium, 200 mg a serving [1][2].' },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as HTMLElement;
    const [first, second] = within(canvasElement).getAllByRole('button');
    const range = document.createRange();
    const bottomOf = (words: string) => {
      const texts = [...paragraph.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const node = texts.findLast((text) => text.textContent?.includes(words)) as Text;
      const at = node.data.lastIndexOf(words);
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      return range.getBoundingClientRect().bottom;
    };
    for (let width = 120; width < 420; width += 7) {
      paragraph.style.width = `${width}px`;
      const line = bottomOf('serving');
      await expect(Math.abs(bottomOf('.') - line)).toBeLessThan(12);
      for (const marker of [first, second]) {
        await expect(Math.abs((marker?.getBoundingClientRect().bottom ?? 0) - line)).toBeLessThan(12);
      }
    }
  },
};

/** As many characters as a line of print: 65 to 75. */
export const Measure: Story = {
  args: {
    children:
      'Magnesium and L-theanine are among the ingredients that people look for in the evening, and most of what is known about them comes from small studies of adults who slept badly to begin with, so an honest label says how much was taken, by whom, for how long, and what was measured in the end.',
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p')?.firstChild as Text;
    const range = document.createRange();
    const tops = Array.from({ length: text.length }, (_, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    const lines = Object.values(Object.groupBy(tops, String)).map((line) => line?.length ?? 0);
    const full = lines.slice(0, -1);
    const mean = full.reduce((sum, count) => sum + count, 0) / full.length;
    await expect(mean).toBeGreaterThanOrEqual(65);
    await expect(mean).toBeLessThanOrEqual(75);
  },
};

export const WordsOfItsOwn: Story = {
  args: {
    children: `- [x] Dosis geprüft

![](https://example.com/unnamed.png)

Siehe[^1].

[^1]: Eine Fußnote.`,
    pictureLabel: 'Bild',
    taskLabel: (isDone) => (isDone ? 'Erledigt:' : 'Offen:'),
    footnotesLabel: 'Fußnoten',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Erledigt: Dosis geprüft');
    await expect(canvas.getByRole('link', { name: 'Bild' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Fußnoten' })).toBeInTheDocument();
  },
};

export const Dark: Story = { ...Answer, ...dark };
export const ForcedColors: Story = {
  ...Answer,
  ...forcedColors(async ({ canvas }) => {
    const marker = canvas.getAllByRole('button', { name: 'Source 2' })[0] as HTMLElement;
    await expectEdge(marker.parentElement ?? marker);
    await userEvent.tab();
    await expectFocusRing(document.activeElement ?? marker);
  }),
};
export const ReducedMotion: Story = { ...Answer, ...reducedMotion };
