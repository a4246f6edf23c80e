import { describe, expect, it } from 'vitest';
import type { GardenSource } from '../contract/garden/gardenItem.ts';
import { identityOf, type Identified } from './identity.ts';

const item = (source: GardenSource, more: Partial<Identified> = {}): Identified => ({
  kind: 'study',
  title: 'A',
  snapshot: '',
  source,
  ...more,
});
const isSame = (one: Identified, other: Identified) => {
  const known = new Set(identityOf(one));
  return identityOf(other).some((key) => known.has(key));
};

describe('two sources are the same', () => {
  it.each<[GardenSource, GardenSource]>([
    [{ doi: '10.1/Ab' }, { doi: 'https://doi.org/10.1/aB' }],
    [{ doi: '10.1/ab' }, { doi: 'http://dx.doi.org/10.1/ab ' }],
    [{ doi: '10.1/ab' }, { doi: 'doi.org/10.1/ab' }],
    [{ doi: '10.1/ab' }, { doi: 'https://www.doi.org/10.1/ab' }],
    [{ doi: '10.1/ab' }, { doi: 'DOI: 10.1/ab' }],
    [{ doi: '10.1/ab' }, { doi: 'DOI 10.1/ab' }],
    [{ doi: '10.1/a(b)<1>' }, { url: 'https://doi.org/10.1/a(b)%3C1%3E' }],
    [{ pmid: '0123' }, { url: 'https://pubmed.ncbi.nlm.nih.gov/123/' }],
    [{ pmid: '123' }, { url: 'http://www.ncbi.nlm.nih.gov/pubmed/123' }],
    [{ pmid: '123' }, { url: 'https://ncbi.nlm.nih.gov/pubmed/123' }],
    [{ url: 'https://Example.org/a?utm_source=x&b=%20c#d' }, { url: 'https://example.org/a?b=%20c' }],
    [{ url: 'https://example.org/a?b=1+2&utm_x' }, { url: 'https://example.org/a?b=1+2' }],
  ])('%j and %j', (one, other) => {
    expect(isSame(item(one), item(other))).toBe(true);
  });
});

describe('two sources are not the same', () => {
  it.each<[GardenSource, GardenSource]>([
    [{ doi: '10.1/ab' }, { doi: '10.1/abc' }],
    [{ pmid: '123' }, { url: 'https://pubmed.ncbi.nlm.nih.gov/1234/' }],
    [{ pmid: '123' }, { url: 'https://pubmed.ncbi.nlm.nih.gov/123/similar' }],
    [{ doi: '10.1/ab' }, { url: 'https://doi.org.example/10.1/ab' }],
    [{ url: 'https://example.org/A' }, { url: 'https://example.org/a' }],
    [{ url: 'https://example.org/a?b=1' }, { url: 'https://example.org/a?b=2' }],
    [{ year: 2020 }, { year: 2021 }],
  ])('%j and %j', (one, other) => {
    expect(isSame(item(one), item(other))).toBe(false);
  });
});

it('space does not make two of one text that has no source', () => {
  const [one, other] = [{ snapshot: 'A\r\n\r\nb ' }, { snapshot: 'A\n\n b' }];
  expect(isSame(item({}, one), item({}, other))).toBe(true);
  expect(isSame(item({}, one), item({}, { snapshot: 'Ab' }))).toBe(false);
});
