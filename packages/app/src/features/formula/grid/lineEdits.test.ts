import type { FormulaLine } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import { catalogueOf } from './catalogue';
import { newLineOp, readCell, type CellText } from './lineEdits';

const catalogue = catalogueOf(basis);
const food = { purpose: 'base', profile: { fat: 6 }, statement: 'rolled oats' };
const read = (cell: CellText, line?: FormulaLine) =>
  readCell(cell, line, {
    catalogue,
    today: '2026-11-22',
    chosen: (id) => (id === 'food 1' ? food : undefined),
  });
const fieldsOf = (cell: CellText, line?: FormulaLine) => {
  const answer = read(cell, line);
  return 'fields' in answer ? answer.fields : answer;
};
const line: FormulaLine = { id: 1, name: 'Magnesium', nutrient: 'magnesium', source: 'magnesium oxide' };

it('a material of one’s own is of what its name or its form is, at its own potency or its compound’s', () => {
  const materials = new Map([
    [1, { name: 'Mag B (Balchem)', source: 'magnesium bisglycinate', potency: 14.1 }],
    [2, { name: 'Zinc citrate, Jost' }],
    [3, { name: 'Secret blend', source: 'a blend' }],
    [4, { name: 'Sun T', ingredient: 'l-theanine' }],
  ]);
  const named = (text: string) => {
    const own = catalogueOf({ ...basis, materials });
    const answer = readCell({ columnId: 'name', text }, line, {
      catalogue: own,
      today: '2026-11-22',
      chosen: () => undefined,
    });
    return 'fields' in answer ? answer.fields : answer;
  };
  expect(named('mag b (balchem)')).toMatchObject({
    materialId: 1,
    name: 'Magnesium',
    nutrient: 'magnesium',
    potency: null,
  });
  expect(named('Zinc citrate, Jost')).toMatchObject({
    materialId: 2,
    nutrient: 'zinc',
    potency: expect.any(Number),
  });
  expect(named('Secret blend')).toMatchObject({
    materialId: 3,
    name: 'Secret blend',
    nutrient: null,
    ingredient: null,
  });
  expect(named('Sun T')).toMatchObject({ materialId: 4, name: 'L-theanine', ingredient: 'l-theanine' });
});

