import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type Answer, type TestServer } from '../../testing/server.ts';

const zinc = { id: 1, nutrient: 'zinc', source: 'zinc picolinate', amount: { value: 15, unit: 'mg' } };
const theanine = { id: 2, name: 'L-theanine', amount: { value: 200, unit: 'mg' } };
const addZinc = { op: 'addLine', line: zinc };

describe.each(await findDatabases())('kept formulas on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let product: number;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    product = await makeRecord(ada, 'product');
  });
  afterAll(() => server.close());

  const list = () => `/api/products/${product}/formulas`;
  const begin = async (from: unknown = 'empty', name = 'Sleep') =>
    (await ada.post(list(), { name, from })).body.formula;
  const at = (id: number) => `/api/formulas/${id}`;
  const tag = (rev: number | string) => ({ 'If-Match': `"${rev}"` });
  const patch = (id: number, ops: unknown[], rev: number | string = 1) =>
    ada.send('PATCH', at(id), { body: { ops }, headers: tag(rev) });
  const act = (id: number, what: string, rev: number | string) =>
    ada.post(`${at(id)}/${what}`, undefined, tag(rev));
  const ids = ({ body }: Answer) => body.formula.lines.map((line: { id: unknown }) => line.id);

  describe('begin', () => {
    it('empty, with the form of the product', async () => {
      const made = await ada.post(list(), { name: ' Sleep ', from: 'empty' });
      checkShape('formulas.create', made);
      expect([made.status, made.headers.get('ETag')]).toEqual([201, '"1"']);
      expect(made.body.formula).toMatchObject({
        productId: product,
        name: 'Sleep',
        rev: 1,
        market: 'US',
        lines: [],
        canUndo: false,
        approvedVersion: null,
      });
      const read = await ada.get(at(made.body.formula.id));
      expect(read.body).toEqual(made.body);
      expect(read.headers.get('ETag')).toBe('"1"');
      expect(read.headers.get('Server-Timing')).toMatch(/^total;dur=[\d.]+$/);
    });

    it('as the product’s estimate suggests', async () => {
      const made = await ada.post(list(), { name: 'Suggested', from: 'suggested' });
      checkShape('formulas.create', made);
      expect(made.body.formula.lines.length).toBeGreaterThan(1);
      expect(made.body.formula.lines[0]).toMatchObject({ id: 1, tag: 'suggested' });
      const touched = [{ op: 'setField', line: 1, path: 'amount.value', value: 1 }];
      const { body } = await patch(made.body.formula.id, touched);
      expect(body.formula.lines[0]).not.toHaveProperty('tag');
      const undone = await act(made.body.formula.id, 'undo', 2);
      expect(undone.body.formula.lines).toEqual(made.body.formula.lines);
    });

    it('as the recipe of a food, with what is known of its nutrition', async () => {
      const draft = { concept: 'Protein bar with 20 g of protein', description: 'For adults' };
      const { body: bar } = await ada.post('/api/products', draft);
      const made = await ada.post(`/api/products/${bar.id}/formulas`, { name: 'Bar', from: 'suggested' });
      checkShape('formulas.create', made);
      const { formula, panel } = made.body;
      expect([formula.kind, panel.title]).toEqual(['food', 'Nutrition Facts']);
      expect(formula.lines.some((line: { profile?: object }) => line.profile)).toBe(true);
    });

    it('as what is suggested without a formula, which stores nothing', async () => {
      const suggested = await ada.get(`${list()}/suggested`);
      checkShape('formulas.suggest', suggested);
      const before = (await ada.get(list())).body.length;
      const made = await ada.post(list(), { name: 'Suggested', from: 'suggested' });
      const { lines, serving } = suggested.body.draft;
      expect(made.body.formula).toMatchObject({ lines, serving });
      expect((await ada.get(list())).body).toHaveLength(before + 1);
    });

    it('as a copy of a draft, or of a version', async () => {
      const { id } = await begin();
      await patch(id, [addZinc]);
      await ada.post(`${at(id)}/versions`, {});
      await patch(id, [{ op: 'removeLine', line: 1 }], 2);
      const [draft, version] = [
        await begin({ formulaId: id }, 'A'),
        await begin({ formulaId: id, version: 1 }),
      ];
      expect([draft.name, draft.lines]).toEqual(['A', []]);
      expect(version.lines).toEqual([zinc]);
    });

    it.each([
      ['no name', { name: ' ', from: 'empty' }, 400],
      ['too long a name', { name: 'x'.repeat(201), from: 'empty' }, 400],
      ['an unknown beginning', { name: 'x', from: 'nothing' }, 400],
      ['a formula that is not there', { name: 'x', from: { formulaId: 2_000_000_000 } }, 404],
    ])('not with %s', async (_, body, status) => {
      expect((await ada.post(list(), body)).status).toBe(status);
    });

    it('not as a copy of somebody else’s, or of a version that is not there', async () => {
      const { id } = await begin();
      const grace = await server.signIn();
      const hers = await makeRecord(grace, 'product');
      const copy = { name: 'x', from: { formulaId: id } };
      expect((await grace.post(`/api/products/${hers}/formulas`, copy)).status).toBe(404);
      expect((await ada.post(list(), { name: 'x', from: { formulaId: id, version: 1 } })).status).toBe(404);
    });
  });

  it('are listed by product, the oldest first, as they are by now', async () => {
    const linus = await server.signIn();
    const own = await makeRecord(linus, 'product');
    const address = `/api/products/${own}/formulas`;
    const made = [];
    for (const name of ['One', 'Two']) made.push((await linus.post(address, { name, from: 'empty' })).body);
    const [first] = made.map(({ formula }) => formula);
    const ops = [{ op: 'setFormula', path: 'name', value: 'Renamed' }];
    await linus.send('PATCH', at(first.id), { body: { ops }, headers: tag(1) });
    const listed = await linus.get(address);
    checkShape('formulas.list', listed);
    expect(listed.body.map(({ name, rev }: { name: string; rev: number }) => [name, rev])).toEqual([
      ['Renamed', 2],
      ['Two', 1],
    ]);
    await linus.delete(`/api/products/${own}`);
    expect((await linus.get(at(first.id))).status).toBe(404);
    expect((await linus.get(address)).status).toBe(404);
  });

  describe('change', () => {
    it('by ops: lines, their fields and settings, with what follows', async () => {
      const { id } = await begin();
      const answer = await patch(id, [
        addZinc,
        { op: 'addLine', line: theanine, after: null },
        { op: 'setField', line: 1, path: 'amount.value', value: 30 },
        { op: 'setFormula', path: 'options.showIu', value: true },
        { op: 'addLine', line: { name: 'shell', purpose: 'shell' } },
        { op: 'moveLine', line: 2, after: 1 },
      ]);
      checkShape('formulas.update', answer);
      expect([answer.status, answer.headers.get('ETag')]).toEqual([200, '"2"']);
      expect(ids(answer)).toEqual([1, 2, 3]);
      expect(answer.body.formula).toMatchObject({ rev: 2, options: { showIu: true }, canUndo: true });
      expect(answer.body.panel.lines[0]).toMatchObject({ name: 'Zinc (as zinc picolinate)' });
      expect((await ada.get(at(id))).body).toEqual(answer.body);
    });

    it('as no new rev, and nothing to undo, where they change nothing', async () => {
      const { id } = await begin();
      for (const ops of [[], [{ op: 'setFormula', path: 'options.showIu', value: null }]]) {
        const { status, body } = await patch(id, ops);
        expect([status, body.formula.rev, body.formula.canUndo]).toEqual([200, 1, false]);
      }
    });

    it('not at all when one op cannot be done, or leaves something that is not valid', async () => {
      const { id } = await begin();
      await patch(id, [addZinc]);
      const refused: [unknown, string][] = [
        [{ op: 'setField', line: 9, path: 'name', value: 'x' }, 'ops.1.line'],
        [{ op: 'addLine', line: { id: 1 } }, 'ops.1.line'],
        [{ op: 'addLine', line: { id: 'x'.repeat(65) } }, 'ops.1.line.id'],
        [{ op: 'setField', line: 1, path: 'potency', value: 0 }, 'ops.1.value'],
        [{ op: 'setField', line: 1, path: 'amount.value', value: -1 }, 'ops.1.value'],
        [{ op: 'setField', line: 1, path: 'colour', value: 'red' }, 'ops.1.value'],
        [{ op: 'setField', line: 1, path: 'nutrient.key', value: 'x' }, 'ops.1.path'],
        [{ op: 'setField', line: 1, path: '__proto__.x', value: 1 }, 'ops.1.value'],
        [{ op: 'setFormula', path: 'market', value: 'UK' }, 'ops.1.value'],
        [{ op: 'setFormula', path: 'name', value: null }, 'ops.1.value'],
        [{ op: 'setFormula', path: 'lines', value: [] }, 'ops.1.path'],
        [{ op: 'paint' }, 'ops.1.op'],
      ];
      for (const [op, path] of refused) {
        const answer = await patch(id, [{ op: 'setFormula', path: 'notes', value: 'x' }, op], 2);
        const { errors } = answer.body;
        expect([op, answer.status, errors?.[0].path]).toEqual([op, 400, path]);
      }
      expect((await ada.get(at(id))).body.formula).toMatchObject({ rev: 2, lines: [zinc] });
    });

    it('to at most 200 lines, by at most 500 ops', async () => {
      const { id } = await begin();
      const lines = Array.from({ length: 200 }, (_, n) => ({ op: 'addLine', line: { id: `l${n}` } }));
      const full = await patch(id, lines);
      expect([full.status, full.body.formula.lines.length]).toEqual([200, 200]);
      expect((await patch(id, [{ op: 'addLine', line: { id: 'more' } }], 2)).status).toBe(400);
      const many = Array.from({ length: 501 }, () => ({ op: 'setFormula', path: 'notes', value: 'x' }));
      expect((await patch(id, many, 2)).status).toBe(400);
    });

    it('not without If-Match, nor as it was before: 428, and 412 with the formula as it is', async () => {
      const { id } = await begin();
      const bare = await ada.patch(at(id), { ops: [addZinc] });
      expect(bare.status).toBe(428);
      const first = await patch(id, [addZinc]);
      const late = await patch(id, [{ op: 'setFormula', path: 'notes', value: 'x' }]);
      expect([late.status, late.headers.get('ETag')]).toEqual([412, '"2"']);
      expect(late.body.current).toEqual(first.body.formula);
    });

    it('nothing by ops that come to nothing', async () => {
      const { id } = await begin();
      await patch(id, [addZinc]);
      const same = [{ op: 'setField', line: 1, path: 'amount.value', value: 15 }];
      for (const ops of [[], same]) {
        const { body } = await patch(id, ops, 2);
        expect(body.formula.rev).toBe(2);
      }
      expect((await act(id, 'undo', 2)).body.formula.lines).toEqual([]);
    });

    it('once under one Idempotency-Key, also when the formula is another by then', async () => {
      const { id } = await begin();
      const headers = { ...tag(1), 'Idempotency-Key': `change-${id}` };
      const send = (ops: unknown[]) => ada.send('PATCH', at(id), { body: { ops }, headers });
      const [first, second] = [await send([addZinc]), await send([addZinc])];
      expect(second.text).toBe(first.text);
      expect([second.status, second.headers.get('ETag')]).toEqual([200, '"2"']);
      expect((await send([{ op: 'removeLine', line: 1 }])).status).toBe(409);
    });

    it('under a key whose first request was refused for want of If-Match, once it is sent with it', async () => {
      const { id } = await begin();
      const key = { 'Idempotency-Key': `conditional-${id}` };
      const send = (headers: Record<string, string>) =>
        ada.send('PATCH', at(id), { body: { ops: [addZinc] }, headers: { ...key, ...headers } });
      expect((await send({})).status).toBe(428);
      const first = await send(tag(1));
      expect(first.status).toBe(200);
      const bare = await send({});
      expect([bare.status, bare.text]).toEqual([200, first.text]);
    });

    it('of two windows that have the same, one is told of the other, and nothing is lost', async () => {
      const { id } = await begin();
      const windows = [addZinc, { op: 'addLine', line: theanine }];
      const answers = await Promise.all(windows.map((op) => patch(id, [op])));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const late = answers.findIndex(({ status }) => status === 412);
      const merged = await patch(id, [windows[late]], answers[late]?.body.current.rev);
      expect(ids(merged).toSorted()).toEqual([1, 2]);
    });
  });

  describe('undo', () => {
    it('takes changes back one by one, redo makes them again, each as a new rev', async () => {
      const { id } = await begin();
      await patch(id, [addZinc, { op: 'addLine', line: theanine }]);
      await patch(id, [{ op: 'removeLine', line: 1 }], 2);
      const undone = await act(id, 'undo', 3);
      checkShape('formulas.undo', undone);
      expect([undone.headers.get('ETag'), ids(undone)]).toEqual(['"4"', [1, 2]]);
      expect(undone.body.formula).toMatchObject({ canUndo: true, canRedo: true });
      expect((await act(id, 'undo', 4)).body.formula).toMatchObject({ lines: [], canUndo: false });
      expect((await act(id, 'undo', 5)).status).toBe(409);
      expect(ids(await act(id, 'redo', 5))).toEqual([1, 2]);
      expect(ids(await act(id, 'redo', 6))).toEqual([2]);
      expect((await act(id, 'redo', 7)).status).toBe(409);
    });

    it('has nothing to redo after a new change', async () => {
      const { id } = await begin();
      await patch(id, [addZinc]);
      await act(id, 'undo', 2);
      const changed = await patch(id, [{ op: 'addLine', line: theanine }], 3);
      expect(changed.body.formula.canRedo).toBe(false);
      expect((await act(id, 'redo', 4)).status).toBe(409);
    });

    it('outlives the program', async () => {
      const { id } = await begin();
      await patch(id, [addZinc]);
      const another = await startServer(kind, { database: server.database });
      const again = await another.signIn({ uid: ada.uid, email: ada.email });
      expect((await again.post(`${at(id)}/undo`, undefined, tag(2))).body.formula.lines).toEqual([]);
      await another.close();
    });

    it('goes back 200 changes', async () => {
      const { id } = await begin();
      for (let rev = 1; rev <= 201; rev += 1) {
        await patch(id, [{ op: 'setFormula', path: 'notes', value: `${rev}` }], rev);
      }
      const kept = server.database.db('formula_changes').where({ formula_id: id }).orderBy('id');
      const inverses = await kept.pluck('inverse');
      expect(inverses).toHaveLength(200);
      expect(JSON.parse(inverses[0])).toEqual([{ op: 'setFormula', path: 'notes', value: '1' }]);
    });
  });

  it('are deleted only as the caller has them', async () => {
    const { id } = await begin();
    await patch(id, [addZinc]);
    expect((await ada.delete(at(id))).status).toBe(428);
    expect((await ada.send('DELETE', at(id), { headers: tag(1) })).status).toBe(412);
    expect((await ada.send('DELETE', at(id), { headers: tag(2) })).status).toBe(204);
    expect((await ada.get(at(id))).status).toBe(404);
  });

  describe('in one another', () => {
    const put = (whole: number, part: number, rev: number) =>
      patch(whole, [{ op: 'addLine', line: { id: `f${part}`, formulaId: part } }], rev);

    it('lie three deep, and never in themselves', async () => {
      const [a, b, c, d, e] = await Promise.all(
        ['A', 'B', 'C', 'D', 'E'].map((name) => begin('empty', name)),
      );
      expect((await put(a.id, b.id, 1)).status).toBe(200);
      expect((await put(c.id, d.id, 1)).status).toBe(200);
      expect((await put(b.id, c.id, 1)).status).toBe(200);
      const deep = await put(d.id, e.id, 1);
      expect([deep.status, deep.body.detail]).toEqual([409, expect.stringContaining('3 deep')]);
      for (const [whole, part, rev] of [
        [d.id, a.id, 1],
        [d.id, d.id, 1],
        [b.id, a.id, 2],
      ]) {
        const cycle = await put(whole, part, rev);
        expect([cycle.status, cycle.body.detail]).toEqual([409, expect.stringContaining('part of itself')]);
      }
    });

    it('are one’s own, and stay while they are parts', async () => {
      const [a, b] = [await begin(), await begin()];
      const grace = await server.signIn();
      const hers = await makeRecord(grace, 'formula');
      const foreign = await put(a.id, hers, 1);
      expect([foreign.status, foreign.body.errors[0].path]).toEqual([400, 'ops.0.line.formulaId']);
      await put(a.id, b.id, 1);
      const gone = await ada.send('DELETE', at(b.id), { headers: tag(1) });
      expect([gone.status, gone.body.detail]).toEqual([409, expect.stringContaining('a part of')]);
    });
  });
});
