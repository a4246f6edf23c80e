import type { FormulaOp } from '@seedbed/server/contract';
import { allergensOf } from '@seedbed/server/formula';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { call } from '../../../api/client';
import { ada } from '../../../testing/ada';
import { basis } from '../../../testing/formulaCases';
import { changeFormula, FormulaStory, type HeldFormula } from '../../../testing/FormulaStory';
import { forgetStories, pageParameters } from '../../../testing/PageStory';
import type { CheckPlace } from '../grid/checkPlaces';
import { LimitsNews } from './LimitsNews';
import { VersionActions, type VersionMatter } from './VersionActions';
import { VersionDialog } from './VersionDialog';
import type { VersionedFormula } from './versionedFormula';

const versioned = ({ formula, put }: HeldFormula): VersionedFormula => ({
  formula,
  basis,
  flush: async () => true,
  rev: () => formula.rev,
  onAnswer: (answer) => void put(answer),
  refresh: () => put(call('formulas.get', { params: { id: formula.id } })),
});

function Host(held: HeldFormula) {
  const { formula, put } = held;
  const [asked, setAsked] = useState<VersionMatter | null>(null);
  const [goneTo, setGoneTo] = useState<CheckPlace | null>(null);
  const zinc = { op: 'setField', line: 1, path: 'amount.value', value: 10 + formula.rev } as const;
  return (
    <>
      <VersionActions flush={versioned(held).flush} onAsk={setAsked} />
      <Suspense fallback={null}>
        {asked && (
          <VersionDialog
            {...versioned(held)}
            matter={asked}
            onClose={() => setAsked(null)}
            onGoTo={setGoneTo}
          />
        )}
      </Suspense>
      <button type="button" onClick={() => void put(changeFormula(formula, [zinc]))}>
        More zinc
      </button>
      <button type="button" onClick={() => void put(changeFormula(formula, freeOfAll))}>
        Confirm allergens
      </button>
      <output>{formula.lines?.[0]?.amount?.value} mg of zinc</output>
      {goneTo && <p>Gone to {goneTo.kind}</p>}
    </>
  );
}

const freeOfAll: FormulaOp[] = [
  { op: 'setField', line: 1, path: 'allergenEvidence', value: { kind: 'letter', text: 'Free of all nine' } },
  {
    op: 'setField',
    line: 1,
    path: 'allergens',
    value: Object.fromEntries(allergensOf.US.map((allergen) => [allergen, 'free'])),
  },
];

const Page = () => <FormulaStory>{(held) => <Host {...held} />}</FormulaStory>;

const meta = {
  title: 'App/Formula/Versions',
  component: Page,
  parameters: pageParameters,
  beforeEach: forgetStories,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs come when they are asked for: a busy machine takes its time over them. */
const patience = { timeout: 15_000 };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));

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

/** Where there is no version yet, the list leads to the first. */
export const First: Story = {
  play: async () => {
    await press('Versions');
    const versions = await dialog('Versions');
    await userEvent.click(await versions.findByRole('button', { name: 'Save version' }, patience));
    await dialog('Save version');
    await expect(screen.queryByRole('dialog', { name: 'Versions' })).toBeNull();
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
    await expect(lines.getByRole('row', { name: /Zinc: amount/ })).toHaveTextContent('15 mg12 mg');
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

/** A version as it was saved, whatever the draft says by now. */
export const Viewed: Story = {
  play: async () => {
    await save('First');
    await press('More zinc');
    await screen.findByText('12 mg of zinc');
    await press('Versions');
    await press('View');
    const version = await dialog('Sleep capsule, version 1');
    const lines = await version.findByRole('grid', { name: 'Lines of version 1' }, patience);
    await expect(within(lines).getByRole('gridcell', { name: '15 mg' })).toBeInTheDocument();
    await expect(lines).toHaveAttribute('aria-readonly', 'true');
    const label = await version.findByRole('table', { name: /^Supplement Facts/ }, patience);
    await expect(label).toHaveTextContent('15 mg');
    await userEvent.click(version.getByRole('button', { name: 'Back to the versions' }));
    await dialog('Versions');
  },
};

/** Whoever approves ticks what warns, and says what was looked at. */
export const Approved: Story = {
  play: async ({ step }) => {
    await call('users.updateProfile', { uid: ada.uid, body: { role: 'legal' } });
    await save('First');
    await press('Versions');
    await press('Approve');
    await step('What stops it is told', async () => {
      const asked = await dialog('Approve version 1');
      await expect(await asked.findByText(/No allergen is confirmed/, {}, patience)).toBeInTheDocument();
      await expect(asked.getByRole('button', { name: 'Approve' })).toBeDisabled();
      const [toLine] = asked.getAllByRole('button', { name: /^Go to line: / });
      if (!toLine) throw new Error('nothing leads to the line');
      await userEvent.click(toLine);
      await expect(screen.getByText('Gone to details')).toBeInTheDocument();
      await userEvent.click(asked.getByRole('button', { name: 'Close' }));
      await userEvent.click((await dialog('Versions')).getByRole('button', { name: 'Close' }));
    });
    await press('Confirm allergens');
    await save('Second');
    await press('Versions');
    const [second] = await screen.findAllByRole('listitem', {}, patience);
    if (!second) throw new Error('no version is listed');
    await expect(within(second).getByText('Version 2')).toBeInTheDocument();
    await userEvent.click(within(second).getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve version 2');
    await step('Each warning is ticked', async () => {
      const warnings = await asked.findAllByRole('checkbox', {}, patience);
      for (const warning of warnings) {
        await expect(asked.getByRole('button', { name: 'Approve' })).toBeDisabled();
        await userEvent.click(warning);
      }
    });
    await userEvent.type(asked.getByRole('textbox', { name: 'Note' }), 'Compared with the rule');
    await userEvent.click(asked.getByRole('button', { name: 'Approve' }));
    await expect(
      await (await dialog('Versions')).findByText(/^Approved by .* Compared with the rule$/, {}, patience),
    ).toBeInTheDocument();
  },
};

/** What a formula is computed with is newer than what its last version was saved with. */
function UpdatedHost(held: HeldFormula) {
  const later = { ...held, formula: { ...held.formula, dataVersion: 'a later one' } };
  return (
    <>
      <Host {...held} />
      <LimitsNews {...versioned(later)} />
    </>
  );
}

export const LimitsUpdated: Story = {
  render: () => <FormulaStory>{(held) => <UpdatedHost {...held} />}</FormulaStory>,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save version' });
    await expect(canvas.queryByText(/Limits updated/)).toBeNull();
    await save('Before the limits changed');
    await expect(await canvas.findByText(/Limits updated since v1 ·/)).toBeInTheDocument();
    await press('Check again');
    await expect((await dialog('Compare')).getByRole('button', { name: 'Save version' })).toBeInTheDocument();
  },
};

export const Narrow: Story = { ...Compared, globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { ...Saved, globals: { theme: 'dark' } };
