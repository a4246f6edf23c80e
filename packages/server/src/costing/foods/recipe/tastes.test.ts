import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const linesOf = (concept: string, description: string) =>
  estimate(concept, description).ingredients.map(({ name }) => name);

describe('what a recipe tastes of, and what its suppliers are asked', () => {
  it('has as a flavour what gives way to a limit of sugar', () => {
    const lines = linesOf('Caramel skyr', '150 g pot, less than 6 g sugar a pot, no sweeteners.');
    expect(lines).toContain('Natural flavour, liquid');
    expect(lines).not.toContain('Candies, caramels');
  });

  it('has the food itself where nothing limits it', () => {
    expect(linesOf('Caramel skyr', '150 g pot.')).toContain('Candies, caramels');
  });

  it.each([
    ['Gochujang mayo', 'Gluten-free, 300 g jar.', 'gluten-free grade'],
    ['Granola', 'With gluten-free oats, 300 g pouch.', 'gluten-free grade'],
    ['Blueberry overnight oats', 'No whey, 65 g pot.', 'holds the whey'],
  ])('%s, %s', (concept, description, said) => {
    expect(estimate(concept, description).warnings.some((each) => each.includes(said))).toBe(true);
  });

  it('asks nothing that the words do not promise', () => {
    const { warnings } = estimate('Gochujang mayo', '300 g jar.');
    expect(warnings.some((each) => each.includes('grade'))).toBe(false);
  });

  it('makes chocolate without its sugar of cocoa mass where maltitol is ruled out', () => {
    const lines = linesOf('Dark chocolate', 'No added sugar, with allulose and no maltitol, 80 g.');
    expect(lines).toContain('Baking chocolate, unsweetened, squares');
  });

  it('has nothing of what it is eaten with', () => {
    const lines = linesOf('Rye crackers', 'With seeds, 150 g, aimed at cheese boards and best with hummus.');
    expect(lines.filter((name) => /cheese|hummus/i.test(name))).toEqual([]);
  });
});
