import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { canonicalUrl } from './canonicalUrl.ts';
import { dedupeItems, type KnownArticle } from './dedupe.ts';
import type { FeedItem } from './parseFeed.ts';
import { normalTitle, overlap, sequenceSimilarity, wordTrigrams } from './similarity.ts';

const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  title: 'Magnesium drinks find their evening moment',
  summary: 'Short.',
  content: null,
  url: 'https://a.example/magnesium',
  urlToImage: null,
  publicationName: 'A',
  publicationDate: '2026-11-20T08:00:00.000Z',
  guid: null,
  isSample: false,
  ...changes,
});
const known = (changes: Partial<KnownArticle> = {}): KnownArticle => {
  const { content: _, isSample: __, ...article } = item();
  return { id: 7, ...article, ...changes };
};
const elsewhere = (changes: Partial<FeedItem> = {}) =>
  item({ publicationName: 'B', url: 'https://b.example/other', ...changes });
const longSummary =
  'Brands that sold magnesium to athletes now position the same mineral for the hour before sleep, with softer tastes and smaller doses.';

describe('canonicalUrl', () => {
  it.each([
    'https://www.press.example/a?b=1&a=2',
    'http://press.example/a/?a=2&b=1#top',
    'HTTPS://Press.Example/a?a=2&utm_source=x&b=1&fbclid=y&gclid=z',
  ])('%s is the same page', (address) => {
    expect(canonicalUrl(address)).toBe('https://press.example/a?a=2&b=1');
  });

  it('keeps what tells pages apart, and the case of paths', () => {
    expect(canonicalUrl('https://press.example/A?id=1')).not.toBe(
      canonicalUrl('https://press.example/a?id=1'),
    );
    expect(canonicalUrl('https://press.example/a?id=1')).not.toBe(
      canonicalUrl('https://press.example/a?id=2'),
    );
    expect(canonicalUrl('no address')).toBe('no address');
  });
});

describe('similarity', () => {
  it('compares headlines without outlet, brackets and punctuation', () => {
    expect(normalTitle('[Video] Sleep: what’s next? (2026) | Food Dive')).toBe('sleep what s next');
  });

  it('is 1 for the same, 0 for nothing in common, and as worked by hand between', () => {
    expect(sequenceSimilarity('abcd', 'abcd')).toBe(1);
    expect(sequenceSimilarity('abcd', 'efgh')).toBe(0);
    // 'bcd' is the block: 2 · 3 / 8
    expect(sequenceSimilarity('abcd', 'bcde')).toBe(0.75);
    expect(sequenceSimilarity('', '')).toBe(1);
  });

  it('stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const value = sequenceSimilarity(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(sequenceSimilarity(a, a)).toBe(1);
      }),
    );
  });

  it('counts runs of three words', () => {
    expect([...wordTrigrams('One two, three four')]).toEqual(['one two three', 'two three four']);
    expect(overlap(wordTrigrams('one two three four'), wordTrigrams('one two three'))).toBe(1);
    expect(overlap(wordTrigrams('one two'), wordTrigrams('one two three'))).toBe(0);
  });
});

