import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, codesOf, food, packaged, reckon, supplement } from '../testing/reckon.ts';

const grams = (value: number, more: Partial<LineDraft> = {}): LineDraft => ({
  id: 1,
  name: 'mix',
  amount: { value, unit: 'g' },
  ...more,
});
const mg = (value: number) => ({ value, unit: 'mg' }) as const;
const eu = (draft: FormulaDraft): FormulaDraft => ({ ...draft, market: 'EU' });

/** Section 7 of the specification: each code with a draft that has it, and the same mended. */
it.each<[string, FormulaDraft, FormulaDraft]>([
  [
    'conversion.iu:1',
    supplement([{ id: 1, nutrient: 'zinc', amount: { value: 10, unit: 'IU' } }]),
    supplement([{ id: 1, nutrient: 'zinc', amount: mg(10) }]),
  ],
  [
    'conversion.form:1',
    supplement([{ id: 1, nutrient: 'folate', amount: { value: 400, unit: 'µg' } }]),
    supplement([
      { id: 1, nutrient: 'folate', nutrientForm: 'folic acid', amount: { value: 400, unit: 'µg' } },
    ]),
  ],
  [
    'conversion.meq:1',
    supplement([{ id: 1, nutrient: 'selenium', amount: { value: 1, unit: 'mEq' } }]),
    supplement([{ id: 1, nutrient: 'potassium', amount: { value: 10, unit: 'mEq' } }]),
  ],
  [
    'conversion.cfu:1',
    supplement([{ id: 1, name: 'culture', amount: { value: 5, unit: 'billion CFU' } }]),
    supplement([{ id: 1, name: 'culture', cfuPerGram: 100, amount: { value: 5, unit: 'billion CFU' } }]),
  ],
  ['dose.overLimit:magnesium', supplement([adds('magnesium', 351)]), supplement([adds('magnesium', 350)])],
  ['fit.tooBig', supplement([grams(1.5)]), supplement([grams(1)])],
  ['fit.tight', supplement([grams(1.03)]), supplement([grams(1)])],
  // 2 × 0.95 mL × 0.6 g/mL holds 1,140 mg, 2 × 0.90 only 1,080 mg.
  ['fit.maker', supplement([grams(1.06)]), supplement([grams(1.05)])],
  [
    'mix.minor:b',
    supplement([grams(1, { id: 'a' }), grams(0.0009, { id: 'b' })]),
    supplement([grams(1, { id: 'a' }), grams(0.009, { id: 'b' })]),
  ],
  [
    'panel.belowTwoPercent:vitamin-c',
    supplement([adds('vitamin-c', 1.7)]),
    supplement([adds('vitamin-c', 1.8)]),
  ],
  [
    'panel.caffeine:food',
    packaged([food({}, 1, { caffeinePercent: 10 })]),
    packaged([food({}, 1, { caffeinePercent: 0 })]),
  ],
  ['percent.sum', packaged([pc(1, 60), pc(2, 39.9)]), packaged([pc(1, 60), pc(2, 39.96)])],
  [
    'protein.quality',
    supplement([food({ protein: 80 }, 30)]),
    supplement([food({ protein: 80, pdcaas: 1 }, 30)]),
  ],
  [
    'protein.quality',
    packaged([food({ protein: 80 }, 30)], { audience: ['children'] }),
    packaged([food({ protein: 80 }, 30)]),
  ],
  [
    'fiber.unlisted:food',
    packaged([food({ fibre: 90 }, 5, { name: 'xylooligosaccharide' })]),
    packaged([food({ fibre: 90 }, 5, { name: 'Inulin fibre (chicory)' })]),
  ],
  [
    'fiber.unlisted:food',
    supplement([food({ fibre: 85 }, 5, { name: 'karaya gum' })]),
    // In its plant: no isolate.
    supplement([food({ fibre: 43 }, 5, { name: 'wheat germ' })]),
  ],
  ['material.open:zinc', supplement([adds('zinc', 11)]), supplement([adds('zinc', 11, { potency: 21.12 })])],
  [
    'material.open:zinc',
    supplement([adds('zinc', 11, { source: 'zinc sulfate' })]),
    supplement([adds('zinc', 11, { amount: { value: 30, unit: 'mg', basis: 'material' } })]),
  ],
  ['material.open:iron', supplement([adds('iron', 8)]), supplement([adds('vitamin-c', 8)])],
  ['overage.none:zinc', supplement([adds('zinc', 11)]), supplement([adds('zinc', 11, { overage: 5 })])],
  [
    'tolerance.eu:zinc',
    eu(supplement([adds('zinc', 11, { overage: 46 })])),
    eu(supplement([adds('zinc', 11, { overage: 45 })])),
  ],
  [
    'tolerance.eu:vitamin-c',
    eu(supplement([adds('vitamin-c', 80, { overage: 51 })])),
    eu(supplement([adds('vitamin-c', 80, { overage: 50 })])),
  ],
  [
    'serving.pieces',
    supplement([grams(1)], { container: { units: 61 } }),
    supplement([grams(1)], { container: { units: 60 } }),
  ],
  ['label.shellMissing', supplement([grams(1)]), supplement([grams(1)], { form: 'tablet' })],
  ['eu.insignificant:zinc', eu(supplement([adds('zinc', 1.4)])), eu(supplement([adds('zinc', 1.5)]))],
  ['line.unmatched:1', supplement([grams(1)]), supplement([grams(1, { name: 'L-theanine' })])],
  ['line.unmatched:unobtainium', supplement([adds('unobtainium', 5)]), supplement([adds('caffeine', 5)])],
  [
    'status.novel:1',
    eu(supplement([{ id: 1, name: 'GABA', amount: mg(100) }])),
    eu(supplement([{ id: 1, name: 'Krill oil', amount: mg(100) }])),
  ],
  [
    'status.novel:magnesium',
    eu(supplement([adds('magnesium', 100, { source: 'magnesium L-threonate' })])),
    eu(supplement([adds('magnesium', 100, { source: 'magnesium citrate' })])),
  ],
  [
    'status.ndi:1',
    supplement([{ id: 1, name: 'NMN', amount: mg(100) }]),
    supplement([{ id: 1, name: 'Nicotinamide riboside', amount: mg(100) }]),
  ],
  [
    'status.restricted:1',
    eu(supplement([{ id: 1, name: 'Melatonin', amount: mg(1) }])),
    eu(supplement([{ id: 1, name: 'Glycine', amount: mg(100) }])),
  ],
  [
    'status.restricted:1',
    eu(supplement([{ id: 1, name: 'Titanium dioxide (color)', purpose: 'colour', amount: mg(1) }])),
    supplement([{ id: 1, name: 'Titanium dioxide (color)', purpose: 'colour', amount: mg(1) }]),
  ],
  [
    'status.restricted:1',
    eu(
      supplement([
        { id: 1, name: 'film coat', purpose: 'coating', parts: ['titanium dioxide'], amount: mg(1) },
      ]),
    ),
    eu(supplement([{ id: 1, name: 'film coat', purpose: 'coating', parts: ['talc'], amount: mg(1) }])),
  ],
  [
    'status.restricted:1',
    packaged([food({}, 1, { id: 1, name: 'FD&C Red No. 3 (erythrosine)', purpose: 'colour' })]),
    packaged([food({}, 1, { id: 1, name: 'FD&C Red No. 40', purpose: 'colour' })]),
  ],
  [
    'label.textNeeded:1',
    packaged([food({}, 1, { id: 1, name: 'Aspartame', purpose: 'sweetener' })]),
    packaged([food({}, 1, { id: 1, name: 'Sucralose', purpose: 'sweetener' })]),
  ],
  [
    'label.textNeeded:1',
    eu(supplement([{ id: 1, name: 'Green tea extract (leaf)', amount: mg(100) }])),
    supplement([{ id: 1, name: 'Green tea extract (leaf)', amount: mg(100) }]),
  ],
  [
    'label.dualColumn',
    packaged([food({}, 40)], racc({ grams: 40, servings: 2 })),
    packaged([food({}, 40)], { ...racc({ grams: 40, servings: 2 }), options: { dualColumn: true } }),
  ],
  [
    'label.noneDeclared',
    eu(supplement([food({ protein: 80 }, 25)])),
    eu(supplement([food({ protein: 80 }, 25), { id: 1, name: 'Glycine', amount: mg(100) }])),
  ],
  [
    'label.oneServing',
    packaged([food({}, 20)], racc({ grams: 20, servings: 3 })),
    packaged([food({}, 60)], racc({ grams: 60, servings: 1 })),
  ],
])('%s', (code, wrong, right) => {
  expect(codesOf(wrong)).toContain(code);
  expect(codesOf(right)).not.toContain(code);
});

