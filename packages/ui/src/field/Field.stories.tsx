import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

export const Select: Story = {
  render: function ControlledSelect() {
    const [role, setRole] = useState('research');
    return <SelectField label="Role" options={roles} value={role} onChange={setRole} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /Role/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await expect(within(list).getByRole('option', { name: 'Research' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('leg{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Legal'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Searching: Story = {
  render: function ControlledSearch() {
    const [text, setText] = useState('');
    return (
      <SearchField label="Search tabs" placeholder="Search for a tab..." value={text} onChange={setText} />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search tabs' });
    await userEvent.type(input, 'claims');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'formula{Escape}');
    await expect(input).toHaveValue('');
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
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Archived' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const Dark: Story = { ...Form, globals: { theme: 'dark' } };
