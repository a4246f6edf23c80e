import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../field';
import {
  dark,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Text } from '../text';
import { PanelTabs, type PanelTab, type PanelTabsProps } from '.';

const tabs: PanelTab[] = [
  { id: 'lines', label: 'Lines', note: '8', content: <TextField label="Name of the first line" /> },
  { id: 'label', label: 'Label', content: <Text as="p">Serving size: 2 capsules</Text> },
  { id: 'checks', label: 'Fit and checks', note: '2', content: <Text as="p">Two capsules hold it.</Text> },
  { id: 'cost', label: 'Cost', content: <Text as="p">No price is known yet.</Text>, isDisabled: true },
];

const meta = {
  title: 'Components/PanelTabs',
  component: PanelTabs,
  args: { label: 'Parts of the formula', tabs, onSelect: fn() },
} satisfies Meta<typeof PanelTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });
const expectShown = async (canvasElement: HTMLElement, name: string) => {
  await expect(tab(canvasElement, name)).toHaveAttribute('aria-selected', 'true');
  await expect(within(canvasElement).getByRole('tabpanel', { name })).toBeVisible();
};

export const Bench: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await expectShown(canvasElement, 'Lines 8');
    await userEvent.click(tab(canvasElement, 'Label'));
    await expectShown(canvasElement, 'Label');
    await expect(args.onSelect).toHaveBeenLastCalledWith('label');
    await step('What is not chosen is not on the page', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.getByRole('tablist', { name: args.label })).toBeVisible();
    });
    await step('What is out of reach is not chosen', async () => {
      await expect(tab(canvasElement, 'Cost')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(tab(canvasElement, 'Cost'), { pointerEventsCheck: 0 });
      await expect(args.onSelect).toHaveBeenCalledOnce();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Tab: one stop for the row', async () => {
      await userEvent.tab();
      await expect(tab(canvasElement, 'Lines 8')).toHaveFocus();
    });
    await step('Arrows, Home and End choose; what is out of reach is passed over', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expectShown(canvasElement, 'Label');
      await userEvent.keyboard('{End}');
      await expectShown(canvasElement, 'Fit and checks 2');
      await userEvent.keyboard('{ArrowRight}');
      await expectShown(canvasElement, 'Lines 8');
      await userEvent.keyboard('{ArrowLeft}');
      await expectShown(canvasElement, 'Fit and checks 2');
      await userEvent.keyboard('{Home}');
      await expectShown(canvasElement, 'Lines 8');
      await expect(args.onSelect).toHaveBeenLastCalledWith('lines');
    });
    await step('Tab goes into the panel, or to the panel where nothing in it takes focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Label' })).toHaveFocus();
    });
  },
};

function KeepingPage(props: PanelTabsProps) {
  const [selectedId, setSelectedId] = useState('checks');
  return <PanelTabs {...props} selectedId={selectedId} onSelect={setSelectedId} />;
}

/** The page keeps the section. */
export const Controlled: Story = {
  render: (args) => <KeepingPage {...args} />,
  play: async ({ canvasElement }) => {
    await expectShown(canvasElement, 'Fit and checks 2');
    await userEvent.click(tab(canvasElement, 'Lines 8'));
    await expectShown(canvasElement, 'Lines 8');
  },
};

/** What was typed is still there when one comes back. */
export const KeepsPanels: Story = {
  args: { keepsPanels: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Zinc');
    await userEvent.click(tab(canvasElement, 'Label'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(tab(canvasElement, 'Lines 8'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Zinc');
  },
};

export const Narrow: Story = {
  args: { defaultSelectedId: 'checks' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const frame = within(canvasElement).getByRole('tablist');
    const isInSight = (name: string) => () => {
      const { left, right } = tab(canvasElement, name).getBoundingClientRect();
      const sight = frame.getBoundingClientRect();
      return expect(left >= sight.left - 1 && right <= sight.right + 1).toBe(true);
    };
    await step('The chosen tab is scrolled into sight', () => waitFor(isInSight('Fit and checks 2')));
    await step('also when the reader goes back to the first', async () => {
      tab(canvasElement, 'Fit and checks 2').focus();
      await userEvent.keyboard('{Home}');
      await waitFor(isInSight('Lines 8'));
    });
  },
};

export const RightToLeft: Story = {
  ...Bench,
  ...rightToLeft,
  play: async (context) => {
    await rightToLeft.play(context);
    const { canvasElement } = context;
    const left = (name: string) => tab(canvasElement, name).getBoundingClientRect().left;
    await expect(left('Label')).toBeLessThan(left('Lines 8'));
    tab(canvasElement, 'Lines 8').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(canvasElement, 'Label');
  },
};
export const Dark: Story = { ...Bench, ...dark };
export const ForcedColors: Story = {
  ...Bench,
  ...forcedColors(async ({ canvasElement }) => {
    const bar = (name: string) => getComputedStyle(tab(canvasElement, name), '::after');
    await expect(bar('Lines 8').opacity).toBe('1');
    await expect(bar('Label').opacity).toBe('0');
    await expect(bar('Lines 8').backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.tab();
    await expectFocusRing(tab(canvasElement, 'Lines 8'));
  }),
};
export const ReducedMotion: Story = { ...Bench, ...reducedMotion };
