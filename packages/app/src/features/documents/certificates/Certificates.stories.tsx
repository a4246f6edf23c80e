import type { Meta, StoryObj } from '@storybook/react-vite';
import { urlOf } from '@seedbed/server/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { post } from '../../../testing/post';

const productId = 2;

/** A formula with lines is what documents are written from, and certificates are of. */
async function build(): Promise<void> {
  pageStory.beforeEach();
  await post(urlOf('formulas.create', { id: productId }), { name: 'Sleep capsule', from: 'suggested' });
}

const result = (test: string, found: string | null, limit: string | null) => ({
  test,
  method: 'ICP-MS',
  result: found,
  unit: 'mg/kg',
  limit,
});

/** Two certificates of magnesium: one that passes, one to look at. */
async function certify(): Promise<void> {
  const of = { productId, ingredientKey: 'magnesium', madeOn: '2026-09-12', expiresOn: '2029-09-11' };
  await post(urlOf('coas.create'), {
    ...of,
    lot: 'MB-2409-116',
    results: [result('Lead', '<0.05', '≤ 0.5 mg/kg'), result('Cadmium', '0.02', '≤ 0.3 mg/kg')],
  });
  await post(urlOf('coas.create'), {
    ...of,
    lot: 'MB-2409-117',
    results: [
      result('Lead', '0.7', '≤ 0.5 mg/kg'),
      result('Cadmium', '0.02', '≤ 0.3 mg/kg'),
      result('Arsenic', null, '≤ 1 mg/kg'),
      result('Mercury', '<1', '≤ 0.1 mg/kg'),
    ],
  });
}

/** The specification's limit of lead is written anew; it must stand before the list is read, which nobody reads again. */
async function tightenLead(): Promise<void> {
  const draft = { productId, kind: 'ingredientSpec' };
  const { id } = await post(urlOf('documents.create'), draft);
  const lead = db.documents
    .find((each) => each.id === id)
    ?.openItems.find(({ path, question }) => path.endsWith('.lead.limit') && /magnesium/i.test(question));
  if (!lead) throw new Error('The specification asks for no limit of lead');
  await post(urlOf('documents.create'), { ...draft, values: { [lead.path]: '≤ 0.01 mg/kg' } });
}

const meta = {
  ...pageStory,
  title: 'App/Documents/Certificates of analysis',
  args: { path: `/v1/products/${productId}` },
  beforeEach: build,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

const certificate = [
  'Analysenzertifikat;;;;',
  'Produkt:;Magnesiumbisglycinat;;Charge:;MB-2409-118',
  'Herstelldatum:;12.09.2026;;Mindesthaltbarkeitsdatum:;11.09.2029',
  'Prüfparameter;Methode;Spezifikation;Ergebnis;Einheit',
  'Schwermetalle;;;;',
  'Blei (Pb);ICP-MS;≤ 0,5;<0,05;mg/kg',
  'Cadmium (Cd);ICP-MS;≤ 0,3;0,31;mg/kg',
  'E. coli;Ph. Eur. 2.6.13;negativ /10 g;negativ;/10 g',
  'Salmonellen;Ph. Eur. 2.6.13;abwesend in 25 g;Negativ /10 g;',
].join('\r\n');

const findPart = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Certificates of analysis' }, patience));

/** Opens the dialog in which a certificate is added. */
async function add(canvas: Canvas) {
  const part = await findPart(canvas);
  await userEvent.click(part.getByRole('button', { name: 'Add a certificate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a certificate of analysis' }, patience);
  return { dialog: within(dialog), input: dialog.querySelector('input[type="file"]') as HTMLInputElement };
}

async function addFile(canvas: Canvas, text = certificate) {
  const { dialog, input } = await add(canvas);
  await userEvent.upload(input, new File([text], 'MB-2409-118.csv', { type: 'text/csv' }));
  await dialog.findByText(/results? (was|were) read/, {}, patience);
  return dialog;
}

async function open(canvas: Canvas, lot: string) {
  const part = await findPart(canvas);
  await userEvent.click(await part.findByText(`Lot ${lot}`, {}, patience));
  return within(await screen.findByRole('dialog', { name: new RegExp(lot) }, patience));
}

async function chooseIngredient(dialog: ReturnType<typeof within>) {
  await userEvent.click(await dialog.findByRole('button', { name: /Ingredient$/ }, patience));
  const [first] = await screen.findAllByRole('option', {}, patience);
  if (!first) throw new Error('There is no ingredient');
  await userEvent.click(first);
}

/** Each with its lot, its days and what its results come to, in words. */
export const List: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    const part = await findPart(canvas);
    const grid = within(await part.findByRole('grid', { name: 'Certificates of analysis' }, patience));
    await expect(grid.getByRole('row', { name: /MB-2409-117/ })).toHaveTextContent(
      '1 of 4 fails, 1 missing, 1 not comparable',
    );
    await expect(grid.getByRole('row', { name: /MB-2409-116/ })).toHaveTextContent('All 2 pass');
  },
};

