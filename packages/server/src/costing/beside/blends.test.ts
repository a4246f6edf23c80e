import { describe, expect, it } from 'vitest';
import { blendIn } from './blends.ts';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const actives = (concept: string, description: string) =>
  estimate(concept, description).ingredients.filter(({ purpose }) => purpose === undefined);

describe('a blend that is weighed as one', () => {
  it.each([
    ['500 mg blend of elderberry and echinacea', 500],
    ['Proprietary blend 1,200 mg: bacopa, ginkgo', 1200],
    ['2 g mushroom blend', 2000],
    ['Blend of reishi, chaga and maitake, 1,000 mg in two capsules', 1000],
    ['a blend of reishi 300 mg and chaga', null],
    ['reishi 300 mg, chaga', null],
  ])('%s: %s', (text, mg) => {
    expect(blendIn(text)).toBe(mg);
  });

  it.each([
    ['Immune blend capsules', '500 mg blend of elderberry, echinacea and astragalus, 60 capsules', 500],
    ['Nootropic capsules', 'Proprietary blend 800 mg: bacopa, citicoline, L-theanine. 60 caps', 800],
    ['Sea moss gummies', '1000 mg sea moss blend, bladderwrack, burdock', 1000],
  ])('%s, %s', (concept, description, total) => {
    const lines = actives(concept, description);
    expect(lines).toHaveLength(3);
    expect(lines.reduce((sum, { amountPerServing }) => sum + amountPerServing, 0)).toBeCloseTo(total, 6);
    for (const { amountPerServing } of lines) expect(amountPerServing % 5).toBe(0);
    expect(estimate(concept, description).warnings.join(' ')).not.toContain('Not known here');
  });

  it('leaves alone what has an amount of its own', () => {
    const lines = actives('Focus capsules', '500 mg blend of bacopa and citicoline, caffeine 80 mg, zinc');
    expect(lines.find(({ name }) => name === 'Caffeine')?.amountPerServing).toBe(80);
    expect(lines.find(({ name }) => name === 'Zinc')?.amountPerServing).toBeLessThan(30);
  });
});
