import { operations, type Operation } from '@seedbed/server/contract';
import { bodyOf, goodInit, target, targetOfGone, type Row } from './row.ts';
import { given, json, people } from './side.ts';

const all = Object.values(operations) as Operation[];
// Without the secret of a link a maker's call is refused before it is read.
const withBody = all.filter((operation) => operation.body && operation.access !== 'maker');
const ofSession = all.filter((operation) => operation.access === 'session');
const withId = all.filter((operation) => operation.params);

/** What one operation alone refuses. */
export const particular: Row[] = [
  {
    id: 'session.create',
    title: 'not a token',
    status: 401,
    as: null,
    init: json('POST', { idToken: 'nonsense' }),
  },
  { id: 'users.current', title: 'no record yet', status: 404, as: people.newcomer },
  {
    id: 'users.create',
    title: 'for somebody else',
    status: 403,
    as: people.ben,
    init: goodInit('users.create'),
  },
  {
    id: 'users.create',
    title: 'with another email',
    status: 403,
    init: json('POST', { ...bodyOf('users.create'), email: 'other@seedbed.test' }),
  },
  { id: 'users.delete', title: 'another email', status: 400, init: json('DELETE', { email: 'a@b.c' }) },
  {
    id: 'users.updateProfile',
    title: 'another email',
    status: 400,
    init: json('PATCH', { email: 'other@seedbed.test' }),
  },
  {
    id: 'conversations.create',
    title: 'a blank question',
    status: 400,
    init: json('POST', { content: ' \n' }),
  },
  {
    id: 'messages.create',
    title: 'while an answer is written',
    status: 409,
    target: given.answering,
    init: goodInit('messages.create'),
  },
  { id: 'generation.attach', title: 'nothing runs', status: 404, target: target('generation.attach') },
  { id: 'generation.stop', title: 'nothing runs', status: 404, target: target('generation.stop') },
  { id: 'products.list', title: 'a cursor of nobody', status: 400, query: '?cursor=nonsense' },
  { id: 'products.list', title: 'insights that are neither', status: 400, query: '?insights=1' },
  {
    id: 'evidence.chart',
    title: 'an outcome of nobody',
    status: 400,
    query: '?ingredient=magnesium&topic=levitation',
  },
  { id: 'articles.list', title: 'a cursor of nobody', status: 400, query: '?cursor=nonsense' },
  {
    id: 'products.create',
    title: 'in another name',
    status: 403,
    init: json('POST', { ...bodyOf('products.create'), createdById: 987_654 }),
  },
  {
    id: 'products.create',
    title: 'a unit without a form',
    status: 400,
    init: json('POST', { ...bodyOf('products.create'), volumeUnit: 'mg' }),
  },
  ...all
    .filter(({ ifMatch, record }) => ifMatch && record)
    .map(({ id }) => ({
      id,
      title: 'another version',
      status: 412,
      target: target(id),
      init: goodInit(id, { 'If-Match': '"9-other"' }),
    })),
  ...all
    .filter(({ ifMatch }) => ifMatch === 'required')
    .map(({ id, method }) => ({
      id,
      title: 'whichever version, unsaid',
      status: 428,
      target: target(id),
      init: bodyOf(id) ? json(method, bodyOf(id)) : { method },
    })),
  {
    id: 'formulas.import',
    title: 'JSON',
    status: 415,
    target: target('formulas.import'),
    init: json('POST', {}),
  },
  {
    id: 'formulas.import',
    title: 'a column that no table has',
    status: 400,
    query: '?mapping=name,colour',
    target: target('formulas.import'),
    init: goodInit('formulas.import'),
  },
  {
    id: 'formulas.export',
    title: 'another kind of file',
    status: 400,
    query: '?as=pdf',
    target: target('formulas.export'),
  },
  {
    id: 'formulas.export',
    title: 'a version that is not there',
    status: 404,
    query: '?version=9',
    target: target('formulas.export'),
  },
  {
    id: 'materials.create',
    title: 'allergens without evidence',
    status: 400,
    init: json('POST', { name: 'Whey', allergens: { milk: 'contains' } }),
  },
  {
    id: 'materials.update',
    title: 'allergens without evidence',
    status: 400,
    target: target('materials.update'),
    init: json('PATCH', { allergens: { milk: 'free' } }, { 'If-Match': '*' }),
  },
  { id: 'files.create', title: 'JSON', status: 415, init: json('POST', {}) },
  { id: 'files.list', title: 'a cursor of nobody', status: 400, query: '?cursor=nonsense' },
  { id: 'materials.list', title: 'a cursor of nobody', status: 400, query: '?cursor=nonsense' },
  {
    id: 'products.update',
    title: 'a unit of another form',
    status: 400,
    target: target('products.update'),
    init: json('PATCH', { volumeUnit: 'fl oz' }),
  },
];

