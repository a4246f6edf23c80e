import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
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

export const Text: Story = { args: { lines: 3 } };
export const Circle: Story = { args: { shape: 'circle', width: 36 } };
export const ReducedMotion: Story = { ...Cards, globals: { motion: 'reduced' } };
export const Dark: Story = { ...Cards, globals: { theme: 'dark' } };
