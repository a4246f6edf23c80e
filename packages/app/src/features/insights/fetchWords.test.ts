import { describe, expect, it } from 'vitest';
import { fetchWords } from './fetchWords';

const source = (error?: string) => ({ name: 'Feed', fetched: 0, added: 0, updated: 0, duplicate: 0, error });

describe('fetchWords', () => {
  it.each([
    [{ added: 3, sources: [source()] }, '3 new articles.'],
    [{ added: 1, sources: [source(), source()] }, '1 new article.'],
    [{ added: 0, sources: [source()] }, 'Nothing new.'],
    [
      { added: 2, sources: [source(), source('timed out')] },
      '2 new articles. 1 of 2 sources could not be reached.',
    ],
    [
      { added: 8, sources: [source('offline'), source('offline')] },
      '8 new articles. No source could be reached.',
    ],
  ])('%j', (report, words) => expect(fetchWords(report)).toBe(words));
});
