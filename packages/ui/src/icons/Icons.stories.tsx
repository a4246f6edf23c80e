import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout';
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

export const TurnWithTheText: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <icons.ArrowLeft />
      <icons.ChevronRight />
      <icons.PanelLeft />
    </>
  ),
};
