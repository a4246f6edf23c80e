import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Stack } from '../layout';
import { Notice } from '.';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'These articles come from a bundled sample, because no feed could be reached.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="small">
      <Notice>{children}</Notice>
      <Notice tone="positive">Your formula is within all upper limits.</Notice>
      <Notice tone="caution" title="Price is old">
        The price of ashwagandha extract was last seen 14 months ago.
      </Notice>
      <Notice tone="critical" title="Above the upper limit" action={<Button size="small">Show limit</Button>}>
        500 mg of supplemental magnesium a day is above the limit of 250 mg.
      </Notice>
    </Stack>
  ),
};

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('bundled sample');
  },
};
export const Positive: Story = {
  args: { tone: 'positive', children: 'Your formula is within all upper limits.' },
};
export const Caution: Story = {
  args: { tone: 'caution', title: 'Price is old', children: 'It was last seen 14 months ago.' },
};

export const WithRetry: Story = {
  args: {
    tone: 'critical',
    children: 'Error loading articles: the server did not answer. Nothing was lost.',
    action: <Button size="small">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading articles');
  },
};

export const RightToLeft: Story = { ...Tones, ...rightToLeft };
export const Dark: Story = { ...Tones, ...dark };
export const ForcedColors: Story = {
  ...Tones,
  ...forcedColors(async ({ canvas }) => {
    for (const notice of [...canvas.getAllByRole('status'), canvas.getByRole('alert')])
      await expectEdge(notice);
  }),
};
export const ReducedMotion: Story = { ...Tones, ...reducedMotion };
