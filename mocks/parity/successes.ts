import { exampleQuery, operations, urlOf, type Operation, type OperationId } from '@seedbed/server/contract';
import { given, json, people, type Side } from './side.ts';
import { goodInit, target, type Row } from './row.ts';

const events = { Accept: 'text/event-stream' };

/** Whose success depends on what went before. */
const dependent = new Set<OperationId>([
  'users.create',
  'session.delete',
  'sessions.delete',
  'users.delete',
  'generation.attach',
  'generation.stop',
  'formulas.undo',
  'formulas.redo',
  'formulaVersions.get',
  'formulaVersions.diff',
  'formulaVersions.approve',
  'formulaVersions.withdraw',
  'formulaVersions.restore',
  'claims.approve',
  'claims.reject',
  'documents.create',
  'documents.pack',
  'documents.approve',
  'documents.reject',
  'garden.merge',
  'garden.restore',
  'garden.notDuplicate',
  'rfqs.send',
  'rfqs.amend',
  'rfqs.close',
  'rfqs.reopen',
  'rfqs.award',
  'rfqs.revoke',
  'rfqs.cancel',
  'rfqRecipients.link',
  'rfqRecipients.mail',
  'rfqRecipients.invite',
  'rfqRecipients.revoke',
  'rfqRecipients.answer',
  'rfqRecipients.shortlist',
  'rfqRecipients.unshortlist',
  'quotes.create',
  'quoteRequest.get',
  'quoteRequest.file',
  'quoteRequest.open',
  'quoteRequest.question',
  'quoteRequest.quote',
  'quoteRequest.decline',
  'quoteRequest.withdraw',
  'quoteRequest.files',
]);

/** The contract's own example, sent to every operation. */
const examples: Row[] = Object.values<Operation>(operations)
  .filter(({ id }) => !dependent.has(id))
  .map(({ id, access, record, responses }) => ({
    id,
    title: 'its example',
    // Object keys count upwards, so that 201 is the last of 200 and 201.
    status: Number(Object.keys(responses).at(-1)),
    as: access === 'session' ? people.ada : null,
    target: record && target(id),
    query: exampleQuery(id),
    init: goodInit(id),
  }));

/** One of Ada's sessions, opened for the purpose. */
async function openedSession(side: Side): Promise<number> {
  await side.send(people.nobody, urlOf('session.create'), goodInit('session.create'));
  const response = await side.send(people.ada, urlOf('sessions.list'));
  return operations['sessions.list'].responses[200].parse(await response.json())[0]?.id ?? 0;
}

const leaver = { sub: 'leaver', email: 'leaver@seedbed.test' };

