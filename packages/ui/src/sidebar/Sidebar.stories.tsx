import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar';
import { Button, IconButton } from '../button';
import { Leaf, Newspaper, Package, PanelLeft, Search, Sprout } from '../icons';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { PageHeader } from '../page-header';
import { vars } from '../theme';
import { Sidebar, SidebarItem } from '.';

const navigate = fn();

function Frame() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <div style={{ display: 'flex' }}>
      <Sidebar
        label="Main"
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        header={
          <Button variant="quiet">
            <Sprout />
            Infinite Garden
          </Button>
        }
        footer={
          <SidebarItem href="/profile" icon={<Avatar name="Rosalind Franklin" size="small" isDecorative />}>
            Rosalind Franklin
          </SidebarItem>
        }
      >
        <SidebarItem href="/search" icon={<Search />}>
          Search
        </SidebarItem>
        <SidebarItem href="/insights" icon={<Newspaper />}>
          Insights
        </SidebarItem>
        <SidebarItem href="/products" icon={<Package />} isCurrent>
          Products
        </SidebarItem>
        <SidebarItem href="/garden" icon={<Leaf />}>
          Garden
        </SidebarItem>
      </Sidebar>
      <main style={{ flexGrow: 1, background: vars.color.surface }}>
        <PageHeader
          title="Products"
          leading={
            isCollapsed && (
              <IconButton label="Expand sidebar" onPress={() => setCollapsed(false)}>
                <PanelLeft />
              </IconButton>
            )
          }
        />
      </main>
    </div>
  );
}

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  args: { label: 'Main', isCollapsed: false, onCollapsedChange: () => {}, children: null },
  render: () => (
    <RouterProvider navigate={navigate}>
      <Frame />
    </RouterProvider>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const CollapsesAndComesBack: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.parentElement?.getBoundingClientRect().width).toBe(256);
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await waitFor(() => expect(nav).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await waitFor(() => expect(nav).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    navigate.mockClear();
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Infinite Garden' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Search' })).toHaveFocus();
    });
    await step('Enter on an item', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledWith('/search', undefined);
    });
    await step('Enter, Space on the folding button', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
      canvas.getByRole('button', { name: 'Collapse sidebar' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible());
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = await canvas.findByRole('button', { name: 'Expand sidebar' });
    await expect(page.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(opener);
    const drawer = await page.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await step('Tab, Shift + Tab on a narrow window', async () => {
      for (let stop = 0; stop < 8; stop += 1) await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape on a narrow window', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
    });
  },
};

export const NarrowClosesOnTheWay: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand sidebar' }));
    await userEvent.click(await page.findByRole('link', { name: 'Insights' }));
    await expect(navigate).toHaveBeenCalledWith('/insights', undefined);
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await rightToLeft.play(context);
    const { right } = context.canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(right).toBeGreaterThan(window.innerWidth - 3);
  },
};
export const Dark: Story = { ...Open, ...dark };
export const ForcedColors: Story = {
  ...Open,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByRole('link', { name: 'Products' }));
    const frame = canvas.getByRole('navigation').parentElement as HTMLElement;
    const page = getComputedStyle(document.body).backgroundColor;
    await expect(getComputedStyle(frame).borderInlineEndColor).not.toBe(page);
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('button', { name: 'Infinite Garden' }));
  }),
};
export const ReducedMotion: Story = { ...Open, ...reducedMotion };
