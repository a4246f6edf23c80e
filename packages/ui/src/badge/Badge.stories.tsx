import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Inline } from '../layout';
import { Badge } from '.';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Confirmed' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline gap="xsmall">
      <Badge>Sample</Badge>
      <Badge tone="accent">Evidence</Badge>
      <Badge tone="positive">Authorised</Badge>
      <Badge tone="caution">Price is old</Badge>
      <Badge tone="critical">Above the limit</Badge>
    </Inline>
  ),
};

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Evidence' } };
export const Positive: Story = { args: { tone: 'positive', children: 'Authorised' } };
export const Caution: Story = { args: { tone: 'caution', children: 'Price is old' } };
export const Critical: Story = { args: { tone: 'critical', children: 'Above the limit' } };

export const RightToLeft: Story = { ...Tones, ...rightToLeft };
export const Dark: Story = { ...Tones, ...dark };
export const ForcedColors: Story = {
  ...Tones,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByText('Sample'));
    await expectEdge(canvas.getByText('Above the limit'));
  }),
};
export const ReducedMotion: Story = { ...Tones, ...reducedMotion };
