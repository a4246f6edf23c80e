import { describe, expect, it } from 'vitest';
import { codesOf, reckon, supplement } from './testing/reckon.ts';
import type { FormulaDraft, LineDraft } from './index.ts';

const bomOf = (line: Partial<LineDraft>, more: Partial<FormulaDraft> = {}) =>
  reckon(supplement([{ id: 1, ...line }], more)).bom.lines[0];
const mgOf = (line: Partial<LineDraft>, more: Partial<FormulaDraft> = {}) => bomOf(line, more)?.mgPerServing;
const magnesium = {
  nutrient: 'magnesium',
  amount: { value: 100, unit: 'mg' },
  potency: 14.1,
  moisture: 2,
} as const;

describe('C1: what carries the label amount', () => {
  it('divides by potency and by what is not water', () => {
    expect(mgOf(magnesium)).toBeCloseTo(723.694, 3);
  });
});

describe('C2: what is weighed in', () => {
  it.each([
    ['label', 759.878],
    ['input', 761.783],
  ] as const)('overage by the method %s', (overageMethod, expected) => {
    expect(mgOf({ ...magnesium, overage: 5 }, { options: { overageMethod } })).toBeCloseTo(expected, 3);
  });
});

describe('C3: live cultures', () => {
  const cultures = { name: 'L. rhamnosus', amount: { value: 5, unit: 'billion CFU' }, overage: 100 } as const;
  it('weighs by the count of a gram', () => {
    expect(mgOf({ ...cultures, cfuPerGram: 100 })).toBeCloseTo(100, 9);
  });
  it('never guesses the count', () => {
    expect(mgOf(cultures)).toBeNull();
    expect(codesOf(supplement([{ id: 1, ...cultures }]))).toContain('conversion.cfu:1');
  });
});

const labelOf = (line: Partial<LineDraft>, more: Partial<FormulaDraft> = {}) =>
  reckon(supplement([{ id: 1, ...line }], more)).panel.lines[0]?.cells[0];

describe('C4: what is weighed of an amount in equivalents or IU', () => {
  const folicAcid = { nutrient: 'folate', nutrientForm: 'folic acid' } as const;
  const carotene = { nutrient: 'vitamin-a', nutrientForm: 'beta-carotene' } as const;
  const retinol = { nutrient: 'vitamin-a', nutrientForm: 'retinol' } as const;
  const micrograms = (value: number, equivalents?: 'DFE' | 'RAE') => ({
    amount: { value, unit: 'µg', ...(equivalents && { equivalents }) } as const,
  });
  it.each<[string, Partial<LineDraft>, number]>([
    // 400 ÷ 1.7 = 235.294 µg
    ['400 µg DFE of folic acid', { ...folicAcid, ...micrograms(400, 'DFE') }, 0.235_294_118],
    ['the same at 10 %', { ...folicAcid, ...micrograms(400, 'DFE'), potency: 10 }, 2.352_941_176],
    ['400 µg of folic acid', { ...folicAcid, ...micrograms(400) }, 0.4],
    // 900 × 2 = 1,800 µg, of which beadlets of 10 % hold a tenth
    ['900 µg RAE of beta-carotene', { ...carotene, ...micrograms(900, 'RAE'), potency: 10 }, 18],
    ['1,800 µg of beta-carotene', { ...carotene, ...micrograms(1800), potency: 10 }, 18],
    // 3,000 IU × 0.3 = 900 µg RAE
    ['3,000 IU of beta-carotene', { ...carotene, amount: { value: 3000, unit: 'IU' } }, 1.8],
    ['900 µg RAE of retinol', { ...retinol, ...micrograms(900, 'RAE') }, 0.9],
    // 900 µg ÷ 87.2 % = 1,032 µg of acetate
    [
      '3,000 IU of retinyl acetate',
      { ...retinol, amount: { value: 3000, unit: 'IU' }, potency: 87.2 },
      1.032_110_092,
    ],
    // 100 IU × 0.45 = 45 mg, which 100 mg of dl-alpha-tocopheryl acetate count for: 1 mg is 1 IU
    [
      '100 IU of dl-alpha-tocopheryl acetate',
      { nutrient: 'vitamin-e', nutrientForm: 'synthetic', amount: { value: 100, unit: 'IU' }, potency: 45 },
      100,
    ],
    // 100 IU × 0.67 = 67 mg ÷ 91.11 % = 73.54 mg: 1 mg is 1.36 IU
    [
      '100 IU of d-alpha-tocopheryl acetate',
      { nutrient: 'vitamin-e', nutrientForm: 'natural', amount: { value: 100, unit: 'IU' }, potency: 91.11 },
      73.537_482_164,
    ],
    [
      '1,000 IU of a powder of 0.25 %',
      { nutrient: 'vitamin-d', amount: { value: 1000, unit: 'IU' }, potency: 0.25 },
      10,
    ],
    ['16 mg NE of niacinamide', { nutrient: 'niacin', amount: { value: 16, unit: 'mg' } }, 16],
  ])('%s', (_, line, expected) => {
    expect(mgOf(line)).toBeCloseTo(expected, 8);
  });
});

