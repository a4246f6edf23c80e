import { maxGardenSnapshot } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { gardenHref, itemIn } from './gardenAddress';
import {
  hrefOfUse,
  linesOf,
  noteBrought,
  ownDraft,
  passageDraft,
  shortened,
  tagsIn,
  trashedUntil,
} from './gardenWords';

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

it('plants a study with its year', () => {
  const study = { title: 'T', source: 'S', url: null, passage: 'P', year: 2021 };
  expect(passageDraft(study, 'study')).toEqual({
    kind: 'study',
    title: 'T',
    snapshot: 'P',
    source: { publication: 'S', year: 2021 },
  });
});

it('keeps of a text what the garden takes', () => {
  expect(ownDraft('chart', 'T', 'x'.repeat(100_001)).snapshot).toHaveLength(100_000);
});

it.each([
  [{ kind: 'answer', id: 1, title: '', conversationId: 3 }, '/v1/search?conversation=3'],
  [{ kind: 'claim', id: 1, title: '', productId: 4 }, '/v1/products/4'],
  [{ kind: 'formula', id: 1, title: '', productId: 4 }, '/v1/products/4'],
  [{ kind: 'claim', id: 1, title: '', productId: null }, undefined],
] as const)('leads to what uses an item: %o', (use, href) => expect(hrefOfUse(use)).toBe(href));

it('tells until when the trash keeps an item', () => {
  expect(trashedUntil('2026-11-11T08:00:00.000Z')).toBe('2026-12-11T08:00:00.000Z');
});

it('a character of two halves is not cut in between', () => {
  const cut = shortened('😴'.repeat(10), 8);
  expect(cut.isWellFormed()).toBe(true);
  expect(ownDraft('note', 'a', `${'a'.repeat(maxGardenSnapshot - 1)}😴`).snapshot).toHaveLength(
    maxGardenSnapshot - 1,
  );
});

it('a list tells of an answer its words, of a chart what stands before its table', () => {
  expect(linesOf('answer', '### Dose\n\n**Magnesium.** 2 * 3 [a](https://b.example) [1]\n- one')).toBe(
    'Dose Magnesium. 2 * 3 a [1] one',
  );
  expect(linesOf('chart', 'Mean difference, 2 findings: Mah 2021\nIngredient; Zinc')).toBe(
    'Mean difference, 2 findings: Mah 2021',
  );
  expect(linesOf('note', '# mine\nand more')).toBe('# mine\nand more');
});

it('a note that a merge brought is seen, and comes to what is typed', () => {
  expect(noteBrought('mine', 'mine', 'mine\n\nother')).toBe('mine\n\nother');
  expect(noteBrought('mine, more', 'mine', 'mine\n\nother')).toBe('mine, more\n\nother');
  expect(noteBrought('typed', 'mine', 'else')).toBe('typed');
});

it('what was saved of a note is not added to what was typed since', () => {
  expect(noteBrought('mine, more', 'mine', 'mine, more')).toBe('mine, more');
  expect(noteBrought('mine, more and more', 'mine', 'mine, more')).toBe('mine, more and more');
});