describe('a name', () => {
  it('that the base knows says which nutrient it is, and the usual overage', () => {
    expect(fieldsOf({ columnId: 'name', text: 'magnesium' })).toMatchObject({
      name: 'Magnesium',
      nutrient: 'magnesium',
    });
    expect(fieldsOf({ columnId: 'name', text: 'vitamin d3' })).toMatchObject({ nutrient: 'vitamin-d' });
    expect(fieldsOf({ columnId: 'name', text: 'L-theanine' })).toMatchObject({ ingredient: 'l-theanine' });
  });
  it('of a bought form brings the ingredient, the form and its potency', () =>
    expect(fieldsOf({ columnId: 'name', text: 'magnesium bisglycinate' })).toMatchObject({
      name: 'Magnesium',
      nutrient: 'magnesium',
      source: 'magnesium bisglycinate',
    }));
  it('of a compound that nothing is bought as brings its share, and what that rests on', () =>
    expect(fieldsOf({ columnId: 'name', text: 'Magnesium sulfate' })).toMatchObject({
      name: 'Magnesium',
      nutrient: 'magnesium',
      source: 'magnesium sulfate',
      potency: 9.86,
      note: expect.stringMatching(
        /^Magnesium sulfate heptahydrate: 9\.86 % of it is magnesium\. Calculated from the formula/,
      ),
    }));
  it.each([
    ['B12 (methylcobalamin)', { name: 'Vitamin B12', nutrient: 'vitamin-b12', source: 'methylcobalamin' }],
    ['Retinyl acetate', { nutrient: 'vitamin-a', nutrientForm: 'retinol', potency: 87.2 }],
    ['Folate (as Quatrefolic®)', { nutrient: 'folate', nutrientForm: '5-MTHF', potency: 56.18 }],
    [
      'Ashwagandha root extract (Withania somnifera) 5% withanolides',
      {
        name: 'Ashwagandha',
        latinName: 'Withania somnifera',
        plantPart: 'root',
        marker: { name: 'withanolides', percent: 5 },
      },
    ],
    // An amount of fish oil is none of EPA and DHA.
    ['fish oil', { name: 'fish oil', ingredient: 'omega-3' }],
  ])('%s is read as in a table that is pasted', (text, fields) =>
    expect(fieldsOf({ columnId: 'name', text })).toMatchObject(fields),
  );
  it.each([
    ['magnesium 200 mg', { name: 'Magnesium', nutrient: 'magnesium', amount: { value: 200, unit: 'mg' } }],
    ['1 000 IU vitamin D3', { nutrient: 'vitamin-d', amount: { value: 1000, unit: 'IU' } }],
    ['Zinc 15mg (as zinc citrate)', { source: 'zinc citrate', amount: { value: 15, unit: 'mg' } }],
    ['Stardust 5 mg', { name: 'Stardust', amount: { value: 5, unit: 'mg' } }],
  ])('%s brings its amount', (text, fields) =>
    expect(fieldsOf({ columnId: 'name', text })).toMatchObject(fields),
  );
  it.each(['Stardust', 'Stardust 5 %', 'Vitamin B12', '200 mg', 'Stardust 5–10 mg'])(
    '%s brings none',
    (text) => {
      const fields = fieldsOf({ columnId: 'name', text });
      expect(fields).not.toHaveProperty('amount');
      expect(fields).toHaveProperty('name');
    },
  );
  it('leaves the amount that a line has where another name brings none', () =>
    expect(
      fieldsOf({ columnId: 'name', text: 'Zinc' }, { ...line, amount: { value: 5, unit: 'mg' } }),
    ).not.toHaveProperty('amount'));
  it.each(['name', 'form'] as const)(
    'or a form longer than one may be stands as it is typed: %s',
    (columnId) => {
      expect(read({ columnId, text: 'x'.repeat(200) })).toHaveProperty('fields');
      expect(read({ columnId, text: 'x'.repeat(201) })).toEqual({
        problem: `Write at most 200 letters. The ${columnId} it had stays.`,
      });
    },
  );
  it('takes what was told of a brand along when another comes', () => {
    const told = fieldsOf({ columnId: 'name', text: 'KSM-66' });
    expect(told).toMatchObject({
      ingredient: 'ashwagandha',
      note: expect.stringMatching(/^KSM-66: .*Ixoreal/),
    });
    const typed = { id: 1, ...told } as FormulaLine;
    expect(fieldsOf({ columnId: 'name', text: 'Zinc' }, typed)).toMatchObject({ note: null });
    expect(fieldsOf({ columnId: 'name', text: 'Zinc' }, { ...typed, note: 'Ask Acme' })).not.toHaveProperty(
      'note',
    );
  });
  it('that two compounds share leaves the share open', () => {
    const fields = fieldsOf({ columnId: 'name', text: 'Magnesium aspartate' });
    expect(fields).toMatchObject({ name: 'Magnesium', nutrient: 'magnesium' });
    expect(fields).not.toHaveProperty('potency');
  });
  it('of an excipient says what that is there for, and takes it along when another name comes', () => {
    const typed = fieldsOf({ columnId: 'name', text: 'Magnesium stearate' });
    expect(typed).toMatchObject({ name: 'Magnesium stearate', purpose: 'excipient' });
    const kept = { id: 1, name: 'Magnesium stearate', purpose: 'excipient' } as const;
    expect(fieldsOf({ columnId: 'name', text: 'Zinc' }, kept)).toMatchObject({ purpose: null });
    const own = { ...kept, purpose: 'coating' } as const;
    expect(fieldsOf({ columnId: 'name', text: 'Silica' }, own)).toMatchObject({ purpose: 'coating' });
  });
  it('of a food brings its profile', () =>
    expect(fieldsOf({ columnId: 'name', text: 'Oats', optionId: 'food 1' })).toEqual({
      name: 'Oats',
      ...food,
    }));
  it('of another thing takes what the line was with it', () =>
    expect(fieldsOf({ columnId: 'name', text: 'Fairy dust' }, line)).toMatchObject({
      name: 'Fairy dust',
      nutrient: null,
      source: null,
      potency: null,
      statement: null,
    }));
  it('that stays the same changes nothing', () =>
    expect(fieldsOf({ columnId: 'name', text: 'Magnesium' }, line)).toEqual({}));
});

