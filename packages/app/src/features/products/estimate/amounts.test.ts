import { describe, expect, it } from 'vitest';
import { amountOf, constantOf, countOf } from './amounts';

describe('amountOf', () => {
  it.each([
    [200, 'mg', '200\u2009mg'],
    [0.025, 'mg', '0.025\u2009mg'],
    [1234.56, 'mg', '1,235\u2009mg'],
    [0.6, 'g/mL', '0.6\u2009g/mL'],
    [30, 'servings', '30\u00a0servings'],
    [10, 'billion CFU', '10\u00a0billion CFU'],
  ])('%d %s', (amount, unit, words) => expect(amountOf(amount, unit)).toBe(words));
});

describe('constantOf', () => {
  it.each([
    [0.025, 'share', '2.5%'],
    [0, 'share', '0%'],
    [12, 'USD/1,000', '$12 per 1,000'],
    [5.5, 'USD/kg', '$5.50 per kg'],
    [3500, 'USD', '$3,500'],
    [0.12, 'USD', '$0.12'],
    [1.7, 'mL', '1.7\u2009mL'],
    [4.5, 'times', '4.5\u00a0times'],
  ])('%d %s', (value, unit, words) => expect(constantOf(value, unit)).toBe(words));
});

describe('countOf', () => {
  it('knows one from many', () => {
    expect(countOf(1, 'container', 'containers')).toBe('1 container');
    expect(countOf(2500, 'container', 'containers')).toBe('2,500 containers');
  });
});
