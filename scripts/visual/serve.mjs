import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/**
 * Serves the files of a folder on a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export const serveFolder = (folder) =>
  new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = join(
        folder,
        normalize(decodeURIComponent(pathname)),
        pathname.endsWith('/') ? 'index.html' : '',
      );
      if (!path.startsWith(folder) || !(await isFile(path))) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        // Pages of one run share their scripts, compiled ones too.
        'cache-control': extname(path) === '.html' ? 'no-store' : 'max-age=3600',
      });
      createReadStream(path).pipe(response);
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ origin: `http://localhost:${server.address().port}`, close });
    });
  });
