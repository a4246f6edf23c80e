import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { forgetStories, type PageStory, pageStory } from '../../testing/PageStory';
import { storedText, workspaceFrom } from './state/storedWorkspace';
import { initialWorkspace, type WorkspaceState } from './state/workspace';
import { makeWaitingCalls } from './state/workspace.atom';

/** What the story before would store in a moment it stores now: later, that would stand in what this one begins with. */
const begin = () => {
  makeWaitingCalls();
  forgetStories();
};

const meta = {
  ...pageStory,
  title: 'App/Workspace',
  beforeEach: begin,
  args: { path: '/tabs' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const [home] = initialWorkspace.tabs;
const tab = (id: string, typeId: string, title: string, splitId: string | null = null) => ({
  id,
  typeId,
  title,
  splitId,
  openerId: null,
  address: null,
});

/** What an earlier visit left. */
const left = (state: Partial<WorkspaceState>) => () => {
  begin();
  localStorage.setItem('workspace-tabs:ada-research', storedText({ ...initialWorkspace, ...state }));
};

const titles = () => screen.getAllByRole('tab').map((each) => each.getAttribute('aria-label'));
const isActive = (name: string) =>
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
const menuOf = async (name: string, entry: string) => {
  await fireEvent.contextMenu(screen.getByRole('tab', { name }));
  await fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

/** A first visit: only Home, about the first product. */
export const Home: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Magnesium and L-theanine sleep aid' });
    await canvas.findByText('Estimated Cost');
    const notice = await canvas.findByText('Look at this before you rely on the figures');
    const heading = canvas.getByRole('heading', { name: 'Open a tab' });
    const end = notice.closest('[role=status]')?.getBoundingClientRect().bottom ?? Infinity;
    await expect(heading.getBoundingClientRect().top - end).toBeGreaterThanOrEqual(24);
    await expect(canvas.queryByRole('button', { name: 'Open split view' })).toBeNull();
    await expect(titles()).toEqual(['Home']);
    await expect(canvas.getByText('Press ⌘ J to open a new tab')).toBeVisible();
    await expect(canvas.queryByText('⌘ Shift J to open split view')).toBeNull();
  },
};

/** Opened, searched, chosen; and left again with Esc. */
export const Chooser: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tab' }));
    const field = await canvas.findByPlaceholderText('Search for a tab...');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText('Press Esc to close')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New tab' }));
    await expect(titles()).toEqual(['Home', 'New tab']);
    await userEvent.type(field, ' CHART');
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-label', 'Study Chart'),
    );
    await userEvent.keyboard('{Enter}');
    await isActive('Study Chart');
    await userEvent.keyboard('{Control>}j{/Control}');
    await isActive('New tab');
    await userEvent.keyboard('{Escape}');
    await isActive('Study Chart');
    await expect(titles()).toEqual(['Home', 'Study Chart']);
    await expect(canvas.getByText('⌘ Shift J to open split view')).toBeVisible();
  },
};

/** Two panes, their divider, and what the menu of a pair does. */
export const Split: Story = {
  beforeEach: left({
    tabs: [...(home ? [home] : []), tab('1', 'chat', 'Chat with AI', '2'), tab('2', 'claims', 'Claims', '1')],
    activeId: '1',
    sizes: { '1|2': [30, 70] },
  }),
  play: async ({ canvas }) => {
    const divider = await canvas.findByTitle('Double-click to reset to 50/50 split');
    await expect(divider).toHaveAttribute('aria-valuenow', '30');
    const box = await canvas.findByPlaceholderText('Ask anything...');
    await fireEvent.change(box, { target: { value: 'What of zinc?' } });
    await fireEvent.doubleClick(divider);
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '50'));
    await menuOf('Claims', 'Separate tabs');
    await isActive('Claims');
    await expect(canvas.queryByRole('separator')).toBeNull();
    await fireEvent.click(canvas.getByRole('tab', { name: 'Chat with AI' }));
    await expect(canvas.getByPlaceholderText('Ask anything...')).toBe(box);
    await expect(box).toHaveValue('What of zinc?');
  },
};

