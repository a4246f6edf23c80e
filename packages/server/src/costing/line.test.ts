import { describe, expect, it } from 'vitest';
import { usualMaterial, type Material } from '../registry/index.ts';
import { valuesWith } from './constants/constants.ts';
import { carryingMg, inputMg, potencyFor } from './line.ts';

const usual = (ingredient: string): Material => {
  const material = usualMaterial(ingredient);
  if (!material) throw new Error(`${ingredient} has no material.`);
  return material;
};
const values = valuesWith({ moistureOther: 0.02 });

describe('a line', () => {
  it('carries its label amount by potency and moisture', () => {
    const line = { material: usual('magnesium'), amount: 100, isStated: true };
    expect(carryingMg(line, values)).toBeCloseTo(723.694, 3);
    expect(inputMg(line, values)).toBeCloseTo(759.878, 3);
  });

  it('of cultures is counted as bought: moisture does not touch it', () => {
    const line = { material: usual('probiotics'), amount: 5, isStated: true };
    expect(carryingMg(line, values)).toBe(50);
    expect(inputMg(line, values)).toBe(100);
    expect(potencyFor(line.material, values)).toBe(1);
  });
});
