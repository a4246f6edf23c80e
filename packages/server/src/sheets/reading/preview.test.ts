import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Table } from './cell.ts';
import { previewSheet, type SheetReading } from './preview.ts';

const known = [
  { key: 'zinc', label: 'Zinc', names: ['zinc', 'zinc picolinate'], nutrient: 'zinc' },
  { key: 'vitamin-c', label: 'Vitamin C', names: ['vitamin c', 'ascorbic acid'], nutrient: 'vitamin-c' },
  { key: 'folate', label: 'Folate', names: ['folate', 'folic acid'], nutrient: 'folate' },
  { key: 'l-theanine', label: 'L-theanine', names: ['l-theanine', 'theanine'] },
  {
    key: 'zinc/zinc-citrate',
    label: 'zinc citrate',
    names: ['zinc citrate'],
    material: { ingredient: 'zinc', potency: 31, cfuPerGram: null },
  },
  { key: 'iodine', label: 'Iodine', names: ['iodine'], nutrient: 'iodine' },
  {
    key: 'iodine/potassium-iodide',
    label: 'potassium iodide, 1 % on carrier',
    names: ['potassium iodide'],
    material: { ingredient: 'iodine', source: 'potassium iodide', potency: 0.76, cfuPerGram: null },
  },
];
const compound = (ingredient: string, label: string, potency: number, ...names: string[]) => ({
  ingredient,
  label,
  potency,
  names: [label.toLowerCase(), ...names],
  says: `${label}: ${potency} %.`,
});
const reading: SheetReading = {
  known,
  compounds: [
    compound('zinc', 'Zinc acetate', 29.79),
    compound('zinc', 'Zinc sulfate monohydrate', 36.43, 'zinc sulfate'),
    compound('zinc', 'Zinc sulfate heptahydrate', 22.74, 'zinc sulfate'),
    compound('zinc', 'Zinc ascorbate', 15.7),
    compound('vitamin-c', 'Zinc ascorbate', 84.1),
  ],
  tradeNames: [],
  usualPurposes: [],
  own: [{ id: 7, name: 'Acme blend' }],
  usualPurpose: (name) => (name === 'Magnesium stearate' ? 'excipient' : undefined),
  today: '2026-11-22',
  mark: null,
};
const preview = (table: Table, more: Partial<SheetReading> = {}) =>
  previewSheet(table, { ...reading, ...more });
const first = (table: Table, more?: Partial<SheetReading>) => preview(table, more).rows[0];
const amountOf = (heading: string, ...cells: Cell[]) =>
  first([
    ['Ingredient', heading, 'Unit'],
    ['Zinc', ...cells],
  ])?.line?.amount;
const mg = (value: number) => ({ value, unit: 'mg' });

describe('a column alone', () => {
  it.each(['15 mg zinc', '15 mg of zinc', 'Zinc 15 mg', '1½ mg zinc'])(
    '%s is a name with its amount',
    (text) => {
      const { mapping, rows } = preview([[text]]);
      expect(mapping).toEqual(['name']);
      expect(rows[0]?.line).toMatchObject({
        nutrient: 'zinc',
        amount: mg(text.startsWith('1½') ? 1.5 : 15),
      });
    },
  );

  it('of amounts names nothing', () => expect(first([['15 mg'], ['20 mg']])?.status).toBe('unreadable'));
});

describe('columns', () => {
  it.each<[string, Cell[], unknown[]]>([
    [
      'English',
      ['Ingredient', 'Amount', 'Unit', 'Form', 'Notes'],
      ['name', 'amount', 'unit', 'form', 'note'],
    ],
    [
      'with the unit in the heading',
      ['Raw material', 'mg/serving', 'Supplier'],
      ['name', 'amount', 'supplier'],
    ],
    ['German', ['Zutat', 'Menge (mg)', 'Lieferant'], ['name', 'amount', 'supplier']],
    [
      'with weight and share',
      ['Ingredient', '%', 'Amount (g)', 'Price/kg'],
      ['name', null, 'amount', 'price'],
    ],
    ['with share alone', ['Ingredient', '% w/w'], ['name', 'amount']],
    ['with one that says nothing', ['Item', 'CAS', 'Dose'], ['name', null, 'amount']],
  ])('are known by headings %s', (_, heading, mapping) => {
    const { columns, mapping: found } = preview([heading, ['Zinc', '15 mg']]);
    expect(columns.slice(0, heading.length)).toEqual(heading);
    expect(found.slice(0, mapping.length)).toEqual(mapping);
  });

  it('are known by what stands in them, where there is no header', () => {
    const { columns, mapping, rows } = preview([
      ['Zinc', 15, 'mg'],
      ['L-theanine', 200, 'mg'],
    ]);
    expect(columns).toEqual(['A', 'B', 'C']);
    expect(mapping).toEqual(['name', 'amount', 'unit']);
    expect(rows).toHaveLength(2);
  });

  it('hold what a person says they hold', () => {
    const table = [
      ['Item', 'Old', 'New'],
      ['Zinc', '10 mg', '15 mg'],
    ];
    const { rows, mapping } = preview(table, { mapping: ['name', null, 'amount'] });
    expect(mapping).toEqual(['name', null, 'amount']);
    expect(rows[0]?.line?.amount).toEqual(mg(15));
  });
});

