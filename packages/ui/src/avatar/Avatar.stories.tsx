import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { Inline } from '../layout';
import { Avatar } from '.';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Rosalind Franklin' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7d8f6a" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.5" fill="#f4f4ee"/><path fill="#f4f4ee" d="M1 8a3 3 0 0 1 6 0"/></svg>',
)}`;

export const Sizes: Story = {
  render: ({ name }) => (
    <Inline gap="medium">
      <Avatar name={name} size="large" />
      <Avatar name={name} />
      <Avatar name={name} size="small" />
      <Avatar name={name} src={photo} size="large" />
      <Avatar name={name} src={photo} />
      <Avatar name={name} src={photo} size="small" />
    </Inline>
  ),
};

export const Initials: Story = {};
export const Photo: Story = { args: { src: photo } };

export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Nameless: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'User' })).toHaveTextContent('U');
  },
};

export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Rosalind Franklin' })).toHaveTextContent('RF'),
    );
  },
};

/** The word for nobody's name is a prop, as every word is. */
export const NamelessInGerman: Story = {
  args: { name: '', namelessLabel: 'Person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Person' })).toHaveTextContent('P');
  },
};

export const RightToLeft: Story = { ...Sizes, ...rightToLeft };
export const Dark: Story = { ...Sizes, ...dark };
export const ForcedColors: Story = {
  ...Sizes,
  ...forcedColors(async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img')) await expectEdge(picture);
  }),
};
export const ReducedMotion: Story = { ...Sizes, ...reducedMotion };
