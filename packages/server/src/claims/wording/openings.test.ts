import { describe, expect, it } from 'vitest';
import type { ClaimMarket, ClaimProduct } from '../claim.ts';
import { openingsOf } from './openings.ts';
import { knowledge } from '../testing/check.ts';

const product: ClaimProduct = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [
    { key: 'magnesium', amount: 80, unit: 'mg' },
    { key: 'zinc', amount: 0.4, unit: 'mg' },
    { key: 'sodium', amount: 900, unit: 'mg' },
  ],
  ingredients: [{ key: 'creatine', amount: 5, unit: 'g' }],
};
const textsIn = (market: ClaimMarket, more: Partial<ClaimProduct> = {}) =>
  openingsOf({ market, channel: 'label', product: { ...product, ...more } }, knowledge).map(
    ({ text }) => text,
  );

describe('what a product may say', () => {
  it('is in the EU what the list has for what it holds enough of', () => {
    const texts = textsIn('EU');
    expect(texts).toContain('Source of magnesium.');
    expect(texts).toContain('Magnesium contributes to normal muscle function.');
    expect(texts).toContain(
      'Creatine increases physical performance in successive bursts of short-term, high intensity exercise.',
    );
    expect(texts.filter((text) => /zinc/i.test(text))).toEqual([]);
  });

  it('is of the levels of a nutrient the highest', () => {
    const nutrients = [{ key: 'magnesium', amount: 320, unit: 'mg' }];
    expect(textsIn('EU', { nutrients }).filter((text) => /^(?:High|Source)/.test(text))).toEqual([
      'High in magnesium.',
    ]);
    expect(textsIn('US', { nutrients })).toContain('Excellent source of magnesium.');
  });

  it('is in the US a function that was studied well enough, in the dose that was', () => {
    const said = 'Creatine supports muscle strength with resistance training.';
    expect(textsIn('US')).toContain(said);
    expect(textsIn('US', { ingredients: [{ key: 'creatine', amount: 0.5, unit: 'g' }] })).not.toContain(said);
  });

  it('is of a food a function of a nutrient that it may name, and that EFSA found', () => {
    const said = 'Calcium helps maintain strong bones.';
    const calcium = (amount: number) => ({
      kind: 'food' as const,
      nutrients: [{ key: 'calcium', amount, unit: 'mg' }],
    });
    expect(textsIn('US', calcium(200))).toContain(said);
    expect(textsIn('US', calcium(20))).toEqual([]);
    expect(textsIn('US', calcium(200)).join(' ')).not.toMatch(/blood pressure already/);
  });

  it('is no health claim of another kind of product (letters for supplements; 21 CFR 101.73)', () => {
    const nutrients = [
      { key: 'calcium', amount: 300, unit: 'mg' },
      { key: 'fat', amount: 0.1, unit: 'g' },
    ];
    const capsule = textsIn('US', { nutrients }).join(' ');
    expect(capsule).toMatch(/calcium supplements may reduce/);
    expect(capsule).not.toMatch(/low in total fat/);
    expect(textsIn('US', { nutrients, kind: 'food' }).join(' ')).not.toMatch(
      /calcium supplements may reduce/,
    );
  });

  it('boasts of no sodium', () =>
    expect(['US', 'EU', 'UK'].flatMap((market) => textsIn(market as ClaimMarket)).join(' ')).not.toMatch(
      /sodium/i,
    ));

  it('is nothing for what holds nothing', () =>
    expect(textsIn('EU', { nutrients: [], ingredients: [] })).toEqual([]));
});
