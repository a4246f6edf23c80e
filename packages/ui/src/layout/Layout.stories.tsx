import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge';
import { Card } from '../card';
import { dark, expectEdge, expectFocusRing, forcedColors, reducedMotion } from '../internal/variants.stories';
import { Text } from '../text';
import { Grid, Inline, ScrollRegion, Stack } from '.';

const meta = { title: 'Components/Layout', component: Grid, args: { children: null } } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Capsule', 'Tablet', 'Softgel', 'Powder', 'Liquid', 'Gummie'];

export const ResponsiveGrid: Story = {
  render: () => (
    <Grid gap="medium">
      {names.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
};

export const Stacked: Story = {
  render: () => (
    <Stack gap="small">
      {names.map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  ),
};

export const WrappedInline: Story = {
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Inline gap="xsmall">
        {names.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Inline>
    </div>
  ),
};

/** A table in half its width. */
export const Scrolling: Story = {
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <ScrollRegion label="Units">
        <div style={{ width: 480 }}>{names.join(' · ')}</div>
      </ScrollRegion>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const region = await canvas.findByRole('region', { name: 'Units' });
    await expect(getComputedStyle(region).backgroundImage).toContain('gradient');
    await step('Tab: reaches it, since there is more than fits', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
      await expectFocusRing(region);
    });
    await step('With room for all there is nothing to stop at', async () => {
      (region.parentElement as HTMLElement).style.maxWidth = '600px';
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
      await expect(region).not.toHaveAttribute('tabindex');
      await expect(getComputedStyle(region).backgroundImage).toBe('none');
    });
  },
};

export const NamedGroup: Story = {
  render: () => (
    <Grid aria-label="Forms">
      {names.map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Forms' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...WrappedInline,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = ['Capsule', 'Tablet'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
  },
};
export const Dark: Story = { ...ResponsiveGrid, ...dark };
export const ForcedColors: Story = {
  ...ResponsiveGrid,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByText('Capsule'));
  }),
};
export const ReducedMotion: Story = { ...ResponsiveGrid, ...reducedMotion };
