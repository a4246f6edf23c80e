import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const besideOf = (concept: string, description: string) =>
  estimateProduct({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  }).ingredients.flatMap(({ name, purpose }) => (purpose === undefined ? [] : [name]));

describe('recipes that the words keep short', () => {
  it.each([
    // As many ingredients as the words count, the flavour that they name before others.
    [
      'Vanilla whey isolate',
      'Unsweetened, 25 g protein, only three ingredients, 900 g.',
      ['Natural flavour', 'Sunflower lecithin'],
    ],
    ['Whey isolate', '25 g protein, only one ingredient, 900 g.', []],
    ['Magnesium capsules', 'Magnesium glycinate 100 mg, nothing else, 60 capsules.', ['Capsule shell']],
    ['Creatine powder', 'Unflavoured, 5 g a scoop.', []],
    [
      'Lemon vitamin C powder',
      'Vitamin C 1 g, unsweetened, 100 g.',
      ['Citric acid', 'Natural flavour', 'Silicon dioxide', 'Maltodextrin'],
    ],
  ])('%s: %s', (concept, description, expected) => {
    expect(besideOf(concept, description)).toEqual(expected);
  });

  it('of one source that is refused others are left', () => {
    expect(besideOf('Whey protein', '25 g protein, no lecithin from soy.')).toContain('Sunflower lecithin');
    expect(besideOf('Whey protein', '25 g protein, no lecithin.')).not.toContain('Sunflower lecithin');
  });

  it('tablets and gummies cannot be made without a base, which is told', () => {
    expect(besideOf('Vitamin C gummies', 'Vitamin C 60 mg, nothing else, 60 gummies.')).toContain('Pectin');
  });
});
