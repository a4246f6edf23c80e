import { describe, expect, it } from 'vitest';
import { check, is } from '../../testing/check.ts';

describe('rule 17: an effect that no rule knows', () => {
  it.each([
    'Tames the inner storm.',
    'Melts tension away.',
    'Puts the spring back in your step.',
    'Dials down the noise in your head.',
    'Bulletproof your biology.',
    'A hug for your synapses.',
    'Makes mornings easier.',
    'Turbocharges your workouts.',
    'For the man who stands waiting.',
    'When nothing else has worked.',
    'Feel like a new you.',
  ])('is for a person: %s', (text) =>
    expect(check(text, { basis: { grade: 'U' } }).verdict).toMatch(/review|evidence|blocked/),
  );

  it.each([
    'Boost your baking with vanilla.',
    'Protects the rainforest.',
    'Say goodbye to soggy cereal.',
    'Melts over toast.',
    'Wake up to the smell of fresh bread.',
    'Break up the bar into eight pieces.',
    'For guests who come early: shortbread.',
  ])('is none on what ordinary copy is about: %s', (text) => expect(is(text)).toBe('none allowed'));

  it.each([
    'Our customers sleep 40 minutes longer.',
    'Users run 10% faster.',
    'Our customers feel calmer in a week.',
    'Get taller.',
    'Better grades guaranteed.',
  ])('what people do better is for a person: %s', (text) => expect(is(text)).toBe('function review'));

  it.each([
    'Train your palate on stronger flavours.',
    'Think of it as a stronger espresso.',
    'Get your order faster.',
  ])('what they do with ordinary things is none: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('what was lost to stress is no illness', () =>
    expect(is('Restores magnesium lost to stress and coffee.')).toBe('function conditions'));

  it('a purpose is a claim, of its trouble one on a disease', () => {
    expect(is('Biotin for beautiful hair.', { market: 'EU' })).toBe('function blocked');
    expect(is('For the gut that rebels.')).toBe('disease blocked x');
  });

  it('directions that add it to a medicine are more than directions', () => {
    expect(is('Take with your medication.')).toBe('disease blocked vii');
    expect(is('Take with your breakfast.')).toBe('none allowed');
  });

  it('words of another alphabet were not read', () => expect(is('Лекува рак.')).toBe('function review'));
});

describe('rule 2: a claim in the dress of a warning', () => {
  it.each([
    'Caution: cancer hates this.',
    'Warning: may cause your migraines to disappear.',
    'Do not use if you like your arthritis.',
    'Ask your doctor about our blend for gastritis.',
  ])('%s', (text) => expect(is(text)).toMatch(/^disease (?:blocked|review)/));

  it.each([
    'Contains liquorice: people suffering from hypertension should avoid excessive consumption.',
    'If you feel unwell, stop and see a doctor.',
    'Ask your doctor before using this product if you have diabetes.',
    'High doses may have a laxative effect.',
  ])('a true warning stays one: %s', (text) => expect(is(text)).toBe('none allowed'));
});

describe('rule 17: what an ingredient is for', () => {
  it.each([
    'Zinc for the front row.',
    'Two herbs, one aim: sage for warm rooms.',
    'Taurine and ginseng for the last shift.',
    'Vitex for a gentler third week.',
  ])('is for a person: %s', (text) => {
    expect(is(text)).toMatch(/^function (?:review|conditions)$/);
    expect(check(text, { market: 'EU' }).verdict).toMatch(/review|blocked/);
  });

  it.each([
    'Beetroot powder for pink pasta.',
    'Ascorbic acid for freshness.',
    'Ginger for the stir-fry, garlic for the sauce.',
    'Lemon balm for the salad.',
    'Magnesium for sale.',
  ])('is none in a food: %s', (text) => expect(is(text)).toBe('none allowed'));
});
