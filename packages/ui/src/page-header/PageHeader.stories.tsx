import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, IconButton } from '../button';
import { History, PanelLeft, Plus } from '../icons';
import { PageHeader } from '.';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Search',
    leading: (
      <IconButton label="Expand sidebar">
        <PanelLeft />
      </IconButton>
    ),
    actions: (
      <>
        <Button variant="quiet">
          <History />
          History
        </Button>
        <Button>
          <Plus />
          New search
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};

export const LongTitle: Story = {
  args: { title: 'Magnesium and L-theanine sleep aid for adults who lie awake and think about tomorrow' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  },
};

export const TitleOnly: Story = { args: { leading: undefined, actions: undefined } };
