import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { contentOf } from '../heldOf.ts';
import { percentOf } from '../lines.ts';

const linesOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null }).ingredients.map(
    ({ name, percent }) => ({ name, percent: percent ?? 0 }),
  );

describe('a limit that added sugar alone does not keep', () => {
  it.each([
    ['Dairy-Free Chocolate Ice Cream', 'Coconut and cocoa base, sweetened with allulose and dates, less than 6 g sugars per 100 g.', 6],
  ])('%s, %s: is kept by what the words name without a share', (concept, description, most) => {
    const lines = linesOf(concept, description);
    expect(percentOf(lines)).toBeGreaterThan(95);
    expect(contentOf(lines, 'sugar')).toBeLessThan(most * 1.05 + 0.3);
  }); // prettier-ignore

  it('leaves cultures alone, which change no limit', () => {
    const lines = linesOf('Skyr', '170 g cup, at most 5 g sugars.');
    expect(lines.find(({ name }) => name.startsWith('Starter culture'))?.percent).toBeGreaterThan(0.05);
  });
});

describe('a dry cup', () => {
  it.each([
    ['Instant Miso Soup Cups', 'A 65 g cup with noodles, ready with 250 ml hot water.'],
    ['Lentil soup', 'Dehydrated lentils in a 60 g cup, add boiling water.'],
  ])('%s, %s: is one serving', (concept, description) => {
    const made = estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
    expect(made.archetype).toMatch(/^instant (?:miso )?soup$/);
    expect(made.servingsPerContainer).toBe(1);
  });
});

describe('what is sold chilled', () => {
  it.each([
    ['Chilled oat drink', '1 litre carton.'],
    ['Almond drink', '1 litre carton, keep refrigerated.'],
  ])('%s, %s: is pasteurised, and no UHT carton', (concept, description) => {
    const { assumptions } = estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
    const told = assumptions.join();
    expect(told).toMatch(/pasteurise/);
    expect(told).not.toMatch(/UHT/);
  }); // prettier-ignore
});
