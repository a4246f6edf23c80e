import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from './loadEvidence.ts';
import { editDistance } from '../registry/index.ts';

const { lexicon, ingredients } = loadEvidence();
const found = (text: string) => lexicon.read(text).mentions.map((mention) => mention.key);

describe('the lexicon', () => {
  it.each([
    ['How much vitamin D for adults?', ['vitamin-d']],
    ['cholecalciferol softgel', ['vitamin-d3']],
    ['Withania somnifera extract', ['ashwagandha']],
    ['St. John’s wort', ['st-johns-wort']],
    ['L-theanine + caffeine', ['l-theanine', 'caffeine']],
    ['coq10 or CoQ10', ['coenzyme-q10', 'coenzyme-q10']],
    ['SAMe against 5-HTP', ['same', '5-htp']],
    ['omega 3, omega-3s and fish oil', ['omega-3', 'omega-3', 'omega-3']],
    ['Müsli mit Magnesium', ['magnesium']],
    ['fall asleep with melatonin', ['sleep', 'melatonin']],
    ['L. rhamnosus GG', ['lactobacillus-rhamnosus-gg']],
  ])('reads %s', (text, keys) => expect(found(text)).toEqual(keys));

  it.each([
    ['magnesum', 'magnesium'],
    ['magnezium', 'magnesium'],
    ['aswhagandha', 'ashwagandha'],
    ['melatonine', 'melatonin'],
    ['tumeric', 'curcumin'],
    ['zink', 'zinc'],
    ['rodiola', 'rhodiola'],
    ['vitmain c', 'vitamin-c'],
    ['creatne', 'creatine'],
    ['probotics', 'probiotics'],
  ])('forgives %s', (text, key) => {
    expect(lexicon.read(text).mentions).toMatchObject([{ key, isCorrected: true }]);
  });

  it.each([
    'the same dose',
    'what is creating demand',
    'a tropical lecture on France',
    'press the button',
    'iPhone',
  ])('finds no ingredient in “%s”', (text) => expect(found(text)).toEqual([]));

  it('tells what it does not know', () => {
    expect(lexicon.read('Does florbnax root help?').unknown.map((token) => token.text)).toEqual(['florbnax']);
  });

  it.each([
    ['is the suplement independant of metfromin', 'is the supplement independent of metformin'],
    ['a kiwifruit convertion', 'a kiwifruit conversion'],
  ])('mends words of records: %s', (written, meant) => {
    expect(lexicon.read(written).text).toBe(meant);
  });

  it('takes common English for neither a slip nor a name', () => {
    const { text, unknown } = lexicon.read('A designer from Toronto asks to card the shoes');
    expect(text).toBe('A designer from Toronto asks to card the shoes');
    expect(unknown.filter(({ isEnglish }) => !isEnglish)).toEqual([]);
  });

  it.each(['We’d like it', "They'll ask", 'I’ve read that it isn’t so'])(
    'a word that is written together with another is a word: %s',
    (said) => expect(lexicon.read(said)).toMatchObject({ mentions: [], unknown: [], text: said }),
  );

  it('finds every ingredient by its own name', () => {
    const lost = [...ingredients].filter(([key, ingredient]) => !found(ingredient.name).includes(key));
    expect(lost).toEqual([]);
  });

  it('reads any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(Array.isArray(found(text))).toBe(true);
      }),
    );
  });
});

describe('editDistance', () => {
  it('is symmetric, zero for equal words, and counts a swap once', () => {
    expect(editDistance('ashwagandha', 'aswhagandha', 2)).toBe(1);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (left, right) => {
        expect(editDistance(left, right, 8)).toBe(editDistance(right, left, 8));
        expect(editDistance(left, left, 2)).toBe(0);
      }),
    );
  });
});
