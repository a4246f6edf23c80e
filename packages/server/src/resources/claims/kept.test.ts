import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, evidence, startServer, type Answer, type TestServer } from '../../testing/server.ts';
import { outdateByBase } from './stale.service.ts';

const path = '/api/claims';
const words = { text: 'Melatonin helps you fall asleep.', market: 'US', channel: 'label' };
const supported = { ...words, basis: { grade: 'B', doseMatches: true } };
const any = { 'If-Match': '*' };

describe.each(await findDatabases())('claims that are kept on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    await ada.patch('/api/users/profile', { role: 'legal' });
  });
  afterAll(() => server.close());

  const make = (more: object = {}) => ada.post(path, { ...supported, ...more });
  const own = ({ body }: Answer) => `${path}/${(body.row ?? body).id}`;
  const act = (made: Answer, action: string, body?: object, headers: Record<string, string> = any) =>
    ada.send('POST', `${own(made)}/${action}`, { body, headers });
  const edit = (made: Answer, body: object) => ada.send('PATCH', own(made), { body, headers: any });
  const walk = async (made: Answer, ...actions: string[]) => {
    for (const action of actions) await act(made, action, action === 'reject' ? { note: 'No.' } : undefined);
    return ada.get(own(made));
  };

  it('are judged as they are kept, and say what that rests on', async () => {
    const made = await make();
    checkShape('claims.create', made);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...supported,
      status: 'draft',
      class: 'function',
      verdict: 'conditions',
      approvals: [],
      approvedById: null,
      staleSince: null,
      formulaVersion: null,
      version: 1,
    });
    expect(made.body.refs.map((ref: { kind: string }) => ref.kind)).toEqual(['rules']);
    expect((await ada.get(own(made))).body).toEqual(made.body);
  });

  it.each([
    ['no words', { text: ' ' }, 'text'],
    ['more than 400 characters', { text: 'x'.repeat(401) }, 'text'],
    ['a market there is not', { market: 'CA' }, 'market'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a study that the base has not', { basis: { studies: ['nobody-1900'] } }, 'basis.studies.0'],
    ['a passage that the base has not', { basis: { passages: ['rule:none'] } }, 'basis.passages.0'],
    ['an ingredient that the base has not', { ingredients: ['moon-dust'] }, 'ingredients.0'],
    ['a grade beside studies', { basis: { grade: 'A', doseMatches: true, studies: ['x'] } }, 'basis.grade'],
    ['a year past 2100', { firstMarketedOn: '2101-01-01' }, 'firstMarketedOn'],
  ])('are refused with %s', async (_, more, at) => {
    const answer = await make(more);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe(at);
  });

  it('go from draft to approved, with a note and by whom', async () => {
    const made = await make();
    const submitted = await act(made, 'submit');
    checkShape('claims.submit', submitted);
    expect(submitted.body).toMatchObject({ row: { status: 'submitted', version: 2 }, difference: null });
    const approved = await act(made, 'approve', { note: 'Compared with the rule.' });
    expect(approved.body.row).toMatchObject({
      status: 'approved',
      approvedById: ada.id,
      approvals: [
        {
          action: 'approve',
          byId: ada.id,
          role: 'legal',
          note: 'Compared with the rule.',
          verdict: 'conditions',
          isSelfApproved: true,
        },
      ],
    });
  });

  it('may be rejected, edited and submitted again; every decision is kept', async () => {
    const made = await make();
    await walk(made, 'submit', 'reject');
    const edited = await edit(made, { text: 'Helps you fall asleep.' });
    expect(edited.body).toMatchObject({ status: 'rejected', approvedById: null });
    const { body } = await walk(made, 'submit', 'approve');
    expect(body.approvals.map(({ action }: { action: string }) => action)).toEqual(['reject', 'approve']);
  });

  it.each([
    ['a draft is not approved', [], 'approve', 'submit, recheck, withdraw'],
    ['nor rejected', [], 'reject', 'submit, recheck, withdraw'],
    ['what is submitted is not submitted again', ['submit'], 'submit', 'approve, reject, recheck, withdraw'],
    ['what is approved is not submitted', ['submit', 'approve'], 'submit', 'recheck, withdraw'],
    ['what is withdrawn stays so', ['withdraw'], 'submit', 'withdraw'],
  ])('%s: 409 names what may be done', async (_, before, action, allowed) => {
    const made = await make();
    await walk(made, ...before);
    const answer = await act(made, action, action === 'reject' ? { note: 'No.' } : undefined);
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain(`Possible: ${allowed}.`);
  });

  it.each([
    ['draft', []],
    ['submitted', ['submit']],
    ['approved', ['submit', 'approve']],
    ['rejected', ['submit', 'reject']],
    ['withdrawn', ['withdraw']],
  ])('may be given up when %s', async (status, before) => {
    const made = await make();
    expect((await walk(made, ...before)).body.status).toBe(status);
    expect((await act(made, 'withdraw')).body.row.status).toBe('withdrawn');
  });

  it('are not approved while they are blocked', async () => {
    const made = await make({ text: 'Cures insomnia.' });
    await walk(made, 'submit');
    expect((await act(made, 'approve')).status).toBe(409);
    expect((await ada.get(own(made))).body.status).toBe('submitted');
  });

  it('are not edited once they are approved, but for the day of marketing', async () => {
    const made = await make();
    await walk(made, 'submit', 'approve');
    expect((await edit(made, { text: 'Other words.' })).status).toBe(409);
    const { body } = await edit(made, { firstMarketedOn: '2026-11-20' });
    expect(body).toMatchObject({ status: 'approved', noticeDueOn: '2026-12-20', text: words.text });
  });

  it('are approved and rejected by the role legal alone', async () => {
    const eve = await server.signIn();
    const made = await eve.post(path, supported);
    const post = (action: string, body?: object) =>
      eve.send('POST', `${own(made)}/${action}`, { body, headers: any });
    await post('submit');
    expect((await post('approve')).status).toBe(403);
    expect((await post('reject', { note: 'No.' })).status).toBe(403);
    expect((await ada.get(own(made))).status).toBe(404);
  });

  it('are rejected with a note only', async () => {
    const made = await make();
    await walk(made, 'submit');
    expect((await act(made, 'reject', {})).status).toBe(400);
    expect((await act(made, 'reject', { note: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('are changed by who has them as they are, or told how they are', async () => {
    const made = await make();
    const old = { 'If-Match': made.headers.get('ETag') ?? '' };
    expect((await act(made, 'submit', {}, {})).status).toBe(428);
    await act(made, 'submit', {}, old);
    const late = await act(made, 'withdraw', undefined, old);
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ status: 'submitted', version: 2 });
  });

  it('are acted upon once for one key, looked at before If-Match', async () => {
    const made = await make();
    const headers = { 'If-Match': made.headers.get('ETag') ?? '', 'Idempotency-Key': `submit-${kind.name}` };
    const once = await act(made, 'submit', {}, headers);
    const again = await act(made, 'submit', {}, headers);
    expect(again.body).toEqual(once.body);
  });

  it('are listed newest first, by product, status and market, in pages', async () => {
    const grace = await server.signIn();
    const productId = await makeRecord(grace, 'product');
    const first = await grace.post(path, { ...words, productId });
    const second = await grace.post(path, { ...words, market: 'EU' });
    const listed = async (query: string) =>
      (await grace.get(`${path}${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await listed('')).toEqual([second.body.id, first.body.id]);
    expect(await listed(`?productId=${productId}`)).toEqual([first.body.id]);
    expect(await listed('?market=EU&status=draft')).toEqual([second.body.id]);
    expect(await listed('?status=approved')).toEqual([]);
    const page = await grace.get(`${path}?limit=1&market=US`);
    expect(page.headers.get('Link')).toBeNull();
    const next = /<(.+)>/.exec((await grace.get(`${path}?limit=1`)).headers.get('Link') ?? '')?.[1] ?? '';
    expect((await grace.get(next)).body).toEqual([first.body]);
  });

  it('stand in every market side by side', async () => {
    const grace = await server.signIn();
    const made = await grace.post(path, { ...words, text: 'Saffron extract lifts your mood.' });
    const { body } = await grace.get(`${path}/markets`);
    expect(body).toEqual([
      {
        id: made.body.id,
        text: 'Saffron extract lifts your mood.',
        markets: [
          { market: 'US', class: 'function', verdict: 'evidence' },
          { market: 'EU', class: 'function', verdict: 'blocked' },
          { market: 'UK', class: 'function', verdict: 'evidence' },
        ],
      },
    ]);
  });

  it('take grade and dose from studies that were attached', async () => {
    const { body } = await make({
      basis: { studies: ['magnesium-systolic-blood-pressure-dickinson-2006-cochrane'] },
    });
    const [sentence] = body.sentences;
    expect(sentence.evidence.studies.map(({ key }: { key: string }) => key)).toEqual([
      'magnesium-systolic-blood-pressure-dickinson-2006-cochrane',
    ]);
    expect(body.verdict).toBe('evidence');
    expect(body.refs.some(({ kind: of }: { kind: string }) => of === 'study')).toBe(true);
  });

  describe('that rest on a formula', () => {
    const line = { id: 1, ingredient: 'melatonin', amount: { value: 3, unit: 'mg' } };
    const patch = (id: number, ops: object[]) =>
      ada.send('PATCH', `/api/formulas/${id}`, { body: { ops }, headers: any });
    const dose = (id: number, value: number) =>
      patch(id, [{ op: 'setField', line: 1, path: 'amount.value', value }]);
    async function withFormula() {
      const productId = await makeRecord(ada, 'product');
      const begun = await ada.post(`/api/products/${productId}/formulas`, { name: 'Sleep', from: 'empty' });
      const { id } = begun.body.formula;
      await patch(id, [{ op: 'addLine', line }]);
      return { formulaId: id as number, claim: await ada.post(path, { ...words, productId }) };
    }

    it('pass by the dose that was studied', async () => {
      const { claim, formulaId } = await withFormula();
      expect(claim.body).toMatchObject({ verdict: 'conditions', formulaVersion: 2 });
      expect(claim.body.refs[0]).toMatchObject({ kind: 'formula', id: formulaId, version: 2 });
      expect(claim.body.sentences[0].evidence).toMatchObject({ grade: 'B', doseMatches: true });
    });

    it('are stale when it changes, and so again when it is as it was', async () => {
      const { claim, formulaId } = await withFormula();
      await dose(formulaId, 0.3);
      const stale = await ada.get(own(claim));
      expect(stale.body).toMatchObject({
        version: 1,
        verdict: 'conditions',
        staleBecause: [{ kind: 'formula', from: 2, to: 3, text: 'Formula changed since (v2 → v3)' }],
      });
      expect(stale.body.staleSince).not.toBeNull();
      await dose(formulaId, 3);
      expect((await ada.get(own(claim))).body).toMatchObject({ staleSince: null, staleBecause: [] });
    });

    it('do not move with its name or its prices', async () => {
      const { claim, formulaId } = await withFormula();
      await patch(formulaId, [{ op: 'setFormula', path: 'name', value: 'Deeper sleep' }]);
      expect((await ada.get(own(claim))).body.staleSince).toBeNull();
    });

    it('are stale when it goes, and when another one is changed last', async () => {
      const { claim, formulaId } = await withFormula();
      const other = await ada.post(`/api/products/${claim.body.productId}/formulas`, { name: 'Other' });
      const texts = async () =>
        (await ada.get(own(claim))).body.staleBecause.map(({ text }: { text: string }) => text);
      expect(await texts()).toEqual(['Another formula since (v2 → v1)']);
      for (const id of [formulaId, other.body.formula.id]) {
        await ada.send('DELETE', `/api/formulas/${id}`, { headers: any });
      }
      expect(await texts()).toEqual(['Formula deleted since (v2)']);
    });

    it('show what would change, change nothing, and are reopened when it is taken', async () => {
      const { claim, formulaId } = await withFormula();
      await walk(claim, 'submit', 'approve');
      await dose(formulaId, 0.3);
      const before = await ada.get(own(claim));
      const shown = await act(claim, 'recheck');
      checkShape('claims.recheck', shown);
      expect(shown.body.row).toEqual(before.body);
      expect(shown.body.difference.because).toHaveLength(1);
      expect(shown.body.difference.changes).toContainEqual({
        path: 'verdict',
        from: 'conditions',
        to: 'evidence',
      });
      expect((await ada.get(own(claim))).body).toEqual(before.body);
      const taken = await act(claim, 'recheck', { take: true });
      expect(taken.body.row).toMatchObject({
        status: 'reopened',
        verdict: 'evidence',
        formulaVersion: 3,
        staleSince: null,
        approvedById: ada.id,
      });
      expect(taken.body.row.approvals).toHaveLength(1);
    });

    it('stay approved when they come out no worse', async () => {
      const { claim, formulaId } = await withFormula();
      await walk(claim, 'submit', 'approve');
      await dose(formulaId, 2);
      const { body } = await act(claim, 'recheck', { take: true });
      expect(body.row).toMatchObject({ status: 'approved', staleSince: null, formulaVersion: 3 });
    });

    it('are not approved by what is no more', async () => {
      const { claim, formulaId } = await withFormula();
      await walk(claim, 'submit');
      await dose(formulaId, 0.3);
      const shown = await act(claim, 'approve');
      expect(shown.body.row.status).toBe('submitted');
      expect(shown.body.difference).not.toBeNull();
      const taken = await act(claim, 'approve', { take: true });
      expect(taken.body.row).toMatchObject({ status: 'approved', verdict: 'evidence' });
    });

    it('go with their product', async () => {
      const { claim } = await withFormula();
      await ada.delete(`/api/products/${claim.body.productId}`);
      expect((await ada.get(own(claim))).status).toBe(404);
    });
  });

  it('are stale from the start of a release whose rules or studies are others', async () => {
    const made = await make({ basis: undefined });
    const studies = evidence.studies.map((study) => ({ ...study, passage: { ...study.passage } }));
    const passages = evidence.passages.map((passage) =>
      passage.key.startsWith('study:melatonin')
        ? { ...passage, text: `${passage.text} Corrected.` }
        : passage,
    );
    const parts = { db: server.database.db, now: Date.now };
    const other = Object.create(evidence, {
      studies: { value: studies },
      passages: { value: passages },
    }) as typeof evidence;
    await outdateByBase({ ...parts, evidence: other });
    const { staleSince, staleBecause } = (await ada.get(own(made))).body;
    expect(staleSince).not.toBeNull();
    expect(new Set(staleBecause.map(({ kind: of }: { kind: string }) => of))).toEqual(new Set(['study']));
    await outdateByBase({ ...parts, evidence });
    expect((await ada.get(own(made))).body.staleSince).toBeNull();
  });
});
