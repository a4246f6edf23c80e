import { describe, expect, it } from 'vitest';
import { parseFeed } from './parseFeed.ts';
import { sampleFeed } from './sampleFeed.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const read = (text: string) =>
  parseFeed(text, { publicationName: 'Press', base: new URL('https://press.example/rss'), now });
const rss = (items: string) =>
  `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title>${items}</channel></rss>`;
const rssItem = (inner: string) =>
  read(rss(`<item><title>A title</title><link>https://press.example/a</link>${inner}</item>`))[0];

describe('formats', () => {
  const expected = {
    title: 'Zinc & copper',
    summary: 'Two minerals.',
    content: null,
    url: 'https://press.example/zinc',
    urlToImage: null,
    publicationName: 'Press',
    publicationDate: '2026-11-20T08:00:00.000Z',
    guid: 'id-1',
    isSample: false,
  };

  it.each([
    [
      'RSS',
      rss(
        '<item><title>Zinc &amp; copper</title><link>/zinc</link><guid isPermaLink="false">id-1</guid><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate><description><![CDATA[<p>Two <b>minerals</b>.</p>]]></description></item>',
      ),
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>f</id><entry><title>Zinc &amp; copper</title><id>id-1</id><link href="https://press.example/zinc"/><updated>2026-11-20T08:00:00Z</updated><summary type="html">&lt;p&gt;Two minerals.&lt;/p&gt;</summary></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title></channel><item rdf:about="id-1"><title>Zinc &amp; copper</title><link>https://press.example/zinc</link><description>Two minerals.</description><dc:date>2026-11-20T08:00:00Z</dc:date></item></rdf:RDF>',
    ],
    [
      'JSON',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'T',
        items: [
          {
            id: 'id-1',
            url: 'https://press.example/zinc',
            title: 'Zinc & copper',
            content_html: '<p>Two minerals.</p>',
            date_published: '2026-11-20T08:00:00Z',
          },
        ],
      }),
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('cleaning', () => {
  it('leaves plain text only', () => {
    const item = rssItem(
      '<description><![CDATA[<script>alert(1)</script><style>p{}</style><p onclick="x()">One</p><p>two &lt;b&gt;</p>\u202eevil\u0007<iframe src="x"></iframe>]]></description>',
    );
    expect(item?.summary).toBe('One two <b> evil');
  });

  it('cuts long texts at a word', () => {
    const summary = rssItem(`<description>${'sleep '.repeat(400)}</description>`)?.summary ?? '';
    expect(summary.length).toBeLessThanOrEqual(1000);
    expect(summary).toMatch(/sleep…$/);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://press.example/a',
    'https://a:b@press.example/',
    '',
  ])('leaves out an item whose address is %s', (link) => {
    expect(read(rss(`<item><title>A title</title><link>${link}</link></item>`))).toEqual([]);
  });

  it('leaves out an item without a title', () => {
    expect(read(rss('<item><title> <b></b> </title><link>https://press.example/a</link></item>'))).toEqual(
      [],
    );
  });

  it('takes a permalink for the address, but no other guid', () => {
    const items = read(
      rss(
        '<item><title>One</title><guid>https://press.example/1</guid></item><item><title>Two</title><guid isPermaLink="false">https://press.example/2</guid></item>',
      ),
    );
    expect(items.map(({ title }) => title)).toEqual(['One']);
  });

  it.each([
    ['Fri, 20 Nov 2026 08:00:00 +0100', '2026-11-20T07:00:00.000Z'],
    ['Fri, 20 Nov 2026 08:00:00 CEST', '2026-11-20T08:00:00.000Z'],
    ['Mon, 01 Jan 2035 00:00:00 GMT', now.toISOString()],
    ['Tue, 01 Jan 1980 00:00:00 GMT', '1990-01-01T00:00:00.000Z'],
    ['soon', now.toISOString()],
  ])('reads the date %s', (date, expected) => {
    expect(rssItem(`<pubDate>${date}</pubDate>`)?.publicationDate).toBe(expected);
  });
});

describe('images', () => {
  it.each([
    [
      'media:content',
      '<media:content medium="image" url="https://img.example/m.jpg"/><description>x</description>',
    ],
    [
      'a typed media:content after a video',
      '<media:group><media:content type="video/mp4" url="https://img.example/v.mp4"/><media:content type="image/jpeg" url="https://img.example/m.jpg"/></media:group>',
    ],
    ['media:thumbnail', '<media:thumbnail url="https://img.example/m.jpg"/>'],
    ['an enclosure', '<enclosure url="https://img.example/m.jpg" type="image/jpeg" length="1"/>'],
    [
      'the first image of the text',
      '<description>&lt;p&gt;x&lt;img src="https://img.example/m.jpg"&gt;&lt;img src="n.jpg"&gt;</description>',
    ],
    [
      'the first image of the content',
      '<content:encoded><![CDATA[<img src="https://img.example/m.jpg">]]></content:encoded>',
    ],
  ])('come from %s', (_, inner) => {
    expect(rssItem(inner)?.urlToImage).toBe('https://img.example/m.jpg');
  });

  it('are resolved against the page, and never a script', () => {
    expect(rssItem('<media:thumbnail url="m.jpg"/>')?.urlToImage).toBe('https://press.example/m.jpg');
    expect(rssItem('<media:thumbnail url="javascript:x"/>')?.urlToImage).toBeNull();
    expect(
      rssItem('<enclosure url="https://img.example/a.mp3" type="audio/mpeg" length="1"/>')?.urlToImage,
    ).toBeNull();
  });
});

describe('the sample feed', () => {
  it('is ours and says so', () => {
    const items = sampleFeed();
    expect(items).toHaveLength(12);
    for (const item of items) {
      expect(item).toMatchObject({ isSample: true, publicationName: 'Seedbed sample feed' });
      expect(item.url).toMatch(/^https:\/\/example\.com\//);
      expect(item.content).toMatch(/^Sample article\. /);
      expect(item.summary.length).toBeGreaterThan(60);
    }
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(12);
  });
});
