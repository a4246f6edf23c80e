import type { FormulaDiff } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { costWords, diffFields } from './diffFields';

const magnesium = { id: 1, nutrient: 'magnesium', amount: { value: 120, unit: 'mg' as const } };
const draft = { lines: [magnesium] };
const none: FormulaDiff = {
  lines: [],
  panel: [],
  cost: { perUnit: null, delta: null },
  checks: { new: [], gone: [] },
};
const linesOf = (line: FormulaDiff['lines'][number]) => diffFields({ ...none, lines: [line] }, draft).lines;

describe('a line', () => {
  it('that changed is told by its name and field', () =>
    expect(linesOf({ line: 1, field: 'amount.value', from: 100, to: 120 })).toEqual([
      { id: '1 amount.value', label: 'Magnesium: amount', before: '100 mg', after: '120 mg' },
    ]));
  it('that came has no before, and tells its amount', () =>
    expect(linesOf({ line: 1, field: 'line', from: null, to: magnesium })).toEqual([
      { id: '1 line', label: 'Magnesium', before: undefined, after: '120 mg' },
    ]));
  it('that went has no after, whatever the draft holds', () =>
    expect(linesOf({ line: 9, field: 'line', from: { id: 9, name: 'Silica' }, to: null })).toMatchObject([
      { label: 'Silica', before: 'No amount', after: undefined },
    ]));
  it('that moved tells its places', () =>
    expect(linesOf({ line: 1, field: 'position', from: 1, to: 3 })).toMatchObject([
      { label: 'Magnesium: place', before: '1', after: '3' },
    ]));
});

it('tells a setting by its name', () =>
  expect(linesOf({ line: null, field: 'market', from: 'US', to: 'EU' })).toEqual([
    { id: 'formula market', label: 'Market', before: 'US', after: 'EU' },
  ]));

it('tells rows of the label and checks that came or went', () => {
  const { panel, checks } = diffFields(
    {
      ...none,
      panel: [{ row: 'Zinc', from: null, to: '15 mg 136%' }],
      checks: {
        new: [{ code: 'fit.tooBig', severity: 'stop', text: 'Does not fit.' }],
        gone: [{ code: 'price.missing', severity: 'warn', line: 1, text: 'No price.' }],
      },
    },
    draft,
  );
  expect(panel).toEqual([{ id: 'Zinc', label: 'Zinc', before: undefined, after: '15 mg 136%' }]);
  expect(checks).toMatchObject([
    { label: 'Magnesium: warning', before: 'No price.' },
    { label: 'Stops approval', after: 'Does not fit.' },
  ]);
});

it.each([
  [{ perUnit: '5.42', delta: '0.10' }, '$5.42 a unit, +$0.10'],
  [{ perUnit: '5.22', delta: '-0.10' }, '$5.22 a unit, −$0.10'],
  [{ perUnit: '5.32', delta: '0.00' }, '$5.32 a unit, as before'],
  [{ perUnit: null, delta: null }, null],
])('%o reads %j', (cost, words) => expect(costWords(cost)).toBe(words));
