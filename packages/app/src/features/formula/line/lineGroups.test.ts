import type { FormulaLine } from '@seedbed/server/contract';
import { micronutrients } from '@seedbed/server/formula';
import { describe, expect, it } from 'vitest';
import type { Field, FieldGroup } from '../../../fields/field';
import { basis } from '../../../testing/formulaCases';
import { storedFormula } from '../formula.fixture';
import { lineGroups } from './lineGroups';
import { readTiers, tiersText } from '../../../fields/priceTiers';

const groupsOf = (line: Partial<FormulaLine>) =>
  lineGroups({ id: 1, ...line }, storedFormula(), { nutrients: micronutrients, basis });
const fieldIn = (groups: readonly FieldGroup[], id: string): Field => {
  const field = groups.flatMap(({ fields }) => fields).find((each) => each.id === id);
  if (!field) throw new Error(`There is no field ${id}`);
  return field;
};
const typed = (line: Partial<FormulaLine>, id: string, text: string) => {
  const field = fieldIn(groupsOf(line), id);
  return field.kind === 'text' ? field.set(text) : undefined;
};

describe('the details of a line', () => {
  it('name each field once', () => {
    const ids = groupsOf({ extract: { kind: 'dry' }, marker: { name: 'EGCG' } }).flatMap(({ fields }) =>
      fields.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('read amounts and constituents, and leave what cannot be read', () => {
    expect(typed({}, 'amount', '120mg')).toEqual({ amount: { value: 120, unit: 'mg' } });
    expect(typed({}, 'amount', 'a pinch')).toBeUndefined();
    expect(typed({}, 'constituents', 'EPA 33 %, DHA 22')).toEqual({
      constituents: [
        { name: 'EPA', percent: 33 },
        { name: 'DHA', percent: 22 },
      ],
    });
    expect(typed({}, 'constituents', 'EPA')).toBeUndefined();
    expect(typed({}, 'profile.polyols', 'maltitol 60 g')).toEqual({ 'profile.polyols': { maltitol: 60 } });
  });

  it('say nothing of allergens before it is said what that rests on', () => {
    const allergens = (line: Partial<FormulaLine>) =>
      groupsOf(line)
        .find(({ title }) => title === 'Allergens')
        ?.fields.map(({ id }) => id);
    expect(allergens({})).toEqual(['allergenEvidence.kind']);
    expect(allergens({ allergenEvidence: { kind: 'spec' } })).toContain('allergens milk');
    const kind = fieldIn(groupsOf({ allergenEvidence: { kind: 'spec' } }), 'allergenEvidence.kind');
    expect(kind.kind === 'choice' && kind.set('')).toEqual({ allergenEvidence: null, allergens: null });
  });

  it('free a line of all allergens in one press', () => {
    const free = fieldIn(groupsOf({ allergenEvidence: { kind: 'spec' } }), 'allergens');
    const { allergens } = (free.kind === 'flag' ? free.set(true) : {}) as { allergens: object };
    expect(Object.values(allergens)).toEqual(Array.from({ length: 9 }, () => 'free'));
  });

  it('name the allergens of the market', () => {
    const eu = lineGroups({ id: 1, allergenEvidence: { kind: 'spec' } }, storedFormula({ market: 'EU' }), {
      nutrients: micronutrients,
      basis,
    });
    expect(fieldIn(eu, 'allergens lupin').label).toBe('Lupin');
  });

  it('say which price of a supplier costs the line, and why', () => {
    const given = {
      id: 1,
      ingredientKey: 'zinc',
      form: 'zinc citrate',
      tiers: [{ kg: 25, price: '9.50' }],
      currency: 'USD',
      asOf: '2026-11-01',
      supplier: 'Zincworks',
    };
    const hintOf = (line: Partial<FormulaLine>) =>
      lineGroups({ id: 1, ...line }, storedFormula(), {
        nutrients: micronutrients,
        basis: { ...basis, prices: [given] },
      }).find(({ title }) => title === 'Price')?.hint;
    const line = { nutrient: 'zinc', source: 'zinc citrate' };
    expect(hintOf(line)).toMatch(/^Zincworks asked \$9.50 from 25 kg on Nov 1, 2026.*for zinc citrate/);
    expect(hintOf({ nutrient: 'zinc' })).toContain('what the base knows');
    expect(hintOf({ ...line, price: { tiers: [{ fromKg: 0, perKg: '1.00' }] } })).toContain('of its own');
    expect(hintOf({ ...line, materialId: 4 })).toContain('its material');
  });

  it('take an extract away as a whole', () => {
    const kind = fieldIn(groupsOf({ extract: { kind: 'dry', ratio: '4:1' } }), 'extract.kind');
    expect(kind.kind === 'choice' && kind.set('')).toEqual({ extract: null });
  });
});

describe('price tiers', () => {
  it.each([
    ['14', [{ fromKg: 0, perKg: '14.00' }]],
    ['$14.00', [{ fromKg: 0, perKg: '14.00' }]],
    ['14.1234', [{ fromKg: 0, perKg: '14.1234' }]],
    [
      '100: 12.50, 0: 14',
      [
        { fromKg: 0, perKg: '14.00' },
        { fromKg: 100, perKg: '12.50' },
      ],
    ],
  ])('%s are read', (text, tiers) => {
    expect(readTiers(text)).toEqual(tiers);
    expect(readTiers(tiersText(tiers))).toEqual(tiers);
  });
  it('that cannot be read are none', () => expect(readTiers('cheap')).toBeUndefined());
});