describe('dedupeItems', () => {
  it('adds what is new', () => {
    expect(dedupeItems([item()], [])).toEqual({
      added: [item()],
      updated: [],
      duplicate: 0,
      alsoCovered: [],
    });
  });

  it('knows an article by its address, however it is written', () => {
    const again = item({ url: 'http://www.a.example/magnesium/?utm_medium=rss#x' });
    expect(dedupeItems([again], [known()])).toMatchObject({ added: [], updated: [], duplicate: 1 });
  });

  it('takes a changed title, summary or image over, once', () => {
    const edited = item({ title: 'Edited headline', guid: 'g', url: 'https://a.example/new-address' });
    const result = dedupeItems([edited, { ...edited }], [known({ guid: 'g' })]);
    expect(result).toMatchObject({ added: [], updated: [{ id: 7, item: edited }], duplicate: 1 });
    expect(dedupeItems([item({ urlToImage: 'https://i.example/x.jpg' })], [known()]).updated).toHaveLength(1);
  });

  it('does not take the same guid of another publication for the same article', () => {
    const other = elsewhere({ guid: 'g', title: 'Something else entirely on zinc' });
    expect(dedupeItems([other], [known({ guid: 'g' })]).added).toEqual([other]);
  });

  it('finds a like headline of another publication within three days', () => {
    const like = elsewhere({ title: 'Magnesium drinks find an evening moment | B News' });
    const result = dedupeItems([like], [known()]);
    expect(result).toMatchObject({
      added: [],
      duplicate: 1,
      alsoCovered: [{ item: like, original: { id: 7 } }],
    });
    const later = { ...like, publicationDate: '2026-11-23T08:00:01.000Z' };
    expect(dedupeItems([later], [known()]).added).toEqual([later]);
  });

  it('lets one publication repeat a headline', () => {
    const weekly = item({ url: 'https://a.example/next-week' });
    expect(dedupeItems([weekly], [known()]).added).toEqual([weekly]);
  });

  it('keeps unlike headlines, and short ones that are alike by chance', () => {
    const unlike = elsewhere({ title: 'Magnesium prices climb after plant closure' });
    expect(dedupeItems([unlike], [known()]).added).toHaveLength(1);
    expect(
      dedupeItems([elsewhere({ title: 'Week in food' })], [known({ title: 'Week in food' })]).added,
    ).toHaveLength(1);
  });

  it('finds a copied summary under another headline', () => {
    const copied = elsewhere({ title: 'Bedtime is the new gym', summary: `${longSummary} More soon.` });
    expect(dedupeItems([copied], [known({ summary: longSummary })])).toMatchObject({
      added: [],
      duplicate: 1,
    });
    const own = elsewhere({
      title: 'Bedtime is the new gym',
      summary: longSummary.split(' ').reverse().join(' '),
    });
    expect(dedupeItems([own], [known({ summary: longSummary })]).added).toHaveLength(1);
  });

  it('keeps the earliest, then the longer summary', () => {
    const late = item({ publicationDate: '2026-11-20T09:00:00.000Z' });
    const early = elsewhere({ summary: 'Short.' });
    const fuller = elsewhere({
      publicationName: 'C',
      url: 'https://c.example/x',
      summary: 'Somewhat longer.',
    });
    const result = dedupeItems([late, early, fuller], []);
    expect(result.added).toEqual([fuller]);
    expect(result.alsoCovered.map(({ item: { publicationName } }) => publicationName)).toEqual(['B', 'A']);
  });

  it('accounts for every item, and finds nothing new the second time', () => {
    const words = fc.constantFrom(
      'magnesium',
      'sleep',
      'protein',
      'rules',
      'drinks',
      'evening',
      'market',
      'label',
    );
    const anyItem = fc
      .record({
        title: fc.array(words, { minLength: 3, maxLength: 7 }).map((list) => list.join(' ')),
        url: fc.integer({ min: 1, max: 8 }).map((n) => `https://a.example/${n}`),
        publicationName: fc.constantFrom('A', 'B', 'C'),
        publicationDate: fc.integer({ min: 10, max: 20 }).map((day) => `2026-11-${day}T00:00:00.000Z`),
      })
      .map(item);
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 15 }), (items) => {
        const first = dedupeItems(items, []);
        expect(first.added.length + first.updated.length + first.duplicate).toBe(items.length);
        const stored = first.added.map((added, id) => ({ ...added, id }));
        expect(dedupeItems(first.added, stored)).toMatchObject({ added: [], duplicate: first.added.length });
      }),
    );
  });

  it('takes no more than the square of its share of time where all headlines are alike', async () => {
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, n) =>
        item({
          title: `Magnesium drinks report number ${n * 7919} from ${name} ${(n * 104729) % 997}`,
          url: `https://${name}.example/${n}`,
          publicationName: name,
          summary: `${longSummary} Edition ${n} of ${name} adds ${(n * 31) % 89} further notes.`,
        }),
      );
    const sorting = (count: number) =>
      dedupeItems(
        many(count, 'fresh'),
        many(count, 'stored').map((article, id) => Object.assign(article, { id })),
      );
    expect(await growthOf(sorting, [250, 1000], 3)).toBeLessThan(24);
  });
});
