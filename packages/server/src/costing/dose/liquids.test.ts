import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimateOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const amountsOf = ({ ingredients }: ReturnType<typeof estimateOf>) =>
  ingredients.flatMap(({ name, purpose, amountPerServing }) => (purpose ? [] : [[name, amountPerServing]]));

describe('liquids by their measure', () => {
  it('a drop holds what is stated of it, though its oil is named too', () => {
    const drops = estimateOf('Baby drops', 'Vitamin D3, 10 µg a drop in MCT oil, 10 ml.');
    expect(amountsOf(drops)).toEqual([['Vitamin D3', 10]]);
    expect(drops.servingsPerContainer).toBe(250);
  });

  it.each([
    // As many doses as the words say; else by what sprays give.
    ['30 ml, about 60 doses', 60],
    ['20 ml', 44],
    ['25 ml, two sprays a day', 83],
  ])('a spray of %s has %i servings', (words, servings) => {
    expect(estimateOf('Melatonin mouth spray', `Melatonin 1 mg, ${words}.`).servingsPerContainer).toBe(
      servings,
    );
  });

  it('a bottle of which a capful is taken a day is a supplement, whose doses the capful holds', () => {
    const greens = estimateOf(
      'Green shot',
      '300 ml liquid with spirulina and chlorella, one 15 ml capful a day.',
    );
    expect(greens).toMatchObject({ kind: 'supplement', servingsPerContainer: 20 });
    expect(greens.warnings.join()).toContain(
      'A serving of 15 mL, as the words say, holds less than is usual',
    );
    expect(estimateOf('Ginger shot', '60 ml shot with ginger and lemon, one a day.').kind).toBe('drink');
  });

  it('a scoop that the pack and its servings say holds no more', () => {
    const greens = estimateOf(
      'Greens powder',
      'Spirulina, chlorella and wheatgrass, 180 g with 30 servings.',
    );
    expect(greens.servingsPerContainer).toBe(30);
    expect(greens.ingredients.reduce((sum, { inputMg }) => sum + inputMg, 0)).toBeLessThan(6100);
  });

  it('oils in water have an emulsifier, and the estimate says so', () => {
    const spray = estimateOf('Vitamin D3 and B12 spray', 'Mint, 30 ml.');
    expect(spray.ingredients.map(({ name }) => name)).toContain('Sunflower lecithin');
    expect(spray.warnings.join()).toContain(
      'Oils do not stand in water: sunflower lecithin keeps them in it',
    );
    const none = estimateOf('Vitamin D3 and B12 spray', 'Mint, 30 ml, no emulsifiers.');
    expect(none.warnings.join()).toContain('leave no emulsifier');
    expect(estimateOf('Vitamin D3 and K2 spray', '30 ml.').warnings.join()).not.toContain('Oils do not');
  });

  it('drops of which the words name the oil are in it, however dry their actives are', () => {
    const drops = estimateOf('Vegan D3 drops', 'Vitamin D3 25 µg per drop in olive oil, 20 ml.');
    expect(drops.ingredients.map(({ name }) => name)).toContain('Olive oil');
    expect(drops.warnings.join()).not.toContain('Oils do not stand in water');
  });
});
