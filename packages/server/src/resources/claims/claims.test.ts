import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type TestServer } from '../../testing/server.ts';

const us = { market: 'US', channel: 'label' };

describe.each(await findDatabases())('copy that is checked on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());
  const check = (body: object) => ada.post('/api/claims/check', { ...us, ...body });

  it('is judged by what was sent', async () => {
    const checked = await check({
      text: 'High in iron.',
      product: { nutrients: [{ key: 'iron', amount: 3.4, unit: 'mg' }] },
    });
    checkShape('claims.check', checked);
    expect(checked.body).toMatchObject({ class: 'nutrientContent', verdict: 'blocked' });
  });

  it('is judged by the formula of one’s own product as it stands', async () => {
    const productId = await makeRecord(ada, 'product');
    const text = 'High in zinc.';
    const verdict = async () => (await check({ text, productId })).body.verdict;
    expect(await verdict()).toBe('conditions');
    const begun = await ada.post(`/api/products/${productId}/formulas`, { name: 'Zinc', from: 'empty' });
    const { id } = begun.body.formula;
    const line = { id: 1, nutrient: 'zinc', source: 'zinc picolinate', amount: { value: 2, unit: 'mg' } };
    const patch = (ops: object[], rev: number) =>
      ada.send('PATCH', `/api/formulas/${id}`, { body: { ops }, headers: { 'If-Match': `"${rev}"` } });
    await patch([{ op: 'addLine', line }], 1);
    expect(await verdict()).toBe('blocked');
    await patch([{ op: 'setField', line: 1, path: 'amount.value', value: 15 }], 2);
    expect(await verdict()).toBe('allowed');
    const { body } = await check({ text: 'Excellent source of vitamin C.', productId });
    expect(body.verdict).toBe('blocked');
    expect(body.sentences[0].conditions[0].text).toBe(
      'Vitamin C: the formula has none; needs 20 % DV per serving',
    );
  });

  it('says what the formula of one’s own product may say as it stands, and nobody else’s', async () => {
    const productId = await makeRecord(ada, 'product');
    const asked = { market: 'EU', channel: 'label', productId };
    const openings = async () => (await ada.post('/api/claims/openings', asked)).body.openings;
    const begun = await ada.post(`/api/products/${productId}/formulas`, { name: 'Zinc', from: 'empty' });
    expect(await openings()).toEqual([]);
    const line = { id: 1, nutrient: 'zinc', source: 'zinc picolinate', amount: { value: 5, unit: 'mg' } };
    await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, {
      body: { ops: [{ op: 'addLine', line }] },
      headers: { 'If-Match': '"1"' },
    });
    expect(await openings()).toContainEqual({
      text: 'High in zinc.',
      class: 'nutrientContent',
      verdict: 'allowed',
      ingredient: { key: 'zinc', name: 'zinc' },
    });
    const eve = await server.signIn({ uid: 'eve', email: 'eve@seedbed.test' });
    expect((await eve.post('/api/claims/openings', asked)).status).toBe(404);
  });

  it('never by another person’s product', async () => {
    const eve = await server.signIn({ uid: 'eve', email: 'eve@seedbed.test' });
    const productId = await makeRecord(eve, 'product');
    expect((await check({ text: 'High in zinc.', productId })).status).toBe(404);
  });

  it.each([
    ['both a product and its number', { text: 'x', productId: 1, product: {} }],
    ['nothing', { text: '' }],
    ['too much', { text: 'x'.repeat(4001) }],
    ['a market there is not', { text: 'x', market: 'CA' }],
    ['an unknown field', { text: 'x', colour: 'red' }],
    ['NUL', { text: 'a\0b' }],
  ])('refuses %s', async (_, body) => expect((await check(body)).status).toBe(400));

  it('counts amounts by their names, and refuses with their path those of what nobody knows', async () => {
    const given = (key: string) => ({
      text: 'High in fibre.',
      market: 'EU',
      product: {
        kind: 'food',
        serving: { grams: 100 },
        nutrients: [{ key, amount: 7, unit: 'g' }],
      },
    });
    expect((await check(given('fiber'))).body).toMatchObject({
      class: 'nutrientContent',
      verdict: 'allowed',
    });
    const refused = await check(given('fibber'));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path: 'product.nutrients.0.key' }] });
  });

  it('judges the longest copy there may be', async () => {
    expect((await check({ text: 'Cures cancer! '.repeat(285) })).body.verdict).toBe('blocked');
  });
});