/** What follows from the contract's own words, for every operation they hold for. */
export const general: Row[] = [
  ...ofSession.map(({ id }) => ({
    id,
    title: 'without a session',
    status: 401,
    as: null,
    init: goodInit(id),
  })),
  ...ofSession.map(({ id }) => ({
    id,
    title: 'with the uid of somebody else',
    status: 403,
    init: goodInit(id, { 'X-Firebase-UID': people.ben.sub }),
  })),
  ...ofSession
    .filter(({ id, method }) => method !== 'GET' && id !== 'users.create')
    .map(({ id }) => ({
      id,
      title: 'without a record',
      status: 409,
      as: people.newcomer,
      init: goodInit(id),
    })),
  ...ofSession.map(({ id }) => ({
    id,
    title: 'an unknown parameter',
    status: 400,
    query: '?surprise=1',
    init: goodInit(id),
  })),
  ...all
    // Without a link of theirs, makers are told nothing of their queries.
    .filter(({ query, access }) => query && access !== 'maker')
    .flatMap(({ id }) =>
      ['?limit=0', '?limit=201', '?limit=1e1', '?limit=1&limit=2'].map((query) => ({
        id,
        title: query,
        status: 400,
        query,
      })),
    ),
  ...withBody
    .filter(({ isBodyOptional }) => !isBodyOptional)
    .map(({ id, method }) => ({ id, title: 'no body', status: 400, init: { method } })),
  ...withBody.flatMap(({ id, method }) => [
    { id, title: 'an unknown field', status: 400, init: json(method, { ...bodyOf(id), surprise: 1 }) },
    { id, title: 'a list for a body', status: 400, init: json(method, []) },
    {
      id,
      title: 'broken JSON',
      status: 400,
      init: { method, body: '{', headers: { 'Content-Type': 'application/json' } },
    },
    {
      id,
      title: 'text',
      status: 415,
      init: { method, body: '{}', headers: { 'Content-Type': 'text/plain' } },
    },
    {
      id,
      title: 'over 1 MB',
      status: 413,
      init: json(method, { ...bodyOf(id), surprise: 'x'.repeat(1_048_576) }),
    },
  ]),
  ...withId.flatMap(({ id, record }) => [
    { id, title: 'a word for a number', status: 400, target: async () => 'seven', init: goodInit(id) },
    { id, title: 'a number past the last', status: 400, target: async () => 2 ** 31, init: goodInit(id) },
    { id, title: 'nobody’s', status: 404, init: goodInit(id) },
    {
      id,
      title: 'somebody else’s',
      status: 404,
      target: record && target(id, people.ben),
      init: goodInit(id),
    },
  ]),
  ...withId.flatMap(({ id, record }) => {
    const make = record && targetOfGone(record);
    return make
      ? [{ id, title: 'what it was part of is gone', status: 404, target: make, init: goodInit(id) }]
      : [];
  }),
  ...all
    .filter(({ access, headers }) => access !== 'maker' && headers?.includes('Idempotency-Key'))
    .flatMap(({ id, path }) => [
      {
        id,
        title: 'a bad key',
        status: 400,
        ...(path.includes('{') && { target: target(id) }),
        init: goodInit(id, { 'Idempotency-Key': 'two words' }),
      },
    ]),
  {
    id: 'products.create',
    title: 'the key of another body',
    status: 409,
    before: goodInit('products.create', { 'Idempotency-Key': 'product-2' }),
    init: json('POST', { ...bodyOf('products.create'), concept: 'Tea' }, { 'Idempotency-Key': 'product-2' }),
  },
  ...all.map(({ id }) => ({ id, title: 'another method', status: 405, init: { method: 'PUT' } })),
  { id: 'formulas.compute', title: 'a method of a path with a number', status: 405, init: { method: 'GET' } },
];
