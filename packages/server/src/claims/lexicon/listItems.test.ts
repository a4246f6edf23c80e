import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

const holds = (amounts: Readonly<Record<string, number>>) => ({
  kind: 'food' as const,
  serving: { grams: 100 },
  nutrients: Object.entries(amounts).map(([key, amount]) => ({ key, amount, unit: 'g' })),
});
const inEu = (text: string, amounts: Readonly<Record<string, number>>) =>
  is(text, { market: 'EU' }, holds(amounts));
const inUs = (text: string, amounts: Readonly<Record<string, number>>) =>
  is(text, { market: 'US' }, holds(amounts));

describe('a level that is said of a list', () => {
  it('is said of each of its items', () => {
    expect(inEu('Low in fat and sugar', { fat: 2, sugars: 20 })).toBe('nutrientContent blocked');
    expect(inEu('Low in fat and sugar', { fat: 2, sugars: 4 })).toBe('nutrientContent allowed');
    expect(inEu('Zero sugar, fat or calories per bar', { sugars: 0.1, fat: 3 })).toBe(
      'nutrientContent blocked',
    );
    expect(inUs('Free of fat & sodium', { fat: 0.1, sodium: 0.3 })).toBe('nutrientContent blocked');
    expect(inEu('Low in fat and carbs', { fat: 2 })).toBe('nutrientContent blocked');
  });

  it('ends where something else is said', () => {
    expect(inEu('No sugar and salt to taste', { sugars: 0.1, sodium: 3 })).toBe('nutrientContent allowed');
    expect(inEu('No sugar – fat for the pan', { sugars: 0.1, fat: 30 })).toBe('nutrientContent allowed');
    expect(inEu('Low in fat and rich in taste', { fat: 2 })).toBe('nutrientContent allowed');
  });

  it('leaves gluten to its test', () => {
    expect(inEu('Without sugar, gluten, lactose', { sugars: 0.1 })).toBe('absence evidence');
    expect(inEu('No sugar, gluten-free', { sugars: 0.1 })).toBe('absence evidence');
  });
});

describe('cholesterol as a level of a food', () => {
  it('is on the list of the US and not in the Annex', () => {
    const amounts = { 'cholesterol-dietary': 0, 'saturated-fat': 0 };
    expect(inUs('Cholesterol free', amounts)).toBe('nutrientContent allowed');
    expect(inEu('Cholesterol free', amounts)).toBe('nutrientContent blocked');
    expect(inEu('Low in cholesterol', amounts)).toBe('nutrientContent blocked');
  });
});
