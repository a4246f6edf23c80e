import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../mocks';
import { gardenCollections, gardenItems } from '../../../../../mocks/data';
import { call } from '../../api/client';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Garden',
  args: { path: '/v1/garden' },
  beforeEach: () => {
    db.garden = structuredClone(gardenItems);
    db.gardenCollections = structuredClone(gardenCollections);
  },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest first; what looks the same as another says so. */
export const Normal: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Planted' });
    await expect(within(list).getAllByRole('row')).toHaveLength(5);
    await expect(list).not.toHaveTextContent('Ben’s secret');
    await expect(canvas.getAllByText('Looks the same as another')).toHaveLength(2);
  },
};

/** Its text as it was, its note, and that another one is the same. */
export const Open: Story = {
  args: { path: '/v1/garden?item=6' },
  play: async ({ canvas, userEvent }) => {
    const item = await canvas.findByRole('article', { name: 'Magnesium: sleep quality' });
    await expect(item).toHaveTextContent('sleep onset latency −17.4 min versus placebo');
    const note = within(item).getByLabelText('Note');
    await userEvent.type(note, ' Asked.');
    await userEvent.click(within(item).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(db.garden.find(({ id }) => id === 6)?.note).toMatch(/Asked\.$/));
    await waitFor(() => expect(within(item).queryByRole('button', { name: 'Save' })).toBeNull());
    await userEvent.click(within(item).getByRole('button', { name: 'Merge into this one' }));
    await waitFor(() => expect(within(item).queryByText('Another item looks the same')).toBeNull());
    const kept = db.garden.find(({ id }) => id === 6)?.note ?? '';
    await waitFor(() => expect(note).toHaveValue(kept));
    await expect(within(item).queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** What is typed and not saved is there again when the item is. */
export const Unsaved: Story = {
  args: { path: '/v1/garden?item=6' },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByLabelText('Note');
    await userEvent.type(note, ' Not saved.');
    const rows = within(canvas.getByRole('grid', { name: 'Planted' })).getAllByRole('row');
    const other = rows.find((row) => !row.textContent.includes('Magnesium: sleep quality'));
    if (!other) throw new Error('The garden of the story has one item only.');
    await userEvent.click(other);
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'Magnesium: sleep quality' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('row', { name: /Magnesium: sleep quality/ }));
    await waitFor(() =>
      expect((canvas.getByLabelText('Note') as HTMLTextAreaElement).value).toMatch(/ Not saved\.$/),
    );
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** The list is one stop of the Tab key; arrows go on, Enter opens beside it, and the focus returns to the row. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('grid', { name: 'Planted' });
    const rows = within(list).getAllByRole('row');
    await expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const item = await canvas.findByRole('article');
    await waitFor(() => expect(item).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: 'Planted' })).toBeInTheDocument();
    await userEvent.click(within(item).getByRole('button', { name: 'All items' }));
    await waitFor(() => expect(rows[1]).toHaveFocus());
  },
};

/** Highlighted by keys alone: sentences are stepped through in the text. What is marked is listed, and taken away there. */
export const Highlighted: Story = {
  args: { path: '/v1/garden?item=6' },
  play: async ({ canvas, userEvent }) => {
    const item = await canvas.findByRole('article', { name: 'Magnesium: sleep quality' });
    within(item).getByRole('textbox', { name: 'Text' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const list = await within(item).findByRole('list', { name: 'Highlights' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    const [remove] = within(list).getAllByRole('button', { name: /^Remove the highlight/ });
    await userEvent.click(remove as HTMLElement);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
};

/** A planted answer is read as it was, not with the signs it was written in; what is marked stands in its text. */
export const PlantedAnswer: Story = {
  beforeEach: () => {
    const [first] = db.garden;
    if (first) {
      const snapshot = '## In short\n\n**Magnesium** helps a little. It is cheap.';
      db.garden = [{ ...first, kind: 'answer', title: 'Does it help?', snapshot, highlights: [] }];
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Does it help/ }));
    const item = await canvas.findByRole('article', { name: 'Does it help?' });
    await within(item).findByRole('heading', { name: 'In short' });
    within(item).getByRole('textbox', { name: 'Text' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      const [{ snapshot = '', highlights = [] } = {}] = db.garden;
      return expect(highlights.map(({ start, end }) => snapshot.slice(start, end))).toEqual([
        'Magnesium** helps a little.',
      ]);
    });
  },
};

/** A planted chart is drawn as it was, its table beneath; its text is folded below, to be highlighted. */
export const PlantedChart: Story = {
  beforeEach: () => {
    const [first] = db.garden;
    if (first) {
      const snapshot =
        'Ingredient; Magnesium\nStudied for; sleep\nView; forest\nMeasure; MD; min\nBetter; lower\nYour dose a day, mg\n' +
        'Study; Outcome; Mean difference, min\nMah 2021 meta-analysis; sleep onset latency; -17.36; -27.27; -7.44; 320; 729; 151; 2021; benefit; C';
      db.garden = [
        { ...first, kind: 'chart', title: 'Magnesium and sleep: effects', snapshot, highlights: [] },
      ];
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Magnesium and sleep/ }));
    const item = await canvas.findByRole('article', { name: 'Magnesium and sleep: effects' });
    const points = await within(item).findByRole('listbox', { name: 'Magnesium and sleep: effects' });
    await expect(within(points).getByRole('option')).toHaveAccessibleName(
      /^Mah 2021, .*−17.4 \(−27.3 to −7.44\)$/,
    );
    await expect(within(item).getByRole('table')).toHaveTextContent('320–729 mg');
    await userEvent.click(within(item).getByText('As text, to highlight'));
    await expect(within(item).getByRole('textbox', { name: 'Text' })).toBeVisible();
  },
};

/** Older ones are asked for, and the keyboard goes on with the first of them. */
export const More: Story = {
  beforeEach: () => {
    const [first] = db.garden;
    if (first)
      db.garden = Array.from({ length: 205 }, (_, at) => ({ ...first, id: 1000 + at, title: `Item ${at}` }));
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    const asked = spyOn(window, 'fetch');
    await userEvent.click(more);
    const list = canvas.getByRole('grid', { name: 'Planted' });
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(205));
    // Its page alone was asked for.
    await expect(asked.mock.calls).toHaveLength(1);
    await expect(String(asked.mock.calls[0]?.[0])).toContain('cursor=');
    asked.mockRestore();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(within(list).getAllByRole('row')[200]).toHaveFocus());
  },
};

