import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