describe('C4: units', () => {
  it.each<[string, Partial<LineDraft>, string]>([
    ['1,000 IU of vitamin D', { nutrient: 'vitamin-d', amount: { value: 1000, unit: 'IU' } }, '25 mcg'],
    [
      'retinol',
      { nutrient: 'vitamin-a', nutrientForm: 'retinol', amount: { value: 3000, unit: 'IU' } },
      '900 mcg RAE',
    ],
    [
      'dietary beta-carotene',
      { nutrient: 'vitamin-a', nutrientForm: 'dietary beta-carotene', amount: { value: 10_000, unit: 'IU' } },
      '500 mcg RAE',
    ],
    [
      'beta-carotene by weight',
      { nutrient: 'vitamin-a', nutrientForm: 'beta-carotene', amount: { value: 900, unit: 'µg' } },
      '450 mcg RAE',
    ],
    [
      'natural vitamin E',
      { nutrient: 'vitamin-e', nutrientForm: 'natural', amount: { value: 100, unit: 'IU' } },
      '67 mg',
    ],
    [
      'synthetic vitamin E',
      { nutrient: 'vitamin-e', nutrientForm: 'synthetic', amount: { value: 100, unit: 'IU' } },
      '45 mg',
    ],
    [
      'folic acid',
      { nutrient: 'folate', nutrientForm: 'folic acid', amount: { value: 500, unit: 'µg' } },
      '850 mcg DFE (500 mcg folic acid)',
    ],
    [
      'folate typed as DFE',
      { nutrient: 'folate', amount: { value: 400, unit: 'µg', equivalents: 'DFE' } },
      '400 mcg DFE',
    ],
    ['10 mEq of potassium', { nutrient: 'potassium', amount: { value: 10, unit: 'mEq' } }, '391 mg'],
    [
      'a compound by its active share',
      { nutrient: 'zinc', amount: { value: 100, unit: 'mg', basis: 'compound' }, activePercent: 21.12 },
      '21.1 mg',
    ],
  ])('%s', (_, line, expected) => {
    expect(labelOf(line)).toBe(expected);
  });

  it.each<[string, string, Partial<LineDraft>]>([
    [
      'folate without its form',
      'conversion.form',
      { nutrient: 'folate', amount: { value: 400, unit: 'µg' } },
    ],
    [
      '5-MTHF, whose factor is not settled',
      'conversion.form',
      { nutrient: 'folate', nutrientForm: '5-MTHF', amount: { value: 400, unit: 'µg' } },
    ],
    [
      'vitamin A in IU without its form',
      'conversion.form',
      { nutrient: 'vitamin-a', amount: { value: 900, unit: 'IU' } },
    ],
    [
      'vitamin E in IU without its form',
      'conversion.form',
      { nutrient: 'vitamin-e', amount: { value: 100, unit: 'IU' } },
    ],
    [
      'folate in the equivalents of vitamin A',
      'conversion.form',
      { nutrient: 'folate', amount: { value: 400, unit: 'µg', equivalents: 'RAE' } },
    ],
    ['IU of what has none', 'conversion.iu', { nutrient: 'zinc', amount: { value: 100, unit: 'IU' } }],
    ['mEq of what has no charge', 'conversion.meq', { name: 'Taurine', amount: { value: 10, unit: 'mEq' } }],
  ])('%s: the line is left off and %s stops', (_, code, line) => {
    const computed = reckon(supplement([{ id: 1, ...line }]));
    expect(computed.panel.lines).toEqual([]);
    expect(computed.checks).toContainEqual(expect.objectContaining({ code, line: 1, severity: 'stop' }));
  });
});

describe('C5: markers', () => {
  it('an extract weighs its marker by the marker’s share', () => {
    expect(
      mgOf({ name: 'Green tea', amount: { value: 45, unit: 'mg', basis: 'marker' }, potency: 15 }),
    ).toBeCloseTo(300, 9);
  });
});

