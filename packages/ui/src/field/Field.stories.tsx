import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Stack } from '../layout';
import { Checkbox, SearchField, SelectField, TextField } from '.';

const meta = {
  title: 'Components/Field',
  component: TextField,
  args: { label: 'Product concept' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  { id: 'research', label: 'Research' },
  { id: 'executive', label: 'Executive' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'legal', label: 'Legal' },
  { id: 'sales', label: 'Sales' },
];

export const Form: Story = {
  render: () => (
    <Stack gap="large">
      <TextField
        label="Product concept"
        description="ie. Sleep aid, recovery drink mix, menstrual cramp supplement etc."
        placeholder="Enter your product concept"
      />
      <TextField
        label="Product description"
        description="Which claims do you want to make or what problem are you solving?"
        placeholder="Describe your product claims"
        isMultiline
      />
      <SelectField label="Role" options={roles} defaultValue="research" />
      <Checkbox defaultSelected>Only pinned products</Checkbox>
    </Stack>
  ),
};

export const Typed: Story = {
  args: { onChange: fn(), description: 'What it is, in a few words' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Product concept' });
    await userEvent.type(input, 'Sleep');
    await expect(input).toHaveValue('Sleep');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sleep');
    await expect(input).toHaveAccessibleDescription('What it is, in a few words');
  },
};

export const Invalid: Story = {
  args: { label: 'Full name', errorMessage: 'Full name is required', value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Full name is required');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Sleep aid', description: 'Only its owner can change it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Product concept' })).toBeDisabled();
  },
};

export const InvalidSelect: Story = {
  render: () => <SelectField label="Role" options={roles} errorMessage="Choose what you do" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose what you do')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'Email',
    value: 'rosalind@example.org',
    isReadOnly: true,
    description: 'Comes from your account.',
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Filter products', isLabelHidden: true, placeholder: 'Filter products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Filter products' })).toBeVisible();
  },
};

export const Multiline: Story = { args: { label: 'Product description', isMultiline: true, rows: 5 } };

const added = fn();

/** A button in its row, and the focus back in the field for the next. */
export const WithAction: Story = {
  render: function AddingField() {
    const [text, setText] = useState('');
    const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
    const add = () => {
      added(text);
      setText('');
      input.current?.focus();
    };
    return (
      <TextField
        label="Task"
        description="What is to be done next"
        value={text}
        onChange={setText}
        inputRef={input}
        action={<Button onPress={add}>Add</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    added.mockClear();
    const input = canvas.getByRole('textbox', { name: 'Task' });
    const button = canvas.getByRole('button', { name: 'Add' });
    const bottom = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);
    await expect(bottom(button)).toBe(bottom(input));
    await userEvent.type(input, 'Ask for a quote');
    await userEvent.click(button);
    await expect(added).toHaveBeenCalledWith('Ask for a quote');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
  },
};

export const Select: Story = {
  render: function ControlledSelect() {
    const [role, setRole] = useState('research');
    return <SelectField label="Role" options={roles} value={role} onChange={setRole} />;
  },
};

const submitted = fn();

export const Searching: Story = {
  render: function ControlledSearch() {
    const [text, setText] = useState('');
    return (
      <SearchField
        label="Search tabs"
        placeholder="Search for a tab..."
        value={text}
        onChange={setText}
        onSubmit={submitted}
      />
    );
  },
  play: async ({ canvas, step }) => {
    submitted.mockClear();
    const input = canvas.getByRole('searchbox', { name: 'Search tabs' });
    await userEvent.type(input, 'claims');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await step('Escape in a search field', async () => {
      await userEvent.type(input, 'formula{Escape}');
      await expect(input).toHaveValue('');
    });
    await step('Enter in a search field', async () => {
      await userEvent.type(input, 'dose{Enter}');
      await expect(submitted).toHaveBeenCalledWith('dose');
    });
  },
};

export const Checkboxes: Story = {
  render: () => (
    <Stack gap="xsmall" align="start">
      <Checkbox defaultSelected>Pinned</Checkbox>
      <Checkbox>Archived</Checkbox>
      <Checkbox isIndeterminate>All form factors</Checkbox>
      <Checkbox isDisabled>Shared</Checkbox>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Archived' });
    await step('Space', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await expect(canvas.getByRole('checkbox', { name: 'All form factors' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Shared' })).toBeDisabled();
  },
};

/** The box stands beside the first line. */
export const LongCheckbox: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <Checkbox>
        I have read the terms, and the formula may be shown to the manufacturers whom I ask for a quotation
      </Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByRole('checkbox').closest('label') as HTMLElement;
    const box = (label.lastElementChild as HTMLElement).getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(label).lineHeight);
    const { top, height } = label.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(label).paddingTop);
    await expect(height).toBeGreaterThan(3 * line);
    await expect(Math.abs(box.top + box.height / 2 - (top + padding + line / 2))).toBeLessThan(1);
  },
};

export const RightToLeft: Story = { ...Form, ...rightToLeft };
export const Dark: Story = { ...Form, ...dark };
export const ForcedColors: Story = {
  ...Form,
  ...forcedColors(async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('textbox'), canvas.getByRole('button')]) {
      await expectEdge(control);
    }
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('textbox', { name: 'Product concept' }));
  }),
};

/** A tick can be told from an empty box, and neither looks like what is out of reach. */
export const CheckboxesInForcedColors: Story = {
  ...Checkboxes,
  ...forcedColors(async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).lastElementChild as HTMLElement;
    const fill = (name: string) => getComputedStyle(box(name)).backgroundColor;
    await expect(box('Pinned').querySelector('svg')).toBeVisible();
    await expect(box('Archived').querySelector('svg')).toBeNull();
    await expect(fill('Pinned')).not.toBe(fill('Archived'));
    await expect(fill('All form factors')).not.toBe(fill('Archived'));
    await expectEdge(box('Archived'));
  }),
};
export const ReducedMotion: Story = { ...Form, ...reducedMotion };
