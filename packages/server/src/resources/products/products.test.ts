import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Answer, type Client, type TestServer } from '../../testing/server.ts';

const draft = { concept: 'Magnesium and L-theanine sleep aid', description: 'Wind down in the evening.' };
const path = '/api/products';

describe.each(await findDatabases())('products on $name', (kind) => {
  let server: TestServer;
  let ada: Client & { id: number };
  let grace: Client & { id: number };
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    grace = await server.signIn();
  });
  afterAll(() => server.close());

  const make = async (changes = {}) => (await ada.post(path, { ...draft, ...changes })).body;

  describe('refuses', () => {
    it.each([
      ['a blank concept', { concept: '  ' }, 'concept'],
      ['no description', { description: undefined }, 'description'],
      ['an unknown field', { colour: 'green' }, 'colour'],
      ['a number as money', { estimatedCost: 12 }, 'estimatedCost'],
      ['three decimals', { estimatedCost: '1.234' }, 'estimatedCost'],
      ['nine digits', { estimatedRevenue: '123456789' }, 'estimatedRevenue'],
      ['a negative amount', { estimatedRevenue: '-1' }, 'estimatedRevenue'],
      ['a volume that is not whole', { volume: 1.5 }, 'volume'],
      ['a volume over 1000', { volume: 1001 }, 'volume'],
      ['a unit of another form', { formFactor: 'capsule', volumeUnit: 'fl oz' }, 'volumeUnit'],
      ['a unit without a form', { volumeUnit: 'mg' }, 'volumeUnit'],
      ['an unknown form', { formFactor: 'spray' }, 'formFactor'],
    ])('%s', async (_, change, field) => {
      const answer = await ada.post(path, { ...draft, ...change });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field);
    });

    it('a product in another name', async () => {
      expect((await ada.post(path, { ...draft, createdById: grace.id })).status).toBe(403);
    });

    it.each(['/abc', '/0', '/-1', '/1.5', '/99999999999999999999', '/%ZZ', '/1e3'])(
      '%s as an id',
      async (id) => {
        expect((await ada.get(path + id)).status).toBe(400);
      },
    );

    it('somebody else’s product as if there were none', async () => {
      const { id } = await make();
      const attempts = [
        await grace.get(`${path}/${id}`),
        await grace.patch(`${path}/${id}`, { concept: 'Mine now' }),
        await grace.patch(`${path}/${id}/pin`),
        await grace.get(`${path}/${id}/estimate`),
        await grace.delete(`${path}/${id}`),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await ada.get(`${path}/${id}`)).body.concept).toBe(draft.concept);
    });

    it('a made-up cursor', async () => {
      const forged = [
        [true, '0000-01-01T00:00:00.000Z', 1],
        [1, 2, 3],
        [true, '2026-02-30T00:00:00.000Z', 1],
        {},
      ];
      for (const key of forged) {
        const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
        expect((await ada.get(`${path}?cursor=${cursor}`)).status).toBe(400);
      }
      for (const query of [
        'cursor=%00',
        'cursor=x',
        'limit=0',
        'limit=201',
        'limit=x',
        'limit=1&limit=2',
        'page=2',
      ]) {
        expect((await ada.get(`${path}?${query}`)).status).toBe(400);
      }
    });
  });

  it('works out figures and insights', async () => {
    const answer = await ada.post(path, draft);
    expect(answer.status).toBe(201);
    checkShape('products.create', answer);
    const { id, insights, estimatedCost, estimatedRevenue } = answer.body;
    expect(insights).toContain('#');
    expect(Number(estimatedCost)).toBeGreaterThan(0);
    const estimate = await ada.get(`${path}/${id}/estimate`);
    checkShape('products.estimate', estimate);
    expect(estimate.body).toMatchObject({
      productId: id,
      estimatedCost,
      estimatedRevenue,
      isCostSetByUser: false,
    });
  });

  it('tells which sources of the insights state a dose that was studied', async () => {
    const { body } = await ada.post(path, draft);
    const answer = await ada.get(`${path}/${body.id}/studied-doses`);
    checkShape('products.studiedDoses', answer);
    expect(answer.body).toContainEqual(
      expect.objectContaining({ ingredient: { key: 'magnesium', name: 'magnesium' } }),
    );
    const own = await ada.send('PATCH', `${path}/${body.id}`, { body: { insights: 'My own.' } });
    expect(own.status).toBe(200);
    expect((await ada.get(`${path}/${body.id}/studied-doses`)).body).toEqual([]);
  });

  it('keeps what was sent: a duplicate has the values of its original', async () => {
    const copy = {
      ...draft,
      createdById: ada.id,
      insights: 'Mine',
      estimatedCost: '12000',
      estimatedRevenue: '0.5',
      pinned: true,
    };
    const { body } = await ada.post(path, copy);
    expect(body).toMatchObject({ ...copy, estimatedCost: '12000.00', estimatedRevenue: '0.50' });
    const { body: estimate } = await ada.get(`${path}/${body.id}/estimate`);
    expect(estimate).toMatchObject({ isCostSetByUser: true, isRevenueSetByUser: true });
  });

  it('sets a form’s default unit, and again when the form changes', async () => {
    const { id, volumeUnit } = await make({ formFactor: 'capsule', volume: 500 });
    expect(volumeUnit).toBe('mg');
    const change = async (patch: object) => (await ada.patch(`${path}/${id}`, patch)).body;
    expect(await change({ volumeUnit: 'IU' })).toMatchObject({ volumeUnit: 'IU' });
    expect(await change({ volume: 400 })).toMatchObject({ volume: 400, volumeUnit: 'IU' });
    expect(await change({ formFactor: 'liquid' })).toMatchObject({ volume: 400, volumeUnit: 'mL' });
    expect((await ada.patch(`${path}/${id}`, { volumeUnit: 'CFU' })).status).toBe(400);
    expect(await change({ formFactor: null })).toMatchObject({ formFactor: null, volumeUnit: null });
  });

  it('follows an edited concept, but never a value the person set', async () => {
    const { id, estimatedRevenue, insights } = await make({ estimatedCost: '77.70' });
    const change = { concept: 'Vitamin D3 gummies for children', formFactor: 'gummie' };
    const { body } = await ada.patch(`${path}/${id}`, change);
    expect(body.estimatedCost).toBe('77.70');
    expect(body.estimatedRevenue).not.toBe(estimatedRevenue);
    expect(body.insights).not.toBe(insights);
    const own = await ada.patch(`${path}/${id}`, { insights: 'My own words' });
    expect(own.body.insights).toBe('My own words');
    const later = await ada.patch(`${path}/${id}`, { concept: 'Iron tablets' });
    expect(later.body).toMatchObject({ insights: 'My own words', estimatedCost: '77.70' });
    const handedBack = await ada.patch(`${path}/${id}`, { estimatedCost: null, insights: null });
    expect(handedBack.body.estimatedCost).not.toBe('77.70');
    expect(handedBack.body.insights).toContain('#');
  });

  describe('of an older version of the estimate', () => {
    const outdated = async (changes = {}) => {
      const { id } = await make(changes);
      await server.database
        .db('products')
        .where({ id })
        .update({ estimate_version: 'older', estimated_revenue: '1.00' });
      return id as number;
    };
    const listed = async (id: number) =>
      (await ada.get(`${path}?limit=200`)).body.find((row: { id: number }) => row.id === id);
    const estimated = async (id: number) => (await ada.get(`${path}/${id}/estimate`)).body;

    it('are worked out anew for the list', async () => {
      const id = await outdated();
      const { estimatedCost, estimatedRevenue } = await listed(id);
      expect(await estimated(id)).toMatchObject({
        estimatedCost,
        estimatedRevenue,
        isRevenueSetByUser: false,
      });
      expect(estimatedRevenue).not.toBe('1.00');
    });

    it('are worked out anew for one of them, and for its pin', async () => {
      const [read, pinned] = [await outdated(), await outdated()];
      const { estimatedRevenue } = await estimated(read);
      expect((await ada.get(`${path}/${read}`)).body.estimatedRevenue).toBe(estimatedRevenue);
      expect((await ada.patch(`${path}/${pinned}/pin`)).body).toMatchObject({
        estimatedRevenue,
        pinned: true,
      });
    });

    it('keep what the person set', async () => {
      const id = await outdated({ estimatedCost: '77.70', insights: 'Mine' });
      const row = await listed(id);
      expect(row).toMatchObject({ estimatedCost: '77.70', insights: 'Mine' });
      expect(row.estimatedRevenue).not.toBe('1.00');
    });
  });

  it('toggles the pin, twice as many times when asked twice at once', async () => {
    const { id } = await make();
    const pin = () => ada.patch(`${path}/${id}/pin`);
    const first = await pin();
    checkShape('products.togglePin', first);
    expect(first.body.pinned).toBe(true);
    await Promise.all([pin(), pin(), pin()]);
    expect((await ada.get(`${path}/${id}`)).body.pinned).toBe(false);
  });

  describe('counts its versions', () => {
    const tagOf = ({ headers }: Answer) => headers.get('ETag') ?? '';
    const withTag = (method: string, address: string, tag: string, body?: object) =>
      ada.send(method, address, { body, headers: { 'If-Match': tag } });

    it('in the ETag, the same for whoever reads and writes; an empty or equal patch writes nothing', async () => {
      const made = await ada.post(path, draft);
      const address = `${path}/${made.body.id}`;
      const read = await ada.get(address);
      expect(tagOf(read)).toBe(tagOf(made));
      for (const patch of [{}, { concept: draft.concept }]) {
        const same = await ada.patch(address, patch);
        expect([same.status, tagOf(same), same.body]).toEqual([200, tagOf(made), made.body]);
      }
      const changed = await ada.patch(address, { concept: 'Tea' });
      expect(tagOf(await ada.get(address))).toBe(tagOf(changed));
      const pinned = await ada.patch(`${address}/pin`);
      expect(tagOf(await ada.get(address))).toBe(tagOf(pinned));
      const tags = [made, changed, pinned].map(tagOf);
      expect(new Set(tags).size).toBe(3);
      const unchanged = await ada.get(address, { headers: { 'If-None-Match': tags[2] ?? '' } });
      expect(unchanged.status).toBe(304);
    });

    it('and is written only as the caller has it, when they say so', async () => {
      const made = await ada.post(path, draft);
      const address = `${path}/${made.body.id}`;
      const changed = await withTag('PATCH', address, tagOf(made), { concept: 'Tea' });
      expect(changed.status).toBe(200);
      const attempts = [
        await withTag('PATCH', address, tagOf(made), { concept: 'Coffee' }),
        await withTag('PATCH', `${address}/pin`, tagOf(made)),
        await withTag('DELETE', address, tagOf(made)),
      ];
      for (const answer of attempts) {
        expect([answer.status, answer.body.current, tagOf(answer)]).toEqual([
          412,
          changed.body,
          tagOf(changed),
        ]);
      }
      expect((await ada.get(address)).body).toEqual(changed.body);
      expect((await withTag('DELETE', address, tagOf(changed))).status).toBe(204);
    });

    it('of two writers who have the same, one is told of the other', async () => {
      const made = await ada.post(path, draft);
      const write = (concept: string) =>
        withTag('PATCH', `${path}/${made.body.id}`, tagOf(made), { concept });
      const answers = await Promise.all(['Tea', 'Coffee'].map(write));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    it('but tells nobody else of them', async () => {
      const made = await ada.post(path, draft);
      const headers = { 'If-Match': '"9-x"' };
      const answer = await grace.send('PATCH', `${path}/${made.body.id}`, {
        body: { concept: 'x' },
        headers,
      });
      expect(answer.status).toBe(404);
    });
  });

  it('deletes', async () => {
    const { id } = await make();
    const answer = await ada.delete(`${path}/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await ada.delete(`${path}/${id}`)).status).toBe(404);
  });

  it('lists pinned first, then newest, page by page without gaps or repeats', async () => {
    const linus = await server.signIn();
    for (let n = 0; n < 7; n += 1) {
      const { body } = await linus.post(path, {
        ...draft,
        concept: `No ${n}`,
        insights: '',
        estimatedCost: '1',
      });
      if (n === 2 || n === 4) await linus.patch(`${path}/${body.id}/pin`);
    }
    const all = await linus.get(path);
    checkShape('products.list', all);
    expect(all.body.map((row: { concept: string }) => row.concept)).toEqual(
      [4, 2, 6, 5, 3, 1, 0].map((n) => `No ${n}`),
    );
    const pages = [];
    let next: string | undefined = `${path}?limit=3`;
    while (next) {
      const page = await linus.get(next);
      pages.push(...page.body);
      next = /<(.+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    expect(pages).toEqual(all.body);
    expect(all.headers.get('Link')).toBeNull();
  });

  it('lists without the insights texts when they are not asked for, on every page', async () => {
    const linus = await server.signIn();
    for (const insights of ['One', 'Two']) await linus.post(path, { ...draft, insights });
    const whole = await linus.get(`${path}?insights=true`);
    expect(whole.text).toBe((await linus.get(path)).text);
    const first = await linus.get(`${path}?limit=1&insights=false`);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const rows = [...first.body, ...(await linus.get(next)).body];
    checkShape('products.list', { ...first, body: rows });
    expect(rows.map((row: object) => 'insights' in row)).toEqual([false, false]);
    expect(whole.body).toMatchObject(rows);
    expect((await linus.get(`${path}?insights=no`)).status).toBe(400);
  });

  it('answers 304 to a reader that has the list', async () => {
    const { headers } = await ada.get(path);
    const tag = headers.get('ETag') ?? '';
    const again = await ada.get(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
    await make();
    expect((await ada.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('has no products for a person without a record, and takes none', async () => {
    const visitor = await server.signIn({}, { isNew: true });
    expect((await visitor.get(path)).body).toEqual([]);
    expect((await visitor.get(`${path}/1`)).status).toBe(404);
    expect((await visitor.post(path, draft)).status).toBe(409);
  });

  describe('with an Idempotency-Key', () => {
    const count = async () => (await ada.get(path)).body.length;

    it('answers the first result, and only once does the work', async () => {
      const before = await count();
      const key = { 'Idempotency-Key': 'first' };
      const answers = await Promise.all(Array.from({ length: 4 }, () => ada.post(path, draft, key)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const { description, concept } = draft;
      const reordered = await ada.post(path, { description, concept }, key);
      expect(reordered.text).toBe(answers[0]?.text);
      expect(await count()).toBe(before + 1);
    });

    it('refuses another body under the same key: 409', async () => {
      const key = { 'Idempotency-Key': 'second' };
      await ada.post(path, draft, key);
      expect((await ada.post(path, { ...draft, concept: 'Another' }, key)).status).toBe(409);
    });

    it('keeps the keys of two people apart', async () => {
      const key = { 'Idempotency-Key': 'third' };
      const [mine, hers] = [await ada.post(path, draft, key), await grace.post(path, draft, key)];
      expect(hers.body.createdById).toBe(grace.id);
      expect(hers.body.id).not.toBe(mine.body.id);
    });

    it('refuses an empty key', async () => {
      expect((await ada.post(path, draft, { 'Idempotency-Key': '' })).status).toBe(400);
    });
  });
});
