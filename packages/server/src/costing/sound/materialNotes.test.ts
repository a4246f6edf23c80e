import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const told = (concept: string, description = '') => {
  const { assumptions, warnings } = estimateProduct({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  return { notes: assumptions.join('\n'), warnings: warnings.join('\n') };
};

describe('what is to be minded of an active', () => {
  it.each([
    ['Iron bisglycinate 18 mg capsules', '90 capsules', true],
    ['Iron bisglycinate 5 mg capsules', '30 capsules', false],
  ])('16 CFR 1700.14(a)(13): %s, %s', (concept, description, isClosed) => {
    expect(told(concept, description).warnings.includes('child-resistant closure')).toBe(isClosed);
    expect(told(concept, description).notes).toContain('21 CFR 101.17(e)');
  });

  it('is told of creatine in gummies, and of none in powders', () => {
    expect(told('Creatine gummies').notes).toContain('creatinine');
    expect(told('Creatine powder').notes).not.toContain('creatinine');
  });

  it('is a spore where the words want no fridge, unless they name a culture', () => {
    const noFridge = 'It does not need a fridge.';
    expect(told('Travel probiotic', noFridge).notes).toContain('spores need no fridge');
    expect(told('Lactobacillus plantarum probiotic', noFridge).notes).toContain('freeze-dried strains');
    expect(told('Travel probiotic').notes).not.toContain('fridge');
  });
});

describe('what is poured', () => {
  it.each([
    [
      'Vitamin D3 K2 drops',
      'A serving is 1 mL, about 25 drops, and weighs 940 mg; a dropper bottle holds 30 mL.',
    ],
    ['B12 spray', 'A serving is 0.45 mL, about 3 sprays, and weighs 473 mg; a spray bottle holds 13 mL.'],
  ])('%s is measured', (concept, note) => {
    expect(told(concept).notes).toContain(note);
  });
});

describe('the shell of a softgel', () => {
  const shellOf = (concept: string) =>
    estimateProduct({
      concept,
      description: '',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    }).ingredients.find(({ purpose }) => purpose === 'shell');

  it.each([
    ['Omega 3 softgels from algae', 'modified starch, carrageenan'],
    ['Lemon balm plant softgel', 'modified starch, carrageenan'],
    ['Vitamin E softgels, no gelatin', 'modified starch, carrageenan'],
    ['Vitamin E softgels, no gelatin, no carrageenan', 'modified starch, glycerin'],
    ['Fish oil softgels', 'gelatin, glycerin'],
  ])('of %s is of %s, and has a price', (concept, form) => {
    expect(shellOf(concept)?.form.startsWith(form)).toBe(true);
    expect(Number(shellOf(concept)?.pricePerKg.base)).toBeGreaterThan(4);
  });
});
