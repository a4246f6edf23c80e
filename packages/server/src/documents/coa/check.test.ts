import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictOf } from './check.ts';

describe('a result and its limit', () => {
  it.each([
    ['0.4', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['0.5', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['0.6', 'mg/kg', '≤ 0.5 mg/kg', 'fail'],
    ['0.4', 'ppm', '≤ 0.5 mg/kg', 'pass'],
    ['400', 'µg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['600', 'ppb', '≤ 0.5 mg/kg', 'fail'],
    ['0.4 mg/kg', null, '≤ 0.5 mg/kg', 'pass'],
    ['<0.1', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['<0.5', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['<1', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
    ['ND', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['ND', '%', '≥ 98 %', 'unreadable'],
    ['<99', '%', '≥ 98 %', 'unreadable'],
    ['98', '%', '≥ 98 %', 'pass'],
    ['97.9', '%', '≥ 98 %', 'fail'],
    ['95', '%', '95–105 %', 'pass'],
    ['105', '%', '95–105 %', 'pass'],
    ['105.1', '%', '95-105 %', 'fail'],
    ['1,200', 'cfu/g', '≤ 10,000 CFU/g', 'pass'],
    ['12,000', 'CFU/g', '≤ 10,000 cfu/g', 'fail'],
    ['1,5', 'mg/kg', '≤ 2 mg/kg', 'unreadable'],
    ['0.4', 'furlongs', '≤ 0.5 mg/kg', 'unreadable'],
    ['0.4', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['0.4', 'mg/kg', null, 'unreadable'],
    ['0.4', 'mg/kg', 'as usual', 'unreadable'],
    ['some', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
    ['', 'mg/kg', '≤ 0.5 mg/kg', 'missing'],
    [null, null, null, 'missing'],
    ['Negative', null, 'negative', 'pass'],
    ['0.00005', '%', '≤ 0.5 mg/kg', 'pass'],
  ])('%s %s against %s: %s', (result, unit, limit, verdict) => {
    expect(verdictOf({ result, unit, limit })).toBe(verdict);
  });

  it('agree with arithmetic, whatever the numbers', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [result, limit] = [a / 100, b / 100];
        expect(verdictOf({ result: String(result), unit: '%', limit: `≤ ${limit} %` })).toBe(
          a <= b ? 'pass' : 'fail',
        );
      }),
    );
  });
});
