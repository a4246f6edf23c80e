import { HyperFormula } from 'hyperformula';
import { loadEvidence } from '../src/evidence/index.ts';
import { computeFormula, micronutrients, type FormulaDraft, type LineDraft } from '../src/formula/index.ts';
import { formulaDataOf } from '../src/resources/formulas/knowledge/formulaData.ts';
import { percentile } from './load.ts';
import type { Row } from './report.ts';

const lineCount = 200;
const fewer = 50;
const times = 400;
const warmUp = 100;

const macros = ['fat', 'saturates', 'trans', 'mono', 'poly', 'carbohydrate', 'sugars', 'addedSugars', 'fibre', 'protein', 'cholesterol']; // prettier-ignore
const nutrients = [...macros, ...micronutrients.map(({ key }) => key)].slice(0, 40);

/** What 100 g of a food hold of a nutrient: a figure of its own for each. */
const held = (food: number, nutrient: number) => 0.1 + ((food * 7 + nutrient * 3) % 50) / 10;
const grams = (n: number) => 2 + (n % 9) / 10;

/** The core, page and server alike: one changed amount, then all that follows from it, beside a spreadsheet of the same. */
export function measureCore(): Promise<Row[]> {
  const many = ofCore(lineCount);
  const few = ofCore(fewer);
  const sheet = ofSpreadsheet(lineCount);
  const what = `core: one changed amount of ${lineCount} lines × ${nutrients.length} nutrients`;
  return Promise.resolve([
    {
      what: `${what}, both panels, materials, cost and checks, 95th percentile`,
      unit: 'ms',
      ours: many,
      against: [{ name: 'HyperFormula: sums, % and rounding of one panel', value: sheet }],
      target: { ours: 4 },
    },
    {
      what: 'the same',
      unit: 'ms',
      ours: many,
      against: [{ name: `itself with ${fewer} lines`, value: few }],
      target: { atMost: 5 },
    },
  ]);
}

function percentileOf(change: (n: number) => void): number {
  const took: number[] = [];
  for (let n = 0; n < warmUp + times; n += 1) {
    const start = performance.now();
    change(n);
    if (n >= warmUp) took.push(performance.now() - start);
  }
  return percentile(took, 0.95);
}

function ofCore(count: number): number {
  const data = formulaDataOf(loadEvidence());
  const foods = Array.from({ length: count }, (_, food): LineDraft => ({
    id: food + 1,
    name: `Food ${food + 1}`,
    purpose: 'base',
    amount: { value: 2, unit: 'g' },
    price: { tiers: [{ fromKg: 0, perKg: '4.00' }] },
    profile: Object.fromEntries(nutrients.map((key, nutrient) => [key, held(food, nutrient)])),
  }));
  const draft: FormulaDraft = {
    kind: 'food',
    pack: 'ready',
    serving: { household: '1 bar', grams: count * 2 },
    container: { servings: 12 },
  };
  return percentileOf((n) => {
    const lines = foods.with(n % count, {
      ...(foods[n % count] as LineDraft),
      amount: { value: grams(n), unit: 'g' },
    });
    for (const market of ['US', 'EU'] as const) computeFormula({ ...draft, market, lines }, data);
  });
}

/** Per nutrient what a person writes beneath the table: the sum, its share of a daily value, and both rounded. */
function ofSpreadsheet(count: number): number {
  const foods = Array.from({ length: count }, (_, food) => [
    2,
    ...nutrients.map((_key, nutrient) => held(food, nutrient)),
  ]);
  const columns = nutrients.map((_key, at) => letterOf(at + 1));
  const beneath = [
    (column: string) => `=SUMPRODUCT($A$1:$A$${count},${column}1:${column}${count})/100`,
    (column: string) => `=IF(${column}${count + 1}<0.5,0,ROUND(${column}${count + 1},0))`,
    (column: string) => `=ROUND(${column}${count + 1}/50*100,0)`,
  ].map((formula) => [''].concat(columns.map((column) => formula(column))));
  const book = HyperFormula.buildFromArray([...foods, ...beneath], {
    licenseKey: 'gpl-v3',
  });
  const took = percentileOf((n) => {
    book.setCellContents({ sheet: 0, row: n % count, col: 0 }, grams(n));
    book.getSheetValues(0).slice(count);
  });
  book.destroy();
  return took;
}

const letterOf = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : String.fromCodePoint(64 + Math.floor(at / 26)) + letterOf(at % 26);
