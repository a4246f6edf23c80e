import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Inline } from '../layout';
import { announce, Announcer, useAnnouncement } from '.';

function Page() {
  const [isSorting, setIsSorting] = useState(false);
  useAnnouncement(isSorting ? 'Sorting 40 products' : null);
  return (
    <>
      <Inline gap="small">
        <Button onPress={() => announce('12 products found')}>Filter</Button>
        <Button onPress={() => setIsSorting(!isSorting)}>Sort</Button>
        <Button onPress={() => announce('You are offline', 'assertive')}>Go offline</Button>
      </Inline>
      <Announcer />
    </>
  );
}

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  render: () => <Page />,
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

const polite = (canvas: HTMLElement) => canvas.querySelector('[aria-live=polite]');
const assertive = (canvas: HTMLElement) => canvas.querySelector('[aria-live=assertive]');

export const Hero: Story = {};

export const Announced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(polite(canvasElement)).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(polite(canvasElement)).toHaveTextContent('12 products found'));
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await waitFor(() => expect(assertive(canvasElement)).toHaveTextContent('You are offline'));
    await waitFor(() => expect(polite(canvasElement)).toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

export const RightToLeft: Story = { ...Hero, ...rightToLeft };
export const Dark: Story = { ...Hero, ...dark };
export const ForcedColors: Story = {
  ...Hero,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByRole('button', { name: 'Filter' }));
  }),
};
export const ReducedMotion: Story = { ...Hero, ...reducedMotion };