describe('rows', () => {
  it('count from below the header, titles above it and blank ones left out', () => {
    const { rows } = preview([
      ['Sleep capsule, draft 3'],
      [],
      ['Ingredient', 'Amount'],
      ['', ''],
      ['Zinc', '15 mg'],
      [null, '  '],
      ['Vitamin C', '90 mg'],
    ]);
    expect(rows.map(({ row }) => row)).toEqual([5, 7]);
  });

  it.each<[string, Cell[], string, string]>([
    ['without a name', ['', '15 mg'], 'unreadable', 'The row has no name.'],
    ['that are totals', ['Total', '800 mg'], 'unreadable', 'This looks like a total.'],
    ['that are headings', ['Actives:', ''], 'unreadable', 'This looks like a heading.'],
    ['whose amount is none', ['Zinc', 'some'], 'unreadable', 'The amount cannot be read.'],
    ['whose amount has no unit', ['Zinc', '15'], 'unreadable', 'The amount has no unit.'],
    ['whose amount is a range', ['Zinc', '10-15 mg'], 'unreadable', 'A range: give one amount.'],
    ['below nothing', ['Zinc', -5], 'unreadable', 'The amount has no unit.'],
    ['without an amount', ['Zinc', ''], 'matched', 'The amount is missing.'],
  ])('%s say so', (_, cells, status, problem) => {
    expect(first([['Ingredient', 'Amount'], cells])).toMatchObject({ status, problem });
  });

  it('stand as they are typed where nobody knows the name', () => {
    expect(
      first([
        ['Ingredient', 'Amount'],
        ['Secret herb', '5 mg'],
      ]),
    ).toEqual({
      row: 2,
      status: 'freeText',
      line: { name: 'Secret herb', amount: mg(5) },
    });
  });

  it('of excipients say what these are there for, unless a cell does', () => {
    const line = { name: 'Magnesium stearate', purpose: 'excipient' };
    const rows = (...purpose: string[]) =>
      first([
        ['Ingredient', 'Amount', ...purpose.map(() => 'Purpose')],
        ['Magnesium stearate', '5 mg', ...purpose],
      ]);
    expect(rows()).toMatchObject({ status: 'matched', line });
    expect(rows('coating')).toMatchObject({ line: { purpose: 'coating' } });
  });

  it.each<[string, object]>([
    ['zinc', { nutrient: 'zinc' }],
    ['ASCORBIC ACID', { nutrient: 'vitamin-c' }],
    ['L Theanine', { ingredient: 'l-theanine' }],
    ['Acme Blend', { materialId: 7 }],
    ['Zinc (as zinc citrate)', { name: 'Zinc', nutrient: 'zinc', source: 'zinc citrate', potency: 31 }],
    ['Zinc citrate', { name: 'Zinc', nutrient: 'zinc', source: 'zinc citrate', potency: 31 }],
    // A label names the compound, not the strength that it is bought at.
    ['Potassium iodide', { name: 'Iodine', nutrient: 'iodine', source: 'potassium iodide', potency: 0.76 }],
    ['Zinc (from oysters)', { nutrient: 'zinc', source: 'oysters', sourceWord: 'from' }],
  ])('match %s', (name, line) => {
    expect(
      first([
        ['Ingredient', 'Amount'],
        [name, '15 mg'],
      ]),
    ).toMatchObject({ status: 'matched', line });
  });

  describe('of a compound that nothing is bought as', () => {
    const named = (name: string, ...potency: string[]) =>
      first([
        ['Ingredient', 'Amount', ...potency.map(() => 'Potency')],
        [name, '15 mg', ...potency],
      ]);
    const acetate = {
      nutrient: 'zinc',
      source: 'zinc acetate',
      potency: 29.79,
      note: 'Zinc acetate: 29.79 %.',
    };

    it('take its share and say what it rests on', () => {
      expect(named('Zinc acetate')).toMatchObject({
        status: 'matched',
        line: acetate,
        problem: 'The amount is read as Zinc, not as Zinc acetate.',
      });
      expect(named('Zinc (as zinc acetate)')).toMatchObject({ status: 'matched', line: acetate });
      expect(named('Zinc (as zinc acetate)')).not.toHaveProperty('problem');
    });
    it('leave the share open where two have the name', () => {
      const row = named('Zinc sulfate');
      expect(row).toMatchObject({ status: 'matched', line: { nutrient: 'zinc' } });
      expect(row?.problem).toBe(
        'Potency left open: ‘Zinc sulfate’ is Zinc sulfate monohydrate (36.43 %) or Zinc sulfate heptahydrate (22.74 %).',
      );
      expect(row?.line).not.toHaveProperty('potency');
    });
    it('go by what the row says itself', () => {
      expect(named('Zinc acetate', '28')?.line).toMatchObject({ potency: 28 });
      expect(named('Zinc acetate', '28')?.line).not.toHaveProperty('note');
    });
    it('are nobody’s where two ingredients have the name', () =>
      expect(named('Zinc ascorbate')).toMatchObject({ status: 'freeText' }));
  });

  it('of a mineral in a form that nobody knows say that its share is open', () => {
    const row = first([
      ['Ingredient', 'Amount'],
      ['Zinc (as zinc moonstone)', '15 mg'],
    ]);
    expect(row).toMatchObject({
      status: 'matched',
      line: { nutrient: 'zinc', source: 'zinc moonstone' },
      problem: 'Potency left open: how much of ‘zinc moonstone’ is zinc is not known.',
    });
  });

  it('may hold name and amount in one cell', () => {
    expect(first([['Ingredient'], ['Vitamin C 500 mg']])?.line).toMatchObject({
      name: 'Vitamin C',
      nutrient: 'vitamin-c',
      amount: mg(500),
    });
  });

  it('bring form, purpose, potency, overage, price, label name and note', () => {
    const table = [
      [
        'Ingredient',
        'Amount',
        'Form',
        'Function',
        'Potency %',
        'Overage',
        'Price per kg (USD)',
        'Supplier',
        'Label name',
        'Note',
      ],
      ['Zinc', '15 mg', 'zinc gluconate', 'Active', '14.3', '5 %', '$12.50', 'Acme', 'zinc', 'as agreed'],
    ];
    expect(first(table)?.line).toMatchObject({
      source: 'zinc gluconate',
      purpose: 'active',
      potency: 14.3,
      overage: 5,
      price: {
        tiers: [{ fromKg: 0, perKg: '12.50' }],
        asOf: '2026-11-22',
        supplier: 'Acme',
        basis: 'assumed',
      },
      statement: 'zinc',
      note: 'as agreed',
    });
  });

  it.each([
    ['Price/kg', '10.00'],
    ['Price per lb', '22.05'],
    ['Cost/g', '10000.00'],
  ])('read a price under %s', (heading, perKg) => {
    const line = first([
      ['Ingredient', 'Amount', heading],
      ['Zinc', '15 mg', 10],
    ])?.line;
    expect(line?.price?.tiers).toEqual([{ fromKg: 0, perKg }]);
  });

  it('leave a price of another currency out', () => {
    const line = first([
      ['Ingredient', 'Amount', 'Preis €/kg'],
      ['Zinc', '15 mg', 10],
    ])?.line;
    expect(line).not.toHaveProperty('price');
  });
});

