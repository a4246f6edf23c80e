import { expect, it } from 'vitest';
import { gardenHref, itemIn } from './gardenAddress';
import { passageDraft, shortened, tagsIn } from './gardenWords';

it('cuts a text at a word', () => {
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two  three', 10)).toBe('one two…');
  expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
});

it('plants a passage with the DOI that its address holds', () => {
  const citation = { n: 1, kind: 'evidence', title: 'T', source: 'S', passage: 'P' } as const;
  expect(passageDraft({ ...citation, url: 'https://doi.org/10.1000/a%20b' }).source).toEqual({
    publication: 'S',
    url: 'https://doi.org/10.1000/a%20b',
    doi: '10.1000/a b',
  });
  expect(passageDraft({ ...citation, url: null }).source).toEqual({ publication: 'S' });
});

it('reads tags parted by commas', () => {
  expect(tagsIn(' sleep, older adults,, ')).toEqual(['sleep', 'older adults']);
});

it('finds the item that an address opens', () => {
  expect(itemIn(gardenHref(7))).toBe(7);
  expect(itemIn('/v1/garden?item=x')).toBeUndefined();
});