/** What succeeds. */
export const successes: Row[] = [
  { id: 'sessions.delete', title: 'one’s own', status: 204, target: openedSession },
  { id: 'session.delete', title: 'signed in', status: 204 },
  { id: 'session.delete', title: 'signed out already', status: 204, as: null },
  {
    id: 'users.current',
    title: 'the uid repeated',
    status: 200,
    init: { headers: { 'X-Firebase-UID': people.ada.sub } },
  },
  { id: 'users.create', title: 'again', status: 200, init: goodInit('users.create') },
  {
    id: 'users.create',
    title: 'a first record',
    status: 201,
    as: { sub: 'first', email: 'first@seedbed.test' },
    init: json('POST', { firebaseUid: 'first', email: 'first@seedbed.test', fullName: 'First' }),
  },
  {
    id: 'users.delete',
    title: 'one’s own',
    status: 204,
    as: leaver,
    initOf: async (side) => {
      await given.person(side, leaver);
      return json('DELETE', { email: leaver.email });
    },
  },
  { id: 'users.updateProfile', title: 'nothing', status: 200, init: json('PATCH', {}) },
  {
    id: 'users.updateProfile',
    title: 'the stored email',
    status: 200,
    init: json('PATCH', { email: people.ada.email }),
  },
  { id: 'conversations.list', title: 'none, without a record', status: 200, as: people.newcomer },
  {
    id: 'conversations.create',
    title: 'as events',
    status: 200,
    init: goodInit('conversations.create', events),
  },
  {
    id: 'conversations.create',
    title: 'a repeat under one key',
    status: 201,
    init: goodInit('conversations.create', { 'Idempotency-Key': 'conversation-1' }),
    before: goodInit('conversations.create', { 'Idempotency-Key': 'conversation-1' }),
  },
  { id: 'conversations.delete', title: 'one that is answered in', status: 204, target: given.answering },
  {
    id: 'messages.create',
    title: 'as events',
    status: 200,
    target: target('messages.create'),
    init: goodInit('messages.create', events),
  },
  { id: 'generation.stop', title: 'a running answer', status: 204, target: given.answering },
  { id: 'articles.list', title: 'a page', status: 200, query: '?limit=1' },
  ...(['lines', 'bom', 'panel'] as const).map((what) => ({
    id: 'formulas.export' as const,
    title: `${what} as data`,
    status: 200,
    target: target('formulas.export'),
    query: `?as=json&what=${what}`,
  })),
  ...[
    [
      'units, decimal commas and rows of every kind',
      'Zutat;Menge (mg)\nZink;1,5\n\nTotal;1,5\nSecret;2\n',
      '',
    ],
    ['columns that a person corrects', 'Item,Old,New\nZinc,10 mg,15 mg\n', '?mapping=name,,amount'],
  ].map(([title = '', body, query]) => ({
    id: 'formulas.import' as const,
    title,
    status: 200,
    target: target('formulas.import'),
    query,
    init: { method: 'POST', body, headers: { 'Content-Type': 'text/csv' } },
  })),
  { id: 'materials.list', title: 'a page', status: 200, query: '?limit=1' },
  {
    id: 'materials.create',
    title: 'with its first price',
    status: 201,
    init: json('POST', { name: 'Inulin', price: { tiers: [{ fromKg: 0, perKg: '6' }], asOf: '2026-01-05' } }),
  },
  {
    id: 'materials.update',
    title: 'a field made unknown',
    status: 200,
    target: target('materials.update'),
    init: json('PATCH', { potency: null, name: 'Magnesium' }, { 'If-Match': '*' }),
  },
  {
    id: 'materialPrices.create',
    title: 'tiers out of order, a cent left out',
    status: 201,
    target: target('materialPrices.create'),
    init: json('POST', {
      tiers: [
        { fromKg: 100, perKg: '9.5' },
        { fromKg: 0, perKg: '12' },
      ],
      asOf: '2026-02-01',
    }),
  },
  { id: 'formulaData.get', title: 'whole', status: 200 },
  {
    id: 'evidence.chart',
    title: 'an outcome without findings',
    status: 200,
    query: '?ingredient=melatonin&topic=teeth',
  },
  { id: 'foods.list', title: 'by two words', status: 200, query: '?q=rolled+oats' },
  { id: 'products.list', title: 'a page', status: 200, query: '?limit=1' },
  { id: 'products.list', title: 'without insights', status: 200, query: '?limit=1&insights=false' },
  { id: 'products.list', title: 'none, without a record', status: 200, as: people.newcomer },
  {
    id: 'products.create',
    title: 'a repeat under one key',
    status: 201,
    init: goodInit('products.create', { 'Idempotency-Key': 'product-1' }),
    before: goodInit('products.create', { 'Idempotency-Key': 'product-1' }),
  },
  {
    id: 'products.update',
    title: 'figures handed back',
    status: 200,
    target: target('products.update'),
    init: json('PATCH', { estimatedCost: null, estimatedRevenue: null, insights: null, formFactor: null }),
  },
  {
    id: 'products.update',
    title: 'whichever version',
    status: 200,
    target: target('products.update'),
    init: goodInit('products.update', { 'If-Match': '*' }),
  },
  // Last: a fetch of articles makes of the lists what each side's sources hold.
  ...examples,
];
