import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import type { LiteratureRecord } from '../../literature/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import {
  checkShape,
  evidence,
  startServer,
  type Answer,
  type Client,
  type TestServer,
} from '../../testing/server.ts';
import { saveRecords } from '../literature/literature.model.ts';
import { noteRetractions } from './retracted.service.ts';

const path = '/api/garden';

describe.each(await findDatabases())('what is beside an item of the garden on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  const now = Date.UTC(2026, 10, 22, 9);
  beforeAll(async () => {
    server = await startServer(kind, { reach: async (address) => !address.includes('gone') });
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const plant = (fields: object = {}, by = ada) =>
    by.post(path, { kind: 'note', title: 'A thought', ...fields });
  const own = ({ body }: Answer) => `${path}/${body.id}`;
  const tagOf = (made: Answer) => ({ 'If-Match': made.headers.get('ETag') ?? '' });
  const change = (made: Answer, body: object) => ada.send('PATCH', own(made), { body, headers: tagOf(made) });

  describe('what an item cites', () => {
    const saved = (doi: string): LiteratureRecord => ({
      key: `doi:${doi}`,
      service: 'europePmc',
      record: 'article',
      title: 'A trial',
      journal: null,
      year: 2020,
      design: null,
      pmid: null,
      doi,
      nct: null,
      url: 'https://example.org/',
      body: '',
      isRetracted: true,
    });
    const retract = async (doi: string) => {
      const { isRetracted, ...record } = saved(doi);
      await transact(server.database.db, async (trx) => {
        const row = { ...record, is_retracted: isRetracted, retrieved_at: new Date(now).toISOString() };
        await saveRecords(trx, [row]);
        await noteRetractions(trx, [saved(doi)]);
      });
    };
    const watchNow = async (made: Answer) => (await ada.get(own(made))).body.watch;
    const check = (made: Answer) => ada.post(`${own(made)}/check-source`, undefined, tagOf(made));

    it('is marked once it is known to be retracted, and its version stays', async () => {
      const made = await plant({ source: { doi: 'https://doi.org/10.1000/RETRACTED' } });
      await ada.get(`${path}?q=thought`);
      await retract('10.1000/retracted');
      expect((await ada.get(own(made))).body).toMatchObject({ watch: 'retracted', version: 1 });
      const [listed] = (await ada.get(path)).body;
      expect(listed).toMatchObject({ id: made.body.id, watch: 'retracted' });
    });
    it('is marked when it is planted or imported after that, and no more when it is put right', async () => {
      await retract('10.1000/known');
      const made = await plant({ source: { doi: '10.1000/known' } });
      expect(made.body.watch).toBe('retracted');
      expect((await change(made, { source: { doi: '10.1000/other' } })).body.watch).toBe('ok');
      const form = new FormData();
      form.set('file', new File(['Title,DOI\nImported,10.1000/KNOWN\n'], 'a.csv'));
      const grace = await server.signIn();
      await grace.post(`${path}/import`, form);
      expect((await grace.get(path)).body[0].watch).toBe('retracted');
    });
    it('is unreachable when its address does not answer, until it does', async () => {
      const made = await plant({ source: { url: 'https://example.org/gone' } });
      const asked = await check(made);
      checkShape('garden.checkSource', asked);
      expect(asked.body).toMatchObject({ watch: 'unreachable', version: 1 });
      expect(await watchNow(made)).toBe('unreachable');
      await change(made, { source: { url: 'https://example.org/there' } });
      expect(await watchNow(made)).toBe('ok');
    });
    it('is only asked of by who has the newest version, and where there is an address', async () => {
      const made = await plant();
      expect((await check(made)).status).toBe(409);
      expect((await ada.post(`${own(made)}/check-source`)).status).toBe(428);
      const grace = await server.signIn();
      expect((await grace.post(`${own(made)}/check-source`, undefined, { 'If-Match': '*' })).status).toBe(
        404,
      );
    });
    it('is old where the base holds a newer edition in its place', async () => {
      const rule = evidence.passages.find(
        ({ kind: each, source }) => each === 'rule' && /20\d\d/.test(source),
      );
      const made = await plant({
        kind: 'passage',
        title: rule?.title,
        snapshot: 'As it was',
        source: { publication: 'The same, 1994 edition' },
      });
      expect(made.body.watch).toBe('old');
      expect(made.body.sourceNow).toContain(rule?.text);
    });
    it('is worded anew for who has the old wording', async () => {
      const made = await plant({ source: { doi: '10.1000/twice' } });
      await plant({ source: { doi: '10.1000/twice' } });
      const again = await ada.get(own(made), {
        headers: { 'If-None-Match': made.headers.get('ETag') ?? '' },
      });
      expect(again.body.duplicates).toHaveLength(1);
    });
  });

  describe('the uses of an item', () => {
    it('are the answers that cite it', async () => {
      const grace = await server.signIn();
      const made = await plant({ title: 'Bench', note: 'The panel liked magnesium at 240 mg.' }, grace);
      expect(made.body.uses).toEqual([]);
      const scope = { base: false, articles: false, garden: true };
      const { body } = await grace.post('/api/conversations', { content: 'What of magnesium?', scope });
      const [use, ...others] = (await grace.get(own(made))).body.uses;
      expect(others).toEqual([]);
      expect(use).toMatchObject({
        kind: 'answer',
        id: body.messages[1].id,
        conversationId: body.conversationId,
      });
      await grace.send('DELETE', `/api/conversations/${body.conversationId}`);
      expect((await grace.get(own(made))).body.uses).toEqual([]);
    });
    it('are the claims that rest on its passage, and the formulas that cite it', async () => {
      const grace = await server.signIn();
      const { key, passage } =
        evidence.studies.find(({ ingredients }) => ingredients.includes('magnesium')) ?? {};
      const made = await plant(
        {
          kind: 'study',
          title: passage?.title,
          snapshot: passage?.text,
          source: { publication: passage?.source },
        },
        grace,
      );
      const claim = await grace.post('/api/claims', {
        text: 'Supports restful sleep.',
        market: 'US',
        channel: 'label',
        basis: { studies: [key] },
      });
      const draft = { concept: 'Sleep', description: 'For the evening' };
      const product = await grace.post('/api/products', draft);
      const begun = await grace.post(`/api/products/${product.body.id}/formulas`, {
        name: 'Night',
        from: 'empty',
      });
      const line = { id: 1, name: 'Magnesium', cite: { title: passage?.title, source: passage?.source } };
      await grace.send('PATCH', `/api/formulas/${begun.body.formula.id}`, {
        body: { ops: [{ op: 'addLine', line }] },
        headers: { 'If-Match': '*' },
      });
      expect((await grace.get(own(made))).body.uses).toEqual([
        { kind: 'claim', id: claim.body.id, title: 'Supports restful sleep.', productId: null },
        { kind: 'formula', id: begun.body.formula.id, title: 'Night', productId: product.body.id },
      ]);
    });
  });

  it('says what the base says today where a planted passage differs', async () => {
    const [study] = evidence.studies;
    const { title, source, text } = study?.passage ?? { title: '', source: '', text: '' };
    const passage = { kind: 'passage', title, source: { publication: source } };
    expect((await plant({ ...passage, snapshot: text })).body.watch).toBe('ok');
    const changed = await plant({ ...passage, snapshot: `${text} Once more.` });
    expect(changed.body).toMatchObject({ watch: 'changed', sourceNow: text });
    const list = await ada.get(`${path}?kind=passage`);
    expect(list.body[0].watch).toBe('changed');
  });
});
