import { createServer, type ServerResponse } from 'node:http';

/** A language model that writes when the test says so: its answers last as long as there is something to see. */
export interface SlowModel {
  /** What a server needs to ask it. */
  env: Readonly<Record<string, string>>;
  /** The next answer it was asked for; waits until it is. */
  asked: () => Promise<SlowAnswer>;
  close: () => void;
}

export interface SlowAnswer {
  write: (text: string) => void;
  end: () => void;
  /** Resolves when whoever asked went away before the end. */
  abandoned: Promise<void>;
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'slow',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** Serves an OpenAI-compatible `chat/completions` that streams whatever it is asked; it reads no question. */
export async function startSlowModel(): Promise<SlowModel> {
  const arrived: SlowAnswer[] = [];
  const waiting: ((answer: SlowAnswer) => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      if (!body.includes('"stream":true')) return void response.end();
      const answer = answerOn(response);
      const next = waiting.shift();
      if (next) next(answer);
      else arrived.push(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The model has no port.');
  return {
    env: { LLM_BASE_URL: `http://127.0.0.1:${address.port}/v1`, LLM_API_KEY: 'key', LLM_MODEL: 'slow' },
    asked: () =>
      new Promise((resolve) => {
        const answer = arrived.shift();
        if (answer) resolve(answer);
        else waiting.push(resolve);
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerOn(response: ServerResponse): SlowAnswer {
  return {
    write: (text) => void response.write(chunk({ content: text }, null)),
    end: () => void response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`),
    abandoned: new Promise((resolve) => {
      response.on('close', () => {
        if (!response.writableEnded) resolve();
      });
    }),
  };
}
