import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type Answer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('materials on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.UTC(2026, 10, 22, 9) });
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const path = '/api/materials';
  const make = (fields: object = {}) => ada.post(path, { name: 'Inulin', ...fields });
  const own = ({ body }: Answer) => `${path}/${body.id}`;
  const change = (method: 'PATCH' | 'DELETE', made: Answer, body?: object, tag = made.headers.get('ETag')) =>
    ada.send(method, own(made), { body, headers: tag === null ? {} : { 'If-Match': tag } });
  const price = (perKg: string, more: object = {}) => ({ tiers: [{ fromKg: 0, perKg }], ...more });

  describe('are refused', () => {
    it.each([
      ['without a name', { name: ' ' }, 'name'],
      ['with a field that no line has', { colour: 'red' }, 'colour'],
      ['with a potency of 0', { potency: 0 }, 'potency'],
      ['of an ingredient that nobody knows', { ingredient: 'unobtainium' }, 'ingredient'],
      ['with more than all of it water', { moisture: 100 }, 'moisture'],
      ['with allergens that rest on nothing', { allergens: { milk: 'free' } }, 'allergenEvidence'],
      ['with a price that is no amount', { price: price('cheap') }, 'price.tiers.0.perKg'],
    ])('%s', async (_, fields, at) => {
      const answer = await make(fields);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(at);
    });
  });

  it('are kept with their fields, and null as nothing', async () => {
    const fields = { potency: 98, profile: { fibre: 90 }, parts: ['chicory'], density: null };
    const made = await make(fields);
    checkShape('materials.create', made);
    expect(made.status).toBe(201);
    const { density: _none, ...known } = fields;
    expect(made.body).toMatchObject({ name: 'Inulin', ...known, price: null });
    expect(made.body).not.toHaveProperty('density');
    expect((await ada.get(own(made))).body).toEqual(made.body);
  });

  it('may tell unconfirmed allergens without evidence, and others with it', async () => {
    expect((await make({ allergens: { milk: 'unconfirmed' } })).status).toBe(201);
    const evidence = { kind: 'letter', text: 'Free of milk', date: '2026-01-05' };
    expect((await make({ allergens: { milk: 'free' }, allergenEvidence: evidence })).status).toBe(201);
  });

  it('are listed newest first, whole or in pages, and not to others', async () => {
    const grace = await server.signIn();
    const first = await grace.post(path, { name: 'First' });
    const second = await grace.post(path, { name: 'Second', price: price('7') });
    const list = await grace.get(path);
    checkShape('materials.list', list);
    expect(list.body).toEqual([second.body, first.body]);
    const page = await grace.get(`${path}?limit=1`);
    expect(page.body).toEqual([second.body]);
    const next = /<(.+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await grace.get(next)).body).toEqual([first.body]);
  });

  it('are made once for one key', async () => {
    const [once, again] = [
      await ada.post(path, { name: 'Keyed' }, { 'Idempotency-Key': 'material-1' }),
      await ada.post(path, { name: 'Keyed' }, { 'Idempotency-Key': 'material-1' }),
    ];
    expect(again.body).toEqual(once.body);
  });

  it('change only for who has the newest version', async () => {
    const made = await make({ potency: 98, overage: 5 });
    expect((await change('PATCH', made, { potency: 97 }, null)).status).toBe(428);
    const changed = await change('PATCH', made, { potency: 97, overage: null });
    expect(changed.body).toMatchObject({ name: 'Inulin', potency: 97 });
    expect(changed.body).not.toHaveProperty('overage');
    const late = await change('PATCH', made, { potency: 96 });
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(changed.body);
    expect((await change('DELETE', made)).status).toBe(412);
  });

  it('do not change where the whole would be refused', async () => {
    const made = await make({ allergens: { milk: 'unconfirmed' } });
    const answer = await change('PATCH', made, { allergens: { milk: 'free' } });
    expect(answer.status).toBe(400);
    expect((await ada.get(own(made))).body).toEqual(made.body);
  });

  it('are gone once deleted', async () => {
    const made = await make();
    expect((await change('DELETE', made)).status).toBe(204);
    expect((await ada.get(own(made))).status).toBe(404);
    expect((await ada.get(`${own(made)}/prices`)).status).toBe(404);
    const { body } = await ada.get(path);
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(made.body.id);
  });

  describe('prices', () => {
    const keptOf = ({ body: { moved: _moved, ...kept } }: Answer) => kept;

    it('are kept, the newest day first, and the newest is the material’s', async () => {
      const made = await make({
        price: price('12.5', { asOf: '2026-05-01', supplier: 'Acme', basis: 'quote' }),
      });
      const prices = `${own(made)}/prices`;
      const newer = await ada.post(prices, price('14', { asOf: '2026-11-01' }));
      const older = await ada.post(prices, price('9', { asOf: '2025-01-01' }));
      checkShape('materialPrices.create', newer);
      expect(newer.status).toBe(201);
      expect(newer.body).toMatchObject({
        tiers: [{ fromKg: 0, perKg: '14.00' }],
        basis: 'assumed',
        supplier: null,
      });
      const list = await ada.get(prices);
      checkShape('materialPrices.list', list);
      expect(list.body).toEqual([keptOf(newer), made.body.price, keptOf(older)]);
      expect((await ada.get(own(made))).body.price).toEqual(keptOf(newer));
    });

    it('of one day are newest by when they came', async () => {
      const made = await make();
      const prices = `${own(made)}/prices`;
      await ada.post(prices, price('10', { asOf: '2026-11-01' }));
      const later = await ada.post(prices, price('11', { asOf: '2026-11-01' }));
      expect((await ada.get(own(made))).body.price).toEqual(keptOf(later));
    });

    it('are of today without a day', async () => {
      const made = await make();
      expect((await ada.post(`${own(made)}/prices`, price('10'))).body.asOf).toBe('2026-11-22');
    });

    it('have tiers by least order', async () => {
      const tiers = [
        { fromKg: 500, perKg: '8' },
        { fromKg: 0, perKg: '10' },
      ];
      const made = await make({ price: { tiers } });
      expect(made.body.price.tiers.map(({ fromKg }: { fromKg: number }) => fromKg)).toEqual([0, 500]);
      const exact = await make({ price: { tiers: [{ fromKg: 0, perKg: '14.1234' }] } });
      expect(exact.body.price.tiers).toEqual([{ fromKg: 0, perKg: '14.1234' }]);
    });

    it.each([
      ['no tier', { tiers: [] }],
      [
        'two prices for one quantity',
        {
          tiers: [
            { fromKg: 1, perKg: '14.00' },
            { fromKg: 1, perKg: '12.00' },
          ],
        },
      ],
      ['a tier below nothing', { tiers: [{ fromKg: -1, perKg: '1' }] }],
      ['a day that is none', price('1', { asOf: '2026-13-01' })],
      ['another basis', price('1', { basis: 'hearsay' })],
    ])('are refused with %s', async (_, body) => {
      const made = await make();
      expect((await ada.post(`${own(made)}/prices`, body)).status).toBe(400);
    });
  });

  describe('in formulas', () => {
    /** A formula whose one line is the material, with a pack, so that a container has a cost. */
    async function formulaWith(materialId: number) {
      const path = `/api/formulas/${await makeRecord(ada, 'formula')}`;
      const set = { pack: 'tub', serving: { household: '1 scoop', grams: 5 }, container: { servings: 30 } };
      const ops = [
        ...Object.entries(set).map(([field, value]) => ({ op: 'setFormula', path: field, value })),
        { op: 'addLine', line: { id: 1, materialId, amount: { value: 5, unit: 'g' } } },
      ];
      const { body, status } = await ada.send('PATCH', path, { body: { ops }, headers: { 'If-Match': '*' } });
      expect(status).toBe(200);
      return { path, body };
    }
    const perKgOf = ({ body }: { body: Answer['body'] }) => body.bom.lines[0].perKg;

    it('are costed with the newest price; versions keep theirs', async () => {
      const made = await make({ name: 'Creatine', price: price('10', { asOf: '2026-01-01' }) });
      const formula = await formulaWith(made.body.id);
      expect(perKgOf(formula)).toBe(10);
      const before = formula.body.cost.perUnit;
      await ada.post(`${formula.path}/versions`, {});
      const kept = await ada.post(`${own(made)}/prices`, price('20', { asOf: '2026-11-01' }));
      checkShape('materialPrices.create', kept);
      const now = await ada.get(formula.path);
      expect(perKgOf(now)).toBe(20);
      const after = now.body.cost.perUnit;
      expect(Number(after)).toBeGreaterThan(Number(before));
      const { id, name } = now.body.formula;
      expect(kept.body.moved).toEqual([{ formulaId: id, name, from: before, to: after }]);
      const uses = await ada.get(`${own(made)}/uses`);
      checkShape('materials.uses', uses);
      expect(uses.body).toEqual([
        {
          formulaId: id,
          name,
          productId: now.body.formula.productId,
          isInDraft: true,
          versions: [1],
          perUnit: after,
          versionCosts: [{ n: 1, perUnit: before }],
        },
      ]);
    });

    it('are told a page of formulas at a time, newest first, and no more are costed', async () => {
      const made = await make({ name: 'Glycine', price: price('9') });
      const other = await make({ name: 'Of a longer number' });
      await server.database
        .db('materials')
        .where({ id: other.body.id })
        .update({ id: made.body.id * 10 });
      await formulaWith(made.body.id * 10);
      const ids: number[] = [];
      for (let count = 0; count < 3; count += 1)
        ids.unshift((await formulaWith(made.body.id)).body.formula.id);
      // One that has it in a version alone.
      const { path } = await formulaWith(made.body.id);
      await ada.post(`${path}/versions`, {});
      const ops = [{ op: 'removeLine', line: 1 }];
      const left = await ada.send('PATCH', path, { body: { ops }, headers: { 'If-Match': '*' } });
      ids.unshift(left.body.formula.id);
      const first = await ada.get(`${own(made)}/uses?limit=3`);
      checkShape('materials.uses', first);
      expect(first.body.map(({ formulaId }: { formulaId: number }) => formulaId)).toEqual(ids.slice(0, 3));
      expect(first.body[0]).toMatchObject({ isInDraft: false, versions: [1], perUnit: null });
      const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
      const second = await ada.get(next);
      expect(second.body.map(({ formulaId }: { formulaId: number }) => formulaId)).toEqual(ids.slice(3));
      expect(second.headers.get('Link')).toBeNull();
      expect((await ada.get(`${own(made)}/uses?limit=51`)).status).toBe(400);
      expect((await ada.get(`${own(made)}/uses?cursor=x`)).status).toBe(400);
    });

    it('stay while a draft holds them; a version goes on holding one that was deleted', async () => {
      const made = await make({ name: 'Taurine', price: price('8') });
      const { path: formula, body } = await formulaWith(made.body.id);
      const refused = await change('DELETE', made);
      expect(refused.status).toBe(409);
      expect(refused.body.detail).toContain(`'${body.formula.name}'`);
      await ada.post(`${formula}/versions`, {});
      const ifMatch = { headers: { 'If-Match': '*' } };
      await ada.send('PATCH', formula, { ...ifMatch, body: { ops: [{ op: 'removeLine', line: 1 }] } });
      expect((await change('DELETE', made)).status).toBe(204);
      const restored = await ada.send('POST', `${formula}/versions/1/restore`, ifMatch);
      expect(restored.status).toBe(200);
      expect(perKgOf(restored)).toBe(8);
      const read = await ada.get(formula);
      checkShape('formulas.get', read);
      // The list has it no more: a page that computes the formula is told of it.
      const { deletedMaterials } = read.body.formula;
      expect(deletedMaterials).toMatchObject([
        { id: made.body.id, name: 'Taurine', price: { tiers: [{ perKg: '8.00' }] } },
      ]);
    });
  });
});
