import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../loadEvidence.ts';
import { amountWithIu } from './passages.ts';
import { sourceAddress } from './sourceAddress.ts';
import { convertMass, formatAmount, formatNumber } from '../../registry/index.ts';

const evidence = loadEvidence();

describe('quantities', () => {
  it('writes numbers with commas and a true minus', () => {
    expect(formatNumber(4000)).toBe('4,000');
    expect(formatNumber(-0.5)).toBe('−0.5');
    expect(formatNumber(0.1 + 0.2)).toBe('0.3');
    expect(formatAmount(15, 'µg')).toBe('15 µg');
  });

  it('converts masses and refuses what is none', () => {
    expect(convertMass(1.5, 'mg', 'µg')).toBe(1500);
    expect(convertMass(1, 'IU', 'µg')).toBeNull();
  });

  it('adds IU only where one IU is worth the same in every form', () => {
    const of = (key: string) => evidence.conversions.filter((conversion) => conversion.ingredient === key);
    expect(amountWithIu(15, 'µg', of('vitamin-d'))).toBe('15 µg (600 IU)');
    expect(amountWithIu(15, 'mg', of('vitamin-e'))).toBe('15 mg');
  });
});

describe('sourceAddress', () => {
  it.each([
    [{ source: 'x', pmid: '36017529', doi: '10.1/x' }, 'https://pubmed.ncbi.nlm.nih.gov/36017529/'],
    [{ source: 'x', doi: '10.1371/journal.pone.0257843' }, 'https://doi.org/10.1371/journal.pone.0257843'],
    [{ source: '21 CFR 101.9(c)(8)(iv)' }, 'https://www.ecfr.gov/current/title-21/section-101.9'],
    [
      { source: 'Commission Regulation (EU) No 432/2012, Annex' },
      'https://eur-lex.europa.eu/eli/reg/2012/432/oj',
    ],
    [{ source: 'Commission Regulation (EU) 2024/2041' }, 'https://eur-lex.europa.eu/eli/reg/2024/2041/oj'],
    [{ source: 'Regulation (EC) No 1924/2006 Art. 28' }, 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj'],
    [
      { source: 'Commission Implementing Regulation (EU) 2021/686' },
      'https://eur-lex.europa.eu/eli/reg_impl/2021/686/oj',
    ],
    [{ source: 'WHO; NIH ODS' }, null],
  ])('%o', (of, address) => expect(sourceAddress(of)).toBe(address));
});

describe('passages of rules', () => {
  const textOf = (key: string) => evidence.rules.find((rule) => rule.key === key)?.passage.text;

  it.each([
    [
      'eu2-it-max-vitamin-c',
      /Italy: maximum daily amount in supplements, Vitamin C\..*1,000 mg.*edition of 2017/,
    ],
    ['us-lb-psy', /^US rule on warnings: psyllium choking notice\./],
    ['us-rn-09', /unrounded amount, to the nearest whole %/],
  ])('%s names what it is on, and its edition', (key, text) => expect(textOf(key)).toMatch(text));
});

it('a limit is linked to the opinion that its source names', () => {
  const fluoride = evidence.limits.find(({ key }) => key === 'fluoride/efsa/safe-level/adults');
  expect(fluoride?.passage.url).toBe('https://doi.org/10.2903/j.efsa.2025.9478');
});