describe('an amount', () => {
  it.each<[string, string, Cell[], object]>([
    ['with its unit', 'Amount', ['120mg'], mg(120)],
    ['whose unit is a column', 'Amount', [120, 'mg'], mg(120)],
    ['whose unit is in the heading', 'Amount (mg)', ['120'], mg(120)],
    ['whose own unit goes before', 'Amount (mg)', ['0.5 g'], { value: 0.5, unit: 'g' }],
    ['that is a number with three decimals', 'Amount (mg)', [1.234], mg(1.234)],
    ['per serving', 'Amount', ['120 mg / serving'], mg(120)],
    ['with a mark for a footnote', 'Amount', ['120 mg*'], mg(120)],
    ['that is about right', 'Amount', ['~120 mg'], mg(120)],
    ['in millions', 'Amount', ['500 million CFU'], { value: 0.5, unit: 'billion CFU' }],
    ['in powers', 'Amount (CFU)', ['1.0E+09'], { value: 1, unit: 'billion CFU' }],
    ['in equivalents', 'Amount', ['400 mcg DFE'], { value: 400, unit: 'µg', equivalents: 'DFE' }],
    [
      'in equivalents that a column tells',
      'Amount',
      ['400', 'mcg DFE'],
      { value: 400, unit: 'µg', equivalents: 'DFE' },
    ],
    [
      'in equivalents that the heading tells',
      'Amount (mcg RAE)',
      [900],
      { value: 900, unit: 'µg', equivalents: 'RAE' },
    ],
    ['in niacin equivalents', 'Amount', [16, 'mg NE'], mg(16)],
    ['by share', '% w/w', [1.5], { value: 1.5, unit: '%', basis: 'percent' }],
    ['that fills up', '% w/w', ['q.s. to 100'], { unit: '%', basis: 'percent', isRest: true }],
    ['with a comma', 'Amount', ['1,5 mg'], mg(1.5)],
    ['in thousands', 'Amount', ['1,500 mg'], mg(1500)],
  ])('%s', (_, heading, cells, amount) => {
    expect(amountOf(heading, ...cells)).toEqual(amount);
  });

  it('has the decimal mark of its column', () => {
    const amounts = (...cells: string[]) =>
      preview([['Zutat', 'Menge (mg)'], ...cells.map((cell) => ['Zink', cell])]).rows.map(
        ({ line }) => line?.amount?.value,
      );
    expect(amounts('1,5', '1,500', '1.200,75')).toEqual([1.5, 1.5, 1200.75]);
    expect(amounts('1.5', '1.500', '1,200.75')).toEqual([1.5, 1.5, 1200.75]);
    expect(amounts('0,125', '1,500')).toEqual([0.125, 1.5]);
    expect(amounts('1,500', '2,000')).toEqual([1500, 2000]);
  });

  it('has the likely mark where its column does not tell', () => {
    const table = [
      ['Zutat', 'Menge (mg)'],
      ['Zink', '1,500'],
    ];
    expect(first(table, { mark: ',' })?.line?.amount).toEqual(mg(1.5));
    expect(first(table, { mark: '.' })?.line?.amount).toEqual(mg(1500));
  });

  it('has no dust', () => {
    expect(amountOf('Amount', '100 million CFU')).toEqual({ value: 0.1, unit: 'billion CFU' });
  });
});

