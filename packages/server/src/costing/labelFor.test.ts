import { describe, expect, it } from 'vitest';
import { labelFor } from './labelFor.ts';

const read = (concept: string, description = '-') => labelFor({ concept, description });

describe('whose label the words of a concept ask for', () => {
  it.each([
    ['Women’s multivitamin gummies for the EU'],
    ['Magnesium sticks, EU'],
    ['Vitamin D drops for Germany'],
    ['Energy shot to launch across Europe'],
    ['Protein bar sold in the UK'],
    ['Collagen for European consumers'],
    ['Omega 3 for the German market'],
  ])('%s: EU', (concept) => {
    expect(read(concept)).toEqual({ market: 'EU' });
  });

  it.each([
    ['Protein bar for the US'],
    ['Zinc lozenges for the American market'],
    ['Greens powder, USA'],
    ['Collagen for the US and the EU'],
    ['Sleep gummies, U.S. label'],
    ['Recovery capsules, US gyms and own web shop'],
    ['Iron tablets for UK pharmacies and US grocery chains'],
  ])('%s: US', (concept) => {
    expect(read(concept)).toEqual({ market: 'US' });
  });

  it.each([
    ['Greek yogurt'],
    ['French vanilla protein shake'],
    ['Belgian chocolate bar'],
    ['Danish butter cookies'],
    ['Olive oil made in Italy'],
    ['European elderberry syrup'],
    ['Chocolate that treats us well'],
    ['Elderberry grown in Austria'],
  ])('%s: no market is named', (concept) => {
    expect(read(concept)).toEqual({});
  });

  it('is found in the description too', () => {
    expect(read('Magnesium', 'For pharmacies in France.')).toEqual({ market: 'EU' });
  });

  it.each([
    ['Prenatal multivitamin', ['pregnancy']],
    ['Calcium for breastfeeding mothers', ['pregnancy']],
    ['Toddler vitamin D drops', ['children']],
    ['Baby vitamin D drops', ['infants']],
    ['Multivitamin for toddlers and kids', ['children', 'adults']],
  ])('%s: columns of %j', (concept, audience) => {
    expect(read(concept)).toEqual({ audience });
  });

  it('children from 4 years share the column of adults', () => {
    expect(read('Kids multivitamin gummies')).toEqual({});
  });
});
