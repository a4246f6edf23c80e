import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BadgeCheck, ChartColumn, Columns2, FlaskConical, House, Newspaper, Search } from '../icons';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Heading, Text } from '../text';
import { TabStrip, type TabStripTab } from './index';

const first: TabStripTab[] = [
  { id: 'home', title: 'Home', icon: <House size={16} />, isPinned: true },
  { id: 'search', title: 'Search', icon: <Search size={16} /> },
  { id: 'formula', title: 'Formula', icon: <FlaskConical size={16} /> },
  { id: 'insights', title: 'Insights', icon: <Newspaper size={16} /> },
];
const partners: Record<string, string> = { formula: 'insights', insights: 'formula' };
const pair = first.map((tab) => ({ ...tab, partnerId: partners[tab.id] ?? null }));
const many = [
  ...first,
  ...Array.from({ length: 36 }, (_, index) => ({ id: `study-${index}`, title: `Study chart ${index + 1}` })),
];

const meta = {
  title: 'Components/TabStrip',
  component: TabStrip,
  args: {
    label: 'Open tabs',
    defaultTabs: first,
    defaultActiveId: 'search',
    renderPanel: (tab: TabStripTab) => <Text as="p">{`What ${tab.title} shows.`}</Text>,
    onNewTab: fn(),
    onMove: fn(),
    onClose: fn(),
    onRename: fn(),
    onActivate: fn(),
    onMenuAction: fn(),
  },
} satisfies Meta<typeof TabStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => screen.getByRole('tab', { name });
const titles = () => screen.getAllByRole('tab').map((each) => each.getAttribute('aria-label'));
const expectTitles = (...names: string[]) => waitFor(() => expect(titles()).toEqual(names));
const press = async (keys: string, name: string) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(tab(name)).toHaveFocus());
};
const openMenu = async (name: string) => {
  tab(name).focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  return screen.findByRole('menu', { name: `Actions for ${name}` });
};
const entry = (name: string) => screen.getByRole('menuitem', { name });

const workspace: TabStripTab[] = [
  { id: 'home', title: 'Home', icon: <House size={16} />, isPinned: true },
  { id: 'search', title: 'Does magnesium help sleep?', icon: <Search size={16} /> },
  { id: 'formula', title: 'Night capsule', icon: <FlaskConical size={16} />, partnerId: 'claims' },
  { id: 'claims', title: 'Claims, EU and US', icon: <BadgeCheck size={16} />, partnerId: 'formula' },
  { id: 'chart', title: 'Study chart', icon: <ChartColumn size={16} /> },
  { id: 'insights', title: 'Trade news', icon: <Newspaper size={16} /> },
];
const contents: Record<string, string> = {
  home: 'Four products, two of them with a built formula.',
  search: 'Nine trials, 200 to 500 mg a day: sleep onset 17 minutes sooner.',
  formula: 'Magnesium bisglycinate 1,450 mg, L-theanine 200 mg, two capsules a night.',
  claims: '"Contributes to normal psychological function" may be said at this dose.',
  chart: 'Effect by dose, with intervals.',
  insights: 'Twelve articles since Monday.',
};

/** Home at its place, a pair side by side, and tabs that go by their own names. */
export const Hero: Story = {
  args: {
    defaultTabs: workspace,
    defaultActiveId: 'formula',
    renderPanel: ({ id, title }: TabStripTab) => (
      <div style={{ padding: 16 }}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text as="p" tone="quiet">
          {contents[id]}
        </Text>
      </div>
    ),
  },
};

export const SplitPair: Story = {
  args: { defaultTabs: pair, defaultActiveId: 'formula' },
  play: async ({ step }) => {
    await step('both halves are in sight, and each says who the other is', async () => {
      await expect(screen.getAllByRole('tabpanel')).toHaveLength(2);
      await expect(tab('Formula')).toHaveAccessibleDescription('Split with Insights');
    });
    await step('each half closes by itself', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close Formula' }));
      await expectTitles('Home', 'Search', 'Insights');
      await expect(tab('Insights')).toHaveAttribute('aria-selected', 'true');
    });
  },
};

/** Nothing but the pinned tab: no close button, no menu. */
export const OnlyPinned: Story = {
  args: { defaultTabs: first.slice(0, 1), defaultActiveId: 'home' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Close Home' })).toBeNull();
    tab('Home').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{Delete}{F2}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(titles()).toEqual(['Home']);
  },
};