it('whatever stands in a table, each row with something in it is read once', () => {
  const cell = fc.oneof(
    fc.constantFrom('Ingredient', 'Amount', 'mg', 'Zinc', '15 mg', 'Total', '%', 'q.s.', '1,5'),
    fc.string(),
    fc.double(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), (table) => {
      const { rows, columns, mapping } = preview(table);
      expect(mapping).toHaveLength(columns.length);
      expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
      for (const { status, line } of rows) expect(line !== undefined).toBe(status !== 'unreadable');
      for (const { line } of rows) expect(line?.amount?.value ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('a name that ingredient and material share', () => {
  const folicAcid = {
    key: 'folate/folic-acid',
    label: 'folic acid',
    names: ['folic acid'],
    material: { ingredient: 'folate', nutrientForm: 'folic acid' as const, potency: 90, cfuPerGram: null },
  };
  const lineOf = (name: string, form: string) =>
    preview(
      [
        ['Ingredient', 'Form', 'Amount'],
        [name, form, '400 mcg'],
      ],
      { known: [...known, folicAcid] },
    ).rows[0]?.line;
  const bought = {
    nutrient: 'folate',
    source: 'folic acid',
    nutrientForm: 'folic acid' as const,
    potency: 90,
  };
  it('tells the nutrient and what it is bought as', () => {
    expect(lineOf('Folic acid', '')).toMatchObject({ name: 'Folate', ...bought });
    expect(lineOf('Folate', 'folic acid')).toMatchObject({ name: 'Folate', ...bought });
  });
  it('is not what the nutrient by its own name is bought as', () => {
    expect(lineOf('Folate', '')).toEqual({
      name: 'Folate',
      nutrient: 'folate',
      amount: { value: 400, unit: 'µg' },
    });
  });
});
