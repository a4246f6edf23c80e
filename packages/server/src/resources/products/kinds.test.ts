import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/products';
const bar = { concept: 'Protein bar', description: 'After the gym.' };

describe.each(await findDatabases())('kinds of products on $name', (database) => {
  let server: TestServer;
  let ada: Client & { id: number };
  beforeAll(async () => {
    server = await startServer(database);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const make = async (changes = {}) => (await ada.post(path, { ...bar, ...changes })).body;
  const change = async (id: number, patch: object) => (await ada.patch(`${path}/${id}`, patch)).body;

  it('are read from the words where nobody chose', async () => {
    const answer = await ada.post(path, bar);
    checkShape('products.create', answer);
    expect(answer.body).toMatchObject({
      kind: 'food',
      isKindSetByUser: false,
      formFactor: null,
      pack: { category: 'bar_cold', label: 'bar wrapper', size: 60, unit: 'g' },
      isPackSetByUser: false,
      estimatedCost: '29843.82',
      estimatedRevenue: '22857.53',
      estimateWithheld: null,
    });
    expect(answer.body.insights).toContain('Bar wrapper of 60 g: 1 serving');
  });

  it('are a supplement with a form factor', async () => {
    expect(await make({ formFactor: 'powder' })).toMatchObject({ kind: 'supplement', pack: null });
  });

  it('can be corrected, and the figures follow', async () => {
    const { id, estimatedCost } = await make();
    const supplement = await change(id, { kind: 'supplement' });
    expect(supplement).toMatchObject({ kind: 'supplement', isKindSetByUser: true, pack: null });
    expect(supplement.estimatedCost).not.toBe(estimatedCost);
    expect(await change(id, { kind: null })).toMatchObject({
      kind: 'food',
      isKindSetByUser: false,
      estimatedCost,
    });
  });

  it('have a pack that can be chosen, by category and size', async () => {
    const { id } = await make();
    const pack = { category: 'bar_baked', size: 45 };
    expect(await change(id, { pack })).toMatchObject({
      kind: 'food',
      isKindSetByUser: true,
      pack: { ...pack, label: 'bar wrapper', unit: 'g' },
      isPackSetByUser: true,
    });
    expect(await change(id, { pack: null })).toMatchObject({
      pack: { category: 'bar_cold', size: 60 },
      isPackSetByUser: false,
    });
  });

  it('give way to a form factor, which foods do not have', async () => {
    const { id } = await make({ kind: 'food', pack: { category: 'snack' } });
    const powder = await change(id, { formFactor: 'powder', volume: 30 });
    expect(powder).toMatchObject({ kind: 'supplement', isKindSetByUser: false, pack: null, volumeUnit: 'g' });
    expect(await change(id, { kind: 'food' })).toMatchObject({
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
  });

  it('are copied as they are: read ones are read again', async () => {
    const copyOf = async (original: Record<string, unknown>) => {
      const { id: _id, createdAt: _createdAt, createdById: _createdById, ...copy } = original;
      const answer = await ada.post(path, { ...copy, concept: `${String(copy.concept)} (Copy)` });
      return answer.body;
    };
    expect(await copyOf(await make())).toMatchObject({
      kind: 'food',
      isKindSetByUser: false,
      isPackSetByUser: false,
    });
    const chosen = await make({ kind: 'drink', pack: { category: 'shot', size: 50 } });
    expect(await copyOf(chosen)).toMatchObject({
      kind: 'drink',
      isKindSetByUser: true,
      pack: chosen.pack,
      isPackSetByUser: true,
    });
  });

  it.each([
    ['a form factor of a food', { kind: 'food', formFactor: 'capsule' }, 'formFactor'],
    ['a form factor beside a pack', { pack: { category: 'snack' }, formFactor: 'capsule' }, 'formFactor'],
    ['a pack of another kind', { kind: 'drink', pack: { category: 'snack' } }, 'pack'],
    ['a pack of a supplement', { kind: 'supplement', pack: { category: 'snack' } }, 'pack'],
    ['an unknown pack', { pack: { category: 'barrel' } }, 'pack.category'],
    ['a size of nothing', { pack: { category: 'snack', size: 0 } }, 'pack.size'],
    ['an unknown kind', { kind: 'cosmetic' }, 'kind'],
  ])('refuse %s', async (_, sent, field) => {
    const answer = await ada.post(path, { ...bar, ...sent });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field);
  });

  it('show no figure but the reason where no such product is sold, and never touch a person’s own', async () => {
    const collagen = { concept: 'Collagen 10 g gummies', description: 'For skin.' };
    const withheld = await make(collagen);
    expect(withheld).toMatchObject({ estimatedCost: null, estimatedRevenue: null });
    expect(withheld.estimateWithheld).toContain('such products have at most 6');
    const own = await make({ ...collagen, estimatedCost: '5.00', estimatedRevenue: '9.00' });
    expect(own).toMatchObject({ estimatedCost: '5.00', estimatedRevenue: '9.00', estimateWithheld: null });
  });

  it('give a formula its first lines: a food’s are its recipe', async () => {
    const { id } = await make();
    const answer = await ada.post(`${path}/${id}/formulas`, { name: 'First', from: 'suggested' });
    expect(answer.status).toBe(201);
    expect(answer.body.formula).toMatchObject({ kind: 'food', isBeverage: false, serving: { grams: 60 } });
  });

  it('are read before anything is stored', async () => {
    const answer = await ada.post('/api/product-kinds', { concept: 'Ginger kombucha' });
    checkShape('products.readKind', answer);
    expect(answer.body).toMatchObject({
      kind: 'drink',
      isSaid: true,
      archetype: 'kombucha',
      pack: { category: 'fermented_drink', size: 400, unit: 'mL' },
    });
    expect(answer.body.packs).toHaveLength(36);
    expect((await ada.post('/api/product-kinds', { concept: 'Calm' })).body).toMatchObject({
      kind: 'supplement',
      isSaid: false,
    });
  });
});
