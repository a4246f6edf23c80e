import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, IconButton } from '../button';
import { ChevronDown, History, PanelLeft, Plus } from '../icons';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
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

/** The menu stays beside the title, however long that is. */
export const WithTitleMenu: Story = {
  args: {
    title: 'Magnesium and L-theanine sleep aid',
    titleMenu: (
      <IconButton label="Change product">
        <ChevronDown />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'Change product' }).getBoundingClientRect();
    await expect(menu.left - title.right).toBeGreaterThanOrEqual(0);
    await expect(menu.left - title.right).toBeLessThanOrEqual(8);
  },
};

export const WithoutTitle: Story = { args: { title: undefined } };

export const StaysOnTop: Story = {
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs a tab stop
    <section aria-label="Page" tabIndex={0} style={{ height: 240, overflow: 'auto' }}>
      <PageHeader {...args} />
      <div style={{ height: 900 }} />
    </section>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'Page' });
    page.scrollTop = 400;
    const header = canvas.getByRole('heading', { name: 'Search' });
    await expect(header.getBoundingClientRect().bottom).toBeLessThan(page.getBoundingClientRect().top + 57);
  },
};

export const TitleOnly: Story = { args: { leading: undefined, actions: undefined } };

export const RightToLeft: Story = { ...WithEverything, ...rightToLeft };
export const Dark: Story = { ...WithEverything, ...dark };
export const ForcedColors: Story = {
  ...WithEverything,
  ...forcedColors(async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title.parentElement ?? title).borderBottomStyle).toBe('solid');
    await expectEdge(canvas.getByRole('button', { name: 'New search' }));
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('button', { name: 'Expand sidebar' }));
  }),
};
export const ReducedMotion: Story = { ...WithEverything, ...reducedMotion };
