import { describe, expect, it } from 'vitest';
import { previewSheet } from '../reading/index.ts';
import { readDelimited, readWorkbook, writeWorkbook } from '../files/index.ts';
import { bomSheet, linesSheet, panelSheet } from './formulaSheets.ts';
import { csvOf } from './sheet.ts';

const lines = [
  {
    id: 1,
    name: 'Zinc',
    nutrient: 'zinc',
    source: 'zinc picolinate',
    potency: 20,
    amount: { value: 15, unit: 'mg' as const },
    price: { tiers: [{ fromKg: 0, perKg: '80.00' }], supplier: 'Acme' },
  },
  { id: 2, name: '=cmd()', purpose: 'excipient' as const, amount: { value: 1.234, unit: 'g' as const } },
  { id: 3, name: 'Water', purpose: 'water' as const, amount: { unit: '%' as const, isRest: true } },
];
const reading = {
  known: [{ key: 'zinc', label: 'Zinc', names: ['zinc'], nutrient: 'zinc' }],
  compounds: [],
  tradeNames: [],
  usualPurposes: [],
  own: [],
  usualPurpose: () => undefined,
  today: '2026-11-22',
};

describe('the lines of a formula', () => {
  const sheet = linesSheet(lines, { lines: [{ line: 1, mgPerServing: 75, kg: 2, perKg: 80, cost: 160 }] });

  it.each([
    ['CSV', async () => readDelimited(Buffer.from(csvOf(sheet)))],
    ['XLSX', async () => readWorkbook(await writeWorkbook(sheet))],
  ])('come back from %s as they went', async (_, back) => {
    const { table, mark } = await back();
    const { rows } = previewSheet(table, { ...reading, mark });
    expect(rows.map(({ status }) => status)).toEqual(['matched', 'freeText', 'freeText']);
    expect(rows[0]?.line).toMatchObject({
      name: 'Zinc',
      nutrient: 'zinc',
      source: 'zinc picolinate',
      potency: 20,
      amount: { value: 15, unit: 'mg' },
      price: { tiers: [{ fromKg: 0, perKg: '80.00' }], supplier: 'Acme' },
    });
    expect(rows[1]?.line).toMatchObject({
      name: '=cmd()',
      purpose: 'excipient',
      amount: { value: 1.234, unit: 'g' },
    });
    expect(rows[2]?.line).toMatchObject({ purpose: 'water', amount: { isRest: true } });
  });
});

describe('figures', () => {
  it('have the digits that a scale or a purse knows', () => {
    const row = { line: 1, mgPerServing: 759.8784194528876, kg: 59.99040153575428, perKg: 69.2820323027551 };
    const bom = { lines: [{ ...row, cost: 890.2575587905935 }] };
    expect(bomSheet(bom, lines).rows[0]).toEqual(['Zinc', 759.8784, 59.990402, 69.282, 890.26]);
    expect(linesSheet(lines, bom).rows[0]).toContain(69.282);
  });
});

describe('delimited text', () => {
  it('guards text cells only, and quotes what needs it', () => {
    const text = csvOf({
      name: 'A',
      headings: ['a', 'b'],
      rows: [
        ['=1', -1],
        ['-x', '+y'],
        ['@z', 'one, "two"'],
      ],
    });
    expect(text.split('\r\n')).toEqual([`\u{FEFF}a,b`, "'=1,-1", "'-x,'+y", `'@z,"one, ""two"""`, '']);
  });
});

it('the bill of materials names its lines', () => {
  const bom = { lines: [{ line: 1, mgPerServing: 75, kg: 2, perKg: 80, cost: 160 }] };
  expect(bomSheet(bom, lines).rows).toEqual([['Zinc', 75, 2, 80, 160]]);
});

it('a label has its columns, and names stand in as they are indented', () => {
  const panel = {
    title: '',
    servingSize: null,
    servings: null,
    notes: [],
    ingredients: null,
    ingredientRuns: [],
    allergens: null,
    statements: [],
  };
  const rows = [{ name: 'Sugars', indent: 1 as const, cells: ['1 g', '2%'] }];
  expect(panelSheet({ ...panel, columns: ['Amount', '%'], lines: rows })).toEqual({
    name: 'Label',
    headings: ['Name', 'Amount', '%'],
    rows: [['  Sugars', '1 g', '2%']],
  });
});
