import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeFormula, FormulaStory, type HeldFormula } from '../../../testing/FormulaStory';
import { forgetStories, pageParameters } from '../../../testing/PageStory';
import { PasteDialog } from './PasteDialog';

function Host({ formula, put }: HeldFormula) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <PasteDialog
          formulaId={formula.id}
          lines={formula.lines ?? []}
          onAdd={(ops) => {
            void put(changeFormula(formula, ops));
            return true;
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
      <output>{formula.lines?.length} lines</output>
    </>
  );
}

const Page = () => <FormulaStory>{(held) => <Host {...held} />}</FormulaStory>;

const meta = {
  title: 'App/Formula/Paste a table',
  component: Page,
  parameters: pageParameters,
  beforeEach: forgetStories,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = [
  'Ingredient\tAmount\tForm',
  'Magnesium\t120 mg\tmagnesium bisglycinate',
  'Stardust extract\t50 mg\t',
  'Zinc\tplenty\t',
].join('\n');

async function paste(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Rows of a spreadsheet' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(text);
  return within(screen.getByRole('dialog', { name: 'Paste a table' }));
}

/** Each row says how it was read, and why where that is not plain. */
export const Preview: Story = {
  play: async () => {
    const asked = await paste(table);
    const preview = within(await asked.findByRole('table', { name: 'What would be added' }));
    await expect(preview.getByRole('row', { name: /magnesium/i })).toHaveTextContent('120 mg');
    await expect(preview.getByRole('row', { name: /magnesium/i })).toHaveTextContent('Matched');
    await expect(preview.getByRole('row', { name: /Stardust/ })).toHaveTextContent('Free text');
    await expect(asked.getByRole('button', { name: /^Add \d lines?$/ })).toBeEnabled();
  },
};

/** All readable rows come in one step. */
export const Added: Story = {
  play: async () => {
    const asked = await paste(table);
    await userEvent.click(await asked.findByRole('button', { name: /^Add \d lines?$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(/^[34] lines$/)).toBeInTheDocument();
  },
};

/** A column that was read as something else is corrected. */
export const Corrected: Story = {
  play: async () => {
    const asked = await paste(table);
    await userEvent.click(await asked.findByRole('button', { name: /Form$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Left out' }));
    const preview = within(await screen.findByRole('table', { name: 'What would be added' }));
    await waitFor(() =>
      expect(preview.getByRole('row', { name: /magnesium/i })).not.toHaveTextContent('bisglycinate'),
    );
  },
};

/** What is no table says so, and what was pasted stays. */
export const Unreadable: Story = {
  play: async () => {
    const asked = await paste('\n\n');
    await expect(await asked.findByText('The table could not be read')).toBeVisible();
    await expect(asked.getByRole('textbox', { name: 'Rows of a spreadsheet' })).toBeVisible();
  },
};

/** The table is wider than the dialog: it scrolls, and the keyboard reaches it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    const asked = await paste(table);
    await asked.findByRole('table', { name: 'What would be added' });
    await expect(await asked.findByRole('region', { name: 'What would be added' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};
export const Dark: Story = { ...Preview, globals: { theme: 'dark' } };
