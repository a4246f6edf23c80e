import { describe, expect, it } from 'vitest';
import { registry } from '../../registry/index.ts';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const names = (concept: string, description?: string) =>
  estimate(concept, description).ingredients.flatMap(({ name, purpose }) => (purpose ? [] : [name]));

describe('a product with nothing of animals', () => {
  it.each([
    ['Vegan omega-3 softgels', ['Algal EPA and DHA']],
    ['Omega 3 for vegans', ['Algal EPA and DHA']],
    ['Vegan omega-3 softgels, DHA 250 mg', ['Algal DHA']],
    ['Plant-based whey protein powder', ['Pea protein']],
    ['Omega-3 softgels', ['Omega-3 EPA and DHA']],
  ])('%s', (concept, expected) => expect(names(concept)).toEqual(expected));

  it('says what it was made without', () => {
    expect(estimate('Vegan omega-3 softgels').assumptions).toContain(
      'Algal EPA and DHA for Omega-3 EPA and DHA: the words ask for nothing of animals.',
    );
  });

  it('says what plants do not give', () => {
    expect(estimate('Vegan collagen powder').warnings).toContain(
      'No plant gives Collagen peptides: the words ask for nothing of animals.',
    );
    expect(estimate('Vegan glucosamine capsules').assumptions.join(' ')).toContain(
      'Glucosamine is made of animals or not, by its source',
    );
  });

  it('has of plants what is had of both', () => {
    const { ingredients, assumptions } = estimate('Vegan vitamin D3 capsules', '50 µg a day');
    expect(ingredients.filter(({ purpose }) => !purpose)).toMatchObject([
      { form: expect.stringContaining('lichen'), amountPerServing: 50 },
    ]);
    expect(assumptions.join(' ')).toContain('Vitamin D3 is cholecalciferol from lichen');
    expect(estimate('Vitamin D3 capsules').ingredients[0]?.form).not.toContain('lichen');
  });

  it('is not asked for by its shell', () => {
    expect(names('Omega-3 in vegan capsules')).toEqual(['Omega-3 EPA and DHA']);
    expect(estimate('Collagen, 60 vegan capsules').warnings.join(' ')).not.toContain('No plant gives');
  });

  it('is told by what the registry says of an ingredient', () => {
    expect(registry.ingredients.get('omega-3')?.vegan).toBe('no');
    expect(registry.ingredients.get('vitamin-d3')?.vegan).toBe('depends on source');
  });
});
