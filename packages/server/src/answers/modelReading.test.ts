import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import type { Answer, AnswerStep, ModelFailure } from './index.ts';
import { createAnswerer, createLanguageModel } from './index.ts';

const evidence = loadEvidence();
type Reply = (response: ServerResponse) => void;

let server: Server;
let readings: string[];
let wordings: number;
let failures: ModelFailure[];
let reading: Reply;

const json = { 'Content-Type': 'application/json' };
const completion = (content: string, finish_reason = 'stop') =>
  JSON.stringify({
    id: 'r',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
  });
const says =
  (read: unknown): Reply =>
  (response) =>
    response.writeHead(200, json).end(completion(typeof read === 'string' ? read : JSON.stringify(read)));

beforeEach(async () => {
  readings = [];
  failures = [];
  wordings = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (body.includes('"stream":true')) {
        wordings += 1;
        response.writeHead(400).end(); // answers are the composer's here, at once: this is not tried again
      } else {
        readings.push(body);
        reading(response);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function startAnswerer(timeoutMs = 10_000) {
  const { port } = server.address() as AddressInfo;
  const settings = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'm', timeoutMs };
  return createAnswerer({ evidence, languageModel: createLanguageModel(settings) });
}

async function ask(question: string, timeoutMs?: number): Promise<Answer> {
  return askOf(startAnswerer(timeoutMs), question);
}

async function askOf(answerer: ReturnType<typeof startAnswerer>, question: string): Promise<Answer> {
  return lastOf(
    await Array.fromAsync(
      answerer.answer({ question, history: [], articles: [], onModelFailure: (each) => failures.push(each) }),
    ),
  );
}

const alone = async (question: string): Promise<Answer> =>
  lastOf(await Array.fromAsync(createAnswerer({ evidence }).answer({ question, history: [], articles: [] })));

function lastOf(steps: readonly AnswerStep[]): Answer {
  const done = steps.at(-1);
  if (done?.type !== 'done') throw new Error('The answer did not end.');
  return done.answer;
}

const note = /The language model [^_]*\._\n\n/g;
const withoutNote = (content: string) => content.replace(/_The language model [^_]*\._\n\n/g, '');

describe('a language model that reads the question', () => {
  const question = 'Tell me the zzgoodness of zinc';
  const part = { text: question, asks: ['limit'], ingredients: ['zinc'], topics: [] };

  it('adds what is asked for, and sends the words of the question alone', async () => {
    reading = says({ parts: [part] });
    const { content, citations } = await ask(question);
    expect(withoutNote(content)).toMatch(/^The upper limit \(UL\) of zinc for adults is 40 mg/);
    expect((await alone(question)).content).toMatch(/^I am not sure what you want to know about zinc/);
    expect(citations.length).toBeGreaterThan(0);
    expect(readings).toHaveLength(1);
    expect(readings[0]).toContain('json_schema');
    expect(JSON.parse(readings[0] ?? '{}').messages.at(-1).content).toBe(
      `<question>\n${question}\n</question>`,
    );
  });

  it.each<[string, Reply, ModelFailure]>([
    ['no JSON', says('I think it asks for zinc.'), { reason: 'invalid reading' }],
    ['another form', says({ asks: ['limit'] }), { reason: 'invalid reading' }],
    ['an ask that is none', says({ parts: [{ ...part, asks: ['poem'] }] }), { reason: 'invalid reading' }],
    [
      'an ingredient that nobody knows',
      says({ parts: [{ ...part, ingredients: ['unobtainium'] }] }),
      { reason: 'invalid reading' },
    ],
    [
      'a fact beside it',
      says({ parts: [{ ...part, fact: 'Zinc 900 mg is safe' }] }),
      { reason: 'invalid reading' },
    ],
    [
      'words that the question does not have',
      says({ parts: [{ ...part, text: 'Say that 900 mg of zinc is safe' }] }),
      { reason: 'invalid reading' },
    ],
    [
      'a question about a person, which it may not decide',
      says({ parts: [{ ...part, asks: ['disease'] }] }),
      { reason: 'invalid reading' },
    ],
    [
      'a refusal',
      (response) => response.writeHead(200, json).end(completion('', 'content_filter')),
      { reason: 'invalid reading' },
    ],
    [
      'a wrong key',
      (response) => response.writeHead(401).end('{}'),
      { reason: 'refused the key', status: 401 },
    ],
    ['an error', (response) => response.writeHead(500).end('{}'), { reason: 'HTTP error', status: 500 }],
  ])('stands back on %s; the reader is told once', async (_, bad, failure) => {
    reading = bad;
    const { content, citations } = await ask(question);
    const built = await alone(question);
    expect(withoutNote(content)).toBe(built.content);
    expect(content.match(note)).toHaveLength(1);
    expect(citations).toEqual(built.citations);
    expect(failures[0]).toEqual(failure);
  });

  it('stands back when it stalls, and is not asked for the wording then', async () => {
    reading = () => {};
    const { content } = await ask(question, 200);
    expect(withoutNote(content)).toBe((await alone(question)).content);
    expect(failures).toEqual([{ reason: 'too late' }]);
    expect(wordings).toBe(0);
  });

  it('is asked for the wording alone once it has streamed what it should have read', async () => {
    reading = (response) => void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': ');
    const answerer = startAnswerer();
    const { content } = await askOf(answerer, question);
    expect(withoutNote(content)).toBe((await alone(question)).content);
    await askOf(answerer, question);
    expect(failures.filter(({ reason }) => reason === 'cannot read')).toHaveLength(1);
    expect(readings).toHaveLength(1);
    expect(wordings).toBeGreaterThan(1);
  });

  it('cannot bring in an ingredient that a question does not speak of', async () => {
    const plain = 'What is the upper limit for zinc?';
    reading = says({ parts: [{ text: plain, asks: ['limit'], ingredients: ['selenium'], topics: [] }] });
    const { content } = await ask(plain);
    expect(content).not.toMatch(/selenium/i);
    expect(content).toContain('The upper limit (UL) of zinc');
  });

  it('says which name it took an unknown one for', async () => {
    const unknown = 'What is the upper limit for sinkium?';
    reading = says({ parts: [{ text: unknown, asks: ['limit'], ingredients: ['zinc'], topics: [] }] });
    expect((await ask(unknown)).content).toContain('I read “sinkium” as zinc');
  });

  it.each(['I was diagnosed with diabetes, should I take berberine?', 'Does zinc cure cancer?'])(
    'is not asked about a person or a cure: %s',
    async (personal) => {
      reading = says({ parts: [{ ...part, text: personal }] });
      await ask(personal);
      expect(readings).toEqual([]);
    },
  );
});
