import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FlaskConical, House, Newspaper, Search } from '../icons';
import { TabStrip, type TabDrop, type TabStripTab } from './index';

const first: TabStripTab[] = [
  { id: 'home', title: 'Home', icon: <House size={16} />, isPinned: true },
  { id: 'search', title: 'Search', icon: <Search size={16} /> },
  { id: 'formula', title: 'Formula', icon: <FlaskConical size={16} /> },
  { id: 'insights', title: 'Insights', icon: <Newspaper size={16} /> },
];

const reorder = (tabs: readonly TabStripTab[], id: string, { targetId, side }: TabDrop) => {
  const others = tabs.filter((tab) => tab.id !== id);
  const at = others.findIndex((tab) => tab.id === targetId) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), ...tabs.filter((tab) => tab.id === id), ...others.slice(at)];
};

type Props = Partial<ComponentProps<typeof TabStrip>>;

/** Holds the tabs, as the app does. */
const LiveStrip = ({ tabs: given = first, activeId = 'search', ...props }: Props) => {
  const [tabs, setTabs] = useState(given);
  const [active, setActive] = useState(activeId);
  const close = (id: string) => {
    const rest = tabs.filter((tab) => tab.id !== id);
    setTabs(rest);
    if (id === active) setActive(rest.at(-1)?.id ?? '');
    props.onClose?.(id);
  };
  return (
    <>
      <TabStrip
        label="Open tabs"
        {...props}
        tabs={tabs}
        activeId={active}
        onActivate={setActive}
        onClose={close}
        panelId={(id) => `panel-${id}`}
        onMove={(id, drop) => {
          setTabs((now) => reorder(now, id, drop));
          props.onMove?.(id, drop);
        }}
        onRename={(id, title) =>
          setTabs((now) => now.map((tab) => (tab.id === id ? { ...tab, title } : tab)))
        }
        menuEntries={(tab) => [
          { id: 'duplicate', label: 'Duplicate' },
          { id: 'close', label: 'Close tab', isDanger: true, isDisabled: tab.isPinned },
        ]}
      />
      {tabs.map((tab) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls takes the focus itself
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-label={tab.title}
          hidden={tab.id !== active}
          tabIndex={0}
        >
          {tab.title}
        </div>
      ))}
    </>
  );
};

const meta = {
  title: 'Components/TabStrip',
  component: LiveStrip,
  args: { onNewTab: fn(), onMove: fn(), onMenuAction: fn(), onClose: fn() },
} satisfies Meta<typeof LiveStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('tab')
    .map((tab) => tab.getAttribute('aria-label'));
const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });

export const Hero: Story = {};

const pair = first.map((each) =>
  each.id === 'formula'
    ? { ...each, partnerId: 'insights' }
    : each.id === 'insights'
      ? { ...each, partnerId: 'formula' }
      : each,
);

export const SplitPair: Story = { args: { tabs: pair, activeId: 'formula' } };

export const Dark: Story = { globals: { theme: 'dark' }, args: { tabs: pair } };

export const OnlyHome: Story = { args: { tabs: first.slice(0, 1), activeId: 'home' } };

const many = [
  ...first,
  ...Array.from({ length: 30 }, (_, index) => ({ id: `study-${index}`, title: `Study chart ${index + 1}` })),
];

export const Overflowing: Story = {
  args: { tabs: many, activeId: 'study-29' },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('the active tab is in sight', async () => {
      const box = tab(canvasElement, 'Study chart 30').getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('every tab is in a list that typing searches', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'All tabs' }));
      await userEvent.type(await body.findByRole('searchbox', { name: 'Find a tab' }), 'form');
      await waitFor(() => expect(body.getAllByRole('menuitem')).toHaveLength(1));
      await userEvent.click(body.getByRole('menuitem', { name: 'Formula' }));
    });
    await step('and choosing one goes there', async () => {
      await waitFor(() => expect(tab(canvasElement, 'Formula')).toHaveAttribute('aria-selected', 'true'));
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    tab(canvasElement, 'Search').focus();
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(tab(canvasElement, name)).toHaveFocus());
      await expect(tab(canvasElement, name)).toHaveAttribute('aria-selected', 'true');
    };
    await step('Right goes to the next', () => press('{ArrowRight}', 'Formula'));
    await step('Left to the one before', () => press('{ArrowLeft}', 'Search'));
    await step('Home to the first', () => press('{Home}', 'Home'));
    await step('End to the last', () => press('{End}', 'Insights'));
    await step('Alt+Shift+Left moves it', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
      await waitFor(() => expect(titles(canvasElement)).toEqual(['Home', 'Search', 'Insights', 'Formula']));
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        'Insights moved to position 3 of 4',
      );
      await expect(tab(canvasElement, 'Insights')).toHaveFocus();
    });
    await step('but never before a pinned one', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
      await waitFor(() => expect(titles(canvasElement)).toEqual(['Home', 'Insights', 'Search', 'Formula']));
    });
    await step('F2 renames', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.keyboard('Sleep news{Enter}');
      await waitFor(() => expect(tab(canvasElement, 'Sleep news')).toHaveFocus());
    });
    await step('Delete closes and keeps the focus in the list', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(tab(canvasElement, 'Formula')).toHaveFocus());
      await expect(args.onClose).toHaveBeenLastCalledWith('insights');
    });
    await step('Shift+F10 opens the menu', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      const body = within(canvasElement.ownerDocument.body);
      await userEvent.click(await body.findByRole('menuitem', { name: 'Duplicate' }));
      await expect(args.onMenuAction).toHaveBeenLastCalledWith('formula', 'duplicate');
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    tab(canvasElement, 'Search').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tab(canvasElement, 'Formula')).toHaveFocus());
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('a press activates', async () => {
      await userEvent.click(tab(canvasElement, 'Formula'));
      await expect(tab(canvasElement, 'Formula')).toHaveAttribute('aria-selected', 'true');
    });
    await step('the home tab has no close button', async () => {
      await expect(canvas.queryByRole('button', { name: 'Close Home' })).toBeNull();
    });
    await step('widths keep still while many are closed', async () => {
      const width = tab(canvasElement, 'Formula').offsetWidth;
      await userEvent.click(canvas.getByRole('button', { name: 'Close Search' }));
      await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Search' })).toBeNull());
      await expect(tab(canvasElement, 'Formula').offsetWidth).toBe(width);
    });
    await step('a middle press closes', async () => {
      await fireEvent(
        tab(canvasElement, 'Insights'),
        new MouseEvent('auxclick', { bubbles: true, button: 1 }),
      );
      await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Insights' })).toBeNull());
    });
    await step('a new tab is asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New tab' }));
      await expect(args.onNewTab).toHaveBeenCalledTimes(1);
    });
  },
};