describe('an amount', () => {
  it('without a unit has that of the nutrient', () =>
    expect(fieldsOf({ columnId: 'amount', text: '25' }, { id: 1, nutrient: 'vitamin-d' })).toEqual({
      amount: { value: 25, unit: 'µg' },
    }));
  it('that cannot be read says how one is written', () =>
    expect(read({ columnId: 'amount', text: 'a pinch' }, line)).toEqual({
      problem: 'Write one amount with its unit, such as 120 mg. The label keeps the last one.',
    }));
});

describe('a form', () => {
  it('that is bought brings its potency', () =>
    expect(fieldsOf({ columnId: 'form', text: 'Magnesium bisglycinate' }, line)).toMatchObject({
      source: 'magnesium bisglycinate',
      potency: expect.closeTo(14.1, 0),
    }));
  it('that nothing is bought as brings the share of its compound, and takes it along again', () => {
    const copper: FormulaLine = { id: 1, name: 'Copper', nutrient: 'copper' };
    const told = fieldsOf({ columnId: 'form', text: 'Copper sulfate' }, copper);
    expect(told).toMatchObject({ source: 'copper sulfate', potency: 25.45, note: expect.any(String) });
    const typed = { ...copper, ...told } as FormulaLine;
    const gone = { potency: null, note: null };
    expect(fieldsOf({ columnId: 'form', text: 'zinc moonstone' }, typed)).toMatchObject(gone);
    expect(fieldsOf({ columnId: 'form', text: '' }, typed)).toMatchObject(gone);
    expect(fieldsOf({ columnId: 'name', text: 'Iron' }, typed)).toMatchObject(gone);
  });
  it('of a brand brings what it is', () =>
    expect(fieldsOf({ columnId: 'form', text: 'TRAACS' }, { id: 1, nutrient: 'zinc' })).toMatchObject({
      source: 'zinc bisglycinate chelate',
      potency: 24.5,
    }));
  it('leaves a person’s own note where it is', () =>
    expect(
      fieldsOf({ columnId: 'form', text: 'zinc acetate' }, { id: 1, nutrient: 'zinc', note: 'Ask Acme' }),
    ).not.toHaveProperty('note'));
  it('of a vitamin that only says how it counts names no compound', () =>
    expect(fieldsOf({ columnId: 'form', text: 'Retinol' }, { id: 1, nutrient: 'vitamin-a' })).toEqual({
      nutrientForm: 'retinol',
      source: null,
    }));
  it('that nobody knows is a source in the words that were typed', () =>
    expect(fieldsOf({ columnId: 'form', text: 'magnesium moonstone' }, line)).toEqual({
      source: 'magnesium moonstone',
    }));
  it('that is cleared is open again', () =>
    expect(fieldsOf({ columnId: 'form', text: '' }, line)).toMatchObject({ source: null, potency: null }));
});

describe('percentages, purposes and prices', () => {
  it.each([
    ['potency', '14.1 %', { potency: 14.1 }],
    ['potency', '', { potency: null }],
    ['overage', '300', { overage: 300 }],
    ['purpose', 'Shell', { purpose: 'shell' }],
  ])('%s %j', (columnId, text, fields) => expect(fieldsOf({ columnId, text }, line)).toEqual(fields));
  it.each([
    ['potency', '0'],
    ['potency', 'high'],
    ['overage', '301'],
    ['purpose', 'decoration'],
    ['price', '-1'],
  ])('%s %j cannot be read', (columnId, text) =>
    expect(read({ columnId, text }, line)).toHaveProperty('problem'),
  );
  it('a price is of today, and further tiers stay', () => {
    const price = {
      tiers: [
        { fromKg: 0, perKg: '14.00' },
        { fromKg: 100, perKg: '11.00' },
      ],
      basis: 'quote' as const,
    };
    expect(fieldsOf({ columnId: 'price', text: '$12' }, { ...line, price })).toMatchObject({
      price: { tiers: [{ fromKg: 0, perKg: '12.00' }, price.tiers[1]], asOf: '2026-11-22', basis: 'quote' },
    });
  });
});

it('a line that is added tells only what is known', () =>
  expect(newLineOp('a', { name: 'Zinc', source: null }, null)).toEqual({
    op: 'addLine',
    line: { id: 'a', name: 'Zinc' },
    after: null,
  }));
