import { describe, expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import { storedFormula } from '../formula.fixture';
import { applied } from '../model/computed';
import { catalogueOf } from './catalogue';
import { actOf, moveOps, removeOps } from './gridOps';

const formula = storedFormula({
  lines: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })),
});
let made = 0;
const sheet = {
  formula,
  empty: [{ id: 'empty', after: 'b' }],
  newId: () => `new ${(made += 1)}`,
  reading: { catalogue: catalogueOf(basis), chosen: () => undefined, today: '2026-11-22' },
};
const edit = (rowId: string, columnId: string, text: string) => ({ rowId, columnId, text });
const order = (ops: ReturnType<typeof moveOps>) =>
  applied(formula, ops)
    ?.lines?.map(({ id }) => id)
    .join('');

describe('an act of the grid', () => {
  it('sets the fields of a line', () =>
    expect(actOf([edit('a', 'amount', '5 g')], [], sheet)).toEqual({
      ops: [{ op: 'setField', line: 'a', path: 'amount', value: { value: 5, unit: 'g' } }],
      texts: [{ rowId: 'a', columnId: 'amount', text: null }],
      filled: [],
    }));
  it('makes one line of what is pasted into an empty row, with the amount in the unit of its name', () => {
    const { ops, filled } = actOf(
      [edit('empty', 'amount', '25'), edit('empty', 'name', 'Vitamin D3')],
      [],
      sheet,
    );
    expect(ops).toEqual([
      {
        op: 'addLine',
        after: 'b',
        line: expect.objectContaining({ id: 'empty', amount: { value: 25, unit: 'µg' } }),
      },
    ]);
    expect(filled).toEqual(['empty']);
  });
  it('puts what is typed below an empty row where that one stands', () => {
    const below = { ...sheet, empty: [...sheet.empty, { id: 'next', after: 'empty' }] };
    expect(actOf([edit('next', 'name', 'Zinc')], [], below).ops).toMatchObject([
      { op: 'addLine', after: 'b' },
    ]);
  });
  it('adds rows that were pasted beyond the last', () =>
    expect(actOf([], [{ name: 'Zinc', amount: '15 mg' }], sheet).ops).toMatchObject([
      { op: 'addLine', line: { nutrient: 'zinc', amount: { value: 15, unit: 'mg' } } },
    ]));
  it('makes no line of an empty row between those that were pasted', () =>
    expect(actOf([], [{ name: '', amount: ' ' }, { name: 'Zinc' }], sheet).ops).toHaveLength(1));
  it('keeps what cannot be read and sets the rest', () => {
    const act = actOf([edit('a', 'amount', 'some'), edit('a', 'overage', '5')], [], sheet);
    expect(act.ops).toEqual([{ op: 'setField', line: 'a', path: 'overage', value: 5 }]);
    expect(act.texts).toContainEqual({ rowId: 'a', columnId: 'amount', text: 'some' });
  });
  it('makes no line of an empty row that stays empty', () =>
    expect(actOf([edit('empty', 'name', '')], [], sheet).ops).toEqual([]));
});

describe('rows', () => {
  it.each([
    [['b', 'c'], -1, 'bcad'],
    [['b', 'c'], 1, 'adbc'],
    [['a'], -1, 'abcd'],
    [['d'], 1, 'abcd'],
    [['a'], 1, 'bacd'],
  ] as const)('%j moved by %i', (ids, by, expected) => {
    expect(order(moveOps(formula, ids, by))).toBe(expected);
  });
  it('go with the lines they show; empty ones are nobody’s', () =>
    expect(removeOps(formula, ['a', 'empty'])).toEqual([{ op: 'removeLine', line: 'a' }]));
});