export const Renaming: Story = {
  play: async ({ args }) => {
    tab('Search').focus();
    await userEvent.keyboard('{F2}');
    const field = screen.getByRole('textbox', { name: 'Rename Search' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Sleep and light{Escape}');
    await expect(tab('Search')).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('Sleep and light');
  },
};

export const MenuOpen: Story = {
  args: { defaultTabs: pair, defaultActiveId: 'formula' },
  play: async () => {
    await openMenu('Search');
    await waitFor(() => expect(entry('Rename')).toHaveFocus());
    await expect(entry('Move left')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** More tabs than room: a list of all of them, which typing searches. */
export const Overflowing: Story = {
  args: { defaultTabs: many, defaultActiveId: 'study-29' },
  play: async ({ step }) => {
    const list = await screen.findByRole('button', { name: 'All tabs' });
    await step('the active tab is in sight', async () => {
      const { right } = tab('Study chart 30').getBoundingClientRect();
      await expect(right).toBeLessThan(list.getBoundingClientRect().left);
    });
    await step('arrows and Enter choose from the list', async () => {
      await userEvent.click(list);
      const field = await screen.findByRole('combobox', { name: 'Find a tab' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Study chart 30');
      await userEvent.keyboard('FÖR');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(tab('Formula')).toHaveFocus());
      await expect(tab('Formula')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Escape leaves it as it was', async () => {
      await userEvent.click(list);
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('nothing like it');
      await waitFor(() => expect(screen.getByText('No tab is called that')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(list).toHaveFocus());
    });
    await step('a press chooses', async () => {
      await userEvent.click(list);
      await userEvent.click(await screen.findByRole('option', { name: 'Study chart 12' }));
      await waitFor(() => expect(tab('Study chart 12')).toHaveFocus());
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, step }) => {
    await step('Tab comes to the active tab', async () => {
      await userEvent.tab();
      await expect(tab('Search')).toHaveFocus();
    });
    await step('Right goes to the next', () => press('{ArrowRight}', 'Formula'));
    await step('and activates it', () => expect(tab('Formula')).toHaveAttribute('aria-selected', 'true'));
    await step('Left to the one before', () => press('{ArrowLeft}', 'Search'));
    await step('Home to the first', () => press('{Home}', 'Home'));
    await step('where Left stays', () => press('{ArrowLeft}', 'Home'));
    await step('End to the last', () => press('{End}', 'Insights'));
    await step('Alt+Shift+Left moves it, and says where to', async () => {
      await press('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}', 'Insights');
      await expectTitles('Home', 'Search', 'Insights', 'Formula');
      await expect(screen.getByRole('status')).toHaveTextContent('Insights moved to position 3 of 4');
    });
    await step('Alt+Shift+Right moves it back', async () => {
      await press('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}', 'Insights');
      await expectTitles('Home', 'Search', 'Formula', 'Insights');
    });
    await step('Alt+Shift+Home moves it to the front, never before a pinned one', async () => {
      await press('{Alt>}{Shift>}{Home}{ArrowLeft}{/Shift}{/Alt}', 'Insights');
      await expectTitles('Home', 'Insights', 'Search', 'Formula');
    });
    await step('Alt+Shift+End to the end', async () => {
      await press('{Alt>}{Shift>}{End}{/Shift}{/Alt}', 'Insights');
      await expectTitles('Home', 'Search', 'Formula', 'Insights');
    });
    await step('F2 renames', async () => {
      await userEvent.keyboard('{F2}');
      await press('Sleep news{Enter}', 'Sleep news');
      await expect(args.onRename).toHaveBeenLastCalledWith('insights', 'Sleep news');
    });
    await step('Delete closes and keeps the focus in the list', async () => {
      await press('{Delete}', 'Formula');
      await expect(args.onClose).toHaveBeenLastCalledWith('insights');
    });
    await step('so does Backspace, a Mac’s Delete', () => press('{Backspace}', 'Search'));
  },
};

/** Arrows only go; Enter and Space activate. */
export const ManualActivation: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ args }) => {
    tab('Search').focus();
    await press('{ArrowRight}', 'Formula');
    await expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab('Formula')).toHaveAttribute('aria-selected', 'true');
    await press('{ArrowRight}', 'Insights');
    await userEvent.keyboard(' ');
    await expect(args.onActivate).toHaveBeenLastCalledWith('insights');
  },
};

/** Everything that keys and pointer do is in the menu; a product's own commands stand among them. */
export const MenuKeyboard: Story = {
  args: {
    menuEntries: (_tab, own) => [{ id: 'duplicate', label: 'Duplicate' }, ...own],
  },
  play: async ({ args, step }) => {
    await step('Shift+F10 opens it on its first entry', async () => {
      await openMenu('Search');
      await waitFor(() => expect(entry('Duplicate')).toHaveFocus());
    });
    await step('arrows go round, Home and End to the ends, letters to what begins with them', async () => {
      const keys = {
        '{ArrowUp}': 'Close',
        '{ArrowDown}': 'Duplicate',
        '{End}': 'Close',
        '{Home}': 'Duplicate',
      };
      for (const [key, name] of Object.entries({ ...keys, r: 'Rename' })) {
        await userEvent.keyboard(key);
        await expect(entry(name)).toHaveFocus();
      }
    });
    await step('Escape leaves it, back to the tab', () => press('{Escape}', 'Search'));
    await step('the menu key opens it too; Enter on the product’s own command calls it', async () => {
      await userEvent.keyboard('{ContextMenu}');
      await waitFor(() => expect(entry('Duplicate')).toHaveFocus());
      await press('{Enter}', 'Search');
      await expect(args.onMenuAction).toHaveBeenLastCalledWith('search', 'duplicate');
    });
    await step('Move right', async () => {
      await openMenu('Search');
      await userEvent.click(entry('Move right'));
      await expectTitles('Home', 'Formula', 'Search', 'Insights');
      await expect(screen.getByRole('status')).toHaveTextContent('Search moved to position 3 of 4');
    });
    await step('Rename', async () => {
      await openMenu('Search');
      await userEvent.click(entry('Rename'));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rename Search' })).toHaveFocus());
      await press('{Escape}', 'Search');
    });
    await step('Close', async () => {
      await openMenu('Search');
      await userEvent.click(entry('Close'));
      await expectTitles('Home', 'Formula', 'Insights');
      await waitFor(() => expect(tab('Insights')).toHaveFocus());
    });
  },
};

export const Pointer: Story = {
  play: async ({ args, step }) => {
    await step('a press activates', async () => {
      await userEvent.click(tab('Formula'));
      await expect(tab('Formula')).toHaveAttribute('aria-selected', 'true');
    });
    await step('a right press opens the menu where it was pressed', async () => {
      await fireEvent.contextMenu(tab('Formula'), { clientX: 300, clientY: 30 });
      const menu = await screen.findByRole('menu', { name: 'Actions for Formula' });
      await expect(menu.getBoundingClientRect().left).toBeCloseTo(300, -1);
      await userEvent.click(screen.getByRole('tabpanel'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a middle press closes', async () => {
      await fireEvent(tab('Insights'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
      await expectTitles('Home', 'Search', 'Formula');
    });
    await step('a new tab is asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'New tab' }));
      await expect(args.onNewTab).toHaveBeenCalledOnce();
    });
  },
};

/** Buttons of one's own follow the one for a new tab. */
export const Actions: Story = {
  args: {
    actions: [{ id: 'split', label: 'Open split view', icon: <Columns2 size={16} />, onPress: fn() }],
  },
  play: async ({ args }) => {
    const [added] = args.actions ?? [];
    await userEvent.click(screen.getByRole('button', { name: 'Open split view' }));
    await expect(added?.onPress).toHaveBeenCalledOnce();
  },
};

/** Widths keep still while many are closed, until the pointer leaves. */
export const ClosingMany: Story = {
  args: { defaultTabs: many.slice(0, 9) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const width = () => tab('Study chart 5').getBoundingClientRect().width;
    const before = width();
    const mouse = userEvent.setup();
    await mouse.click(screen.getByRole('button', { name: 'Close Search' }));
    await mouse.click(screen.getByRole('button', { name: 'Close Formula' }));
    await expect(titles()).toHaveLength(7);
    await expect(width()).toBeCloseTo(before, 0);
    await mouse.hover(tab('Study chart 5'));
    await expect(width()).toBeCloseTo(before, 0);
    await mouse.hover(screen.getByRole('tabpanel'));
    await waitFor(() => expect(width()).toBeGreaterThan(before + 5));
  },
};

const HeldOutside = (props: ComponentProps<typeof TabStrip>) => {
  const [tabs, setTabs] = useState<readonly TabStripTab[]>(first);
  const [activeId, setActiveId] = useState('search');
  const open = () => {
    const added = { id: `new-${tabs.length}`, title: `New tab ${tabs.length}` };
    setTabs([...tabs, added]);
    setActiveId(added.id);
  };
  return (
    <TabStrip
      {...props}
      tabs={tabs}
      onTabsChange={setTabs}
      activeId={activeId}
      onActivate={setActiveId}
      onNewTab={open}
    />
  );
};

/** The tabs and the active one are the consumer's. */
export const Controlled: Story = {
  render: ({ label, renderPanel }) => <HeldOutside label={label} renderPanel={renderPanel} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'New tab' }));
    await expect(tab('New tab 4')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close New tab 4' }));
    await waitFor(() => expect(tab('Insights')).toHaveAttribute('aria-selected', 'true'));
  },
};

export const Dark: Story = { ...Hero, ...dark };

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async (context) => {
    await rightToLeft.play(context);
    tab('Search').focus();
    await press('{ArrowLeft}', 'Formula');
    await press('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}', 'Formula');
    await expectTitles('Home', 'Search', 'Insights', 'Formula');
    await openMenu('Formula');
    await userEvent.click(entry('Move right'));
    await expectTitles('Home', 'Search', 'Formula', 'Insights');
  },
};

export const ForcedColors: Story = {
  args: { defaultTabs: pair, defaultActiveId: 'formula' },
  ...forcedColors(async () => {
    for (const name of ['Home', 'Search', 'Formula', 'Insights']) await expectEdge(tab(name));
    const bar = (name: string) => getComputedStyle(tab(name), '::after').content;
    await expect([bar('Formula'), bar('Insights')]).toEqual(['""', 'none']);
  }),
};

export const ReducedMotion: Story = { ...reducedMotion };
