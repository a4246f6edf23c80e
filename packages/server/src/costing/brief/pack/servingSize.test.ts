import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { servingSize } from './servingSize.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('how much of a food the words call a serving', () => {
  it.each([
    ['minimum 8 g per 100 g. 45 g servings. 6,000 pouches', 45],
    ['servings of 25 g, no sugar', 25],
    ['max 0.5 g salt/100g, serving 15 g, run 4,000 jars', 15],
    ['12 servings of 50 g, at least 20 g protein per serving', 50],
    ['20 Portionen à 15 g', 15],
    ['40 scoops, 8 g scoop', 8],
    ['30 g per serving', 30],
    ['serving size: 30 g', 30],
    ['per 30-g serving', 30],
    ['2,5 g portions', 2.5],
    ['250 ml servings', 250],
    ['Two servings of 12 g protein', null],
    ['inulin 5 g per serving', null],
    ['at most 5 g sugar per serving', null],
    ['under 4 g net carbs per 30 g', null],
  ])('%s', (text, value) => expect(servingSize(text)?.value ?? null).toBe(value));
});

describe('servings of a food are as the words say, or another number is told', () => {
  const foods = [['Granola', '350 g pouch'], ['Almond butter', '250 g jar'], ['Tortilla chips', '150 g bag'], ['Pancake mix', '600 g pouch'], ['Orange juice', '1 l carton'], ['Dark chocolate', '100 g bar']] as const; // prettier-ignore
  const wordings = ['# servings', 'servings of #', 'serving size #', '# per serving', 'Portion: #'];

  it.each(foods)('%s, %s', (concept, pack) => {
    for (const wording of wordings)
      for (const grams of [15, 25, 30, 45, 60]) {
        const unit = concept === 'Orange juice' ? 'ml' : 'g';
        const value = unit === 'ml' ? grams * 4 : grams;
        const words = wording.replace('#', `${value} ${unit}`);
        const made = estimate(concept, `${pack}, ${words}.`);
        const held = Math.max(1, Math.floor((made.pack?.size ?? 0) / value + 1e-9));
        const isTold = made.warnings.some((each) => each.includes(`servings of ${value} ${unit}`));
        expect([words, made.servingsPerContainer === held || isTold]).toEqual([words, true]);
      }
  });

  it('a cup is eaten at once, and a tub is not', () => {
    expect(estimate('Instant miso soup', 'A 65 g cup, 10,000 cups').servingsPerContainer).toBe(1);
    expect(estimate('Vanilla ice cream', '473 ml tub').servingsPerContainer).toBeGreaterThan(3);
  });

  it('packs in a pack are costed one by one', () => {
    const { pack, assumptions } = estimate('Lentil puffs', '20 g bag, multipack of five');
    expect(pack?.size).toBe(20);
    expect(assumptions).toContain(
      'The words speak of 5 sold together: the figures are of one 20 g piece of them.',
    );
  });
});
