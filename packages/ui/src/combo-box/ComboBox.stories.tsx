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
import { ComboBox, type ComboBoxOption, type ComboBoxState } from '.';

const ingredients: ComboBoxOption[] = [
  { id: 'mg-citrate', label: 'Magnesium citrate', description: '16 % magnesium', section: 'Minerals' },
  { id: 'mg-oxide', label: 'Magnesium oxide', description: '60 % magnesium', section: 'Minerals' },
  { id: 'zinc', label: 'Zinc picolinate', description: '20 % zinc', section: 'Minerals' },
  { id: 'valerian', label: 'Valerian root extract', description: '0.8 % valerenic acids', section: 'Herbs' },
  { id: 'acai', label: 'Açaí berry powder', section: 'Herbs', isDisabled: true },
];

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Ingredient', options: ingredients, onChange: fn(), onInputChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Played {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

/** The field, and what lies above the page. */
const parts = ({ canvas, canvasElement }: Played) => {
  const page = within(canvasElement.ownerDocument.body);
  return {
    input: canvas.getByRole('combobox', { name: 'Ingredient' }),
    option: (name: RegExp) => page.findByRole('option', { name }),
    options: () => page.queryAllByRole('option').map(({ textContent }) => textContent),
    closed: () => waitFor(() => expect(page.queryByRole('listbox')).toBeNull()),
    page,
  };
};

export const Ingredients: Story = {
  render: () => (
    <Stack gap="large">
      <ComboBox
        label="Ingredient"
        description="What is in the evidence base, or a word of your own"
        options={ingredients}
        defaultValue="mg-citrate"
      />
      <ComboBox label="Supplier" options={[]} placeholder="Name or place" />
    </Stack>
  ),
};

export const Typed: Story = {
  play: async (context) => {
    const { args, step } = context;
    const { input, option, options, closed, page } = parts(context);
    await step('What fits is listed, with what was typed marked', async () => {
      await userEvent.type(input, 'CIT');
      const found = await option(/Magnesium citrate/);
      await expect(found.querySelector('mark')).toHaveTextContent('cit');
      await expect(options()).toHaveLength(1);
    });
    await step('ArrowDown and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('mg-citrate');
      await expect(input).toHaveValue('Magnesium citrate');
      await closed();
    });
    await step('ArrowUp opens it at the chosen one; Escape closes, nothing changes', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await option(/Zinc/);
      await expect(page.getByRole('group', { name: 'Minerals' })).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(input).toHaveValue('Magnesium citrate');
    });
    await step('Nothing fits: it says so, and Escape brings the choice back', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, 'unobtainium');
      const nothing = await page.findByText('Nothing found');
      await waitFor(() => expect(nothing).toBeVisible());
      await userEvent.tab();
      await closed();
      await expect(input).toHaveValue('');
    });
  },
};

export const Opened: Story = {
  args: { defaultValue: 'zinc' },
  play: async (context) => {
    const { input, option, options } = parts(context);
    await userEvent.click(context.canvas.getByRole('button'));
    await expect(await option(/Zinc picolinate/)).toHaveAttribute('aria-selected', 'true');
    await expect(options()).toHaveLength(ingredients.length);
    await expect(await option(/Açaí/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant');
  },
};

export const FreeText: Story = {
  args: { allowsFreeText: true, defaultValue: 'zinc' },
  play: async (context) => {
    const { args } = context;
    const { input } = parts(context);
    await userEvent.clear(input);
    await userEvent.type(input, 'Moon dust');
    await userEvent.tab();
    await expect(input).toHaveValue('Moon dust');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Moon dust');
  },
};

/** The page looks options up: here it shows all three answers by what is typed. */
export const LookedUp: Story = {
  render: function LookedUpIngredients(args) {
    const [options, setOptions] = useState(ingredients);
    const [state, setState] = useState<ComboBoxState>('ready');
    const lookUp = (text: string) => {
      setState(text === 'slow' ? 'loading' : text === 'broken' ? 'failed' : 'ready');
      setOptions(ingredients.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())));
    };
    return <ComboBox {...args} filter="none" {...{ options, state }} onInputChange={lookUp} />;
  },
  play: async (context) => {
    const { args } = context;
    const { input, option, closed, page } = parts(context);
    await userEvent.type(input, 'val');
    await option(/Valerian/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('valerian');
    for (const [text, words] of [
      ['slow', 'Looking…'],
      ['broken', 'The list could not be loaded. Type on to try again.'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      const note = await page.findByText(words);
      await waitFor(() => expect(note).toBeVisible());
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'zin');
    await userEvent.click(await option(/Zinc/));
    await closed();
    await userEvent.type(input, 'broken');
    await userEvent.tab();
    // Its label comes back although the list has it no longer.
    await waitFor(() => expect(input).toHaveValue('Zinc picolinate'));
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose what is in it' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Ingredient' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose what is in it');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'zinc', description: 'Approved versions stay as they are.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ingredient' })).toBeDisabled();
  },
};

export const RightToLeft: Story = { ...Ingredients, ...rightToLeft };
export const Dark: Story = { ...Ingredients, ...dark };
export const OpenedInTheDark: Story = { ...Opened, ...dark };
export const ForcedColors: Story = {
  ...Ingredients,
  ...forcedColors(async (context) => {
    const { input, option, closed } = parts(context);
    const control = input.parentElement as HTMLElement;
    await expectEdge(control);
    await userEvent.tab();
    await expectFocusRing(control);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await option(/Magnesium citrate/);
    await waitFor(() => expect(chosen).toHaveAttribute('data-focused'));
    const other = await option(/Zinc/);
    await expect(getComputedStyle(chosen).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
    await userEvent.keyboard('{Escape}');
    await closed();
  }),
};
export const ReducedMotion: Story = { ...Ingredients, ...reducedMotion };
export const Narrow: Story = { ...Opened, globals: { viewport: { value: 'mobile2' } } };
