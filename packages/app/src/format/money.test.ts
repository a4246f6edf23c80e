import { describe, expect, it } from 'vitest';
import { exactUsd, wholePercent, wholeUsd } from './money';

describe('wholeUsd', () => {
  it.each([
    ['17250.00', '$17,250'],
    ['0.00', '$0'],
    ['12000.49', '$12,000'],
    ['12000.50', '$12,001'],
    ['99999999.00', '$99,999,999'],
  ])('%s reads %s', (amount, words) => expect(wholeUsd(amount)).toBe(words));
});

describe('exactUsd', () => {
  it('keeps the cents', () => expect(exactUsd(3.456)).toBe('$3.46'));
});

describe('wholePercent', () => {
  it.each([
    [0, '0%'],
    [0.001, '<1%'],
    [0.314, '31%'],
    [1, '100%'],
  ])('%d reads %s', (share, words) => expect(wholePercent(share)).toBe(words));
});
