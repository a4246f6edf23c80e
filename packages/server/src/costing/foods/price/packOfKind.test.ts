import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { shapeOf } from '../../productKind.ts';
import { foodArchetypes, containerCosts, packLabels } from '../tables/tables.ts';

const estimate = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('what a container costs', () => {
  it('is of containers that words call so, and each has its band', () => {
    const labels = new Set(packLabels.map(({ label }) => label));
    expect(containerCosts.filter(({ label }) => !labels.has(label))).toEqual([]);
    expect(containerCosts.filter(({ low, typical, high }) => !(low <= typical && typical <= high))).toEqual(
      [],
    );
  });

  it.each([
    ['Iced tea, peach', 'Glass bottle, 330 ml', 'Can, 330 ml'],
    ['Craft soda', 'Glass bottle, 330 ml', 'Can, 330 ml'],
    ['Salted caramels', 'Box, 120 g', 'Bag, 120 g'],
  ])('of %s: %s is dearer than %s', (concept, dear, cheap) => {
    const [one, other] = [estimate(concept, dear), estimate(concept, cheap)];
    expect(Number(one.scenarios.base.landedUnitCost)).toBeGreaterThan(
      Number(other.scenarios.base.landedUnitCost),
    );
    expect(one.assumptions.join()).toMatch(/as the words say: \$\d/);
  });

  it('of a dry cup is that of the cup, whatever its weight, and one eats from it', () => {
    const cup = estimate('Instant miso soup cups');
    expect(cup.pack).toMatchObject({ label: 'cup', size: 10 });
    expect(cup.servingsPerContainer).toBe(1);
    expect(cup.assumptions.join()).toContain('$0.22');
    expect(estimate('Peanut butter cups').pack?.label).not.toBe('cup');
  });
});

describe('a piece by what the words say that it brings', () => {
  const pieces = [
    ['Rice cakes coated in chocolate', 'Thin ones', 100],
    ['Dark chocolate thins', 'Box of 20', 40],
    ['Butter cookies', 'Small ones', 60],
    ['Rice cakes coated in chocolate', 'Thin ones', 50],
  ] as const;
  it.each(pieces)('%s, %s, %d calories each', (concept, description, kcal) => {
    const { warnings, assumptions } = estimate(concept, `${description}, ${kcal} calories each.`);
    expect(warnings.join()).not.toMatch(/kcal/);
    expect(assumptions.join()).toMatch(new RegExp(`A piece weighs .* brings the ${kcal} kcal`));
  });

  it('stays what the words say that it weighs', () => {
    const { assumptions, pack } = estimate('Butter cookies', '12 cookies of 20 g, 60 calories each.');
    expect(assumptions.join()).not.toContain('A piece weighs');
    expect(pack?.size).toBe(240);
  });
});

describe('how the words want a food kept', () => {
  const states = ['frozen', 'chilled', 'ambient'] as const;
  // What is called frozen and said to be chilled contradicts itself.
  const kinds = foodArchetypes.filter(
    ({ kind, words: [word] }) =>
      kind === 'food' && word !== undefined && !states.some((each) => word.includes(each)),
  );
  it.each(kinds.flatMap(({ key, words }) => states.map((state) => [words[0] ?? key, state] as const)))(
    '%s, kept %s: it is made so, or it says that it is not',
    (concept, state) => {
      const description = `Sold ${state}, 6 months ${state}.`;
      const { archetype } = shapeOf({ concept, description, formFactor: null });
      const { warnings, withheld } = estimate(concept, description);
      if (withheld !== null || archetype?.kind !== 'food') return;
      const isTold = warnings.some((each) => each.startsWith(`The words say ${state};`));
      expect(isTold).toBe(!archetype.shelf.includes(state));
    },
  );

  it('frozen yogurt is an ice with its air, and no chilled cup', () => {
    const tub = estimate(
      'Skyr Ice Cream Tub',
      'Frozen skyr dessert, raspberry, 460 ml paper tub, eighteen months frozen.',
    );
    expect(tub.pack).toMatchObject({ category: 'ice_cream', size: 460, unit: 'mL' });
    const mixed = tub.ingredients.reduce((sum, { inputMg }) => sum + inputMg, 0) * tub.servingsPerContainer;
    expect(mixed / 1000).toBeLessThan(400);
    expect(tub.warnings.join()).not.toContain('asks for another process');
  });
});
