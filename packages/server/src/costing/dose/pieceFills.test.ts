import { describe, expect, it } from 'vitest';
import { registry } from '../../registry/index.ts';
import { valuesWith } from '../constants/constants.ts';
import { estimateProduct } from '../estimate.ts';
import { proposeFormula } from '../formula.ts';
import { inputMg } from '../line.ts';
import { planFormula } from '../plan.ts';
import { fillServing } from '../fill.ts';
import { limitOf } from './formLimits.ts';
import { mostOf } from './hold.ts';
import { binderOf, capsuleDensityOf, tabletOf } from './pieceFills.ts';
import { tightOf } from './tight.ts';

const conceptOf = (concept: string) => ({
  concept,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
});
const planned = (concept: string) => planFormula(proposeFormula(conceptOf(concept)));

describe('what pieces hold', () => {
  it.each([
    // A size 00 of crystalline D-mannose holds about 600 mg: four of them more than 1,700 mg beside 500 mg of cranberry.
    ['Cranberry D-mannose capsules', 'd-mannose', 1.7],
    // Labels: glucosamine 1,500 mg with chondroitin in three tablets of 1.0 to 1.5 g.
    ['Glucosamine chondroitin tablets', 'glucosamine', 1500],
    // Labels: 600 mg in one size 00 capsule.
    ['NAC capsules', 'nac', 600],
  ])('%s: of %s at least %d', (concept, ingredient, least) => {
    const line = planned(concept).lines.find(({ material }) => material.ingredient === ingredient);
    expect(line?.amount).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['Calcium 600 mg tablets', 1],
    ['Vitamin C 1000 mg tablets', 1],
    ['Vitamin C 1000 tablets', 1],
    ['NAC capsules', 1],
    ['Spirulina tablets', 6],
  ])('%s: %i pieces, as on the shelf', (concept, units) => {
    expect(fillServing(planned(concept), valuesWith()).units).toBe(units);
  });

  it.each([
    ['Vitamin C 1000 tablets', 1000],
    ['B12 1000 lozenges', 1000],
  ])('%s: no container holds so many, so that it is the amount', (concept, amount) => {
    const { lines, servings } = planned(concept);
    expect([lines[0]?.amount, servings]).toEqual([amount, 30]);
    expect(estimateProduct(conceptOf(concept)).warnings.join(' ')).not.toContain('1000');
  });

  it('holds no sugar syrup where the words want little sugar', () => {
    const { ingredients } = estimateProduct({
      ...conceptOf('Kids’ vitamin C gummies'),
      description: 'Orange, low sugar.',
    });
    expect(ingredients.filter(({ name }) => /^(?:Sugar|Glucose syrup)$/.test(name))).toEqual([]);
  });

  // Every ingredient in grams and in milligrams, as capsules and as tablets.
  const names = [
    ...new Map([...registry.materials.values()].map((each) => [each.ingredient, each.name])).values(),
  ];
  const tight = tightOf(valuesWith());

  it.each(['capsules', 'tablets'])('%s of any ingredient are cut by no more than they must', (form) => {
    for (const name of names) {
      const plan = planned(`${name} ${form}`);
      if (plan.pack !== 'capsule' && plan.pack !== 'tablet') continue;
      const { units, weightMg } = fillServing(plan, valuesWith());
      const most = mostOf(plan.pack, plan.lines);
      const cut = plan.warnings.some((warning) => warning.includes('holds no more'));
      const room = plan.lines.reduce((sum, line) => {
        const { material } = line;
        const perMg =
          plan.pack === 'capsule'
            ? (1 + tight.capsuleExcipient) /
              (tight.capsuleVolume * tight.capsuleFill * capsuleDensityOf(material, tight) * 1000)
            : (1 + binderOf(material, tight)) / tabletOf(material, tight);
        return sum + inputMg(line, valuesWith()) * perMg;
      }, 0);
      // What is said to hold no more is nearly full: a label's next amount is at most a third more.
      expect([name, cut && room <= most * 0.7]).toEqual([name, false]);
      expect([name, units <= Math.max(most, limitOf(plan.pack).mostStated)]).toEqual([name, true]);
      expect([name, Number.isFinite(weightMg) && weightMg > 0]).toEqual([name, true]);
    }
  });

  it('are told of in pieces that the form has', () => {
    const { warnings, unitsPerServing } = estimateProduct(conceptOf('Creatine capsules'));
    expect(warnings.join(' ')).toContain('a serving of 4 capsules holds no more');
    expect(unitsPerServing).toBe(4);
  });
});
