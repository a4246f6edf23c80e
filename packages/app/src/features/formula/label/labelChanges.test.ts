import { describe, expect, it } from 'vitest';
import { proteinPowder, reckon, sleepCapsule } from '../../../testing/formulaCases';
import { labelChanges } from './labelChanges';

const between = (draft: typeof sleepCapsule) =>
  labelChanges(reckon({ ...draft, market: 'US' }).panel, reckon({ ...draft, market: 'EU' }).panel);

describe('from a US to an EU supplement', () => {
  const changes = between(sleepCapsule);
  const find = (label: string) => changes.find((change) => change.label.startsWith(label));

  it('tells units and reference values of the same nutrient beside each other', () => {
    expect(find('Vitamin D')).toMatchObject({
      label: 'Vitamin D (as cholecalciferol) → Vitamin D',
      before: '25 mcg (1,000 IU) · 125%',
      after: '25 µg · 500%',
    });
    expect(find('Columns')).toMatchObject({
      before: 'Amount Per Serving · % Daily Value',
      after: 'per daily portion (2 capsules) · % NRV',
    });
  });

  it('tells what goes and what is new', () => {
    expect(find('Servings')).toEqual({ id: 'servings', label: 'Servings', before: '30', after: undefined });
    expect(changes.filter(({ label }) => label === 'Statement')).toHaveLength(5);
    expect(find('Footnote')).toMatchObject({ before: '† Daily Value not established.', after: undefined });
  });
});

describe('from Nutrition Facts to a nutrition declaration', () => {
  const changes = between(proteinPowder);
  const find = (label: string) => changes.find((change) => change.label === label);

  it('knows the macronutrients by both names', () => {
    expect(find('Saturated Fat → of which saturates')).toMatchObject({
      before: '0 g · 0%',
      after: '0.9 g · 0.3 g',
    });
    expect(find('Calories → Energy')).toBeDefined();
  });

  it('tells rows of one market only', () => {
    expect(find('Cholesterol')).toMatchObject({ before: '0 mg · 0%', after: undefined });
    expect(find('Salt')).toMatchObject({ before: undefined });
  });
});

it('finds nothing between a label and itself', () => {
  const { panel } = reckon(proteinPowder);
  expect(labelChanges(panel, panel).filter(({ before, after }) => before !== after)).toEqual([]);
});