describe('C6: to volume', () => {
  it('water fills up what the others leave', () => {
    const water = {
      id: 2,
      name: 'water',
      purpose: 'water',
      density: 1.04,
      amount: { value: 355, unit: 'mL', basis: 'toVolume' },
    } as const;
    const sugar = { id: 1, name: 'sugar', purpose: 'base', amount: { value: 32, unit: 'g' } } as const;
    const { bom } = reckon({ kind: 'food', lines: [sugar, water] });
    expect((bom.lines[1]?.mgPerServing ?? 0) / 1000).toBeCloseTo(337.2, 6);
  });
});

describe('shares of the serving', () => {
  const percent = (id: number, value: number) =>
    ({ id, name: `part ${id}`, purpose: 'base', amount: { value, unit: '%' } }) as const;
  const rest = {
    id: 3,
    name: 'rest',
    purpose: 'base',
    amount: { unit: '%', basis: 'percent', isRest: true },
  } as const;

  it('are of its weight, and one line may be the rest', () => {
    const { bom, checks } = reckon({
      kind: 'food',
      serving: { household: '1 bar', grams: 60 },
      lines: [percent(1, 30), percent(2, 20), rest],
    });
    expect(bom.lines.map(({ mgPerServing }) => mgPerServing)).toEqual([18_000, 12_000, 30_000]);
    expect(checks.map(({ code }) => code)).not.toContain('percent.sum');
  });

  it('of a serving known by its volume, what fills it up says what it weighs', () => {
    const serving = { household: '1 can', ml: 250 };
    const sugar = { id: 4, name: 'sugar', purpose: 'base', amount: { value: 18, unit: 'g' } } as const;
    const toVolume = { ...rest, amount: { basis: 'toVolume', unit: 'mL' } } as const;
    for (const water of [rest, toVolume]) {
      const { bom } = reckon({
        kind: 'food',
        serving,
        lines: [percent(1, 2), sugar, { ...water, density: 1.04 }],
      });
      expect(bom.lines.map(({ mgPerServing }) => mgPerServing)).toEqual([5_200, 18_000, 236_800]);
    }
  });

  it('stop, at the line, where nothing says what a serving weighs', () => {
    const { checks } = reckon({ kind: 'food', lines: [percent(1, 40), rest] });
    expect(checks.filter(({ code }) => code === 'percent.sum').map(({ line }) => line)).toEqual([1, 3]);
  });

  it('stop where they do not make 100', () => {
    expect(
      codesOf({
        kind: 'food',
        serving: { household: '1 bar', grams: 60 },
        lines: [percent(1, 30), percent(2, 20)],
      }),
    ).toContain('percent.sum');
  });
});

describe('C7: the bill of materials of a run', () => {
  const run = { container: { servings: 30 }, batchUnits: 2500 } as const;
  const line = { ...magnesium, overage: 5 };
  it.each([
    ['as it is', {}, { yield: 100 }, 56.991],
    ['with a loss', { loss: 2 }, { yield: 100 }, 58.154],
    ['with a yield', { loss: 2 }, { yield: 95 }, 61.215],
  ])('%s', (_, more, ofRun, expected) => {
    expect(bomOf({ ...line, ...more }, { ...run, ...ofRun })?.kg).toBeCloseTo(expected, 3);
  });
});

describe('C9 to C11: the fit', () => {
  const filled = (mg: number, more: Partial<FormulaDraft> = {}) =>
    reckon(
      supplement([{ id: 1, name: 'mix', purpose: 'carrier', amount: { value: mg, unit: 'mg' } }], {
        serving: null,
        ...more,
      }),
    ).fit;
  it('capsules of size 00', () => {
    const { units, percentFull, size } = filled(922.6);
    expect([units, size, Math.round((percentFull ?? 0) * 10) / 10]).toEqual([2, '00', 84.5]);
  });
  it('tablets take binder and lubricant where the formula has none', () => {
    const lines = [{ id: 1, name: 'active', amount: { value: 800, unit: 'mg' } }] as const;
    const { fit } = reckon(supplement(lines, { form: 'tablet', serving: null }));
    expect([fit.units, Math.round(fit.weightMg)]).toEqual([2, 1120]);
  });
  it('gummies hold 300 mg of actives beside 3 g of base', () => {
    const lines = [{ id: 1, name: 'active', amount: { value: 800, unit: 'mg' } }] as const;
    const { fit } = reckon(supplement(lines, { form: 'gummie', serving: null }));
    expect([fit.units, fit.weightMg]).toEqual([3, 9800]);
  });
  it('powder takes room by its density', () => {
    const lines = [{ id: 1, name: 'mix', amount: { value: 10, unit: 'g' } }] as const;
    expect(
      reckon(supplement(lines, { form: 'powder', serving: null, container: { servings: 30 } })).fit.volumeMl,
    ).toBeCloseTo(500, 6);
  });
});
