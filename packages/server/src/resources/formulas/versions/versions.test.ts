import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../../testing/databases.ts';
import { makeRecord } from '../../../testing/records.ts';
import { checkShape, startServer, type TestServer } from '../../../testing/server.ts';

const zinc = { id: 1, nutrient: 'zinc', source: 'zinc picolinate', amount: { value: 15, unit: 'mg' } };

describe.each(await findDatabases())('versions of formulas on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let lawyer: Awaited<ReturnType<TestServer['signIn']>>;
  beforeAll(async () => {
    server = await startServer(kind);
    [ada, lawyer] = [await server.signIn(), await server.signIn()];
    await lawyer.patch('/api/users/profile', { fullName: 'Lena Voss', role: 'legal' });
  });
  afterAll(() => server.close());

  const anyRev = { 'If-Match': '*' };
  const begin = async (person = ada, ops: unknown[] = []) => {
    const address = `/api/formulas/${await makeRecord(person, 'formula')}`;
    if (ops.length > 0) await person.send('PATCH', address, { body: { ops }, headers: anyRev });
    return address;
  };
  const change = (address: string, ops: unknown[]) =>
    ada.send('PATCH', address, { body: { ops }, headers: anyRev });
  /** The rows of a formula's versions. */
  const rowsOf = (address: string) =>
    server.database.db('formula_versions').where({ formula_id: Number(address.split('/').at(-1)) });
  const addZinc = [{ op: 'addLine', line: zinc }];
  const amountTo = (value: number) => [{ op: 'setField', line: 1, path: 'amount.value', value }];
  const save = (address: string, note?: string) => ada.post(`${address}/versions`, { note });

  it('hold the draft and what it was computed to be, and who saved it', async () => {
    const address = await begin(ada, addZinc);
    const { body: before } = await ada.get(address);
    const saved = await save(address, 'First');
    checkShape('formulaVersions.create', saved);
    expect([saved.status, saved.body]).toEqual([
      201,
      {
        n: 1,
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
        by: 'Ada Okafor',
        role: 'research',
        createdAt: expect.any(String),
        note: 'First',
        dataVersion: before.formula.dataVersion,
        approval: null,
      },
    ]);
    await change(address, amountTo(30));
    const kept = await ada.get(`${address}/versions/1`);
    checkShape('formulaVersions.get', kept);
    const { panel, bom, fit, cost, checks } = before;
    expect(kept.body).toMatchObject({
      ...saved.body,
      panel,
      bom,
      fit,
      cost,
      checks,
      formula: { lines: [zinc] },
    });
  });

  it('are one for the same content, in whichever order it was written', async () => {
    const address = await begin(ada, addZinc);
    const { body: first } = await save(address);
    await change(address, [{ op: 'setField', line: 1, path: 'amount', value: null }]);
    await change(address, [
      { op: 'setField', line: 1, path: 'amount.unit', value: 'mg' },
      { op: 'setField', line: 1, path: 'amount.value', value: 15 },
    ]);
    const again = await save(address, 'Again');
    expect([again.status, again.body]).toEqual([200, first]);
    expect((await ada.get(address)).body.formula.version).toBe(1);
    await change(address, amountTo(30));
    expect((await ada.get(address)).body.formula.version).toBeNull();
    expect((await save(address)).body.n).toBe(2);
    const listed = await ada.get(`${address}/versions`);
    checkShape('formulaVersions.list', listed);
    expect(listed.body.map(({ n }: { n: number }) => n)).toEqual([2, 1]);
  });

  it('are told with the data they were computed with; newer data makes another one of the same content', async () => {
    const address = await begin(ada, addZinc);
    expect((await ada.get(address)).body.formula.lastVersion).toBeNull();
    await save(address);
    const { dataVersion } = (await ada.get(address)).body.formula;
    await rowsOf(address).update({ data_version: 'older' });
    await change(address, amountTo(30));
    await change(address, amountTo(15));
    expect((await ada.get(address)).body.formula).toMatchObject({
      lastVersion: { n: 1, dataVersion: 'older' },
      dataVersion,
    });
    expect((await save(address)).body.n).toBe(2);
    expect((await ada.get(address)).body.formula.lastVersion).toEqual({ n: 2, dataVersion });
  });

  it('are kept once when two windows save at once', async () => {
    const address = await begin(ada, addZinc);
    const answers = await Promise.all([save(address), save(address)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('are at most 500', async () => {
    const address = await begin(ada, addZinc);
    await save(address);
    await rowsOf(address).update({ n: 500 });
    await change(address, amountTo(30));
    expect((await save(address)).status).toBe(409);
  });

  it('refuse a long note, and numbers of none', async () => {
    const address = await begin();
    expect((await save(address, 'x'.repeat(501))).status).toBe(400);
    for (const path of ['versions/1', 'versions/1/diff/draft']) {
      expect((await ada.get(`${address}/${path}`)).status).toBe(404);
    }
    for (const path of ['versions/0', 'versions/x', 'versions/1/diff/x']) {
      expect((await ada.get(`${address}/${path}`)).status).toBe(400);
    }
  });

  describe('compared', () => {
    it('differ in lines, label, cost and checks, from one to another or to the draft', async () => {
      const address = await begin(ada, [
        ...addZinc,
        { op: 'setFormula', path: 'form', value: 'capsule' },
        { op: 'setFormula', path: 'pack', value: 'capsule' },
        { op: 'setFormula', path: 'container', value: { units: 60 } },
      ]);
      await save(address);
      await change(address, amountTo(60));
      const draft = await ada.get(`${address}/versions/1/diff/draft`);
      checkShape('formulaVersions.diff', draft);
      expect(draft.body.lines).toEqual([{ line: 1, field: 'amount.value', from: 15, to: 60 }]);
      expect(draft.body.panel).toEqual([
        { row: 'Zinc (as zinc picolinate)', from: '15 mg 136%', to: '60 mg 545%' },
      ]);
      expect(Number(draft.body.cost.delta)).toBeGreaterThan(0);
      expect(draft.body.checks.new).toMatchObject([{ code: 'dose.overLimit', line: 1 }]);
      await save(address);
      expect((await ada.get(`${address}/versions/1/diff/2`)).body).toEqual(draft.body);
      const back = (await ada.get(`${address}/versions/2/diff/1`)).body;
      expect(back.checks).toEqual({ new: draft.body.checks.gone, gone: draft.body.checks.new });
    });
  });

  it('are restored as one step, which undo takes back', async () => {
    const address = await begin(ada, addZinc);
    await save(address);
    const changed = await change(address, [{ op: 'removeLine', line: 1 }]);
    const stale = await ada.post(`${address}/versions/1/restore`, undefined, { 'If-Match': '"2"' });
    expect(stale.status).toBe(412);
    const restored = await ada.post(`${address}/versions/1/restore`, undefined, { 'If-Match': '"3"' });
    checkShape('formulaVersions.restore', restored);
    expect(restored.body.formula).toMatchObject({ rev: 4, lines: [zinc], version: 1 });
    const undone = await ada.post(`${address}/undo`, undefined, { 'If-Match': '"4"' });
    expect(undone.body.formula.lines).toEqual(changed.body.formula.lines);
  });

  it('never give a line the id of one that went, though the version that is restored has it', async () => {
    const nameless = [{ op: 'addLine', line: { name: 'x' } }];
    const address = await begin(ada, nameless);
    await save(address);
    await change(address, [{ op: 'removeLine', line: 1 }]);
    const { body } = await change(address, nameless);
    expect(body.formula.lines).toEqual([{ id: 2, name: 'x' }]);
  });

  describe('approved', () => {
    const approve = (person: typeof ada, address: string) =>
      person.post(`${address}/versions/1/approval`, { note: 'Checked' });

    it('by the role legal, with name, time and checksum, until it is withdrawn', async () => {
      const address = await begin(lawyer);
      const { body: saved } = await lawyer.post(`${address}/versions`, {});
      const approved = await approve(lawyer, address);
      checkShape('formulaVersions.approve', approved);
      expect([approved.status, approved.body]).toEqual([
        201,
        {
          ...saved,
          approval: {
            name: 'Lena Voss',
            role: 'legal',
            at: expect.any(String),
            checksum: saved.checksum,
            note: 'Checked',
            isSelfApproved: true,
          },
        },
      ]);
      expect((await approve(lawyer, address)).body).toEqual(approved.body);
      expect((await lawyer.get(address)).body.formula.approvedVersion).toBe(1);
      const listed = await lawyer.get(`${address}/versions`);
      expect(listed.body).toEqual([approved.body]);
      expect((await lawyer.delete(`${address}/versions/1/approval`)).status).toBe(204);
      expect((await lawyer.get(`${address}/versions`)).body).toEqual([saved]);
      expect((await lawyer.delete(`${address}/versions/1/approval`)).status).toBe(404);
    });

    it('by nobody of another role: 403', async () => {
      const address = await begin();
      await save(address);
      expect((await approve(ada, address)).status).toBe(403);
      expect((await ada.delete(`${address}/versions/1/approval`)).status).toBe(403);
    });

    it('not while checks stop it: 409 with those checks', async () => {
      const address = await begin(lawyer, addZinc);
      await lawyer.post(`${address}/versions`, {});
      const stopped = await approve(lawyer, address);
      expect(stopped.status).toBe(409);
      expect(stopped.body.checks.map(({ severity }: { severity: string }) => severity)).toContain('stop');
      expect(stopped.body.checks).toContainEqual(
        expect.objectContaining({ code: 'allergen.unconfirmed', line: 1 }),
      );
    });
  });
});
