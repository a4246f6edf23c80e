import { describe, expect, it } from 'vitest';
import { amountOf, countOf } from './amounts';

describe('amountOf', () => {
  it.each([
    [200, 'mg', '200\u2009mg'],
    [0.025, 'mg', '0.025\u2009mg'],
    [1234.56, 'mg', '1,235\u2009mg'],
  ])('%d %s', (amount, unit, words) => expect(amountOf(amount, unit)).toBe(words));
});

describe('countOf', () => {
  it('knows one from many', () => {
    expect(countOf(1, 'container', 'containers')).toBe('1 container');
    expect(countOf(2500, 'container', 'containers')).toBe('2,500 containers');
  });
});
