import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Production',
  args: { path: '/v1/products/2' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

async function begin(canvas: Canvas) {
  const room = within(await canvas.findByRole('region', { name: 'Production' }, patience));
  await userEvent.click(await room.findByRole('button', { name: 'Request a quote' }, patience));
  await room.findByRole('heading', { name: 'Request for quotation 1' }, patience);
  return room;
}

/** Until a request is begun, what will be here and the way to begin. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^From here you will send a request for quotation/, {}, patience);
    await canvas.findByRole('button', { name: 'Request a quote' }, patience);
  },
};

/** What is open leads to its field; what is said there is open no more. */
export const Begun: Story = {
  play: async ({ canvas }) => {
    const room = await begin(canvas);
    const field = await room.findByLabelText('Packaging', {}, patience);
    const open = within(room.getByRole('list', { name: 'Still to say' }));
    await userEvent.click(open.getByRole('button', { name: 'Packaging' }));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Bottle with label');
    await userEvent.tab();
    await waitFor(() => expect(open.queryByRole('button', { name: 'Packaging' })).toBeNull(), patience);
    const send = await room.findByRole('button', { name: 'Send request' }, patience);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A supplier is made where one is missed, and can be asked at once. */
export const NewSupplier: Story = {
  play: async ({ canvas }) => {
    const room = await begin(canvas);
    const makers = within(await room.findByRole('region', { name: 'Makers' }, patience));
    await userEvent.click(await makers.findByRole('button', { name: 'New supplier' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'New supplier' }, patience));
    await userEvent.type(dialog.getByLabelText('Name'), 'Acme Capsules');
    await userEvent.click(dialog.getByRole('button', { name: 'Save supplier' }));
    const add = makers.getByRole('button', { name: 'Add maker' });
    await waitFor(() => expect(add).toBeEnabled(), patience);
    await userEvent.click(add);
    await makers.findByText('Not asked yet', {}, patience);
    await userEvent.click(makers.getByRole('button', { name: 'What they see' }));
    await makers.findByText(/^Dear Acme Capsules,\s.*manufacture of/s, {}, patience);
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(makers.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(names).toEqual(['Request for quotation - Acme Capsules.pdf']), patience);
    click.mockRestore();
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('rfqs.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The requests could not be loaded', {}, patience);
  },
};

export const Dark: Story = { ...Begun, globals: { theme: 'dark' } };

export const Narrow: Story = { ...Begun, globals: { viewport: { value: 'mobile2' } } };
