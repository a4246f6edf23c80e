import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Grid, Stack } from '../layout';
import { Skeleton } from '.';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => (
    <Grid as="ul" aria-label="Articles" aria-busy>
      {['one', 'two', 'three'].map((key) => (
        <Card key={key} as="li">
          <Stack gap="medium">
            <Skeleton shape="rect" height={140} />
            <Skeleton lines={2} />
            <Skeleton lines={4} />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const Rect: Story = { args: { shape: 'rect', height: 140 } };
export const Text: Story = { args: { lines: 3 } };
export const Circle: Story = { args: { shape: 'circle', width: 36 } };

export const Silent: Story = {
  ...Cards,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Articles' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveTextContent('');
  },
};

export const RightToLeft: Story = { ...Cards, ...rightToLeft };
export const Dark: Story = { ...Cards, ...dark };
export const ForcedColors: Story = {
  ...Cards,
  ...forcedColors(async ({ canvas }) => {
    for (const shape of canvas.getByRole('list').querySelectorAll('li [aria-hidden]:not(:has(*))')) {
      await expectEdge(shape);
    }
  }),
};
export const ReducedMotion: Story = { ...Cards, ...reducedMotion };
