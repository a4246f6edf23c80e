import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Message, type LiteratureSearch } from '../../contract/index.ts';
import { startReplay, type Replay } from '../../literature/testing/replay.ts';
import { findDatabases } from '../../testing/databases.ts';
import { readAll } from '../../testing/events.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';
import { holdOff, takeTurn } from './turns.model.ts';

const path = '/api/conversations';
const question = 'Does magnesium help with sleep?';
const hourMs = 3_600_000;

describe.each(await findDatabases())('literature on $name', (kind) => {
  let replay: Replay;
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    replay = await startReplay();
    const literature = { ...replay.settings, contact: 'lab@seedbed.test', timeoutMs: 3000 };
    server = await startServer(kind, { literature });
    ada = await server.signIn();
  });
  afterEach(async () => {
    replay.faults = {};
    replay.asked.length = 0;
    // Each test asks anew, in its own time.
    for (const table of ['searches', 'turns', 'records'])
      await server.database.db(`literature_${table}`).delete();
  });
  afterAll(async () => {
    await server.close();
    replay.close();
  });

  const ask = async (content = question) => {
    const { body, status } = await ada.post(path, { content, literature: true });
    expect(status).toBe(201);
    return Message.parse(body.messages[1]);
  };
  const stateOf = (search: LiteratureSearch | undefined, service: string) =>
    search?.services.find((each) => each.service === service);

  it('tells which services are asked with which words, then what came', async () => {
    const body = { content: question, literature: true };
    const headers = { Accept: 'text/event-stream' };
    const { events, text } = await readAll(await ada.open('POST', path, { body, headers }));
    const told = events.filter(({ event }) => event === 'literature').map(({ data }) => data);
    const named = told[0].services.map(({ service }: { service: string }) => service);
    expect(named).toEqual(['Europe PMC', 'PubMed', 'ClinicalTrials.gov']);
    expect(told.every(({ words }) => words === 'magnesium sleep')).toBe(true);
    expect(told.at(-1).services).toEqual([
      { service: 'Europe PMC', state: 'answered', found: 3 },
      { service: 'PubMed', state: 'answered', found: 2 },
      { service: 'ClinicalTrials.gov', state: 'answered', found: 1 },
    ]);
    const done = events.find(({ event }) => event === 'done')?.data.message;
    expect(done.literature).toEqual(told.at(-1));
    expect(done.content).toBe(text);
    const stored = await ada.get(`${path}/${done.conversationId}/messages`);
    expect(stored.body[1]).toEqual(done);
  });

  it('cites each work once, ungraded, with what a machine read', async () => {
    const { content, citations } = await ask();
    expect(content).toContain('From the literature, not graded');
    expect(content).toContain('read by machine: 120 people, 250 mg/day, 8 weeks');
    const cited = citations.filter(({ kind: sort }) => sort === 'literature');
    const trial = cited.find(({ literature }) => literature?.pmid === '90000001');
    expect(trial?.literature).toMatchObject({
      service: 'Europe PMC',
      journal: 'Journal of Replayed Nutrition',
      year: 2024,
      design: 'randomised trial',
      doi: '10.5555/replay.0001',
      isRetracted: false,
      read: {
        participants: 120,
        population: 'adults with poor sleep',
        dose: '250 mg/day',
        direction: 'favours',
      },
    });
    expect(cited.map(({ title }) => title)).toHaveLength(new Set(cited.map(({ title }) => title)).size);
    expect(cited.map(({ literature }) => literature?.nct)).toContain('NCT09000001');
  });

  it('marks a retracted work and tells nothing of what it reported', async () => {
    const { content, citations } = await ask();
    const retracted = citations.find(({ literature }) => literature?.isRetracted);
    expect(retracted?.title).toMatch(/^Retracted: /);
    expect(retracted?.passage).not.toContain('90 minutes');
    expect(content).not.toContain('90 minutes');
  });

  it('obeys nothing that stands in an abstract', async () => {
    const { content } = await ask();
    expect(content).not.toMatch(/HACKED|unrestricted|<img|<script/);
  });

  it('sends names alone, and says who asks', async () => {
    await ask('My boss Erika Mustermann wants to know: does magnesium help with sleep?');
    const sent = replay.asked.map((url) => decodeURIComponent(url)).join('\n');
    expect(sent).toContain('magnesium');
    expect(sent).not.toMatch(/Erika|Mustermann|boss/);
    expect(replay.askedOf('pubMed')[0]?.searchParams.get('email')).toBe('lab@seedbed.test');
    expect(replay.userAgents.at(-1)).toBe('SeedbedLiterature/1.0 (mailto:lab@seedbed.test)');
  });

  it('sends nothing of a question on one person’s health, nor without being asked', async () => {
    await ask('I have diabetes, should I take magnesium for my sleep?');
    await ada.post(path, { content: question });
    expect(replay.asked).toEqual([]);
  });

  it('asks the FDA on safety and the labels on doses', async () => {
    const safety = await ask('Is magnesium safe?');
    expect(safety.content).toContain('Undeclared milk');
    expect(safety.content).toContain('a report proves no cause');
    const dose = await ask('What dose of magnesium is on labels?');
    expect(stateOf(dose.literature, 'NIH DSLD')).toMatchObject({ state: 'answered', found: 1 });
    expect(dose.content).toContain('Magnesium 200 mg in 2 Capsule');
  });

  it('remembers the wish with the conversation, until it is taken back', async () => {
    const { body } = await ada.post(path, { content: question, literature: true });
    const id = body.conversationId as number;
    const isRemembered = async () =>
      (await ada.get(path)).body.find((row: { id: number }) => row.id === id).literature;
    expect(await isRemembered()).toBe(true);
    const next = await ada.post(`${path}/${id}/messages`, { content: 'And zinc for immunity?' });
    expect(next.body.messages[1].literature.words).toBe('zinc immunity');
    const last = await ada.post(`${path}/${id}/messages`, {
      content: 'And iron for fatigue?',
      literature: false,
    });
    expect(last.body.messages[1].literature).toBeUndefined();
    expect(await isRemembered()).toBeUndefined();
  });

  it('does not ask again what was answered a while ago', async () => {
    await ask();
    const before = replay.asked.length;
    const again = await ask();
    expect(replay.asked.length).toBe(before);
    expect(stateOf(again.literature, 'PubMed')).toEqual({ service: 'PubMed', state: 'kept', found: 2 });
    expect(again.content).toContain('250 mg/day');
  });

  it('falls back on older answers, and says so', async () => {
    await ask();
    const searched_at = new Date(Date.now() - 30 * hourMs).toISOString();
    await server.database.db('literature_searches').update({ searched_at });
    replay.faults.europePmc = { kind: 'status', status: 500 };
    const later = await ask();
    const expected = { service: 'Europe PMC', state: 'kept', found: 3, error: 'Answered 500' };
    expect(stateOf(later.literature, 'Europe PMC')).toEqual(expected);
    expect(later.citations.find(({ literature }) => literature?.pmid === '90000003')).toBeDefined();
  });

  it.each([
    ['an error', { kind: 'status', status: 500 }, 'Answered 500'],
    ['half an answer', { kind: 'torn' }, 'The answer broke off or is no JSON'],
    ['a flood', { kind: 'huge' }, 'Larger than 4 MB'],
    ['another form', { kind: 'body', body: '{"resultList":{"result":[{"id":1}]}}' }, 'The answer has another form than it documents'],
    ['a way to a private address', { kind: 'redirect', to: 'http://169.254.169.254/latest/meta-data' }, '169.254.169.254 is not a public address'],
    ['silence', { kind: 'silent' }, 'Did not answer within 3 s'],
  ] as const)('loses only what one service would have given: %s', async (_, fault, error) => {
    replay.faults.europePmc = fault;
    const { content, literature } = await ask();
    expect(stateOf(literature, 'Europe PMC')).toEqual({ service: 'Europe PMC', state: 'failed', found: 0, error });
    expect(stateOf(literature, 'PubMed')).toMatchObject({ state: 'answered', found: 2 });
    expect(content).toContain('a systematic review and meta-analysis');
  }); // prettier-ignore

  it('says that literature could not be searched where every service fails', async () => {
    const down = { kind: 'status', status: 502 } as const;
    replay.faults = { europePmc: down, pubMed: down, clinicalTrials: down };
    const { content, status } = await ask();
    expect(status).toBe('complete');
    expect(content).toContain('The literature could not be searched just now');
    expect(content).toContain('MD −17.36 min');
  });

  it('leaves a service in peace that asks for it', async () => {
    replay.faults.europePmc = { kind: 'status', status: 429, headers: { 'retry-after': '120' } };
    const first = await ask();
    expect(stateOf(first.literature, 'Europe PMC')?.error).toBe('Asked us to wait 120 s');
    delete replay.faults.europePmc;
    replay.asked.length = 0;
    const second = await ask();
    expect(stateOf(second.literature, 'Europe PMC')?.state).toBe('failed');
    expect(replay.askedOf('europePmc')).toEqual([]);
  });

  it('hands out turns to all processes on one database', async () => {
    const { db } = server.database;
    const turn = { service: 'pubMed', everyMs: 1000, patienceMs: 1500 };
    const waits = [await takeTurn(db, turn), await takeTurn(db, turn), await takeTurn(db, turn)];
    expect(waits[0]).toBeLessThan(50);
    expect(waits[1]).toBeGreaterThan(500);
    expect(waits[2]).toBeNull();
    await holdOff(db, { service: 'pubMed', ms: 60_000 });
    expect(await takeTurn(db, { ...turn, patienceMs: 5000 })).toBeNull();
  });

  it('once retracted, a work stays so', async () => {
    await ask();
    await server.database.db('literature_records').update({ is_retracted: true });
    await server.database.db('literature_searches').delete();
    const { citations } = await ask();
    const trial = citations.find(({ literature }) => literature?.pmid === '90000001');
    expect(trial?.literature?.isRetracted ?? true).toBe(true);
    const [row] = await server.database.db('literature_records').where({ key: 'pmid:90000001' });
    expect(Boolean(row.is_retracted)).toBe(true);
  });

  it('is refused where the operator forbids it', async () => {
    const without = await startServer(kind, { database: server.database });
    const grace = await without.signIn();
    const { status, body } = await grace.post(path, { content: question, literature: true });
    expect(status).toBe(403);
    expect(body.detail).toContain('switched the literature search off');
    expect((await grace.post(path, { content: question, literature: false })).status).toBe(201);
    await without.close();
  });
});
