import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar';
import { Button, IconButton } from '../button';
import { Leaf, Newspaper, Package, PanelLeft, Search, Sprout } from '../icons';
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

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

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

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = await canvas.findByRole('button', { name: 'Expand sidebar' });
    await expect(page.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(opener);
    const drawer = await page.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
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