/** Half a window has the small cards; Esc leaves the partner as it was. */
export const SplitChooser: Story = {
  beforeEach: left({
    tabs: [...(home ? [home] : []), tab('1', 'garden', 'Private Garden')],
    activeId: '1',
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your private garden content will be displayed here.');
    await userEvent.keyboard('{Alt>}{Shift>}t{/Shift}{/Alt}');
    await expect(titles()).toEqual(['Home', 'Private Garden', 'New tab']);
    await expect(await canvas.findByRole('listbox', { name: 'Kind of tab' })).toHaveAttribute(
      'data-size',
      'small',
    );
    await userEvent.keyboard('{Escape}');
    await isActive('Private Garden');
    await expect(canvas.queryByRole('separator')).toBeNull();
    await userEvent.keyboard('{Control>}{Shift>}j{/Shift}{/Control}');
    await expect(canvas.queryByRole('button', { name: 'Open split view' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open split view' }));
    await expect(titles()).toEqual(['Home', 'Private Garden', 'New tab']);
    await userEvent.click(await canvas.findByRole('option', { selected: true }));
    await isActive('Tasks');
  },
};

/** A product without documents has no pack yet, and it is said what is missing. */
export const NothingToExport: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Export pack' });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button());
    await screen.findByText(/^Documents need a built formula\./, {}, { timeout: 15_000 });
  },
};

/** A quote is asked for where suppliers are; pressed again, it is the same request. */
export const RequestAQuote: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async () => {
      // Another element from when the product is there.
      const button = () => canvas.getByRole('button', { name: 'Request a quote' });
      const isReady = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
      await isReady();
      await userEvent.click(button());
      // What it opens belongs to this story, not to the next.
      await isReady();
    };
    await press();
    await canvas.findByRole('heading', { name: 'Request for quotation 1' }, { timeout: 15_000 });
    await press();
    await waitFor(() => expect(titles().filter(Boolean)).toEqual(['Home', 'Suppliers']));
    await expect(canvas.queryByRole('heading', { name: 'Request for quotation 2' })).toBeNull();
  },
};

/** Every kind of tab shows something. */
export const EveryKind: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Kinds of tab' }));
    const kinds = list.getAllByRole('button').map((button) => button.textContent ?? '');
    await expect(kinds).toHaveLength(13);
    for (const kind of kinds) {
      await userEvent.click(await canvas.findByRole('button', { name: kind }));
      const panel = await canvas.findByRole('tabpanel', { name: kind });
      await waitFor(() => expect(within(panel).queryByText('Loading...')).toBeNull());
      await within(panel).findAllByText(/\w{4,}/);
      await userEvent.click(canvas.getByRole('tab', { name: 'Home' }));
    }
    await expect(titles()).toEqual(['Home', ...kinds]);
  },
};

/** A kind without a screen opens the one that serves until then. */
export const Planned: Story = {
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('list', { name: 'Kinds of tab' });
    const open = (kind: string) => within(home).getByRole('button', { name: kind }).click();
    for (const [kind, instead] of [
      ['Tasks', 'Insights'],
      ['Reports', 'Insights'],
      ['Claims', 'Search'],
      ['Scenarios', 'Insights'],
      ['Documents', 'Insights'],
    ] as const) {
      open(kind);
      const panel = within(await canvas.findByRole('tabpanel', { name: kind }));
      await fireEvent.click(await panel.findByRole('button', { name: `Open ${instead}` }));
      await expect(titles()).toEqual(['Home', kind, instead]);
      await isActive(instead);
      await menuOf(instead, 'Close tab');
      await menuOf(kind, 'Close tab');
      await waitFor(() => expect(titles()).toEqual(['Home']));
    }
  },
};

/** A product's own sections follow the product of the workspace. */
export const AnotherProduct: Story = {
  beforeEach: left({ tabs: [...(home ? [home] : []), tab('1', 'claims', 'Claims')], activeId: '1' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change product' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Focus gummies' }));
    await canvas.findByRole('heading', { level: 1, name: 'Focus gummies' });
    await expect(
      await within(canvas.getByRole('tabpanel', { name: 'Claims' })).findByText('Focus gummies'),
    ).toBeVisible();
  },
};

/** A tab that another window of the same person opened is here too; each window stays where it is. */
export const AnotherWindow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claims' }));
    await isActive('Claims');
    const key = 'workspace-tabs:ada-research';
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Claims'));
    const both = workspaceFrom(localStorage.getItem(key));
    const theirs = { ...both, tabs: [...both.tabs, tab('7', 'garden', 'Private Garden')], activeId: 'home' };
    localStorage.setItem(key, storedText(theirs));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(() => expect(titles()).toEqual(['Home', 'Claims', 'Private Garden']));
    await isActive('Claims');
  },
};

/** Nothing made yet. */
export const NoProduct: Story = {
  parameters: { msw: scenarios.empty('products.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('No product yet');
  },
};

/** The list of products cannot be read. */
export const Broken: Story = {
  parameters: { msw: scenarios.broken('products.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your products could not be loaded');
  },
};
