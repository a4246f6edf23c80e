import { describe, expect, it } from 'vitest';
import { proposeFormula } from '../formula.ts';

const lines = (concept: string, description = '') =>
  proposeFormula({ concept, description, formFactor: null, volume: null, volumeUnit: null }).lines.map(
    ({ material, amount, isStated }) => [material.form, isStated ? amount : null],
  );

describe('a name of a family beside one of its members', () => {
  it.each<[string, string, [string, number | null][]]>([
    ['Omega 3 for mums', '200 mg DHA from microalgae, softgels', [['algal oil 40 % DHA', 200]]],
    ['Everyday omega', 'krill oil softgels', [['krill oil', null]]],
    ['Omega-3 without fish', 'softgels of cold-pressed flaxseed oil 1 g', [['flaxseed oil', 1]]],
    ['Fish oil rich in DHA', 'softgels', [['fish oil concentrate 60 %', null]]],
    ['Q10 for the heart', 'kaneka ubiquinol 100 mg', [['ubiquinol', 100]]],
    ['Carnitine capsules', 'ALCAR 750 mg', [['acetyl-L-carnitine hydrochloride', 750]]],
    ['Joint collagen', 'UC-II, one small capsule', [['branded UC-II class, 25 %', null]]],
    ['Spore probiotics', 'LactoSpore 2 billion CFU', [['spores, 100 billion CFU/g', 2]]],
    ['Vitamin K for bones', 'K1 100 µg tablets', [['phytonadione, 5 % powder', 100]]],
    ['Collagen 10 g and UC-II 40 mg', 'powder', [['bovine collagen peptides', 10], ['branded UC-II class, 25 %', 40]]],
    ['Fish oil and krill oil', 'softgels', [['fish oil concentrate 60 %', null], ['krill oil', null]]],
    ['Folate', 'Quatrefolic 400 µg capsules', [['5-MTHF calcium', 400]]],
  ])('%s, %s', (concept, description, expected) => {
    expect(lines(concept, description)).toEqual(expected);
  }); // prettier-ignore
});

describe('several forms of one active', () => {
  it.each<[string, string, [string, number | null][]]>([
    ['Zinc duo', 'zinc citrate 8 mg and zinc gluconate 7 mg', [['zinc citrate', 8], ['zinc gluconate', 7]]],
    ['Magnesium blend', 'malate and taurate, 240 mg elemental', [['magnesium malate', 120], ['magnesium taurate', 120]]],
    ['Magnesium 300 mg (citrate, bisglycinate)', 'capsules', [['magnesium citrate', 150], ['magnesium bisglycinate', 150]]],
    ['Magnesiumcitrat und -malat', 'Kapseln', [['magnesium citrate', null], ['magnesium malate', null]]],
    ['Iron bisglycinate', 'gentler than iron sulfate', [['ferrous bisglycinate', null]]],
    ['Iron bisglycinate, not iron sulfate', 'capsules', [['ferrous bisglycinate', null]]],
  ])('%s, %s', (concept, description, expected) => {
    expect(lines(concept, description)).toEqual(expected);
  }); // prettier-ignore

  it('share the usual dose where none is given', () => {
    const { lines: made } = proposeFormula({
      concept: 'Magnesium malate and magnesium citrate tablets',
      description: '',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect(made.map(({ amount }) => amount)).toEqual([100, 100]);
  });
});

describe('a group with its members behind it', () => {
  it.each([
    ['B vitamins (B1 and B12) capsules', '', 2],
    ['Energy', 'B vitamins: B2, B6. Capsules', 2],
    ['Multimineral', 'zinc 10 mg, iodine 150 µg tablets', 2],
    ['B vitamins with B12 500 µg', 'capsules', 8],
  ])('%s, %s: %i lines', (concept, description, count) => {
    expect(lines(concept, description)).toHaveLength(count);
  });
});

describe('strains', () => {
  it('add up, but for what is said of them together', () => {
    const counted = (text: string) => lines('Gut capsules', text).map(([, amount]) => amount);
    expect(counted('L. reuteri 4 billion CFU, L. plantarum 6 billion CFU')).toEqual([10]);
    expect(counted('Probiotics 10 billion CFU')).toEqual([10]);
  });
});
