import { explainPanel } from '@seedbed/server/formula/explain';
import { describe, expect, it } from 'vitest';
import { data, proteinPowder, reckon, sleepCapsule } from '../../../testing/formulaCases';
import { explainedAt } from './explained';
import { labelSheet, type LabelKind } from './labelSheet';

const drawn = (draft: typeof sleepCapsule, kind: LabelKind) => {
  const { panel } = reckon(draft);
  const label = { panel, sheet: labelSheet(panel, kind) };
  const explained = explainPanel(draft, data);
  return (place: Parameters<typeof explainedAt>[0]) => explainedAt(place, label, explained);
};
const supplement = drawn(sleepCapsule, { market: 'US', kind: 'supplement' });
const food = drawn(proteinPowder, { market: 'US', kind: 'food' });

describe('what is asked about on a label', () => {
  it('is the cell of the row that is drawn, whatever heads stand between', () => {
    expect(food({ part: 'cell', row: 'iron', cell: 1 })).toMatchObject({
      title: 'Iron: 35%',
      explanation: { rule: { id: 'N4-percent' } },
    });
  });

  it('is the serving size or the servings, in the order of either label', () => {
    expect(supplement({ part: 'detail', at: 0 })?.title).toBe('Serving size: 2 capsules');
    expect(supplement({ part: 'detail', at: 1 })?.title).toBe('Servings: 30');
    expect(food({ part: 'detail', at: 0 })?.title).toBe('Servings: 15 servings per container');
    expect(food({ part: 'detail', at: 1 })?.title).toBe('Serving size: 1 scoop (33 g)');
  });

  it('is nothing of the texts below', () => {
    expect(supplement({ part: 'text', id: 'ingredients' })).toBeNull();
  });
});
