import { describe, expect, it } from 'vitest';
import { marksOf, ordinaryReader } from './ordinary.ts';
import { is } from '../testing/check.ts';
import type { Hit, Hits } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/words.ts';

const read = (text: string) => ({ words: wordsOf(text), hits: new Map(), named: [], outcomes: [] });

const veiledHit: Hit = {
  from: 0,
  to: 0,
  start: 0,
  end: 0,
  term: {
    key: 'veiled/clothes',
    kind: 'veiled',
    criterion: '',
    words: ['jeans'],
    note: '',
    source: 'a test',
    confidence: 'assumed',
  },
};

describe('how a sentence reads', () => {
  it('weighs its words, which follow each other, and what the lexicon knows', () => {
    const text = 'Zinc for 2 zinc shops';
    const hits: Hits = new Map([['function', []]]);
    expect(marksOf({ ...read(text), hits, named: [{ key: 'zinc', form: 'zinc', start: 0, end: 4 }] })).toEqual(
      new Set([
      '*', '+ingredient', 'for', '#', 'zinc', 'shops',
      '| +ingredient', '+ingredient for', 'for #', '# zinc', 'zinc shops', 'shops |', '+function',
    ])); // prettier-ignore
  });

  it('is even where nothing of it was learnt, and goes by the sum of what was', () => {
    expect(ordinaryReader([])(read('Quux.'))).toBe(0.5);
    const reads = ordinaryReader([
      { key: 'van', weight: 2 },
      { key: 'your', weight: -2 },
      { key: 'your body', weight: -3 },
    ]);
    expect(reads(read('The van is late.'))).toBeCloseTo(0.88);
    expect(reads(read('Your van.'))).toBe(0.5);
    expect(reads(read('For your body.'))).toBeLessThan(0.01);
  });
});

describe('rule 2: words that also mean something else claim nothing among ordinary ones', () => {
  it.each([
    'Free eye mask with every order over €60 this week.',
    'Our support team has a real human heartbeat at the other end.',
    'She baked her first loaf while recovering from a broken ankle.',
    'Delivery drivers with bad backs get the light round.',
    'Opens a tin that no other opener will open.',
  ])('%s', (text) => expect(is(text)).toBe('none allowed'));

  it.each([
    'We heal the land, and it heals you.',
    'Not a word from our lawyers about arthritis, but it melts away.',
    'Our drivers have bad backs, and our capsules mend bad backs.',
  ])('unless one clause of it claims: %s', (text) => expect(is(text)).not.toMatch(/allowed$/));
});

describe('rule 17: what reads as a claim is looked at, though no word of it is known', () => {
  it.each([
    'For those mornings when the fog won’t lift.',
    'My neighbour asked what I had started taking.',
    'The scales have moved at last, thanks to one spoon a day.',
    'The nurse asked me to roll up the other sleeve, she could not believe it.',
    'Who switched off the noise in my head?',
  ])('%s', (text) => expect(is(text)).toMatch(/^\w+ (?:review|evidence|blocked)\b/));

  it.each([
    'My neighbour asked where the bottle bank is.',
    'The scales in our shop are checked each spring.',
  ])('not: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('a word of a veiled promise is weighed by its sort', () =>
    expect(
      marksOf({
        ...read('Jeans'),
        hits: new Map([['veiled', [{ ...veiledHit, start: 0, end: 5 }]]]),
      }),
    ).toContain('+veiled/clothes'));
});
