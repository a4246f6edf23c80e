import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { sweepTrash } from './garden.service.ts';
import { checkShape, startServer, type Answer, type Client, type TestServer } from '../../testing/server.ts';

const dayMs = 86_400_000;
const path = '/api/garden';

describe.each(await findDatabases())('the garden on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  const now = Date.UTC(2026, 10, 22, 9);
  beforeAll(async () => {
    server = await startServer(kind, { now: () => now });
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const plant = (fields: object = {}, by = ada) =>
    by.post(path, { kind: 'note', title: 'A thought', ...fields });
  const own = ({ body }: Answer) => `${path}/${body.id}`;
  const tagOf = (made: Answer) => ({ 'If-Match': made.headers.get('ETag') ?? '' });
  const change = (made: Answer, body: object) => ada.send('PATCH', own(made), { body, headers: tagOf(made) });
  const drop = (made: Answer, by = ada) => by.send('DELETE', own(made), { headers: tagOf(made) });
  const idsOf = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id);
  const find = async (query: string, by = ada) => idsOf(await by.get(`${path}?${query}`));

  describe('refuses', () => {
    it.each([
      ['no title', { title: ' ' }, 'title'],
      ['a long title', { title: 'x'.repeat(301) }, 'title'],
      ['a long text', { snapshot: 'x'.repeat(100_001) }, 'snapshot'],
      ['a long note', { note: 'x'.repeat(20_001) }, 'note'],
      ['many tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
      ['another kind', { kind: 'tree' }, 'kind'],
      ['an address of no page', { source: { url: 'javascript:alert(1)' } }, 'source.url'],
      ['a field that is not known', { colour: 'red' }, 'colour'],
      ['NUL', { note: 'a\0b' }, 'note'],
      ['a collection that is not there', { collectionIds: [2_000_000_000] }, 'collectionIds.0'],
      [
        'a highlight beyond the text',
        { snapshot: 'abc', highlights: [{ start: 1, end: 9 }] },
        'highlights.0.end',
      ],
    ])('%s', async (_, fields, at) => {
      const answer = await plant(fields);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(at);
    });
  });

  it('keeps what is planted', async () => {
    const fields = {
      kind: 'passage',
      title: 'Magnesium and sleep',
      snapshot: 'It took 17 minutes less.',
      source: {
        publication: 'BMC',
        url: 'https://example.org/a',
        doi: '10.1000/a1',
        pmid: '123',
        year: 2021,
      },
      note: 'For the claim',
      tags: ['sleep', 'Magnesium'],
      highlights: [{ start: 3, end: 7, note: 'how long' }],
    };
    const made = await plant(fields);
    checkShape('garden.create', made);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...fields, version: 1, watch: 'ok', duplicates: [], deletedAt: null });
    expect((await ada.get(own(made))).body).toEqual(made.body);
  });

  it('takes a PMID as a number, and tags once in whatever case', async () => {
    const made = await plant({ source: { pmid: 4321 }, tags: ['Zinc', 'zinc'] });
    expect(made.body).toMatchObject({ source: { pmid: '4321' }, tags: ['Zinc'] });
  });

  it('is listed newest first in pages with the beginning of the text, and not to others', async () => {
    const grace = await server.signIn();
    const first = await plant({ snapshot: 'word '.repeat(80) }, grace);
    const second = await plant({ title: 'Later' }, grace);
    const list = await grace.get(`${path}?limit=1`);
    checkShape('garden.list', list);
    expect(idsOf(list)).toEqual([second.body.id]);
    const next = /<(.+)>/.exec(list.headers.get('Link') ?? '')?.[1] ?? '';
    const rest = await grace.get(next);
    expect(idsOf(rest)).toEqual([first.body.id]);
    expect(rest.body[0].excerpt).toBe(`${'word '.repeat(59)}word…`);
    expect(await find('')).not.toContain(first.body.id);
  });

  it('plants once for one key', async () => {
    const key = { 'Idempotency-Key': 'plant-1' };
    const draft = { kind: 'note', title: 'Keyed' };
    const [once, again] = [await ada.post(path, draft, key), await ada.post(path, draft, key)];
    expect(again.body).toEqual(once.body);
  });

  it('changes only for who has the newest version', async () => {
    const made = await plant({ tags: ['old'] });
    expect((await ada.send('PATCH', own(made), { body: { note: 'x' } })).status).toBe(428);
    const changed = await change(made, { note: 'Read again', tags: ['new'] });
    expect(changed.body).toMatchObject({ note: 'Read again', tags: ['new'], version: 2 });
    const late = await change(made, { note: 'y' });
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(changed.body);
    expect(await find('tag=OLD')).not.toContain(made.body.id);
    expect(await find('tag=NEW')).toContain(made.body.id);
  });

  describe('finds', () => {
    let ben: Client;
    const ids: Record<string, number> = {};
    beforeAll(async () => {
      ben = await server.signIn();
      const items = {
        text: { title: 'One', snapshot: 'Magnesium shortened sleep latency.' },
        note: { title: 'Two', note: 'Sleeping was longer.' },
        tag: { title: 'Three', tags: ['melatonin'], kind: 'link' },
      };
      for (const [name, fields] of Object.entries(items)) ids[name] = (await plant(fields, ben)).body.id;
    });
    it.each([
      ['sleep', ['note', 'text']],
      ['SLEEPS', ['note', 'text']],
      ['magnesium sleep', ['text']],
      ['"sleep latency"', ['text']],
      ['"latency sleep"', []],
      ['sleep -magnesium', ['note']],
      ['melatonin', ['tag']],
      ['-sleep', []],
      ['" - *', []],
      ["'); drop table users;--", []],
      ['AND OR NOT NEAR(', []],
      ['', ['tag', 'note', 'text']],
    ])('%s', async (q, names) => {
      expect(await find(`q=${encodeURIComponent(q)}`, ben)).toEqual(names.map((name) => ids[name]));
    });
    it('what was changed, and nothing of anybody else', async () => {
      const made = await plant({ title: 'Unchanged' }, ben);
      await ben.send('PATCH', own(made), { body: { title: 'Glycine' }, headers: tagOf(made) });
      expect(await find('q=glycine', ben)).toEqual([made.body.id]);
      expect(await find('q=unchanged', ben)).toEqual([]);
      expect(await find('q=glycine')).toEqual([]);
    });
    it('by kind', async () => {
      expect(await find('kind=link', ben)).toEqual([ids.tag]);
    });
    it('tags with how many carry them', async () => {
      const tags = await ben.get(`${path}/tags`);
      checkShape('gardenTags.list', tags);
      expect(tags.body).toEqual([{ tag: 'melatonin', itemCount: 1 }]);
    });
  });

  describe('the trash', () => {
    it('holds what was thrown away, which can be restored', async () => {
      const made = await plant({ title: 'Thrown' });
      expect((await drop(made)).status).toBe(204);
      expect((await ada.get(own(made))).status).toBe(404);
      expect(await find('')).not.toContain(made.body.id);
      const [thrown] = (await ada.get(`${path}?trash=true`)).body;
      expect(thrown).toMatchObject({ id: made.body.id, version: 2, deletedAt: new Date(now).toISOString() });
      const restored = await ada.post(`${own(made)}/restore`, undefined, { 'If-Match': '"2"' });
      checkShape('garden.restore', restored);
      expect(restored.body).toMatchObject({ title: 'Thrown', deletedAt: null });
      expect((await ada.post(`${own(made)}/restore`, undefined, tagOf(restored))).status).toBe(409);
    });
    it('is emptied of what has been in it for 30 days', async () => {
      const made = await plant();
      await drop(made);
      const old = new Date(now - 30 * dayMs).toISOString();
      await server.database.db('garden_items').where({ id: made.body.id }).update({ deleted_at: old });
      expect(await find('trash=true')).not.toContain(made.body.id);
      const restored = await ada.post(`${own(made)}/restore`, undefined, { 'If-Match': '*' });
      expect(restored.status).toBe(404);
      await sweepTrash(server.database.db, now);
      expect(await server.database.db('garden_items').where({ id: made.body.id })).toEqual([]);
    });
    it('is not for others', async () => {
      const made = await plant();
      await drop(made);
      const grace = await server.signIn();
      expect((await grace.post(`${own(made)}/restore`, undefined, { 'If-Match': '*' })).status).toBe(404);
      expect(await find('trash=true', grace)).toEqual([]);
    });
  });

  describe('duplicates', () => {
    it.each([
      [
        'DOI',
        { source: { doi: '10.1234/Dup' } },
        { title: 'B', source: { doi: 'https://doi.org/10.1234/dup' } },
      ],
      ['PMID', { source: { pmid: '777' } }, { title: 'B', source: { pmid: 777 } }],
      [
        'address',
        { source: { url: 'https://EXAMPLE.com/p?a=1&utm_source=x#top' } },
        { title: 'B', source: { url: 'https://example.com/p?a=1' } },
      ],
      [
        'title and year',
        { title: 'Same: title', source: { year: 2020 } },
        { title: 'same title', source: { year: 2020 } },
      ],
    ])('share a %s', async (_, one, other) => {
      const first = await plant(one);
      const second = await plant(other);
      expect(second.status).toBe(201);
      expect(second.body.duplicates).toEqual([first.body.id]);
    });
    it('are not those of another year, nor of somebody else', async () => {
      await plant({ title: 'Yearly', source: { year: 2019 } });
      expect((await plant({ title: 'Yearly', source: { year: 2018 } })).body.duplicates).toEqual([]);
      const grace = await server.signIn();
      expect((await plant({ title: 'Yearly', source: { year: 2019 } }, grace)).body.duplicates).toEqual([]);
    });
    it('become one with both notes, and the other goes to the trash', async () => {
      const collection = await ada.post(`${path}/collections`, { name: 'Merged' });
      const first = await plant({ note: 'One', tags: ['a'], source: { doi: '10.5555/m' } });
      const second = await plant({
        note: 'Two',
        tags: ['A', 'b'],
        snapshot: 'Text',
        source: { doi: '10.5555/m', year: 2020 },
        collectionIds: [collection.body.id],
      });
      const merged = await ada.post(`${path}/merge`, { keepId: first.body.id, ids: [second.body.id] });
      checkShape('garden.merge', merged);
      expect(merged.status).toBe(200);
      expect(merged.body).toMatchObject({
        id: first.body.id,
        note: 'One\n\nTwo',
        tags: ['a', 'b'],
        snapshot: 'Text',
        source: { doi: '10.5555/m', year: 2020 },
        collectionIds: [collection.body.id],
        duplicates: [],
      });
      expect(await find('trash=true')).toContain(second.body.id);
    });
    it('are not merged with what is somebody else’s, nor by an old version', async () => {
      const mine = await plant();
      const grace = await server.signIn();
      const hers = await plant({}, grace);
      const merge = (ids: number[], headers = {}) =>
        ada.post(`${path}/merge`, { keepId: mine.body.id, ids }, headers);
      expect((await merge([hers.body.id])).status).toBe(404);
      expect((await merge([mine.body.id])).status).toBe(400);
      expect((await merge([hers.body.id], { 'If-Match': '"9"' })).status).toBe(412);
      expect((await grace.get(own(hers))).status).toBe(200);
    });
    it('stay apart once it was said', async () => {
      const first = await plant({ source: { doi: '10.5555/n' } });
      const second = await plant({ source: { doi: '10.5555/n' } });
      const told = await ada.post(`${own(second)}/not-duplicate`, { otherId: first.body.id }, tagOf(second));
      checkShape('garden.notDuplicate', told);
      expect(told.body.duplicates).toEqual([]);
      expect((await ada.get(own(first))).body.duplicates).toEqual([]);
    });
  });

  describe('collections', () => {
    it('hold items, count them, and leave them when they go', async () => {
      const made = await ada.post(`${path}/collections`, { name: 'Sleep drink' });
      checkShape('gardenCollections.create', made);
      const item = await plant({ collectionIds: [made.body.id] });
      const at = `${path}/collections/${made.body.id}`;
      expect((await ada.get(at)).body.itemCount).toBe(1);
      expect(await find(`collection=${made.body.id}`)).toEqual([item.body.id]);
      const renamed = await ada.send('PATCH', at, { body: { name: 'Night' }, headers: tagOf(made) });
      expect(renamed.body).toMatchObject({ name: 'Night', version: 2, itemCount: 1 });
      expect((await ada.send('DELETE', at, { headers: tagOf(made) })).status).toBe(412);
      expect((await ada.send('DELETE', at, { headers: tagOf(renamed) })).status).toBe(204);
      expect((await ada.get(own(item))).body.collectionIds).toEqual([]);
    });
    it('are read anew once they hold something else, whatever their version is', async () => {
      const made = await ada.post(`${path}/collections`, { name: 'Counted' });
      const at = `${path}/collections/${made.body.id}`;
      const first = await ada.get(at);
      const known = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } };
      expect((await ada.get(at, known)).status).toBe(304);
      await plant({ collectionIds: [made.body.id] });
      const second = await ada.get(at, known);
      expect(second).toMatchObject({ status: 200, body: { itemCount: 1, version: 1 } });
      const renamed = await ada.send('PATCH', at, { body: { name: 'Kept' }, headers: tagOf(first) });
      expect(renamed.body).toMatchObject({ name: 'Kept', itemCount: 1 });
    });
    it('of somebody else hold nothing of mine and tell nothing', async () => {
      const grace = await server.signIn();
      const hers = await grace.post(`${path}/collections`, { name: 'Hers' });
      await plant({ collectionIds: [hers.body.id] }, grace);
      expect((await plant({ collectionIds: [hers.body.id] })).status).toBe(400);
      expect(await find(`collection=${hers.body.id}`)).toEqual([]);
    });
  });
});
