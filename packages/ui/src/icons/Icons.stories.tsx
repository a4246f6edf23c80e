import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Grid, Inline, Stack } from '../layout';
import { Text } from '../text';
import * as icons from '.';

const meta = { title: 'Components/Icons', component: icons.Search } satisfies Meta<typeof icons.Search>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: ({ size }) => (
    <Grid columns={{ small: 3, medium: 4 }} gap="large">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="xsmall" align="center">
          <Icon size={size} />
          <Text size="caption" tone="quiet">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="medium">
      {[14, 18, 24, 40].map((size) => (
        <icons.FlaskConical key={size} size={size} />
      ))}
    </Inline>
  ),
};

/** Icons that point along the line of text turn with it; others stay. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap="medium">
      <icons.ArrowLeft />
      <icons.ChevronRight />
      <icons.PanelLeft />
      <icons.Clock />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).transform);
    const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
    await expect(turned).toEqual([mirrored, mirrored, mirrored, 'none']);
  },
};
export const Dark: Story = { ...All, ...dark };
export const ForcedColors: Story = {
  ...Sizes,
  ...forcedColors(async ({ canvasElement }) => {
    const page = getComputedStyle(document.body);
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(getComputedStyle(icon).stroke).toBe(page.color);
      await expect(page.color).not.toBe(page.backgroundColor);
    }
  }),
};
export const ReducedMotion: Story = { ...Sizes, ...reducedMotion };