/** What will be here, and the button that fills it. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const part = await findPart(canvas);
    await part.findByText(/^None yet\./, {}, patience);
    await expect(part.getByRole('button', { name: 'Add a certificate' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('coas.list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the certificates' }, patience);
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('coas.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The certificates could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** From a file to verdicts: what was read is looked at, then kept. */
export const FromFile: Story = {
  play: async ({ canvas }) => {
    const dialog = await addFile(canvas);
    await expect(dialog.getByText('4 results were read, 1 row left out.')).toBeVisible();
    await expect(dialog.getByText(/decimals are written with a comma/)).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: 'Lot' }, patience)).toHaveValue('MB-2409-118');
    await expect(
      within(await dialog.findByRole('group', { name: 'Result 2' }, patience)).getByRole('textbox', {
        name: 'Result',
      }),
    ).toHaveValue('0.31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const kept = within(await screen.findByRole('dialog', { name: /MB-2409-118/ }, patience));
    const table = within(await kept.findByRole('table', { name: 'Results and their verdicts' }, patience));
    await expect(table.getByRole('row', { name: /^Blei/ })).toHaveTextContent('Pass');
    await expect(table.getByRole('row', { name: /^Cadmium/ })).toHaveTextContent('Fail');
    await expect(table.getByRole('row', { name: /^E\. coli/ })).toHaveTextContent('Pass');
    await expect(table.getByRole('row', { name: /^Salmonellen/ })).toHaveTextContent('look for yourself');
    const link = await kept.findByRole('link', { name: 'Download MB-2409-118.csv' });
    // the dialog fades in
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** A column that was read as something else is corrected; the rows follow. */
export const Remapped: Story = {
  play: async ({ canvas }) => {
    const dialog = await addFile(canvas, 'Was;Wieviel;Höchstens\r\nBlei;0,05 mg/kg;≤ 0,5 mg/kg');
    await dialog.findByText(/choose what each column holds/, {}, patience);
    for (const [column, field] of [
      ['Was', 'Test'],
      ['Wieviel', 'Result'],
      ['Höchstens', 'Limit'],
    ] as const) {
      const place = ['Was', 'Wieviel', 'Höchstens'].indexOf(column);
      const name = new RegExp(`(${column}|${'ABC'[place]})$`);
      await userEvent.click(await dialog.findByRole('button', { name }, patience));
      await userEvent.click(await screen.findByRole('option', { name: field }, patience));
    }
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Test' })).toHaveValue('Blei'), patience);
    await expect(dialog.getByRole('textbox', { name: 'Result' })).toHaveValue('0.05 mg/kg');
  },
};

/** A PDF is kept, and says that it is not read. */
export const Pdf: Story = {
  play: async ({ canvas }) => {
    const { dialog, input } = await add(canvas);
    await userEvent.upload(input, new File(['%PDF-1.7'], 'coa.pdf', { type: 'application/pdf' }));
    await dialog.findByText('No text found: the PDF is kept', {}, patience);
    await expect(dialog.getByText('coa.pdf is kept with the certificate.')).toBeVisible();
  },
};

/** What is no certificate is refused with what to do; what was typed stays. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const { dialog, input } = await add(canvas);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Lot' }, patience), 'A-1');
    await userEvent.upload(input, new File(['PK'], 'torn.csv', { type: 'image/png' }));
    await dialog.findByText(/This is no table and no PDF/, {}, patience);
    await expect(await dialog.findByRole('textbox', { name: 'Lot' }, patience)).toHaveValue('A-1');
  },
};

/** Rows are typed by hand, by keys alone. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await add(canvas);
    await chooseIngredient(dialog);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Lot' }, patience), 'T-1');
    const typeRow = async (at: number, cells: readonly string[]) => {
      const row = within(await dialog.findByRole('group', { name: `Result ${at}` }, patience));
      await userEvent.click(row.getByRole('textbox', { name: 'Test' }));
      for (const [place, cell] of cells.entries()) {
        if (place > 0) await userEvent.tab();
        if (cell) await userEvent.keyboard(cell);
      }
    };
    await typeRow(1, ['Lead', 'ICP-MS', '0.4', 'ppm', 'max. 0.5 mg/kg']);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a result' }));
    await typeRow(2, ['Cadmium', '', '0.4', 'ppm', '']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const kept = within(await screen.findByRole('dialog', { name: /lot T-1/ }, patience));
    const table = within(await kept.findByRole('table', { name: 'Results and their verdicts' }, patience));
    await expect(table.getByRole('row', { name: /^Lead/ })).toHaveTextContent('Pass');
    await expect(table.getByRole('row', { name: /^Cadmium/ })).toHaveTextContent('There is no limit.');
  },
};

/** Where it could not be kept, nothing of it is lost. */
export const NotKept: Story = {
  parameters: { msw: scenarios.offline('coas.create') },
  play: async ({ canvas }) => {
    const dialog = await addFile(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The certificate was not kept', {}, patience);
    await expect(await dialog.findByRole('textbox', { name: 'Lot' }, patience)).toHaveValue('MB-2409-118');
    await expect(dialog.getAllByRole('group', { name: /^Result \d/ })).toHaveLength(4);
  },
};

/** A verdict for each result, with the limit that it was held against. */
export const Verdicts: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'MB-2409-117');
    const table = within(await dialog.findByRole('table', { name: 'Results and their verdicts' }, patience));
    await expect(table.getByRole('row', { name: /^Lead/ })).toHaveTextContent(
      /Fail.*0\.7 mg\/kg.*≤ 0\.5 mg\/kg/,
    );
    await expect(table.getByRole('row', { name: /^Arsenic/ })).toHaveTextContent('Missing');
    await expect(table.getByRole('row', { name: /^Mercury/ })).toHaveTextContent('Not comparable');
  },
};

