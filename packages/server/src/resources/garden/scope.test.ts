import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Citation } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { evidence, startServer, type Client, type TestServer } from '../../testing/server.ts';

const gardenAlone = { base: false, articles: false, garden: true };

/** Questions of every kind on what the base knows best: each would cite the base if it could. */
function questions(count: number): string[] {
  const names = [...evidence.ingredients.values()].map(({ name }) => name);
  const topics = [...evidence.topics.values()].map(({ name }) => name);
  const forms = [
    (name: string, topic: string) => `Does ${name} help with ${topic}?`,
    (name: string) => `What is the upper limit for ${name}?`,
    (name: string, topic: string) => `Which dose of ${name} was studied for ${topic}?`,
    (name: string) => `May I claim anything for ${name} in the EU and the US?`,
    (name: string, topic: string) =>
      `I have trouble with ${topic}, should I take ${name}, and what is its limit?`,
    (name: string) => `What does ${name} cost, and which form is best absorbed?`,
    (name: string) => `What is in the news about ${name}?`,
    (name: string, topic: string) => `Compare ${name} with magnesium for ${topic}`,
    (name: string) => `Is ${name} safe with warfarin?`,
    () => 'How are calories rounded on a US label?',
  ];
  return Array.from({ length: count }, (_, at) => {
    const form = forms[at % forms.length] ?? String;
    return form(names[(at * 7) % names.length] ?? '', topics[(at * 3) % topics.length] ?? '');
  });
}

describe.each(await findDatabases())('what answers draw on, on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let grace: Client;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    server = await startServer(kind, { limits: undefined });
    ada = await server.signIn();
    grace = await server.signIn();
    const { body } = await ada.post('/api/garden/collections', { name: 'Sleep' });
    ids.collection = body.id;
    const plant = async (name: string, by: Client, draft: object) => {
      ids[name] = (await by.post('/api/garden', { kind: 'note', ...draft })).body.id;
    };
    await plant('note', ada, {
      title: 'Bench note',
      note: 'Our panel liked magnesium at 240 mg before sleep. Tasters called it mild.',
    });
    await plant('held', ada, {
      title: 'Trial of glycine',
      snapshot: 'Glycine at 3 g made people less tired after short sleep.',
      source: { publication: 'Sleep Notes', doi: '10.1000/glycine' },
      collectionIds: [ids.collection],
    });
    await plant('long', ada, {
      title: 'A long report',
      snapshot: `${'Nothing of interest stands here. '.repeat(2000)}Zinc reached 11 mg in the last batch. ${'And so on. '.repeat(2000)}`,
    });
    await plant('hers', grace, {
      title: 'Secret of Grace',
      note: 'Magnesium hexafluorophantasy before sleep works.',
    });
  });
  afterAll(() => server.close());

  const ask = async (content: string, scope?: object, by = ada) => {
    const { status, body } = await by.post('/api/conversations', { content, scope });
    expect(status).toBe(201);
    return body as {
      conversationId: number;
      messages: [unknown, { content: string; citations: Citation[] }];
    };
  };
  const cited = async (content: string, scope?: object, by = ada) =>
    (await ask(content, scope, by)).messages[1].citations;

  it('is all but the garden until something else is chosen', async () => {
    const kinds = (await cited('Does magnesium help with sleep?')).map((citation) => citation.kind);
    expect(kinds).toContain('evidence');
    expect(kinds).not.toContain('garden');
  });

  it('adds the garden, which is cited as it was saved and leads to its item', async () => {
    const citations = await cited('Does magnesium help with sleep?', { garden: true });
    expect(citations.map((citation) => citation.kind)).toContain('evidence');
    expect(citations.find((citation) => citation.kind === 'garden')).toMatchObject({
      title: 'Bench note',
      source: 'Your garden',
      gardenItemId: ids.note,
      passage: expect.stringContaining('240 mg before sleep'),
    });
  });

  it.each([
    'What do my papers say on magnesium and sleep?',
    'What did our report say on magnesium and sleep?',
  ])('is where what one calls ones own is looked for: %s', async (question) => {
    const citations = await cited(question, gardenAlone);
    expect(citations.map((citation) => citation.kind)).toContain('garden');
  });

  it('of one collection is what is in it', async () => {
    const citations = await cited('What was found on glycine, magnesium and sleep?', {
      ...gardenAlone,
      garden: ids.collection,
    });
    expect(citations.map((citation) => citation.gardenItemId)).toEqual([ids.held]);
    expect(citations[0]?.url).toBe('https://doi.org/10.1000/glycine');
  });

  it('finds what stands deep in a long text, and cites the stretch', async () => {
    const [citation] = await cited('How much zinc was in the last batch?', gardenAlone);
    expect(citation?.passage).toContain('Zinc reached 11 mg');
    expect(citation?.passage.length).toBeLessThanOrEqual(1200);
  });

  it('says so where nothing is found', async () => {
    const { messages } = await ask('Does creatine help with strength?', gardenAlone);
    expect(messages[1]).toMatchObject({ citations: [] });
    expect(messages[1].content).toContain('I found nothing on this where you asked me to look');
  });

  it('is kept with the conversation, and a message may change it', async () => {
    const { conversationId } = await ask('Does magnesium help with sleep?', gardenAlone);
    const scopeNow = async () => {
      const { body } = await ada.get('/api/conversations');
      return body.find(({ id }: { id: number }) => id === conversationId).scope;
    };
    expect(await scopeNow()).toEqual(gardenAlone);
    const more = (body: object) => ada.post(`/api/conversations/${conversationId}/messages`, body);
    const second = await more({ content: 'And at which dose?' });
    for (const citation of second.body.messages[1].citations) expect(citation.kind).toBe('garden');
    const third = await more({ content: 'Does magnesium help with sleep?', scope: {} });
    expect(third.body.messages[1].citations.map((each: Citation) => each.kind)).toContain('evidence');
    expect(await scopeNow()).toEqual({ base: true, articles: true, garden: false });
  });

  it('never is what was thrown away', async () => {
    const made = await ada.post('/api/garden', {
      kind: 'note',
      title: 'Gone',
      note: 'Ashwagandha smelled of horse.',
    });
    expect(await cited('What of ashwagandha?', gardenAlone)).toHaveLength(1);
    await ada.send('DELETE', `/api/garden/${made.body.id}`, { headers: { 'If-Match': '*' } });
    expect(await cited('What of ashwagandha?', gardenAlone)).toEqual([]);
  });

  it('never is somebody else’s', async () => {
    const { status } = await grace.post('/api/conversations', {
      content: 'What was found on glycine?',
      scope: { garden: ids.collection },
    });
    expect(status).toBe(400);
    const citations = await cited('Does magnesium help with sleep?', gardenAlone, grace);
    expect(citations.map((citation) => citation.gardenItemId)).toEqual([ids.hers]);
  });

  const count = kind.name === 'sqlite' ? 500 : 100;
  it(`is nothing but the garden for ${count} questions`, { timeout: 300_000 }, async () => {
    const own = new Set([ids.note, ids.held, ids.long]);
    const leaks: string[] = [];
    let answered = 0;
    for (const question of questions(count)) {
      const citations = await cited(question, gardenAlone);
      answered += citations.length > 0 ? 1 : 0;
      if (citations.some((each) => each.kind !== 'garden' || !own.has(each.gardenItemId ?? 0)))
        leaks.push(question);
    }
    expect(leaks).toEqual([]);
    // Among them are questions that the garden does answer.
    expect(answered).toBeGreaterThan(0);
  });
});
