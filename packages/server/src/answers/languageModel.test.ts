import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import type { Answer, AnswerStep, ModelFailure } from './index.ts';
import { createAnswerer, createLanguageModel } from './index.ts';

const evidence = loadEvidence();
const question = 'What is the upper limit for zinc?';

type Reply = (response: ServerResponse, request: IncomingMessage, body: string) => void;

let server: Server;
let reply: Reply;
let bodies: string[];
let closed: Promise<void>;
let failures: ModelFailure[];

beforeEach(async () => {
  bodies = [];
  failures = [];
  let markClosed: () => void = () => {};
  closed = new Promise((resolve) => (markClosed = resolve));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (!body.includes('"stream":true')) {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(asRead('{"parts":[]}'));
        return;
      }
      bodies.push(body);
      response.on('close', markClosed);
      reply(response, request, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A reply that reads the question as this. */
const asRead = (content: string) =>
  JSON.stringify({
    id: 'r',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

const piece = (content: string) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const ending = `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

const streaming =
  (...texts: string[]): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const text of texts) response.write(piece(text));
    response.end(ending);
  };

function answerer(timeoutMs = 10_000) {
  const { port } = server.address() as AddressInfo;
  const languageModel = createLanguageModel({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'key',
    model: 'm',
    timeoutMs,
  });
  return createAnswerer({ evidence, languageModel });
}

async function collect(signal?: AbortSignal, timeoutMs?: number): Promise<{ answer: Answer; text: string }> {
  const steps: AnswerStep[] = await Array.fromAsync(
    answerer(timeoutMs).answer({
      question,
      history: [],
      articles: [],
      signal,
      onModelFailure: (failure) => failures.push(failure),
    }),
  );
  const text = steps.flatMap((step) => (step.type === 'delta' ? [step.text] : [])).join('');
  const done = steps.at(-1);
  if (done?.type !== 'done') throw new Error('The answer did not end.');
  return { answer: done.answer, text };
}

/** What the composer cites for the question by itself. */
async function citedAlone(): Promise<Answer['citations']> {
  const steps = await Array.fromAsync(
    createAnswerer({ evidence }).answer({ question, history: [], articles: [] }),
  );
  return steps.flatMap((step) => (step.type === 'done' ? step.answer.citations : []));
}

describe('with a language model', () => {
  it('streams its sentences, and sends the passages as data', async () => {
    reply = streaming('In the US, adults should stay', ' below 40 mg a day [1]. EFSA', ' says 25 mg [2].');
    const { answer, text } = await collect();
    const [written, questions] = answer.content.split('\n\n### You could ask next\n');
    expect(written).toBe('In the US, adults should stay below 40 mg a day [1]. EFSA says 25 mg [2].');
    expect(questions).toMatch(/^\n(?:- .+\?\n){3}$/);
    expect(bodies[0]).not.toContain('You could ask next');
    expect(text).toBe(answer.content);
    expect(answer.citations.map((citation) => citation.n)).toEqual([1, 2]);
    expect(failures).toEqual([]);
    expect(bodies[0]).toContain('Zinc, adults: US tolerable upper intake level');
    expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ model: 'm', stream: true });
  });

  it('takes out markers that do not exist, facts that their passages do not hold or that have no marker, and disease claims', async () => {
    reply = streaming(
      'Stay below 40 mg [1][9]. ',
      'Up to 80 mg is fine [1]. ',
      'Up to 40 g is fine [1]. ',
      '\n### Zinc improves sleep\n',
      'Men need 11 mg. ',
      'Zinc cures cancer [1]. ',
      'Valerian has the same limit [1]. ',
      'Zinc improves sleep [2]. ',
      'It also supports immunity. ',
      'Ask your supplier.',
    );
    const { answer } = await collect();
    expect(answer.content.split('\n\n###')[0]).toBe('Stay below 40 mg [1]. \n\nAsk your supplier.');
    expect(answer.citations).toHaveLength(1);
  });

  const composed = /The language model did not answer in full.*\n\nThe upper limit \(UL\) of zinc/s;

  const sse = { 'Content-Type': 'text/event-stream' };
  const ended = (finish_reason: string) =>
    `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason }] })}\n\n`;

  it.each<[string, Reply, ModelFailure]>([
    [
      'a wrong key',
      (response) => response.writeHead(401).end('{"error":{"message":"key k-1 is wrong"}}'),
      { reason: 'refused the key', status: 401 },
    ],
    ['an HTTP error', (response) => response.writeHead(400).end('{}'), { reason: 'HTTP error', status: 400 }],
    [
      'no JSON',
      (response) => response.writeHead(200, sse).end('data: {oops\n\n'),
      { reason: 'broken stream' },
    ],
    ['nothing', streaming(), { reason: 'nothing usable' }],
    [
      'nothing but invention',
      streaming('Take 900 mg. ', 'Trust me, 12 doctors do.'),
      { reason: 'nothing usable' },
    ],
    [
      'an error within the stream',
      (response) => response.writeHead(200, sse).end('data: {"error":{"message":"overloaded"}}\n\n'),
      { reason: 'broken stream' },
    ],
    [
      'a refusal',
      (response) => response.writeHead(200, sse).end(ended('content_filter')),
      { reason: 'filtered' },
    ],
    [
      'an answer that ran out of room',
      (response) => response.writeHead(200, sse).end(`${piece('Stay')}${ended('length')}`),
      { reason: 'cut off' },
    ],
  ])('falls back to the composer on %s, says so, and tells why', async (_, bad, failure) => {
    reply = bad;
    const { answer, text } = await collect();
    expect(answer.content).toMatch(composed);
    expect(text).toBe(answer.content);
    expect(answer.citations).toEqual(await citedAlone());
    expect(failures).toEqual([failure]);
  });

  it('falls back when the stream is cut off, and keeps what was said', async () => {
    reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(piece('Stay below 40 mg a day [1]. EFSA sa'), () => response.destroy());
    };
    const { answer } = await collect();
    expect(answer.content).toMatch(/^Stay below 40 mg a day \[1\]\./);
    expect(answer.content).toMatch(composed);
  });

  it('falls back when the model stalls', async () => {
    reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(piece('Stay below'));
    };
    const { answer } = await collect(undefined, 200);
    expect(answer.content).toMatch(composed);
    expect(failures).toEqual([{ reason: 'too late' }]);
  });

  it('stops upstream too when the reader stops', async () => {
    const stop = new AbortController();
    reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(piece('Stay below 40 mg a day [1]. '), () => stop.abort());
    };
    await expect(collect(stop.signal)).rejects.toThrow(/abort/i);
    await closed;
    expect(failures).toEqual([]);
  });

  it('is not asked when there is nothing to say', async () => {
    reply = streaming('I will say anything.');
    const steps = await Array.fromAsync(
      answerer().answer({ question: 'florbnax root', history: [], articles: [] }),
    );
    expect(steps.at(-1)).toMatchObject({
      answer: { isAbstention: true, content: expect.stringContaining('florbnax') },
    });
    expect(bodies).toEqual([]);
  });
});
