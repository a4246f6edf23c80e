import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specKnowledge } from '../knowledge.ts';
import { verdictOf as verdictBy, type WrittenResult } from './check.ts';
import { coaReader } from './reader.ts';

const reader = coaReader(specKnowledge().words);
const verdictOf = (written: WrittenResult) => verdictBy(written, reader);

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
    ['101', '%', '100 ± 5 %', 'pass'],
    ['105.1', '%', '100 ± 5 %', 'fail'],
    ['474', 'mg', '500 mg ± 5 %', 'fail'],
    ['475', 'mg', '500 mg ± 5 %', 'pass'],
    ['9.4', 'mg', '10 ± 0.5 mg', 'fail'],
    ['10', 'mg', '10 g ± 0.5 mg', 'unreadable'],
    ['95', '%', '95–105 %', 'pass'],
    ['105', '%', '95–105 %', 'pass'],
    ['105.1', '%', '95-105 %', 'fail'],
    ['1,200', 'cfu/g', '≤ 10,000 CFU/g', 'pass'],
    ['12,000', 'CFU/g', '≤ 10,000 cfu/g', 'fail'],
    ['1,5', 'mg/kg', '≤ 2 mg/kg', 'pass'],
    ['1,500', 'mg/kg', '≤ 2 mg/kg', 'fail'],
    ['0.4', 'furlongs', '≤ 0.5 mg/kg', 'unreadable'],
    ['0.4', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['0.4', 'mg/kg', null, 'unreadable'],
    ['0.4', 'mg/kg', 'as usual', 'unreadable'],
    ['some', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
    ['', 'mg/kg', '≤ 0.5 mg/kg', 'missing'],
    [null, null, null, 'missing'],
    ['Negative', null, 'negative', 'pass'],
    ['-0.4', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
    ['−12', '°', '≤ 0 °', 'pass'],
    ['0.00005', '%', '≤ 0.5 mg/kg', 'pass'],
    ['0,500', 'mg/kg', '≤ 2 mg/kg', 'pass'],
    ['99,2', '%', '98,0–102,0 %', 'pass'],
    ['1,5,2', 'mg/kg', '≤ 2 mg/kg', 'unreadable'],
    ['1 200', 'UFC/g', '≤ 10 000 cfu/g', 'pass'],
    ['12 000', 'KBE/g', '≤ 10 000 cfu/g', 'fail'],
    ['2 × 10³', 'CFU/g', '≤ 10^3 cfu/g', 'fail'],
    ['5 x 10^2', 'CFU/g', '≤ 10³ cfu/g', 'pass'],
    ['1x103', 'CFU/g', '≤ 10³ cfu/g', 'unreadable'],
    ['1e999', 'CFU/g', '≤ 10³ cfu/g', 'unreadable'],
    ['<10', 'CFU/g', '< 10 CFU/g', 'pass'],
    ['>99.5', '%', '≥ 98 %', 'pass'],
    ['>97', '%', '≥ 98 %', 'unreadable'],
    ['>300', 'CFU/g', '≤ 100 CFU/g', 'fail'],
    ['>100', 'CFU/g', '≤ 100 CFU/g', 'fail'],
    ['≥100', 'CFU/g', '≤ 100 CFU/g', 'unreadable'],
    ['0.4', 'mg/kg', 'max. 0.5 mg/kg', 'pass'],
    ['0.6', 'mg/kg', '0.5 mg/kg max.', 'fail'],
    ['0.6', 'mg/kg', 'höchstens 0.5 mg/kg', 'fail'],
    ['99', '%', 'mind. 98 %', 'pass'],
    ['97', '%', 'no menos de 98 %', 'fail'],
    ['100', '%', '95 bis 105 %', 'pass'],
    ['100', '%', '95.0 % – 105.0 %', 'pass'],
  ])('%s %s against %s: %s', (result, unit, limit, verdict) => {
    expect(verdictOf({ result, unit, limit })).toBe(verdict);
  });

  it.each([
    ['Negative', null, 'Negative', 'pass'],
    ['negativ', null, 'absent', 'pass'],
    ['Negative /10 g', null, 'Absent in 10 g', 'pass'],
    ['Negative', '/10 g', 'Absent in 10 g', 'pass'],
    ['Absent in 25 g', null, 'Negative (10 g)', 'pass'],
    ['Abwesend', 'in 25 g', 'absent/25g', 'pass'],
    ['Negative', null, 'Absent in 10 g', 'unreadable'],
    ['Absent in 1 g', null, 'Absent in 10 g', 'unreadable'],
    ['Absent in 10 ml', null, 'Absent in 10 g', 'unreadable'],
    ['<10', 'CFU/g', 'Absent in 10 g', 'unreadable'],
    ['Positive', null, 'Absent in 10 g', 'fail'],
    ['Nachweisbar', null, 'negativ /25 g', 'fail'],
    ['Positive', null, 'Positive', 'pass'],
    ['Negative', null, 'Positive', 'fail'],
    ['Conforms', null, 'Complies', 'pass'],
    ['entspricht', null, 'White to off-white powder', 'unreadable'],
    ['Complies', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['Does not comply', null, '≤ 0.5 mg/kg', 'fail'],
    ['entspricht nicht', null, 'Weißes Pulver', 'fail'],
    ['White powder', null, 'white powder', 'pass'],
    ['White powder with lumps', null, 'White powder', 'unreadable'],
    ['Negative on request', null, 'Negative', 'unreadable'],
    ['Not tested', null, '≤ 0.5 mg/kg', 'missing'],
    ['ausstehend', null, 'negativ', 'missing'],
  ])('%s %s against %s: %s', (result, unit, limit, verdict) => {
    expect(verdictOf({ result, unit, limit })).toBe(verdict);
  });

  it.each([
    ['Absent', 'Absent in 25 g', 'Absent in 25 g', 'pass'],
    ['Negative', 'Absent in 10 g', 'Negative/25 g', 'pass'],
    ['Absent', 'Absent in 25 g', 'Absent in 10 g', 'unreadable'],
    ['Absent', 'Absent in 25 g', '≤ 10 CFU/g', 'unreadable'],
    ['Absent in 10 g', 'Absent in 25 g', 'Absent in 25 g', 'unreadable'],
    ['Absent', 'Absent in 25 g', null, 'unreadable'],
    ['Present', 'Absent in 25 g', 'Absent in 25 g', 'fail'],
  ])('%s against %s, where the certificate states %s: %s', (result, limit, stated, verdict) => {
    expect(verdictOf({ result, unit: null, limit, stated })).toBe(verdict);
  });

  it.each([
    ['<LOQ', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['< LOQ (0,01)', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['<LOQ (0.8 mg/kg)', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['BQL', 'mg/kg', '98–102 %', 'unreadable'],
    ['Not detected (<0.01)', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['Not detected (<1)', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
    ['Not detected, LOD 0.005 mg/kg', null, '≤ 0.5 mg/kg', 'pass'],
    ['n.n. (<0,01 mg/kg)', null, 'max. 0,5 mg/kg', 'pass'],
    ['Unter der Nachweisgrenze', 'mg/kg', 'max. 0,5 mg/kg', 'pass'],
    ['ND*', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['ND/25g', null, 'Absent/25 g', 'pass'],
    ['Negative (Absent in 25g)', null, 'Absent in 25 g', 'pass'],
    ['TNTC', 'CFU/g', '≤ 100 CFU/g', 'fail'],
    ['TNTC', 'CFU/g', '≤ 10,000 CFU/g', 'unreadable'],
    ['TNTC', null, 'Absent in 25 g', 'fail'],
    ['< 10 CFU/g', null, '< 10 CFU/g', 'pass'],
    ['≤ 10 CFU/g', null, '< 10 CFU/g', 'unreadable'],
    ['Less than 10 cfu/g', null, 'NMT 100 cfu/g', 'pass'],
    ['Unter 10 KBE/g', null, 'max. 100 KBE/g', 'pass'],
    ['More than 98 %', null, '≥ 98 %', 'pass'],
    ['Complies (0.02 ppm)', null, '≤ 0.5 mg/kg', 'pass'],
    ['Complies (0.9 ppm)', null, '≤ 0.5 mg/kg', 'fail'],
    ['Pass (106 %)', null, '95–105 %', 'fail'],
    ['Fails (0.02 ppm)', null, '≤ 0.5 mg/kg', 'fail'],
    ['Complies with standard', null, 'Complies', 'pass'],
    ['0.12 ± 0.02', 'mg/kg', '≤ 0.5 mg/kg', 'pass'],
    ['0.49 ± 0.02 mg/kg', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['0.60 ± 0.02 mg/kg', null, '≤ 0.5 mg/kg', 'fail'],
    ['4.9–5.1', '%', '4.5–5.5 %', 'pass'],
    ['4.9 - 5.7 %', null, '4.5–5.5 %', 'unreadable'],
    ['0.02 ppm (ICP-MS)', null, '≤ 0.5 mg/kg', 'pass'],
    ['0.02 (0.9) ppm', null, '≤ 0.5 mg/kg', 'unreadable'],
    ['10 CFU/g est.', null, '≤ 1000 CFU/g', 'pass'],
    ['~99 %', null, '≥ 98 %', 'unreadable'],
    ['Traces', 'mg/kg', '≤ 0.5 mg/kg', 'unreadable'],
  ])('%s %s as laboratories write it against %s: %s', (result, unit, limit, verdict) => {
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

  const written = fc.integer({ min: 1, max: 9_999_999 });
  it('read thousands however they are parted', () => {
    fc.assert(
      fc.property(written, written, fc.constantFrom(',', ' ', '\u00A0', '\u202F'), (a, b, mark) => {
        const parted = String(a).replaceAll(/\B(?=(?:\d{3})+$)/g, mark);
        expect(verdictOf({ result: parted, unit: 'cfu/g', limit: `≤ ${b} CFU/g` })).toBe(
          a <= b ? 'pass' : 'fail',
        );
      }),
    );
  });

  it('say nothing of what is below a number that is above the limit', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        expect(verdictOf({ result: `<${a}`, unit: 'ppm', limit: `≤ ${b} mg/kg` })).toBe(
          a <= b ? 'pass' : 'unreadable',
        );
      }),
    );
  });

  it('are one in ppm, mg/kg and µg/g', () => {
    const units = fc.constantFrom('ppm', 'mg/kg', 'µg/g', 'mcg/g', 'ug/g', 'mg / kg', 'PPM');
    fc.assert(
      fc.property(written, written, units, units, (a, b, unit, limitUnit) => {
        expect(verdictOf({ result: `${a}`, unit, limit: `≤ ${b} ${limitUnit}` })).toBe(
          a <= b ? 'pass' : 'fail',
        );
      }),
    );
  });

  it('never pass for a text that is no figure, no statement and not the limit', () => {
    fc.assert(
      fc.property(fc.string(), (result) => {
        fc.pre(!/\d/.test(result) && !reader.readStatement(result));
        expect(verdictOf({ result, unit: 'mg/kg', limit: '≤ 0.5 mg/kg' })).not.toBe('pass');
      }),
    );
  });
});
