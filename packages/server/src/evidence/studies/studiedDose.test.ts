import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../loadEvidence.ts';
import { studiedDoseOf } from './studiedDose.ts';

describe('studiedDoseOf', () => {
  it.each([
    ['368 mg/d, 3 months', 368, 368, 'mg'],
    ['320–729 mg elemental/d', 320, 729, 'mg'],
    ['≥600 mg/d, ≥8 weeks', 600, 600, 'mg'],
    ['median 370 mg/d', 370, 370, 'mg'],
    ['14 mg twice daily, 28 days', 28, 28, 'mg'],
    ['300 or 600 mg three times a day, 12 weeks', 900, 1800, 'mg'],
    ['80–92 mg magnesium/day', 80, 92, 'mg'],
    ['10 billion CFU/day or more', 10, 10, 'billion CFU'],
    ['2000 or 4000 IU/day, 90 days', 2000, 4000, 'IU'],
    ['1.125 g three times a day, 12 weeks', 3.375, 3.375, 'g'],
  ])('%s', (words, low, high, unit) => {
    expect(studiedDoseOf(words, 'magnesium')).toEqual({ low, high, unit, per: 'day' });
  });

  it.each([
    ['an upper bound', '<1500 mg/d'],
    ['a step of a slope', 'per 240 mg/d'],
    ['a dose by weight', 'up to 1.6 g/kg/d total'],
    ['a dose of a marker', '36 mg PAC/d'],
    ['two ingredients', '1000–1200 mg + 800 IU'],
    ['two doses', '600 mg/day without obstruction, 1200 mg/day with it'],
    ['one dose, not of a day', '225–1215 mg'],
    ['a month', '100 000 IU a month, 4 months'],
    ['a time', '12 weeks'],
    ['nothing', ''],
  ])('reads no dose in %s', (_, words) => expect(studiedDoseOf(words, 'magnesium')).toBeNull());
});

describe('the base', () => {
  const { studies } = loadEvidence();
  const dosed = studies.filter(({ passage }) => passage.studied);

  it('offers a dose of one ingredient only, that was read at its source and did no harm', () => {
    expect(dosed.length).toBeGreaterThan(30);
    const bad = dosed.filter(
      ({ isCombination, isDoseUnconfirmed, confidence, direction }) =>
        isCombination || isDoseUnconfirmed || confidence !== 'confirmed' || direction === 'harm',
    );
    expect(bad).toEqual([]);
  });

  it('names the ingredient as it stands within a sentence', () => {
    const magnesium = dosed.find(({ dose }) => dose.startsWith('320–729 mg'));
    expect(magnesium?.passage.studied).toEqual({
      ingredient: { key: 'magnesium', name: 'magnesium' },
      dose: { low: 320, high: 729, unit: 'mg', per: 'day' },
    });
  });
});
