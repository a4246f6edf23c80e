import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { dedupeItems } from './dedupe.ts';
import { fetchFeeds, type FetchFeedsOptions } from './fetchFeeds.ts';
import { RobotsCache } from './robotsCache.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real feed server on this machine. Paths that are not in `pages` answer 404, robots.txt too. */
async function serve(pages: Record<string, RequestListener>): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const now = new Date('2026-11-21T10:00:00.000Z');
const read = (urls: string[], options: Partial<FetchFeedsOptions> = {}) =>
  fetchFeeds({
    states: new Map(),
    now,
    sources: urls.map((url, index) => ({ name: `Source ${index + 1}`, url })),
    allowLoopback: true,
    robots: new RobotsCache(),
    ...options,
  });
const readOne = async (page: RequestListener, options?: Partial<FetchFeedsOptions>) => {
  const { origin } = await serve({ '/feed': page });
  const [result] = await read([`${origin}/feed`], options);
  return result;
};

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
const item = '<item><title>Magnesium rises</title><link>https://press.example/a</link></item>';
const answer =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(body);
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

describe('a source that answers', () => {
  it('gives its items and what to remember', async () => {
    const result = await readOne(
      answer(rss(item), { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' }),
    );
    expect(result).toMatchObject({
      name: 'Source 1',
      notModified: false,
      items: [{ title: 'Magnesium rises', url: 'https://press.example/a', publicationName: 'Source 1' }],
      state: {
        etag: '"v1"',
        lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT',
        lastFetchedAt: '2026-11-21T10:00:00.000Z',
      },
    });
    expect(result?.error).toBeUndefined();
  });

  it('is asked with what was remembered, and a 304 brings nothing', async () => {
    const state = { etag: '"v1"', lastModified: 'x', lastFetchedAt: '2026-11-21T09:00:00.000Z' };
    const result = await readOne(
      (request, response) => {
        const isKnown =
          request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === 'x';
        response.writeHead(isKnown ? 304 : 200).end();
      },
      { states: new Map([['Source 1', state]]) },
    );
    expect(result).toEqual({
      name: 'Source 1',
      items: [],
      notModified: true,
      state: { ...state, lastFetchedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  it('is not asked again within 15 minutes', async () => {
    const { origin, asked } = await serve({ '/feed': answer(rss(item)) });
    const state = { etag: null, lastModified: null, lastFetchedAt: '2026-11-21T09:45:01.000Z' };
    const [soon] = await read([`${origin}/feed`], { states: new Map([['Source 1', state]]) });
    expect(soon).toEqual({ name: 'Source 1', items: [], notModified: true, state });
    expect(asked).toEqual([]);
    const earlier = { ...state, lastFetchedAt: '2026-11-21T09:45:00.000Z' };
    const [later] = await read([`${origin}/feed`], { states: new Map([['Source 1', earlier]]) });
    expect(later?.items).toHaveLength(1);
  });

  it('may send its feed compressed', async () => {
    const result = await readOne(answer(gzipSync(rss(item)), { 'content-encoding': 'gzip' }));
    expect(result?.items).toHaveLength(1);
  });

  it('may send its feed in another character set', async () => {
    const latin = Buffer.from(rss(item.replace('Magnesium', 'Acérola')), 'latin1');
    const result = await readOne(answer(latin, { 'content-type': 'text/xml; charset=iso-8859-1' }));
    expect(result?.items[0]?.title).toBe('Acérola rises');
  });

  it('may redirect, and relative links are read from where it ended', async () => {
    const { origin } = await serve({
      '/feed': redirect('/moved/feed'),
      '/moved/feed': answer(rss('<item><title>Here</title><link>./a</link></item>')),
    });
    const [result] = await read([`${origin}/feed`]);
    expect(result?.items[0]?.url).toBe(`${origin}/moved/a`);
  });
});

describe('a source that fails', () => {
  const good = answer(rss(item));

  it.each<[string, RequestListener, string]>([
    ['answers 500', (_, response) => response.writeHead(500).end('no'), 'Answered 500'],
    ['breaks off', (request) => request.socket.destroy(), 'The host broke the connection off'],
    ['sends a page', answer('<html><body>Log in</body></html>'), 'Not a feed that can be read'],
    ['sends broken XML', answer('<rss version="2.0"><channel><item><title>x'), 'Not a feed that can be read'],
    ['sends nothing', answer(''), 'Not a feed that can be read'],
    [
      'sends an odd encoding',
      answer('x', { 'content-encoding': 'zstd' }),
      'Sent in an encoding that is not read (zstd)',
    ],
    ['sends damaged gzip', answer('not gzip', { 'content-encoding': 'gzip' }), 'The answer is damaged'],
    ['says it is too large', answer(rss(item), { 'content-length': '3000000' }), 'Larger than 2 MB'],
    ['redirects for ever', redirect('/feed'), 'More than 5 redirects'],
    ['redirects to a file', redirect('file:///etc/passwd'), 'The address file://… is not http or https'],
    ['redirects nowhere', redirect('http://['), 'A redirect without a valid address'],
    ['redirects to a password', redirect('http://a:b@press.example/'), 'The address carries a password'],
    ['redirects to a private address', redirect('http://10.0.0.1/feed'), '10.0.0.1 is not a public address'],
    [
      'redirects to metadata',
      redirect('http://169.254.169.254/latest'),
      '169.254.169.254 is not a public address',
    ],
    [
      'redirects to a written-out address',
      redirect('http://0xA9FEA9FE/'),
      '169.254.169.254 is not a public address',
    ],
    ['redirects to private IPv6', redirect('http://[fd00::1]/'), '[fd00::1] is not a public address'],
    [
      'redirects to a mapped address',
      redirect('http://[::ffff:10.0.0.1]/'),
      '[::ffff:a00:1] is not a public address',
    ],
  ])('%s: it says so, the others are read', async (_, page, error) => {
    const { origin } = await serve({ '/feed': page, '/good': good });
    const [bad, fine] = await read([`${origin}/feed`, `${origin}/good`]);
    expect(bad).toMatchObject({ items: [], notModified: false, error });
    expect(fine).toMatchObject({ items: [{ title: 'Magnesium rises' }] });
  });

  it('does not keep the validators of an answer that could not be read', async () => {
    const result = await readOne(answer('<html>', { etag: '"broken"' }));
    expect(result?.state).toMatchObject({ etag: null, lastFetchedAt: now.toISOString() });
  });

  it('is given up after the time limit, before or in its answer', async () => {
    const { origin } = await serve({
      '/silent': () => undefined,
      '/slow': (_, response) => void response.writeHead(200).write('<rss version="2.0">'),
    });
    const results = await read([`${origin}/silent`, `${origin}/slow`], { timeoutMs: 150 });
    expect(results.map(({ error }) => error)).toEqual([
      'Did not answer within 0.15 s',
      'Did not answer within 0.15 s',
    ]);
    expect(results[0]?.state.lastFetchedAt).toBeNull();
  });

  it('cannot send more than 2 MB, plain or unpacked', async () => {
    const endless: RequestListener = (_, response) => {
      response.writeHead(200);
      const push = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', push);
      };
      push();
    };
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'));
    const { origin } = await serve({
      '/endless': endless,
      '/bomb': answer(bomb, { 'content-encoding': 'gzip' }),
    });
    const results = await read([`${origin}/endless`, `${origin}/bomb`]);
    expect(results.map(({ error }) => error)).toEqual(['Larger than 2 MB', 'Larger than 2 MB']);
  });

  it('is stopped by the signal', async () => {
    const stop = new AbortController();
    const result = await readOne(() => stop.abort(), { signal: stop.signal });
    expect(result?.error).toBe('Stopped');
  });

  it('may have an address that is none', async () => {
    const [result] = await read(['not an address']);
    expect(result?.error).toBe('The address of the feed is not valid');
  });
});

describe('addresses of this machine', () => {
  it.each(['127.0.0.1', 'localhost'])('%s is refused without being connected to', async (host) => {
    const { origin, asked } = await serve({ '/feed': answer(rss(item)) });
    const { port } = new URL(origin);
    const [result] = await read([`http://${host}:${port}/feed`], { allowLoopback: false });
    expect(result).toMatchObject({ items: [], error: `${host} is not a public address` });
    expect(asked).toEqual([]);
  });
});

describe('hostile XML', () => {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );

  it.each([
    [
      'external entities',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(item.replace('rises', '&x;'))}`,
    ],
    ['a billion laughs', `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>${rss(item.replace('rises', '&l10;'))}`],
  ])('%s are refused', async (_, body) => {
    const result = await readOne(answer(body));
    expect(result).toMatchObject({ items: [], error: 'Declares entities, which no feed needs' });
  });

  const feeds: Readonly<Record<string, (size: number) => string>> = {
    'deep nesting': (size) => rss(`<item>${'<a>'.repeat(size)}</item>`),
    'elements that never close': (size) => rss('<item><title>'.repeat(size)),
    'attributes without end': (size) => rss(`<item ${'a="b" '.repeat(size)}`),
    'a lone comment': (size) => `<rss version="2.0"><!--${'-'.repeat(size * 10)}`,
    'deep JSON': (size) => `{"version":"https://jsonfeed.org/version/1.1","items":${'['.repeat(size * 5)}`,
  };
  it.each(Object.entries(feeds))(
    '%s takes no more than its share of time and gives nothing',
    async (_, feed) => {
      const reading = async (size: number) => expect((await readOne(answer(feed(size))))?.items).toEqual([]);
      expect(await growthOf(reading, [25_000, 100_000], 3)).toBeLessThan(10);
    },
  );
});

describe('robots.txt', () => {
  const robots = (text: string): RequestListener => answer(text, { 'content-type': 'text/plain' });

  it('is asked once a host, and obeyed', async () => {
    const { origin, asked } = await serve({
      '/robots.txt': robots('User-agent: *\nDisallow: /private'),
      '/private/feed': answer(rss(item)),
      '/feed': answer(rss(item)),
    });
    const [closed, open] = await read([`${origin}/private/feed`, `${origin}/feed`]);
    expect(closed).toMatchObject({ items: [], error: 'robots.txt does not allow reading it' });
    expect(open?.items).toHaveLength(1);
    expect(asked).toEqual(['/robots.txt', '/feed']);
  });

  it('refuses a redirect into what it closes', async () => {
    const { origin } = await serve({
      '/robots.txt': robots('User-agent: SeedbedFeedReader\nDisallow: /closed'),
      '/feed': redirect('/closed'),
    });
    const [result] = await read([`${origin}/feed`]);
    expect(result?.error).toBe('robots.txt does not allow reading it');
  });

  it('that cannot be had closes the host until it can', async () => {
    const { origin } = await serve({
      '/robots.txt': (_, response) => response.writeHead(503).end(),
      '/feed': answer(rss(item)),
    });
    const [result] = await read([`${origin}/feed`]);
    expect(result?.error).toBe('robots.txt could not be read (503)');
  });
});

describe('many sources', () => {
  it('that tell the same story give it once', async () => {
    const story = (host: string) =>
      answer(
        rss(
          `<item><title>Magnesium rises after dark</title><link>https://${host}/m</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>`,
        ),
      );
    const { origin } = await serve({ '/one': story('one.example'), '/two': story('two.example') });
    const results = await read([`${origin}/one`, `${origin}/two`]);
    const { added, duplicate } = dedupeItems(
      results.flatMap(({ items }) => items),
      [],
    );
    expect(added.map(({ url }) => url)).toEqual(['https://one.example/m']);
    expect(duplicate).toBe(1);
  });

  it('are read four at once, one of a host, in the order asked for', async () => {
    let active = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const slow: RequestListener = (_, response) => {
      active += 1;
      most = Math.max(most, active);
      waiting.push(() => {
        active -= 1;
        response.writeHead(200).end(rss(item));
      });
    };
    const hosts = await Promise.all(Array.from({ length: 6 }, () => serve({ '/a': slow, '/b': slow })));
    const urls = hosts.flatMap(({ origin }) => [`${origin}/a`, `${origin}/b`]);
    const reading = read(urls);
    let answered = 0;
    while (answered < urls.length) {
      const expected = Math.min(4, Math.max(1, waiting.length));
      await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(answered === 0 ? 4 : expected);
      waiting.shift()?.();
      answered += 1;
    }
    const results = await reading;
    expect(most).toBe(4);
    expect(results.map(({ name }) => name)).toEqual(urls.map((_, index) => `Source ${index + 1}`));
    expect(results.every(({ items }) => items.length === 1)).toBe(true);
  });
});
