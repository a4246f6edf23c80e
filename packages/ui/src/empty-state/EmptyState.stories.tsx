import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Sprout } from '../icons';
import { EmptyState } from '.';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Start with an idea',
    description: 'We can help you come up with fresh ideas and turn them into a reality.',
    action: <Button variant="primary">Create product</Button>,
    picture: <Sprout size={40} />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const WordsOnly: Story = { args: { picture: undefined, action: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
