import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { valuesOf } from './figures.ts';
import { estimateFood } from '../foodEstimate.ts';
import { planFood } from '../planFood.ts';
import { remedyOf } from './remedy.ts';
import { revenueOfUnits, shelfNet } from './shelf.ts';
import { foodArchetypes } from '../tables/tables.ts';
import { costUnit } from './unitCost.ts';

const planOf = (archetype: (typeof foodArchetypes)[number]) =>
  planFood({ concept: 'A food', description: '', archetype, pack: null });
const estimate = (title: string) =>
  estimateProduct({ concept: title, description: '-', formFactor: null, volume: null, volumeUnit: null });
const dollars = (words: string) => Array.from(words.matchAll(/\$([\d,]+)(?= (?:is|less|on))|(?<=(?:loses|leaves) )\$([\d,]+)(?=\.)/g),
  ([, before, last]) => Number((before ?? last ?? '').replaceAll(',', ''))); // prettier-ignore

describe('a first run that earns less than it costs', () => {
  const losing = foodArchetypes.filter((archetype) => {
    const { estimatedCost, estimatedRevenue } = estimateFood(planOf(archetype));
    return Number(estimatedRevenue) < Number(estimatedCost);
  });

  it.each(losing)('of $key says by what, in parts that add up', (archetype) => {
    const { estimatedCost, estimatedRevenue, warnings } = estimateFood(planOf(archetype));
    const loss = warnings.find((each) => each.startsWith('The first run earns')) ?? '';
    const [whole = 0, oneTime = 0, unsold = 0, sold = 0] = dollars(loss);
    const ofSold = loss.includes('what is sold loses') ? sold : -sold;
    expect(whole).toBeCloseTo(Number(estimatedCost) - Number(estimatedRevenue), -1);
    expect(Math.abs(oneTime + unsold + ofSold - whole)).toBeLessThanOrEqual(2);
  });

  it.each(losing)(
    'of $key pays for itself at the run and at the price it names, not below them',
    (archetype) => {
      const plan = planOf(archetype);
      const values = valuesOf(plan.constants);
      const first = costUnit(plan, values.run, { values });
      const { run, price } = remedyOf(first, values);
      const resultAt = (units: number) =>
        revenueOfUnits(units, values) - costUnit(plan, units, { values }).cost;
      expect(resultAt(run ?? first.units * 10) >= 0).toBe(run !== null);
      expect(resultAt((run ?? first.units) - 2 * values.unitsPerCase)).toBeLessThan(0);
      const resultFor = (usd: number) =>
        revenueOfUnits(first.units, { ...values, shelfPrice: usd }) - first.cost;
      expect(resultFor(price ?? 0)).toBeGreaterThanOrEqual(0);
      expect(resultFor((price ?? 0) - 0.01)).toBeLessThan(0);
    },
  );

  it('says nothing of it where it earns what it costs', () => {
    expect(estimate('Electrolyte stick packs').warnings).toEqual([]);
  });

  it('of a supplement says the same', () => {
    const [usual, cheap] = ['Multivitamin gummies', 'Multivitamin gummies, $6'].map(estimate);
    expect(usual?.warnings.join(' ')).not.toContain('The first run earns');
    expect(cheap?.warnings[0]).toMatch(
      /^The first run earns \$[\d,]+ less than it costs: \$3,500 is work that is paid once, \$[\d,]+ is material bought beyond the need, .*(?:It would pay|this one would at a price of \$\d)/,
    );
  });
});

describe('the price of a kind', () => {
  it.each(foodArchetypes)('of $key is one at which a larger run comes near its cost', (archetype) => {
    const plan = planOf(archetype);
    const values = valuesOf(plan.constants);
    const { unitCost } = costUnit(plan, values.run * 10, { values });
    // The dearest to make of the quoted kinds is a dairy yogurt, at three quarters.
    expect(shelfNet(values).invoice).toBeGreaterThan(unitCost * 0.6);
    expect(values.shelfPrice).toBeGreaterThan(unitCost);
  });
});

describe('a unit that a brand brings to local stores itself', () => {
  it('keeps what the distributor would take, less the delivery', () => {
    const { market, warnings } = estimate('Protein bar');
    // 2.99 × (1 − .37) × (.83 × .94 − .08)
    expect(market?.netLocal).toBe('1.32');
    expect(market?.runs[0]?.resultLocal).toBe('0.15');
    expect(warnings).toContain(
      'Brought to local stores without a distributor a unit leaves $0.15; sold directly it leaves $0.63.',
    );
  });

  it.each(foodArchetypes)('of $key leaves more than one sold through a distributor', (archetype) => {
    const values = valuesOf(planOf(archetype).constants);
    const { local, trade, invoice } = shelfNet(values);
    expect(local).toBeGreaterThan(trade);
    expect(local).toBeLessThan(invoice / (1 - values.distributor));
  });
});

describe('a price that the words say', () => {
  it('is not called the dearest of its kind', () => {
    const { warnings } = estimate('Granola at 7,99 €');
    expect(warnings.some((words) => words.endsWith('above the $9.19 that the words say.'))).toBe(true);
  });
});
