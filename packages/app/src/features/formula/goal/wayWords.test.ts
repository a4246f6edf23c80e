import type { FormulaLine } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import { storedFormula } from '../formula.fixture';
import { catalogueOf } from '../grid/catalogue';
import { applied } from '../model/computed';
import { otherForms } from './otherForms';
import { tierWords, wayOps, wayTitle } from './wayWords';

const magnesium: FormulaLine = {
  id: 'mg',
  name: 'Magnesium',
  nutrient: 'magnesium',
  source: 'magnesium bisglycinate',
  potency: 14.1,
  amount: { value: 320, unit: 'mg' },
  price: { tiers: [{ fromKg: 0, perKg: '14.00' }] },
};
const formula = storedFormula({ lines: [magnesium, { id: 'th', name: 'L-theanine' }] });
const forms = otherForms(magnesium, catalogueOf(basis));
const oxide = forms.find(({ label }) => label === 'magnesium oxide') ?? { label: '', fields: {} };

describe('a way to a target cost', () => {
  it.each([
    [{ kind: 'amount', line: 'mg', value: 250 }, 'Magnesium: 250 mg instead of 320 mg'],
    [{ kind: 'without', line: 'th' }, 'Without L-theanine'],
    [
      { kind: 'form', line: 'mg', form: oxide },
      'Magnesium as magnesium oxide instead of magnesium bisglycinate',
    ],
    [{ kind: 'run', containers: 6000 }, 'A run of 6,000 instead of 2,500'],
  ] as const)('%j is told as %s', (change, title) => expect(wayTitle(formula, change, 2500)).toBe(title));

  it('names the tiers that a run reaches', () =>
    expect(tierWords(formula, { tiers: [{ line: 'th', from: 60, to: 45.5 }] })).toBe(
      'L-theanine at $45.50 a kg instead of $60.00.',
    ));

  it('is one act of ops', () => {
    const amount = applied(formula, wayOps(formula, { kind: 'amount', line: 'mg', value: 250 }));
    expect(amount?.lines?.[0]?.amount).toEqual({ value: 250, unit: 'mg' });
    expect(wayOps(formula, { kind: 'without', line: 'th' })).toEqual([{ op: 'removeLine', line: 'th' }]);
    expect(wayOps(formula, { kind: 'run', containers: 6000 })).toEqual([
      { op: 'setFormula', path: 'batchUnits', value: 6000 },
    ]);
  });
});

describe('another form', () => {
  it('is one that the ingredient is bought as, not the one that is there', () => {
    expect(forms.length).toBeGreaterThan(2);
    expect(forms.map(({ label }) => label)).not.toContain('magnesium bisglycinate');
  });

  it('brings its own share, and not the price of the form before', () => {
    const [line] = applied(formula, wayOps(formula, { kind: 'form', line: 'mg', form: oxide }))?.lines ?? [];
    expect(line).toMatchObject({ source: 'magnesium oxide', amount: { value: 320, unit: 'mg' } });
    expect(line?.potency).toBeGreaterThan(50);
    expect(line?.price ?? null).toBeNull();
  });
});
