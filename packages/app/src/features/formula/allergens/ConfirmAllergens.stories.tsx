import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type PageStory, pageStory } from '../../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Formula/Confirm allergens',
  args: { path: '/v1/products/1' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Parts of the bench come when they are wanted: a busy machine takes its time over them. */
const patience = { timeout: 15_000 };

/** Begins with the suggested formula, and goes to its checks. */
async function openChecks(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Start from the suggested formula' }, patience),
  );
  await canvas.findByRole('button', { name: 'Undo' }, patience);
  const tab = canvas.queryByRole('tab', { name: 'Fit and checks' });
  if (tab) await userEvent.click(tab);
  const ask = await canvas.findByRole('button', { name: 'Confirm allergens' }, patience);
  await waitFor(() => expect(ask).toBeEnabled(), patience);
  return ask;
}

const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Confirm allergens' }, patience));

/** Every unconfirmed line is chosen, and of none it is said that it is free of anything. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await openChecks(canvas));
    const dialog = await findDialog();
    await expect(await dialog.findByRole('checkbox', { name: 'All unconfirmed lines' })).toBeChecked();
    for (const others of dialog.getAllByRole('checkbox', { name: /free of the others$/ }))
      await expect(others).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm allergens' }));
    // the dialog may still be coming into view
    await waitFor(() => expect(dialog.getByText('Say what it rests on.')).toBeVisible(), patience);
  },
};

/** By the keyboard alone: one statement for all lines is one step, which one press takes back. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const ask = await openChecks(canvas);
    ask.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog();
    const kind = await dialog.findByRole('button', { name: /It rests on/ });
    kind.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Letter{Enter}');
    await waitFor(() => expect(kind).toHaveTextContent('Letter of the supplier'));
    dialog.getByRole('textbox', { name: 'Of the day' }).focus();
    await userEvent.keyboard('2026-11-02');
    dialog.getByRole('textbox', { name: 'What it says' }).focus();
    await userEvent.keyboard('Free of all nine');
    dialog.getByRole('checkbox', { name: /all chosen are free/ }).focus();
    await userEvent.keyboard(' ');
    await expect(await dialog.findByText(/lines? would rest on this statement\.$/)).toBeVisible();
    dialog.getByRole('button', { name: 'Confirm allergens' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), patience);
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Confirm allergens' })).toBeDisabled(),
      patience,
    );
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled(), patience);
    await userEvent.click(undo);
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Confirm allergens' })).toBeEnabled(),
      patience,
    );
  },
};

/** A line that is left out stays as it is. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await openChecks(canvas));
    const dialog = await findDialog();
    const list = await dialog.findByRole('region', { name: 'Lines' });
    const [first] = within(list).getAllByRole('listitem');
    if (!first) throw new Error('No line waits.');
    await userEvent.click(within(first).getAllByRole('checkbox')[0] as Element);
    await expect(first).toHaveTextContent('Stays as it is.');
    await expect(dialog.getByRole('checkbox', { name: 'All unconfirmed lines' })).not.toBeChecked();
  },
};
export const Narrow: Story = { ...Asked, globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
