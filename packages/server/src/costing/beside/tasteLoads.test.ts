import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

/** Percent of a serving that lines of a purpose are. */
const percentOf = (concept: string, purpose: string, description = '') => {
  const { ingredients } = estimate(concept, description);
  const mg = (isOf: (line: (typeof ingredients)[number]) => boolean) =>
    ingredients.reduce((sum, line) => sum + (isOf(line) ? line.inputMg : 0), 0);
  return (mg((line) => line.purpose === purpose) / mg(() => true)) * 100;
};

describe('what actives taste of', () => {
  it.each([
    ['BCAA powder, watermelon', 'Inulin powder, watermelon'],
    ['Greens powder, pineapple', 'Inulin powder, pineapple'],
    ['BHB powder, tropical', 'Inulin powder, tropical'],
    ['Ashwagandha gummies, berry', 'Biotin gummies, berry'],
    ['NAC powder, lemon', 'Inulin powder, lemon'],
  ])('%s has more flavour than %s, and says why', (bitter, mild) => {
    expect(percentOf(bitter, 'flavour')).toBeGreaterThan(percentOf(mild, 'flavour') * 1.3);
    const said = (concept: string) =>
      estimate(concept).assumptions.some((note) => /flavour/i.test(note) && note.includes(': '));
    expect([said(bitter), said(mild)]).toEqual([true, false]);
  });

  it('is not said of what is swallowed, or plain', () => {
    for (const concept of ['BCAA capsules', 'Ashwagandha tablets', 'Creatine powder unflavoured']) {
      expect(estimate(concept).ingredients.some(({ form }) => form.includes('masking'))).toBe(false);
    }
  });

  it.each([
    ['Zinc lozenges honey lemon', '', 'honey lemon flavour'],
    ['Melatonin strips', 'Low dose, mint.', 'mint flavour'],
    ['BCAA powder', 'Tastes of blue raspberry.', 'blue raspberry flavour'],
    ['Chlorophyll drops', 'Mint, for water bottles.', 'mint flavour'],
    ['Propolis throat spray', 'Honey.', 'honey flavour'],
  ])('%s, %s: the taste that is named is a line', (concept, description, form) => {
    const { kind, ingredients } = estimate(concept, description);
    expect([kind, ingredients.find(({ purpose }) => purpose === 'flavour')?.form]).toEqual([
      'supplement',
      form,
    ]);
  });

  it('is nothing of what is called unflavoured, whatever it is stirred into', () => {
    expect(percentOf('Collagen powder unflavoured', 'flavour', 'For my morning coffee.')).toBe(0);
  });
});

describe('what keeps a liquid', () => {
  it('is no acid where the active falls out in it', () => {
    const { ingredients, warnings } = estimate('Liquid chlorophyll drops');
    const shareOf = (name: string) => ingredients.find((line) => line.name === name)?.inputMg ?? 0;
    expect([shareOf('Citric acid'), shareOf('Potassium sorbate')]).toEqual([0, 0]);
    expect(shareOf('Glycerin')).toBeGreaterThan(500);
    expect(warnings.join(' ')).not.toContain('nothing preserves it');
  });
});

describe('forms', () => {
  it.each(['Melatonin strips', 'Sleep strips', 'B12 energy strips'])('%s are films', (concept) => {
    const { assumptions, ingredients } = estimate(concept, 'Melts on the tongue.');
    expect(assumptions).toContain('Form as the words say: oral film.');
    expect(ingredients.some(({ name }) => name === 'Pullulan')).toBe(true);
  });

  it('leave out what they hold next to nothing of, where nobody named it', () => {
    const { ingredients, warnings } = estimate('Sleep strips');
    expect(ingredients.some(({ name }) => name === 'Magnesium')).toBe(false);
    expect(warnings.some((warning) => warning.startsWith('Magnesium is usual of such products'))).toBe(true);
    expect(estimate('Magnesium strips').ingredients[0]?.name).toBe('Magnesium');
  });

  it.each([['Vitamin D patch'], ['Nootropic inhaler']])(
    '%s: that it is not ours is all that is said',
    (concept) => {
      const { assumptions, warnings } = estimate(concept);
      expect(warnings.some((warning) => warning.includes('is not modelled here'))).toBe(true);
      expect(assumptions.some((note) => note.startsWith('No form factor'))).toBe(false);
    },
  );
});
