import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { SelectField } from '../field';
import { Grid, Inline, Stack } from '../layout';
import { Heading, Text } from '../text';
import { type ColorScheme, sprinkles, useColorScheme, vars } from '.';

const meta = { title: 'Theme/Theme', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Role = keyof typeof vars.color;

const groups: [string, Role[]][] = [
  ['Surfaces', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'bubble']],
  ['Ink and lines', ['text', 'textQuiet', 'textDisabled', 'lineStrong', 'line']],
  [
    'Accent and focus',
    ['accent', 'accentHover', 'accentPressed', 'accentText', 'accentSoft', 'onAccent', 'focus'],
  ],
  ['Meaning', ['positive', 'positiveSoft', 'caution', 'cautionSoft', 'critical', 'criticalSoft', 'danger']],
  ['Ranks', ['rank1', 'rank2', 'rank3', 'rank4']],
];

function Swatch({ role }: { role: Role }) {
  return (
    <Stack gap="xxsmall">
      <div
        style={{
          height: 56,
          background: vars.color[role],
          borderRadius: 6,
          border: `1px solid ${vars.color.line}`,
        }}
      />
      <Text size="caption" tone="quiet">
        {role}
      </Text>
    </Stack>
  );
}

function Palette() {
  const id = useId();
  return (
    <Stack gap="xlarge">
      {groups.map(([name, roles]) => (
        <Stack key={name} as="section" gap="small" aria-labelledby={`${id}-${name}`}>
          <Heading level={2} id={`${id}-${name}`}>
            {name}
          </Heading>
          <Grid columns={{ small: 2, medium: 4 }} gap="small">
            {roles.map((role) => (
              <Swatch key={role} role={role} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

export const Colors: Story = { render: () => <Palette /> };

export const ColorsDark: Story = { ...Colors, globals: { theme: 'dark' } };

export const Space: Story = {
  render: () => (
    <Stack gap="small">
      {Object.entries(vars.space).map(([name, length]) => (
        <Inline key={name} gap="medium">
          <div style={{ width: 96 }}>
            <Text size="caption" tone="quiet">
              {name}
            </Text>
          </div>
          <div style={{ width: length, height: 16, background: vars.color.accent }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const FocusRing: Story = {
  render: () => (
    <Grid columns={{ small: 2, medium: 4 }} gap="small">
      {(['canvas', 'raised', 'accent', 'text'] as const).map((background) => (
        <div key={background} className={sprinkles({ padding: 'large', background, borderRadius: 'card' })}>
          <Button variant="primary">On {background}</Button>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const style = getComputedStyle(canvas.getByRole('button', { name: 'On canvas' }));
    await expect(style.outlineStyle).toBe('solid');
    await expect(style.boxShadow).not.toBe('none');
  },
};

const schemes: { id: ColorScheme; label: string }[] = [
  { id: 'system', label: 'As the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

function SchemeChooser() {
  const { choice, setChoice } = useColorScheme();
  return (
    <div style={{ maxWidth: 240 }}>
      <SelectField label="Appearance" options={schemes} value={choice} onChange={setChoice} />
      <Button onPress={() => setChoice('dark')}>Dark</Button>
      <Button onPress={() => setChoice('system')}>System</Button>
    </div>
  );
}

export const SchemeIsRemembered: Story = {
  globals: { theme: 'system' },
  render: () => <SchemeChooser />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    await expect(localStorage.getItem('seedbed-color-scheme')).toBe('dark');
    await expect(canvas.getByRole('button', { name: /Appearance/ })).toHaveTextContent('Dark');
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
  },
};