/** On a phone what was found and its limit stand beneath the test: nothing is out of sight. */
export const VerdictsOnAPhone: Story = {
  beforeEach: certify,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'MB-2409-117');
    const table = await dialog.findByRole('table', { name: 'Results and their verdicts' }, patience);
    await expect(within(table).getByRole('row', { name: /^Lead/ })).toHaveTextContent(
      /0\.7 mg\/kg.*Limit: ≤ 0\.5 mg\/kg.*Fail/,
    );
    const room = table.parentElement?.clientWidth ?? 0;
    await expect(table.scrollWidth).toBeLessThanOrEqual(room);
  },
};

/** The specification has changed: a check says what would be otherwise, and nothing is before it is taken over. */
export const CheckedAgain: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    const spec = await post(urlOf('documents.create'), { productId, kind: 'ingredientSpec' });
    const said = db.documentNumbers.find((each) => each.kind === 'ingredientSpec');
    if (!said) throw new Error(`Document ${spec.id} says nothing`);
    said.content.parts.push({ type: 'heading', text: 'Magnesium' }, {
      type: 'table',
      caption: 'Specification of Magnesium',
      columns: [{ title: 'Test' }, { title: 'Method' }, { title: 'Limit' }],
      rows: [[{ text: 'Lead' }, { text: '' }, { text: '≤ 0.01 mg/kg' }]],
    } as never);
    const dialog = await open(canvas, 'MB-2409-116');
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    const table = await dialog.findByRole('table', { name: /^What a check would change/ }, patience);
    await expect(within(table).getByRole('row', { name: /Lead: verdict/ })).toHaveTextContent(
      /Pass.*Not comparable/,
    );
    const results = within(dialog.getByRole('table', { name: 'Results and their verdicts' }));
    await expect(results.getByRole('row', { name: /^Lead/ })).toHaveTextContent('Pass');
    await userEvent.click(dialog.getByRole('button', { name: 'Take it over' }));
    await dialog.findByText('Taken over: 1 result changed.', {}, patience);
    await expect(results.getByRole('row', { name: /^Lead/ })).toHaveTextContent('Certificate: ≤ 0.5 mg/kg');
  },
};

/** A limit was changed: the list and the certificate say so until it is checked again. */
export const Outdated: Story = {
  beforeEach: async () => {
    await certify();
    await tightenLead();
  },
  play: async ({ canvas }) => {
    const part = await findPart(canvas);
    await waitFor(() => expect(part.getAllByText('Specification changed since')).toHaveLength(2), patience);
    const dialog = await open(canvas, 'MB-2409-116');
    await dialog.findByText('Specification changed since', {}, patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Take it over' }, patience));
    await dialog.findByText('Taken over: 1 result changed.', {}, patience);
    await expect(dialog.queryByText('Specification changed since')).toBeNull();
  },
};

/** A PDF is attached to what was typed. */
export const Attached: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    await open(canvas, 'MB-2409-116');
    const input = screen.getByRole('dialog').querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['%PDF-1.7'], 'coa.pdf', { type: 'application/pdf' }));
    await screen.findByRole('link', { name: 'Download coa.pdf' }, patience);
  },
};

/** What was typed wrong is changed, and checked with it. */
export const Changed: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'MB-2409-117');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change the certificate' }, patience));
    const row = within(await form.findByRole('group', { name: 'Result 1' }, patience));
    await userEvent.clear(row.getByRole('textbox', { name: 'Result' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Result' }), '0.3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('1 missing, 1 not comparable', { selector: '[role="dialog"] *' }, patience);
  },
};

/** It goes after a question. */
export const Deleted: Story = {
  beforeEach: certify,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'MB-2409-116');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete certificate' }));
    const asked = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(asked.getByRole('button', { name: 'Delete certificate' }));
    await waitFor(() => expect(db.coas).toHaveLength(1), patience);
  },
};

export const Dark: Story = { ...Verdicts, globals: { theme: 'dark' } };
export const DarkForm: Story = { ...Typed, globals: { theme: 'dark' } };

/** On a phone fields stand under each other. */
export const Narrow: Story = { ...FromFile, globals: { viewport: { value: 'mobile2' } } };
