import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { call } from '../../../api/client';
import { changeFormula, FormulaStory, type HeldFormula } from '../../../testing/FormulaStory';
import { pageParameters } from '../../../testing/PageStory';
import { VersionActions } from './VersionActions';

function Host({ formula, put }: HeldFormula) {
  const zinc = { op: 'setField', line: 1, path: 'amount.value', value: 10 + formula.rev } as const;
  return (
    <>
      <VersionActions
        formula={formula}
        flush={async () => true}
        rev={() => formula.rev}
        onAnswer={(answer) => void put(answer)}
        refresh={() => put(call('formulas.get', { params: { id: formula.id } }))}
      />
      <button type="button" onClick={() => void put(changeFormula(formula, [zinc]))}>
        More zinc
      </button>
      <output>{formula.lines?.[0]?.amount?.value} mg of zinc</output>
    </>
  );
}

const Page = () => <FormulaStory>{(held) => <Host {...held} />}</FormulaStory>;

const meta = { title: 'App/Formula/Versions', component: Page, parameters: pageParameters } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function save(note: string): Promise<void> {
  await press('Save version');
  const asked = await dialog('Save version');
  await userEvent.type(asked.getByRole('textbox', { name: 'Note' }), note);
  await userEvent.click(asked.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await save('As sent to the maker');
    await screen.findByText('Saved version 1');
    await press('Versions');
    const versions = await dialog('Versions');
    await expect(await versions.findByText('As sent to the maker')).toBeInTheDocument();
    await expect(versions.getByText('Not approved')).toBeInTheDocument();
    await expect(versions.getByText(/Approving is for the role legal/)).toBeInTheDocument();
    await expect(versions.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByText('15 mg of zinc')).toBeInTheDocument();
  },
};

export const Compared: Story = {
  play: async () => {
    await save('First');
    await press('More zinc');
    await screen.findByText('12 mg of zinc');
    await press('Compare');
    const compared = await dialog('Compare');
    const lines = within(await compared.findByRole('table', { name: /^Lines/ }));
    await expect(lines.getByRole('row', { name: /zinc: amount/ })).toHaveTextContent('15 mg12 mg');
    await expect(compared.getByRole('table', { name: /^Label/ })).toBeInTheDocument();
  },
};

export const Restored: Story = {
  play: async () => {
    await save('First');
    await press('More zinc');
    await screen.findByText('12 mg of zinc');
    await press('Versions');
    await press('Restore');
    await screen.findByText('Restored version 1; undo takes it back');
    await expect(screen.getByText('15 mg of zinc')).toBeInTheDocument();
  },
};

export const Narrow: Story = { ...Compared, globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { ...Saved, globals: { theme: 'dark' } };
