import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaOf } from '../formula.ts';
import type { FormulaDraft } from '../index.ts';
import { boxOf, type PanelSource } from '../panel/index.ts';
import { weighAll } from '../subFormulas.ts';
import cases from '../testing/cases.json' with { type: 'json' };
import { anyDraft } from '../testing/drafts.ts';
import { adds, data, food, packaged, reckon, supplement } from '../testing/reckon.ts';
import { totalsOf } from '../totals.ts';
import { contributionsOf } from './contributions.ts';
import { explainPanel, type Explanation } from './index.ts';

/** Each text of a draft's label beside what explains it. */
function explainedTexts(draft: FormulaDraft): { text: string | null; explanation: Explanation | null }[] {
  const { panel } = reckon(draft);
  const explained = explainPanel(draft, data);
  return [
    { text: panel.servingSize, explanation: explained.servingSize },
    { text: panel.servings, explanation: explained.servings },
    ...panel.lines.flatMap(({ cells }, row) =>
      cells.map((text, cell) => ({ text, explanation: explained.lines[row]?.[cell] ?? null })),
    ),
  ];
}

const caseOf = (id: string) => cases.cases.find((each) => each.id === id)?.draft as FormulaDraft;

/** What explains a cell of the row whose name begins so. */
function explanationOf(draft: FormulaDraft, name: string, cell: number) {
  const row = reckon(draft).panel.lines.findIndex((line) => line.name.startsWith(name));
  return explainPanel(draft, data).lines[row]?.[cell];
}

const isEmpty = (text: string | null) => text === '' || text === null;

describe.each(cases.cases)('case $id', ({ draft }) => {
  it('has for each figure an explanation that ends in it, and none for an empty cell', () => {
    const texts = explainedTexts(draft as FormulaDraft);
    expect(
      texts.filter(({ text, explanation }) =>
        isEmpty(text) ? explanation !== null : !explanation?.steps.at(-1)?.endsWith(`: ${text}`),
      ),
    ).toEqual([]);
  });
});

describe('a figure of a label', () => {
  it('that is a percentage tells amount, Daily Value and share', () => {
    expect(explanationOf(caseOf('S1'), 'Zinc', 1)).toMatchObject({
      rule: { id: 'U6', source: '21 CFR 101.36(b)(2)(iii)' },
      inputs: [
        { label: 'Zinc (as zinc picolinate)', value: '15 mg, typed' },
        { label: 'Daily Value', value: '11 mg', source: '21 CFR 101.9(c)(8)(iv)' },
      ],
      steps: ['15 mg ÷ 11 mg = 136.36 %', 'Nearest whole: 136%'],
    });
  });

  it('that is typed in other units tells what they are', () => {
    expect(explanationOf(caseOf('S1'), 'Vitamin D', 0)?.steps).toEqual([
      '1,000 IU × 0.025 = 25 mcg',
      'As typed: 25 mcg (1,000 IU)',
    ]);
  });

  it('that sums profiles tells each food and the step it is rounded to', () => {
    expect(explanationOf(caseOf('S5'), 'Iron', 0)?.steps).toEqual([
      '28 g × 22 mg ÷ 100 g = 6.16 mg',
      'Rounded for its Daily Value: 6.2 mg',
    ]);
  });

  it('that is energy tells each factor: C13', () => {
    const steps = explanationOf(caseOf('S5'), 'Calories', 0)?.steps ?? [];
    expect(steps).toContain('protein: 22.4 g × 4 kcal = 89.6 kcal');
    expect(steps.at(-2)).toContain('= 127.56 kcal');
    expect(steps.at(-1)).toBe('Nearest 10 kcal: 130');
  });

  it('that is protein’s percentage goes by its quality', () => {
    expect(explanationOf(caseOf('S5'), 'Protein', 1)?.steps).toEqual([
      '22.4 g × 0.82 (PDCAAS) = 18.368 g',
      '18.368 g ÷ 50 g = 36.736 %',
      'Nearest whole: 37%',
    ]);
  });

  it('that carries a marker tells its strength', () => {
    expect(explanationOf(caseOf('S3'), 'Green tea', 0)?.steps).toEqual([
      '180 mg ÷ 45 % = 400 mg',
      'Three digits, or whole from 100 mg: 400 mg',
      'No Daily Value is established: 400 mg†',
    ]);
  });

  it('that is of several servings tells how many', () => {
    const draft = supplement([adds('zinc', 5)], {
      serving: { units: 1, unit: 'tablet', perDay: 3 },
      options: { perDayColumn: true },
    });
    expect(explanationOf(draft, 'Zinc', 2)?.steps).toEqual(['5 mg × 3 = 15 mg', 'As typed: 15 mg']);
  });

  it('that is salt tells the sodium: Annex I', () => {
    const draft = packaged([food({ sodium: 400 })], { market: 'EU', serving: { grams: 100 } });
    expect(explanationOf(draft, 'Salt', 0)?.steps).toEqual([
      '100 g × 400 mg ÷ 100 g = 400 mg',
      '400 mg sodium × 2.5 = 1 g salt',
      'Two decimals under 1 g, then one: 1.0 g',
    ]);
  });

  it('that is energy of an EU label tells both units', () => {
    expect(explanationOf(caseOf('S6'), 'Energy', 0)?.steps.at(-2)).toMatch(/: By both factors: 753.* kJ \/ /);
  });

  it('has the servings of a container, and what was divided', () => {
    expect(explainPanel(caseOf('S4'), data).servings).toMatchObject({
      inputs: [
        { label: 'Container', value: '61 capsules, typed' },
        { label: 'Serving', value: '2 capsules' },
      ],
      steps: ['61 ÷ 2 = 30.5', 'From 2 to 5 by 0.5, otherwise whole: about 31'],
    });
  });
});

describe('any draft', () => {
  it('explains each figure by steps without NaN that end in it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const texts = explainedTexts(draft);
        expect(
          texts.filter(({ text, explanation }) =>
            isEmpty(text) ? explanation !== null : !explanation?.steps.at(-1)?.endsWith(`: ${text}`),
          ),
        ).toEqual([]);
        expect(JSON.stringify(texts)).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts every figure from parts that add up to it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const formula = formulaOf(draft, data);
        const lines = weighAll(formula, { data, formulas: {} });
        const from: PanelSource = { formula, lines, totals: totalsOf(formula, lines), data };
        for (const made of boxOf(from).made.flat()) {
          if (!made) continue;
          const parts = contributionsOf(made.from, from, made.unit);
          const scale = made.from.kind === 'salt' ? made.times * 0.0025 : made.times;
          const sum = parts.reduce((total, { amount }) => total + amount, 0) * scale;
          expect(Math.abs(sum - made.value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(made.value)));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
