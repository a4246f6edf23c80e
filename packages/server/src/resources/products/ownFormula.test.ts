import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Answer, type Client, type TestServer } from '../../testing/server.ts';

const concept = { concept: 'Magnesium capsule', description: 'Evening.', formFactor: 'capsule' };
const price = (perKg: string) => ({ tiers: [{ fromKg: 0, perKg }], basis: 'quote', supplier: 'Acme' });
const zinc = (perKg = '20.00') => ({
  nutrient: 'zinc',
  source: 'zinc picolinate',
  amount: { value: 15, unit: 'mg' },
  potency: 20,
  price: price(perKg),
});

describe.each(await findDatabases())('the estimate of a formula on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const product = async (draft: object = concept): Promise<string> =>
    `/api/products/${(await ada.post('/api/products', draft)).body.id}`;
  const begin = async (at: string, from: unknown = 'empty'): Promise<Answer> =>
    ada.post(`${at}/formulas`, { name: 'Sleep', from });
  const path = ({ body }: Answer) => `/api/formulas/${body.formula.id}`;
  const tag = ({ body }: Answer) => ({ 'If-Match': `"${body.formula.rev}"` });
  const change = async (of: Answer, ops: object[]): Promise<Answer> => {
    const answer = await ada.send('PATCH', path(of), { body: { ops }, headers: tag(of) });
    expect(answer.status).toBe(200);
    return answer;
  };
  const container = [
    { op: 'setFormula', path: 'serving', value: { units: 2, unit: 'capsule' } },
    { op: 'setFormula', path: 'container', value: { units: 60 } },
  ];
  const made = async (at: string, ...lines: object[]): Promise<Answer> =>
    change(await begin(at), [...container, ...lines.map((line) => ({ op: 'addLine', line }))]);
  const estimate = async (at: string) => (await ada.get(`${at}/estimate`)).body;
  const listed = async (at: string) =>
    (await ada.get('/api/products?limit=200')).body.find(({ id }: { id: number }) => at.endsWith(`/${id}`));
  /** What a container and the run cost, by the estimate and by the formula's own screen. */
  const compared = async (at: string, { body: { cost } }: Answer) => {
    const { scenarios, estimatedCost } = await estimate(at);
    return [
      [scenarios.base.landedUnitCost, estimatedCost],
      [cost.perUnit, cost.run],
    ];
  };

  it.each([['suggested'], ['made of priced lines']])(
    '%s costs what the formula says, to the cent',
    async (how) => {
      const at = await product();
      const formula =
        how === 'suggested' ? await begin(at, 'suggested') : await made(at, zinc(), zinc('90.00'));
      const [ours, theirs] = await compared(at, formula);
      expect(ours).toEqual(theirs);
      const answer = await ada.get(`${at}/estimate`);
      checkShape('products.estimate', answer);
      const { priceBreaks, waterfall } = answer.body;
      expect(priceBreaks).toEqual(formula.body.cost.priceBreaks);
      expect(waterfall.map((part: { perContainer: number }) => part.perContainer.toFixed(2))).toEqual(
        formula.body.cost.waterfall.map((part: { perContainer: string }) => part.perContainer),
      );
    },
  );

  it('says whose formula it is, and lists its lines with their own prices', async () => {
    const at = await product();
    await made(at, zinc(), {
      name: 'Magnesium stearate',
      purpose: 'excipient',
      amount: { value: 5, unit: 'mg' },
    });
    const { basis, formFactor, unitsPerServing, ingredients } = await estimate(at);
    expect(basis).toMatch(
      /^First production run of your formula: .* bottles \(60 capsules, 30 servings each\)/,
    );
    expect([formFactor, unitsPerServing]).toEqual(['capsule', 2]);
    expect(ingredients).toMatchObject([
      {
        form: 'zinc picolinate',
        amountPerServing: 15,
        unit: 'mg',
        potency: 0.2,
        inputMg: 75,
        pricePerKg: { low: '20.00', base: '20.00', high: '20.00' },
        source: 'Your price (quote, Acme)',
        isAssumption: false,
      },
      { name: 'Magnesium stearate', purpose: 'excipient' },
    ]);
  });

  it('is the concept’s until a line can be costed, and says why', async () => {
    const at = await product();
    const before = await estimate(at);
    const empty = await begin(at);
    expect(await estimate(at)).toEqual(before);
    await change(empty, [{ op: 'addLine', line: zinc() }]);
    const { basis, estimatedCost } = await estimate(at);
    expect(estimatedCost).toBe(before.estimatedCost);
    expect(basis).toBe(
      `${before.basis}. The formula is not costed yet: it needs a form, what a container holds, and a line with amount and price`,
    );
  });

  it('follows each change of the formula on card, list and report, until the formula is gone', async () => {
    const at = await product();
    const ofConcept = (await estimate(at)).estimatedCost;
    const costs: string[] = [];
    const agreed = async (formula: Answer) => {
      const { estimatedCost, estimatedRevenue } = await estimate(at);
      expect((await ada.get(at)).body).toMatchObject({ estimatedCost, estimatedRevenue });
      expect(await listed(at)).toMatchObject({ estimatedCost, estimatedRevenue });
      expect(estimatedCost).toBe(formula.body.cost.run);
      costs.push(estimatedCost);
      return formula;
    };
    const first = await agreed(await made(at, zinc()));
    const dear = await agreed(
      await change(first, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]),
    );
    const undone = await agreed(await ada.post(`${path(dear)}/undo`, undefined, tag(dear)));
    await agreed(await ada.post(`${path(undone)}/redo`, undefined, tag(undone)));
    expect(costs).toEqual([costs[0], costs[1], costs[0], costs[1]]);
    expect(costs[0]).not.toBe(costs[1]);
    await ada.send('DELETE', path(dear), { headers: { 'If-Match': '*' } });
    expect((await listed(at)).estimatedCost).toBe(ofConcept);
  });

  it('follows a version that is restored', async () => {
    const at = await product();
    const first = await made(at, zinc());
    await ada.post(`${path(first)}/versions`, { note: '' });
    const dear = await change(first, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]);
    await listed(at);
    await ada.post(`${path(dear)}/versions/1/restore`, undefined, tag(dear));
    expect((await listed(at)).estimatedCost).toBe(first.body.cost.run);
  });

  it('is another answer for who has read it before', async () => {
    const at = await product();
    const formula = await made(at, zinc());
    const [card, report] = [await ada.get(at), await ada.get(`${at}/estimate`)];
    await change(formula, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]);
    for (const [url, old] of [
      [at, card],
      [`${at}/estimate`, report],
    ] as const) {
      const again = await ada.send('GET', url, {
        headers: { 'If-None-Match': old.headers.get('ETag') ?? '' },
      });
      expect(again.status).toBe(200);
      expect(again.body).not.toEqual(old.body);
    }
  });

  it('does not refuse what another window does to the product meanwhile', async () => {
    const at = await product();
    const formula = await made(at, zinc());
    const card = await ada.get(at);
    await change(formula, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]);
    const pinned = await ada.send('PATCH', `${at}/pin`, {
      headers: { 'If-Match': card.headers.get('ETag') ?? '' },
    });
    expect(pinned.status).toBe(200);
    expect(pinned.body.estimatedCost).toBe((await estimate(at)).estimatedCost);
  });

  it('agrees with the formula after both were read and changed at the same time', async () => {
    const at = await product();
    const formula = await made(at, zinc());
    const [changed] = await Promise.all([
      change(formula, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]),
      ada.get(at),
      ada.get('/api/products'),
      ada.patch(at, { description: 'At night.' }),
    ]);
    expect((await ada.get(at)).body.estimatedCost).toBe(changed.body.cost.run);
  });

  it('follows a new price, and another strength, of a material', async () => {
    const at = await product();
    const material = await ada.post('/api/materials', { name: 'Own zinc', price: price('20.00') });
    const own = `/api/materials/${material.body.id}`;
    const { price: _none, ...line } = zinc();
    const formula = await made(at, { ...line, potency: undefined, materialId: material.body.id });
    const costs = [(await listed(at)).estimatedCost];
    expect(costs).toEqual([formula.body.cost.run]);
    await ada.post(`${own}/prices`, price('400.00'));
    costs.push((await listed(at)).estimatedCost);
    const { headers } = await ada.get(own);
    await ada.send('PATCH', own, {
      body: { potency: 50 },
      headers: { 'If-Match': headers.get('ETag') ?? '' },
    });
    costs.push((await listed(at)).estimatedCost);
    expect(new Set(costs).size).toBe(3);
    expect(costs.at(-1)).toBe((await ada.get(path(formula))).body.cost.run);
  });

  it('follows a formula that is a part of it, of another product too', async () => {
    const at = await product();
    const part = await change(await begin(await product()), [{ op: 'addLine', line: zinc() }]);
    const { id } = part.body.formula;
    const whole = await made(at, { name: 'Premix', formulaId: id, amount: { value: 300, unit: 'mg' } });
    expect((await listed(at)).estimatedCost).toBe(whole.body.cost.run);
    await change(part, [{ op: 'setField', line: 1, path: 'price', value: price('400.00') }]);
    const { cost } = (await ada.get(path(whole))).body;
    expect(cost.run).not.toBe(whole.body.cost.run);
    expect((await listed(at)).estimatedCost).toBe(cost.run);
  });

  it('is of the formula that was changed last, of several that can be costed', async () => {
    const at = await product();
    const older = await made(at, zinc());
    const newer = await made(at, zinc('400.00'));
    await begin(at);
    expect((await estimate(at)).estimatedCost).toBe(newer.body.cost.run);
    const again = await change(older, [{ op: 'setFormula', path: 'name', value: 'Sleep again' }]);
    expect((await estimate(at)).estimatedCost).toBe(again.body.cost.run);
  });

  it('never overwrites what a person set', async () => {
    const at = await product({ ...concept, estimatedCost: '77.70', insights: 'Mine' });
    const formula = await made(at, zinc());
    expect(await listed(at)).toMatchObject({ estimatedCost: '77.70' });
    expect((await ada.get(at)).body).toMatchObject({ estimatedCost: '77.70', insights: 'Mine' });
    expect(await estimate(at)).toMatchObject({ estimatedCost: formula.body.cost.run, isCostSetByUser: true });
  });

  it('tells in the insights what the formula holds', async () => {
    const at = await product();
    await made(at, zinc());
    const { insights } = (await ada.get(at)).body;
    expect(insights).toContain('zinc picolinate');
  });

  it('names what has no price or no weight', async () => {
    const at = await product();
    await made(at, zinc(), { name: 'Unheard of', amount: { value: 5, unit: 'mg' } }, { name: 'Weightless' });
    const { warnings } = await estimate(at);
    expect(warnings).toContain('Unheard of has no price: it counts as nothing.');
    expect(warnings).toContain(
      'Weightless has no amount that can be weighed: its cost is not in the figures.',
    );
  });

  describe('of a food', () => {
    const granola = { concept: 'Granola', description: 'Crunchy.' };

    it('costs the suggested recipe as the concept did', async () => {
      const at = await product(granola);
      const before = await estimate(at);
      await begin(at, 'suggested');
      const after = await estimate(at);
      expect(after.basis).toContain('your formula');
      expect(after).toMatchObject({ kind: 'food', pack: before.pack, containers: before.containers });
      const [own, usual] = [after, before].map(({ scenarios }) => Number(scenarios.base.landedUnitCost));
      expect(own).toBeCloseTo(usual ?? 0, 1);
    });

    it('follows the price of a line of its recipe', async () => {
      const at = await product(granola);
      const formula = await begin(at, 'suggested');
      const { estimatedCost } = await estimate(at);
      await change(formula, [{ op: 'setField', line: 1, path: 'price', value: price('90.00') }]);
      const dear = await estimate(at);
      expect(Number(dear.estimatedCost)).toBeGreaterThan(Number(estimatedCost));
      expect(dear.ingredients[0]).toMatchObject({ source: 'Your price (quote, Acme)' });
      expect((await listed(at)).estimatedCost).toBe(dear.estimatedCost);
    });

    it('stays the concept’s for a product that is a supplement, and says why', async () => {
      const at = await product();
      await change(await begin(at), [
        { op: 'setFormula', path: 'kind', value: 'food' },
        { op: 'addLine', line: zinc() },
      ]);
      expect((await estimate(at)).basis).toContain('it is a food’s, and the product is a supplement');
    });
  });
});