function pc(id: number, value: number): LineDraft {
  return { id, name: `part ${id}`, amount: { value, unit: '%' } };
}
/** Reference amount of a bar: 40 g. */
function racc({ grams: each, servings }: { grams: number; servings: number }): Partial<FormulaDraft> {
  return {
    serving: { household: '1 bar', grams: each },
    container: { servings },
    racc: { amount: 40, unit: 'g' },
  };
}

it('an upper level that was only recalled informs', () => {
  const level = reckon(eu(supplement([adds('vitamin-b6', 200)]))).checks.filter(
    ({ code }) => code === 'dose.overLimit',
  );
  expect(new Set(level.map(({ severity }) => severity)).size).toBeGreaterThan(0);
});

describe('dose.underStudied', () => {
  const cited = (value: number): LineDraft =>
    adds('magnesium', value, { cite: { dose: { low: 200, high: 400, unit: 'mg', per: 'day' } } });
  it('of a line of one’s own goes by the lowest dose of the base that was found to help', () => {
    expect(codesOf(supplement([{ id: 1, name: 'L-theanine', amount: mg(1) }]))).toContain(
      'dose.underStudied:1',
    );
    expect(codesOf(supplement([{ id: 1, name: 'L-theanine', amount: mg(1000) }]))).not.toContain(
      'dose.underStudied:1',
    );
  });
  it('counts all lines of an ingredient, and all servings of a day', () => {
    const twice = supplement([cited(100), { ...cited(100), id: 'other' }]);
    expect(codesOf(twice).filter((code) => code.startsWith('dose.underStudied'))).toEqual([]);
    const perDay = supplement([cited(100)], { serving: { units: 2, unit: 'capsule', perDay: 2 } });
    expect(codesOf(perDay)).not.toContain('dose.underStudied:magnesium');
  });
  it('reads amounts in whichever unit of weight', () => {
    expect(codesOf(supplement([{ ...cited(0), amount: { value: 0.25, unit: 'g' } }]))).not.toContain(
      'dose.underStudied:magnesium',
    );
  });
});

describe('the age of a price', () => {
  const priced = (asOf: string) =>
    supplement([grams(1, { price: { tiers: [{ fromKg: 0, perKg: '14.00' }], asOf } })]);
  const codeOn = (asOf: string, today?: string) =>
    codesOf(priced(asOf), today ? { today } : {}).filter((code) => code.startsWith('price.'));
  it.each([
    ['2026-10-23', []],
    ['2026-10-22', ['price.ageing:1']],
    ['2026-09-23', ['price.ageing:1']],
    ['2026-09-22', ['price.old:1']],
  ])('of %s on 22 November: %j', (asOf, codes) => {
    expect(codeOn(asOf, '2026-11-22')).toEqual(codes);
  });
  it('is not told without a day', () => {
    expect(codeOn('2020-01-01')).toEqual([]);
  });
});
