import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { watchInPage } from './inPage';

const scriptPath = '/watch-in-page.js';
const notePath = '/watched-in-page';

/** Stands between the engines and a server, and hears of what goes wrong in every document from its first script on. */
export interface Watch {
  /** What the engines open in the server's place. */
  origin: string;
  /** What went wrong so far, in any window. */
  noted: readonly string[];
  close: () => void;
}

/**
 * Begins to watch what a server sends: neither engine can be told over its own wire to run a script before a page's.
 * @param first runs in every document before the page's own scripts
 */
export async function startWatch(watched: string, first: () => void): Promise<Watch> {
  const noted: string[] = [];
  const script = `(${watchInPage.toString()})(${JSON.stringify(notePath)});(${first.toString()})();`;
  const server = createServer((request, response) => {
    if (request.url === scriptPath) response.setHeader('content-type', 'text/javascript').end(script);
    else if (request.url === notePath)
      void text(request).then((words) => response.end(`${noted.push(words)}`));
    else handOn(watched, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The watch has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    noted,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Asks the server what the engine asked, and answers as it does; a line that breaks on one side breaks on the other. */
function handOn(watched: string, request: IncomingMessage, response: ServerResponse): void {
  const isDocument = request.headers.accept?.includes('text/html') === true;
  const headers = { ...request.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const far = ask(new URL(request.url ?? '/', watched), { method: request.method, headers });
  far.on('error', () => response.destroy());
  far.on('response', (answer) => {
    answer.on('error', () => response.destroy());
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    if (isPage) return void sendPage(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    return answer.pipe(response);
  });
  response.on('close', () => far.destroy());
  request.pipe(far);
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await text(answer);
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(page.replace('<head>', `<head><script src="${scriptPath}"></script>`));
}
