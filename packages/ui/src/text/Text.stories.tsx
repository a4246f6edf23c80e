import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Stack } from '../layout';
import { Heading, Text } from '.';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Magnesium contributes to normal psychological function.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Stack gap="medium">
      <Heading level={1} size="display">
        What are you searching for?
      </Heading>
      <Heading level={2} size="heading">
        Magnesium and L-theanine sleep aid
      </Heading>
      <Heading level={3} size="title">
        What the evidence says
      </Heading>
      <Heading level={4} size="reading">
        Studied doses
      </Heading>
      <Text as="p" size="reading">
        Reading text is 16/26: long enough lines to follow a thought, short enough to find the next one.
      </Text>
      <Text as="p">Interface text is 14/20.</Text>
      <Text as="p" size="caption" tone="quiet">
        Captions are 12/16. European Food Safety Authority, 2012.
      </Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Text weight="strong">Default, strong</Text>
      <Text tone="quiet">Quiet</Text>
      <Text tone="positive">Positive</Text>
      <Text tone="critical">Critical</Text>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Text>Regular, 400</Text>
      <Text weight="medium">Medium, 500</Text>
      <Text weight="strong">Strong, 600</Text>
    </Stack>
  ),
};

/** A level 4 heading that looks like the title of a page: the outline stays whole. */
export const RankAndLookApart: Story = {
  render: () => (
    <Heading level={4} size="heading">
      Studied doses
    </Heading>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 4, name: 'Studied doses' });
    await expect(getComputedStyle(heading).fontSize).toBe('24px');
  },
};

export const TabularFigures: Story = {
  render: () => (
    <Stack gap="none" align="end">
      {['$111,111', '$888,888', '$90,417'].map((money) => (
        <Text key={money} isTabular size="reading">
          {money}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (money: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(money));
      return range.getBoundingClientRect().width;
    };
    await document.fonts.ready;
    await expect(width('$111,111')).toBeCloseTo(width('$888,888'), 1);
  },
};

export const Clamped: Story = {
  args: {
    as: 'p',
    lineClamp: 2,
    children: 'A description that goes on and on, far past the two lines it has been given. '.repeat(8),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/goes on and on/);
    await expect(text.clientHeight).toBe(40);
    await expect(text.scrollHeight).toBeGreaterThan(40);
  },
};

export const RightToLeft: Story = { ...Scale, ...rightToLeft };
export const Dark: Story = { ...Scale, ...dark };
export const ForcedColors: Story = {
  ...Scale,
  ...forcedColors(async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    await expect(color).not.toBe(backgroundColor);
    await expect(getComputedStyle(canvas.getByText(/European Food Safety/)).color).toBe(color);
  }),
};
export const ReducedMotion: Story = { ...Scale, ...reducedMotion };
