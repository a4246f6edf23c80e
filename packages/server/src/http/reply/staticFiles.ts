import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { NotFound } from '../../errors.ts';
import { hasTag } from './conditional.ts';
import { HttpProblem } from './problems.ts';

interface StaticFile {
  bytes: Buffer;
  type: string;
  tag: string;
  isHashed: boolean;
  isText: boolean;
  /** Compressed forms, made when first asked for. */
  packed: Map<string, Promise<Buffer>>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Vite puts what carries its content's hash in its name into `assets`: behind a name, or alone. */
const hashedName = /^\/assets\/(?:.+[-.])?[\w-]{7,}\.\w+$/;

/**
 * Serves a built page and its files from memory. A GET for anything else that looks like a page gets the page:
 * its router knows the address. A new build is noticed by its `index.html`.
 */
export function staticFiles(folder: string) {
  let files = new Map<string, StaticFile>();
  let builtAt = -1;

  const refresh = async () => {
    const changedAt = await stat(join(folder, 'index.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (changedAt === builtAt) return;
    files = changedAt === 0 ? new Map() : await readAll(folder);
    builtAt = changedAt;
  };

  return async (ctx: Context): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new HttpProblem(405, 'Use GET here.', { Allow: 'GET, HEAD' });
    }
    let file = files.get(ctx.path);
    if (!file?.isHashed) {
      await refresh();
      file = files.get(ctx.path) ?? (isNavigation(ctx) ? files.get('/index.html') : undefined);
    }
    if (!file) throw missing(files.size === 0);
    await send(ctx, file);
  };
}

const missing = (isUnbuilt: boolean) =>
  new NotFound(isUnbuilt ? 'The page is not built. Run npm run build.' : 'There is no such file.');

/** An address without a file ending, or one that a browser asks for as a page. */
function isNavigation(ctx: Context): boolean {
  return extname(ctx.path) === '' || (ctx.headers.accept ?? '').includes('text/html');
}

async function readAll(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(async (path): Promise<[string, StaticFile]> => {
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    return [url, fileOf(url, await readFile(path))];
  });
  const map = new Map(await Promise.all(pairs));
  const index = map.get('/index.html');
  if (index) map.set('/', index);
  return map;
}

function fileOf(url: string, bytes: Buffer): StaticFile {
  const type = types[extname(url).toLowerCase()] ?? 'application/octet-stream';
  return {
    bytes,
    type,
    tag: `"${hash('sha1', bytes, 'base64url')}"`,
    isHashed: hashedName.test(url),
    isText: /^text\/|json|svg/.test(type),
    packed: new Map(),
  };
}

async function send(ctx: Context, file: StaticFile): Promise<void> {
  ctx.set('ETag', file.tag);
  ctx.set('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.isText) ctx.vary('Accept-Encoding');
  if (hasTag(ctx.headers['if-none-match'], file.tag)) {
    ctx.status = 304;
    return;
  }
  const encoding =
    file.isText && file.bytes.length > 1024 ? ctx.acceptsEncodings('br', 'gzip', 'identity') : false;
  ctx.status = 200;
  ctx.body = encoding === 'br' || encoding === 'gzip' ? await pack(file, encoding) : file.bytes;
  if (ctx.body !== file.bytes) ctx.set('Content-Encoding', String(encoding));
  ctx.type = file.type;
}

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
};

function pack(file: StaticFile, encoding: keyof typeof packers): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const packed = packers[encoding](file.bytes);
  file.packed.set(encoding, packed);
  return packed;
}
