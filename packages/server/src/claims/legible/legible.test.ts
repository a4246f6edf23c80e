import { describe, expect, it } from 'vitest';
import { readTerms } from '../lexicon/terms.ts';
import { check, is } from '../testing/check.ts';
import { legibleCopy, placeOf, readCharacters, tellingWords } from './index.ts';

const by = { characters: readCharacters(), telling: tellingWords(readTerms()) };
const read = (copy: string) => legibleCopy(copy, by).text.replace(/\s+/g, ' ').trim();

describe('copy as a reader makes it out', () => {
  it.each([
    ['dia\u200Bbetes', 'diabetes'],
    ['asth\u00ADma', 'asthma'],
    ['c\u0336u\u0336r\u0336e\u0336s', 'cures'],
    ['сures cаncer', 'cures cancer'],
    ['Ⓒⓤⓡⓔⓢ', 'Cures'],
    ['𝗺𝗶𝗴𝗿𝗮𝗶𝗻𝗲𝘀', 'migraines'],
    ['ᴄᴀɴᴄᴇʀ', 'cancer'],
    ['c a n c e r', 'cancer'],
    ['d.e.p.r.e.s.s.i.o.n.', 'depression.'],
    ['dia-betes', 'diabetes'],
    ['can-\ncer', 'cancer'],
    ['dia betes', 'diabetes'],
    ['anx!ety', 'anxiety'],
    ['k1dney st0nes', 'kidney stones'],
    ['arthr*tis', 'arthritis'],
    ['#curescancer', 'cures cancer'],
    ['#nomorebloat', 'no more bloat'],
    ['#anxietyfree', 'anxiety free'],
    ['#weightlossjourney', 'weight loss journey'],
    ['antiDepressantEffect', 'antiDepressant Effect'],
    ['diabetesfriendly', 'diabetes friendly'],
    ['Say bye to 🤧', 'Say bye to sneezing'],
    ['supports immunity¹', 'supports immunity'],
  ])('%s', (copy, expected) => expect(read(copy)).toBe(expected));

  it.each([
    'Vitamin B12, CoQ10 and K2-MK7 with α-lipoic acid.',
    'Magnesium 200 mg (48 %*), 10⁹ CFU.',
    'Vitamins A D E K',
    'L-theanine, N-acetyl-cysteine, 5-HTP',
    'Made with love in Île-de-France – crème brûlée!',
    'Лекува рак.',
    'Feverfew and brushstrokes, $5 off at 4pm',
    '#sourdough #shoplocal #veganuary',
    'E. coli-free; www.example.com/shop?size=2',
  ])('leaves alone: %s', (copy) => expect(legibleCopy(copy, by).text).toBe(copy));

  it('knows where each letter came from', () => {
    const copy = 'Helps with 𝗱i\u200Ba-betes, truly.';
    const legible = legibleCopy(copy, by);
    const from = legible.text.indexOf('diabetes');
    const [start, end] = placeOf(legible, [from, from + 'diabetes'.length]);
    expect(copy.slice(start, end)).toBe('𝗱i\u200Ba-betes');
  });

  it('gives every place of findings as the text was sent', () => {
    const text = 'Great taste.\nFights c a n c e r and anx!ety.';
    const [, second] = check(text).sentences;
    expect(second?.text).toBe('Fights c a n c e r and anx!ety.');
    const words = second?.findings.flatMap((found) => found.words.map(([from, to]) => text.slice(from, to)));
    expect(words).toEqual(expect.arrayContaining(['c a n c e r', 'anx!ety']));
  });

  it('of a text of one letter four thousand times, of signs and of spaced letters stays in time', () => {
    for (const unit of ['a', 'a ', '1', '*', 'a-', '𝗮', 'д', '#', 'a1*']) {
      const copy = unit.repeat(4000 / unit.length);
      expect(legibleCopy(copy, by).text.length).toBeLessThanOrEqual(copy.length);
    }
  });
});

describe('rule 1: lines', () => {
  it('a phrase of disease that a line break cuts is one', () =>
    expect(is('Helps against high blood\npressure.')).toBe('disease blocked i'));
  it('other lines stay lines', () =>
    expect(check('Great taste\nVegan\nNo palm oil').sentences.map(({ text }) => text)).toEqual([
      'Great taste',
      'Vegan',
      'No palm oil',
    ]));
});

describe('rule 4(iv): pictures', () => {
  it.each(['🤧 no more', 'Say bye to 🤒🤢', '💊', '🫀🩸', 'Good for your 🫁'])('%s', (text) =>
    expect(check(text, { basis: { grade: 'U' } }).verdict).toMatch(/blocked|review|evidence/),
  );
  it('a heart that loves is none', () => expect(is('Made with ❤️ in Vermont.')).toBe('none allowed'));
});
