import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormulaDraft } from '../index.ts';
import cases from '../testing/cases.json' with { type: 'json' };
import { anyDraft } from '../testing/drafts.ts';
import { adds, data, reckon, supplement } from '../testing/reckon.ts';
import { explainSums, type ExplainedSums, type Explanation } from './index.ts';

const last = (explanation: Explanation | null) => explanation?.steps.at(-1) ?? '';
const priced = { price: { tiers: [{ fromKg: 0, perKg: '14.00' }], basis: 'list' } } as const;
const capsules = supplement([adds('magnesium', 100, { source: 'magnesium bisglycinate', ...priced })], {
  pack: 'capsule',
});
const texts = (sums: ExplainedSums) =>
  Object.values(sums).flatMap((each: Explanation | null) =>
    each ? each.steps.concat(each.inputs.map(({ value }) => value)) : [],
  );

describe('the sums of a formula', () => {
  it('of capsules are told from the fill to the pieces and how full they are', () => {
    const { fit } = reckon(capsules);
    const explained = explainSums(capsules, data).fit;
    expect(explained?.rule.id).toBe('C9');
    expect(last(explained)).toMatch(new RegExp(`× 100 = ${fit.percentFull?.toFixed(1)} % full$`));
    expect(explained?.inputs.map(({ label }) => label)).toEqual([
      'Fill of a serving',
      'Density of the mix',
      'Capsule',
      'Filled to',
      'Serving',
    ]);
  });

  it('end in what is shown', () => {
    const { cost } = reckon(capsules);
    const { perServing, perUnit, run } = explainSums(capsules, data);
    const money = (text: string | null, digits = 2) =>
      `= $${Number(text).toLocaleString('en-US', { minimumFractionDigits: digits })}`;
    expect(last(perServing).endsWith(money(cost.perServing, 4))).toBe(true);
    expect(last(perUnit).endsWith(money(cost.perUnit))).toBe(true);
    expect(last(run).endsWith(money(cost.run))).toBe(true);
  });

  it('of a line without a price or a weight say so', () => {
    const draft = supplement([{ id: 1, name: 'Something of ours', amount: { value: 5, unit: 'mg' } }]);
    expect(explainSums(draft, data).perServing).toBeNull();
    const both = { ...capsules, lines: [...(capsules.lines ?? []), ...(draft.lines ?? [])] };
    expect(explainSums(both, data).perServing?.inputs).toContainEqual({
      label: 'Something of ours',
      value: 'no price known',
    });
  });

  it('tell the greatest lines apart, and the others together', () => {
    const many = supplement(
      Array.from({ length: 30 }, (_, at) => ({
        id: at,
        name: `Line ${at}`,
        amount: { value: at + 1, unit: 'mg' as const },
      })),
    );
    const inputs = explainSums(many, data).weight?.inputs ?? [];
    expect(inputs).toHaveLength(13);
    expect(inputs[0]).toEqual({ label: 'Line 29', value: '30 mg' });
    expect(inputs.at(-1)?.label).toMatch(/^\d+ more$/);
  });

  it.each(cases.cases)('of case $id are all explained', ({ draft }) => {
    const { fit, cost } = reckon(draft as FormulaDraft);
    const sums = explainSums(draft as FormulaDraft, data);
    expect(sums.weight).not.toBeNull();
    expect(sums.fit !== null).toBe(fit.units > 0);
    expect(sums.perUnit !== null).toBe(cost.perUnit !== null);
    expect(sums.run !== null).toBe(cost.run !== null);
  });

  it('are never without a number, whatever the draft', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const text of texts(explainSums(draft, data))) {
          expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
