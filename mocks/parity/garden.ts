import { exampleBody, type OperationId } from '@seedbed/server/contract';
import { given, json, people, type Side } from './side.ts';
import { goodInit, type Row } from './row.ts';

const any = { 'If-Match': '*' };
const path = '/api/garden';

/** Makes an item and sends requests to it. */
const item =
  (requests: readonly (readonly [path: string, init: RequestInit])[] = []): Row['target'] =>
  async (side: Side) => {
    const id = await given.recordOf(side, 'gardenItem');
    for (const [under, init] of requests) await side.send(people.ada, `${path}/${id}${under}`, init);
    return id;
  };

const thrown = ['', { method: 'DELETE', headers: any }] as const;
const file = (text: string): RequestInit => {
  const form = new FormData();
  form.set('file', new File([text], 'garden.txt'));
  return { method: 'POST', body: form };
};
const entries = (count: number) => Array.from({ length: count }, (_, at) => `T${at}`).join('\n');

const row = (id: OperationId, title: string, more: Omit<Row, 'id' | 'title'>): Row => ({
  id,
  title,
  init: goodInit(id),
  ...more,
});

/** What the garden alone does. Numbers are the same on both sides: each makes the same items in the same order. */
export const gardenRows: Row[] = [
  // First of all rows that make items, so that these are numbers 1 and 2.
  row('garden.merge', 'two', {
    status: 200,
    target: async (side) => [await item()?.(side), await item()?.(side)].length,
    init: json('POST', { keepId: 1, ids: [2] }),
  }),
  row('garden.merge', 'one with itself', { status: 400, init: json('POST', { keepId: 1, ids: [1] }) }),
  row('garden.merge', 'into nothing', {
    status: 404,
    init: json('POST', { keepId: 2_000_000_000, ids: [1] }),
  }),
  row('garden.notDuplicate', 'another', {
    status: 200,
    target: item(),
    init: json('POST', { otherId: 1 }, any),
  }),
  row('garden.notDuplicate', 'of nothing', {
    status: 404,
    target: item(),
    init: json('POST', { otherId: 2_000_000_000 }, any),
  }),
  row('garden.restore', 'what was thrown away', { status: 200, target: item([thrown]) }),
  row('garden.restore', 'what was not', { status: 409, target: item() }),
  row('garden.get', 'what was thrown away', { status: 404, target: item([thrown]) }),
  row('garden.checkSource', 'of a DOI', {
    status: 200,
    target: item(),
    init: { method: 'POST', headers: any },
  }),
  row('garden.checkSource', 'of nothing', {
    status: 409,
    target: item([['', json('PATCH', { source: {} }, any)]]),
    init: { method: 'POST', headers: any },
  }),
  row('garden.list', 'the trash', { status: 200, query: '?trash=true' }),
  row('garden.list', 'by words', { status: 200, query: '?q=magnesium%20-zinc&kind=passage&tag=SLEEP' }),
  row('garden.list', 'by no word', { status: 200, query: '?q=%22%20-' }),
  row('garden.list', 'another kind', { status: 400, query: '?kind=tree' }),
  row('conversations.create', 'in the garden alone', {
    status: 201,
    init: json('POST', { content: 'Zinc?', scope: { base: false, articles: false, garden: true } }),
  }),
  row('conversations.create', 'in a collection of nobody', {
    status: 400,
    init: json('POST', { content: 'Zinc?', scope: { garden: 2_000_000_000 } }),
  }),
  row('conversations.create', 'in a place that is not known', {
    status: 400,
    init: json('POST', { content: 'Zinc?', scope: { web: true } }),
  }),
  row('garden.create', 'in a collection of nobody', {
    status: 400,
    init: json('POST', { ...exampleBody('garden.create'), collectionIds: [2_000_000_000] }),
  }),
  row('garden.update', 'a highlight beyond the text', {
    status: 400,
    target: item(),
    init: json('PATCH', { snapshot: 'abc', highlights: [{ start: 0, end: 4 }] }, any),
  }),
  ...(['md', 'ris', 'bib', 'csv'] as const).map((format) =>
    row('garden.export', format, { status: 200, query: `?format=${format}` }),
  ),
  row('garden.export', 'another kind of file', { status: 400, query: '?format=pdf' }),
  row('garden.import', 'BibTeX, of which one is torn', {
    status: 200,
    init: file('@misc{a, title={A}}\n@misc{b, title={B\n@misc{c, doi={10.1/c}}\n'),
  }),
  row('garden.import', 'what is none of them', { status: 400, init: file('What is this?') }),
  row('garden.import', 'too many', { status: 400, init: file(`Title\n${entries(5001)}\n`) }),
  row('garden.import', 'JSON', { status: 415, init: json('POST', {}) }),
  row('garden.import', 'too much', { status: 413, init: file(`Title\n${'x'.repeat(5_242_880)}`) }),
];
