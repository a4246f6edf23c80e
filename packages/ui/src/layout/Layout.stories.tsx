import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Card } from '../card';
import { Text } from '../text';
import { Grid, Inline, Stack } from '.';

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

export const RightToLeft: Story = { ...WrappedInline, globals: { direction: 'rtl' } };
