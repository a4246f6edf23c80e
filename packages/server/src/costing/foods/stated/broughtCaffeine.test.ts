import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';

const estimate = (concept: string) =>
  estimateProduct({ concept, description: '', formFactor: null, volume: null, volumeUnit: null });
const added = (concept: string) =>
  estimate(concept).ingredients.find(({ name }) => name === 'Caffeine')?.amountPerServing;

describe('caffeine that the words state', () => {
  it('is that of the leaf, brewed as strong as it can be, and what is added', () => {
    const mg = added('Sparkling yerba mate, 160 mg caffeine, 330 ml can') ?? 0;
    expect(mg).toBeGreaterThan(40);
    expect(mg).toBeLessThan(90);
  });

  it('is what a dry coffee leaves of it that is decaffeinated for a part', () => {
    const { ingredients, assumptions } = estimate(
      'Mushroom coffee powder, instant coffee, 60 mg caffeine per 4 g serving, tin of 30 servings',
    );
    const grams = (name: string) => ingredients.find((line) => line.name === name)?.amountPerServing ?? 0;
    expect(grams('Beverages, coffee, instant, decaffeinated, powder')).toBeGreaterThan(0);
    expect(grams('Beverages, coffee, instant, regular, powder') * 31).toBeCloseTo(60, -1);
    expect(ingredients.map(({ name }) => name)).not.toContain('Caffeine');
    expect(assumptions.join()).toContain('about 60 mg of the 60 mg caffeine');
  });

  it('is added whole where nothing brings any', () => {
    expect(added('Energy drink with 160 mg caffeine, 330 ml can')).toBe(160);
  });

  it('is not added where the leaf brings it all', () => {
    const concept = 'Sparkling yerba mate, 40 mg caffeine, 330 ml can';
    expect(added(concept)).toBeUndefined();
    expect(estimate(concept).assumptions.join(' ')).toContain('none is added');
  });
});

describe('spices that the words name', () => {
  it.each([
    ['Tomato pasta sauce with basil, 350 g jar', 'Basil, fresh'],
    ['Crackers with rosemary, 150 g bag', 'Spices, rosemary, dried'],
    ['Oat cookies with cinnamon', 'Spices, cinnamon, ground'],
  ])('%s', (concept, line) => expect(estimate(concept).ingredients.map(({ name }) => name)).toContain(line));
});