/** A tag, then words; what fits is left. Taken away again, all is there, and the search keeps the focus. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^bench/ }));
    const list = await canvas.findByRole('grid', { name: 'Planted' });
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your garden' }), 'melatonin');
    await canvas.findByText('Nothing planted fits this.', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: /^bench/ }));
    const search = canvas.getByRole('searchbox', { name: 'Search your garden' });
    await userEvent.clear(search);
    await canvas.findByRole('grid', { name: 'Planted' });
    await expect(search).toHaveFocus();
  },
};

/** A collection that is chosen can be renamed: by keyboard alone, an empty name is told. */
export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sleep drink/ }));
    const more = await canvas.findByRole('button', { name: 'More for Sleep drink' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const rename = await screen.findByRole('menuitem', { name: 'Rename…' });
    await waitFor(() => expect(rename).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename the collection' });
    const name = within(dialog).getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await within(dialog).findByText('Enter a name');
    await userEvent.type(name, 'Night drink');
    // By its button: user-event answers the removal of a field that it typed in, while that has the focus, with a change
    // event inside `act`, which React takes for work within its commit.
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Night drink/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What was changed in another window meanwhile is told, and a second try is measured against what it is now. */
export const RenamedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sleep drink/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Sleep drink' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename the collection' });
    await call('gardenCollections.update', { params: { id: 1 }, ifMatch: 1, body: { name: 'Elsewhere' } });
    await userEvent.type(within(dialog).getByLabelText('Name'), ' 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await within(dialog).findByText('This was changed elsewhere');
    await canvas.findByText('Elsewhere');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await canvas.findByRole('button', { name: /^Sleep drink 2/ });
  },
};

/** It goes without its items, and the list is as without it. */
export const CollectionDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sleep drink/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Sleep drink' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Sleep drink?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete collection' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Collections' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Sleep drink/ })).toBeNull();
    const list = await canvas.findByRole('grid', { name: 'Planted' });
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(5));
  },
};

/** Where it is used, and whether its source still answers, which is asked only by a press. */
export const Silent: Story = {
  args: { path: '/v1/garden?item=3' },
  play: async ({ canvas, userEvent }) => {
    const item = await canvas.findByRole('article', { name: /^Magnesium drinks/ });
    await within(item).findByText('Its address did not answer');
    await within(item).findByText('No answer, claim or formula rests on it yet.');
    await userEvent.click(within(item).getByRole('button', { name: 'Check the source' }));
    await waitFor(() => expect(within(item).queryByText('Its address did not answer')).toBeNull());
  },
};

/** Thrown away, and taken back. */
export const Trash: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Planted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Garden actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open the trash' }));
    const trash = await canvas.findByRole('list', { name: 'In the trash' });
    await within(trash).findByText('Old thought');
    await within(trash).findByText(/kept until/);
    await userEvent.click(within(trash).getByRole('button', { name: 'Restore' }));
    await canvas.findByText('The trash is empty.');
  },
};

/** A note of one's own: a title is needed. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New note' }));
    const dialog = await screen.findByRole('dialog', { name: 'New note or link' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plant' }));
    await within(dialog).findByText('Enter a title');
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Call the supplier');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plant' }));
    await canvas.findByRole('article', { name: 'Call the supplier' });
  },
};

/** What a file brought, and what of it could not be read. */
export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Planted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Garden actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import' });
    const input = dialog.querySelector('input[type=file]');
    const file = new File(['Title,DOI\nZinc,10.1000/zinc\n,10.1000/none\n'], 'library.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(input as HTMLInputElement, file);
    await within(dialog).findByText('1 added, 0 were there already, 1 could not be read.');
    await within(dialog).findByText('Line 3: It has no title.');
  },
};

/** A file of one's own, under its name. */
export const PlantedFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Planted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Garden actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Plant a file…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plant a file' });
    const file = new File(['Bitter above 200 mg.'], 'tasting.txt', { type: 'text/plain' });
    await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
    await canvas.findByRole('article', { name: 'tasting.txt' });
  },
};

/** The title stands once, in the bar. */
export const Empty: Story = {
  beforeEach: () => {
    db.garden = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your private garden content will be displayed here.');
    await expect(canvas.getAllByRole('heading', { name: 'Private garden' })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Private garden');
  },
};

export const Slow: Story = { parameters: { msw: scenarios.slow('garden.list') } };

export const Broken: Story = {
  parameters: { msw: scenarios.broken('garden.list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
