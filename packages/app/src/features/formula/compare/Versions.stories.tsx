import type { FormulaAnswer } from '@seedbed/server/contract';
import { ToastRegion } from '@seedbed/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import useSWR, { SWRConfig } from 'swr';
import { call } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import { errorWords } from '../../../api/problem';
import { defaultReads } from '../../../api/swr';
import { toasts } from '../../../feedback/toasts';
import { sessionAtom } from '../../../session/session.atom';
import { ada } from '../../../testing/ada';
import { pageParameters } from '../../../testing/PageStory';
import { VersionActions } from './VersionActions';

/** A formula of the first product, with a line. */
async function begin(): Promise<FormulaAnswer> {
  const { formula } = await call('formulas.create', {
    params: { id: 2 },
    body: { name: 'Sleep capsule' },
    idempotencyKey: newIdempotencyKey(),
  });
  return change(formula, {
    op: 'addLine',
    line: { id: 1, nutrient: 'zinc', amount: { value: 15, unit: 'mg' } },
  });
}

type Op = Parameters<typeof call<'formulas.update'>>[1]['body']['ops'][number];
const change = ({ id, rev }: FormulaAnswer['formula'], op: Op) =>
  call('formulas.update', {
    params: { id },
    body: { ops: [op] },
    ifMatch: rev,
    idempotencyKey: newIdempotencyKey(),
  });

function Host() {
  const { data, error, mutate } = useSWR('a formula of this story', begin);
  if (!data) return error ? <output>{errorWords(error)}</output> : null;
  const { formula } = data;
  const more = () =>
    mutate(change(formula, { op: 'setField', line: 1, path: 'amount.value', value: 10 + formula.rev }), {
      revalidate: false,
    });
  return (
    <>
      <VersionActions
        formula={formula}
        flush={async () => true}
        rev={() => formula.rev}
        onAnswer={(answer) => void mutate(answer, { revalidate: false })}
        refresh={() => mutate(call('formulas.get', { params: { id: formula.id } }), { revalidate: false })}
      />
      <button type="button" onClick={() => void more()}>
        More zinc
      </button>
      <output>{formula.lines?.[0]?.amount?.value} mg of zinc</output>
    </>
  );
}

function Page() {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sessionAtom, { status: 'signed-in', user: ada });
    return own;
  });
  const [cache] = useState(() => new Map());
  return (
    <Provider store={store}>
      <SWRConfig value={{ ...defaultReads, provider: () => cache }}>
        <Host />
        <ToastRegion queue={toasts} label="Notifications" />
      </SWRConfig>
    </Provider>
  );
}

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
