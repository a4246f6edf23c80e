import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../button';
import { MoreHorizontal, Pin } from '../icons';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Grid, Inline, Stack } from '../layout';
import { Menu } from '../menu';
import { Heading, Text } from '../text';
import { Card, CardFooter } from '.';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: null },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAction = fn();
const navigate = fn();

const menu = (
  <Menu
    label="Product actions"
    onAction={onAction}
    items={[
      { id: 'pin', label: 'Unpin from top' },
      { id: 'delete', label: 'Delete Product', isDanger: true },
    ]}
    trigger={
      <IconButton label="Product actions" size="small">
        <MoreHorizontal />
      </IconButton>
    }
  />
);

const figures = (cost: string, revenue: string) => (
  <Grid columns={2} gap="small">
    {[
      ['Estimated Cost', cost],
      ['Estimated Revenue', revenue],
    ].map(([label, money]) => (
      <Stack key={label} gap="none">
        <Text size="caption" tone="quiet">
          {label}
        </Text>
        <Text size="reading" weight="strong" isTabular>
          {money}
        </Text>
      </Stack>
    ))}
  </Grid>
);

const products = [
  {
    concept: 'Magnesium and L-theanine sleep aid',
    description:
      'A capsule for adults who lie awake: 200 mg magnesium as bisglycinate with 200 mg L-theanine.',
    cost: '$38,420',
    revenue: '$124,750',
  },
  {
    concept: 'Recovery drink mix',
    description:
      'Tart cherry, electrolytes and 20 g of whey for the hour after training, without added sugar.',
    cost: '$52,118',
    revenue: '$149,700',
  },
  {
    concept: 'Vitamin D softgel for winter',
    description: 'One small softgel a day from October to April.',
    cost: '$9,870',
    revenue: '$61,200',
  },
];

export const Products: Story = {
  render: () => (
    <Grid>
      {products.map(({ concept, description, cost, revenue }, index) => (
        <Card key={concept} href={`#${index}`} label={concept} actions={menu}>
          <Stack gap="xsmall">
            <Inline gap="xsmall" wrap={false}>
              <Heading level={2} size="reading" lineClamp={2}>
                {concept}
              </Heading>
              {index === 0 && <Pin size={16} />}
            </Inline>
            <Text as="p" tone="quiet" lineClamp={3}>
              {description}
            </Text>
          </Stack>
          <CardFooter>{figures(cost, revenue)}</CardFooter>
        </Card>
      ))}
    </Grid>
  ),
};

export const Named: Story = {
  args: { label: 'Magnesium', children: 'A card that is a named article.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Magnesium' })).toBeVisible();
  },
};

export const Plain: Story = { args: { children: 'A card that goes nowhere.' } };

export const LinkAndMenuApart: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <Card href="/there" label="Recovery drink mix" actions={menu}>
        <Heading level={2} size="reading">
          Recovery drink mix
        </Heading>
      </Card>
    </RouterProvider>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Recovery drink mix' });
    const button = canvas.getByRole('button', { name: 'Product actions' });
    await expect(link).not.toContainElement(button);
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Enter', async () => {
      navigate.mockClear();
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledWith('/there', undefined);
    });
    // The menu lies above the link that covers the card.
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
  },
};

export const RightToLeft: Story = { ...Products, ...rightToLeft };
export const Dark: Story = { ...Products, ...dark };
export const ForcedColors: Story = {
  ...Products,
  ...forcedColors(async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) await expectEdge(card);
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('link', { name: 'Magnesium and L-theanine sleep aid' }));
  }),
};
export const ReducedMotion: Story = { ...Products, ...reducedMotion };
