import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Stack } from '../layout';
import { DateField } from '.';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Quoted on', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('spinbutton', { name });

export const Dates: Story = {
  render: () => (
    <Stack gap="large">
      <DateField
        label="Price as of"
        description="Prices older than a year are marked"
        defaultValue="2026-01-05"
      />
      <DateField label="Needed by" />
    </Stack>
  ),
};

export const Typed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Digits go on to the next part', async () => {
      part(canvas, /month/).focus();
      await userEvent.keyboard('01052026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-05');
      await expect(part(canvas, /year/)).toHaveFocus();
    });
    await step('ArrowLeft, ArrowRight: between parts', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(part(canvas, /day/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(part(canvas, /year/)).toHaveFocus();
    });
    await step('ArrowUp, ArrowDown: one more, one less', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-05');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-05');
    });
    await step('PageUp, PageDown, Home, End: further', async () => {
      part(canvas, /day/).focus();
      await userEvent.keyboard('{PageUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-12');
      await userEvent.keyboard('{PageDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-05');
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-31');
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-01');
    });
    await step('Backspace: empties the part, and all of them the date', async () => {
      for (const name of [/month/, /day/, /year/]) {
        part(canvas, name).focus();
        await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      }
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Chosen: Story = {
  args: { defaultValue: '2026-01-05', min: '2026-01-02', max: '2026-02-10' },
  play: async ({ args, canvas, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button');
    const day = (name: RegExp) => page.getByRole('button', { name });
    await step('Enter opens the month, Escape closes it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await page.findByRole('dialog');
      await waitFor(() => expect(day(/January 5, 2026 selected/)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Days before the first that is allowed cannot be chosen', async () => {
      await userEvent.click(opener);
      await page.findByRole('dialog');
      await expect(day(/January 1, 2026/)).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Arrows walk, Enter chooses', async () => {
      await waitFor(() => expect(day(/January 5, 2026 selected/)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-12');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Opened: Story = {
  args: { defaultValue: '2026-01-05', min: '2026-01-02' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await page.findByRole('grid', { name: /January 2026/ })).toBeInTheDocument();
  },
};

/** The page keeps the day; what is no day is none. */
export const Controlled: Story = {
  render: function ControlledDate(args) {
    const [day, setDay] = useState<string | null>('2026-02-30');
    return <DateField {...args} name="day" value={day} onChange={setDay} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const sent = () => canvasElement.querySelector('input[name=day]');
    await expect(sent()).toHaveValue('');
    part(canvas, /month/).focus();
    await userEvent.keyboard('02282026');
    await waitFor(() => expect(sent()).toHaveValue('2026-02-28'));
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'A quote cannot be from tomorrow on', value: '2099-01-01', max: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A quote cannot be from tomorrow on')).toBeVisible();
    await expect(part(canvas, /year/)).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: '2026-01-05', description: 'Sent requests keep their date.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...Dates, ...rightToLeft };
export const Dark: Story = { ...Dates, ...dark };
export const OpenedInTheDark: Story = { ...Opened, ...dark };
export const ForcedColors: Story = {
  ...Dates,
  ...forcedColors(async ({ canvas }) => {
    const [control] = canvas.getAllByRole('group');
    await expectEdge(control as HTMLElement);
    await userEvent.tab();
    await expectFocusRing(control as HTMLElement);
  }),
};
export const ReducedMotion: Story = { ...Dates, ...reducedMotion };
export const Narrow: Story = { ...Opened, globals: { viewport: { value: 'mobile2' } } };
