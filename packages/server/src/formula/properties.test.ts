import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLabel, type FormulaDraft } from './index.ts';
import { anyDraft } from './testing/drafts.ts';
import { data, reckon } from './testing/reckon.ts';

describe('any draft', () => {
  it('gives finite numbers and texts without NaN, and the same bytes twice', () => {
    fc.assert(
      fc.property(anyDraft, (given) => {
        const once = JSON.stringify(reckon(given), (_, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a number that is none');
          return value;
        });
        expect(once).not.toMatch(/NaN|Infinity|undefined/);
        expect(JSON.stringify(reckon(given))).toBe(once);
      }),
      { numRuns: 10_000 },
    );
  });

  it('has the same label before materials and cost are reckoned, and checks that stay', () => {
    fc.assert(
      fc.property(anyDraft, (given) => {
        const first = computeLabel(given, data);
        const { panel, checks } = reckon(given);
        expect(JSON.stringify(first.panel)).toBe(JSON.stringify(panel));
        const known = new Set(first.checks.map((check) => JSON.stringify(check)));
        expect(checks.filter((check) => known.has(JSON.stringify(check)))).toEqual(first.checks);
      }),
      { numRuns: 500 },
    );
  });

  it('has a cell for each column of each row', () => {
    fc.assert(
      fc.property(anyDraft, (given) => {
        const { columns, lines } = reckon(given).panel;
        for (const { cells } of lines) expect(cells).toHaveLength(columns.length);
      }),
      { numRuns: 500 },
    );
  });

  it('declares the same vitamins and minerals in whatever order its lines stand', () => {
    fc.assert(
      fc.property(anyDraft, (given) => {
        // What a market has no reference value for stands in the order of the formula: which rows there are is asked.
        const nutrients = (lines: FormulaDraft['lines']) =>
          reckon({ ...given, blends: [], lines: lines?.filter(({ nutrient }) => nutrient) })
            .panel.lines.map(({ name, cells }) => `${name.split(' (')[0]}: ${cells.join()}`)
            .toSorted();
        expect(nutrients(given.lines?.toReversed())).toEqual(nutrients(given.lines));
      }),
      { numRuns: 500 },
    );
  });
});
