import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';
import { withLineIds } from './lineIds.ts';
import { applyOps, type Edited, type EditOp } from './ops.ts';

const draft = {
  name: 'Sleep',
  options: { showIu: true },
  lines: [
    { id: 1, nutrient: 'zinc', amount: { value: 15, unit: 'mg' } },
    { id: 'two', name: 'L-theanine' },
    { id: 3, name: 'shell' },
  ],
} as const;

function edited(ops: EditOp[], from: object = draft): Edited {
  const done = applyOps(from, ops);
  if (!('draft' in done)) throw new Error(done.message);
  return done;
}
const after = (ops: EditOp[]) => edited(ops).draft;
const ids = (ops: EditOp[]) => (after(ops).lines ?? []).map(({ id }) => id);

describe('addLine', () => {
  it.each([
    ['last without after', undefined, [1, 'two', 3, 9]],
    ['first after null', null, [9, 1, 'two', 3]],
    ['after the line that is named', 'two', [1, 'two', 9, 3]],
    ['after a line that is named by its number as text', '1', [1, 9, 'two', 3]],
  ])('puts a line %s', (_, place, order) => {
    expect(ids([{ op: 'addLine', line: { id: 9 }, after: place }])).toEqual(order);
  });

  it('keeps nothing of what is unknown', () => {
    const line = { id: 9, name: 'x', potency: null, amount: { value: null }, price: { tiers: [] } };
    expect(after([{ op: 'addLine', line }]).lines?.at(-1)).toEqual({
      id: 9,
      name: 'x',
      price: { tiers: [] },
    });
  });
});

describe('setField', () => {
  const line = (path: string, value: unknown) => after([{ op: 'setField', line: 1, path, value }]).lines?.[0];

  it('sets by a dotted path what is there and what is not', () => {
    expect(line('amount.value', 20)).toMatchObject({ amount: { value: 20, unit: 'mg' } });
    expect(line('profile.polyols.maltitol', 2)).toMatchObject({ profile: { polyols: { maltitol: 2 } } });
  });

  it('takes away what is set to null, and what is empty then', () => {
    expect(line('nutrient', null)).toEqual({ id: 1, amount: { value: 15, unit: 'mg' } });
    expect(
      after([
        { op: 'setField', line: 1, path: 'amount.value', value: null },
        { op: 'setField', line: 1, path: 'amount.unit', value: null },
      ]).lines?.[0],
    ).toEqual({ id: 1, nutrient: 'zinc' });
  });

  it('keeps a name that objects have by themselves as a field like any other', () => {
    const { lines } = after([{ op: 'setField', line: 1, path: '__proto__.odd', value: 1 }]);
    expect(Object.hasOwn(lines?.[0] ?? {}, '__proto__')).toBe(true);
    expect('odd' in {}).toBe(false);
  });
});

it('moves a line, and sets a field of the formula', () => {
  expect(ids([{ op: 'moveLine', line: 3, after: null }])).toEqual([3, 1, 'two']);
  expect(ids([{ op: 'moveLine', line: 1 }])).toEqual(['two', 3, 1]);
  expect(after([{ op: 'setFormula', path: 'options.showIu', value: null }])).not.toHaveProperty('options');
});

describe('what cannot be done', () => {
  it.each<[string, EditOp, string]>([
    ['a second line with an id', { op: 'addLine', line: { id: '1' } }, 'line'],
    ['a place after no line', { op: 'addLine', line: { id: 9 }, after: 8 }, 'after'],
    ['a field of no line', { op: 'setField', line: 8, path: 'name', value: 'x' }, 'line'],
    ['a field within a text', { op: 'setField', line: 3, path: 'name.x', value: 'x' }, 'path'],
    ['another id', { op: 'setField', line: 1, path: 'id', value: 7 }, 'path'],
    ['a path with nothing between its dots', { op: 'setField', line: 1, path: 'amount..value' }, 'path'],
    ['no line to remove', { op: 'removeLine', line: 8 }, 'line'],
    ['no line to move', { op: 'moveLine', line: 8 }, 'line'],
    ['a place after the line that moves', { op: 'moveLine', line: 1, after: 1 }, 'after'],
    ['the lines as a field', { op: 'setFormula', path: 'lines', value: [] }, 'path'],
    ['a line as a field', { op: 'setFormula', path: 'lines.0.name', value: 'x' }, 'path'],
  ])('names the op and its field: %s', (_, op, field) => {
    const refused = applyOps(draft, [{ op: 'setFormula', path: 'name', value: 'x' }, op]);
    expect(refused).toMatchObject({ at: 1, field });
  });
});

const ref = fc.constantFrom<string | number>(1, 'two', 3, 4);
const path = fc.constantFrom('name', 'amount', 'amount.value', 'profile.polyols.maltitol', 'parts');
const value = fc.constantFrom(null, 5, 'text', { value: 2 }, ['a'], {});
const place = fc.option(ref, { nil: undefined });
const op: fc.Arbitrary<EditOp> = fc.oneof(
  fc.record({ op: fc.constant('addLine' as const), line: fc.record({ id: ref, name: value }), after: place }),
  fc.record({ op: fc.constant('removeLine' as const), line: ref }),
  fc.record({ op: fc.constant('moveLine' as const), line: ref, after: place }),
  fc.record({ op: fc.constant('setField' as const), line: ref, path, value }),
  fc.record({ op: fc.constant('setFormula' as const), path, value }),
  fc.record({ op: fc.constant('replace' as const), draft: fc.constant({ name: 'y', lines: [{ id: 4 }] }) }),
);

it('what a change leaves can be taken back and made again, whatever the change', () => {
  fc.assert(
    fc.property(fc.array(op, { maxLength: 12 }), (ops) => {
      const done = applyOps(draft, ops);
      if (!('draft' in done)) return;
      const undone = edited(done.inverse, done.draft);
      expect(canonicalJson(undone.draft)).toBe(canonicalJson(draft));
      const again = edited(undone.inverse, undone.draft);
      expect(canonicalJson(again.draft)).toBe(canonicalJson(done.draft));
    }),
  );
});

describe('lines without an id', () => {
  const add = (id?: string | number) => ({ op: 'addLine', line: id === undefined ? {} : { id } });
  const given = (ops: ReturnType<typeof add>[], last = 0) =>
    withLineIds(ops, draft.lines, last).ops.map(({ line }) => line.id);

  it('get the next number that nothing has', () => {
    expect(given([add(), add(5), add(), add('7')])).toEqual([6, 5, 8, '7']);
  });

  it('never get one again that was given before', () => {
    expect(given([add()], 40)).toEqual([41]);
    expect(withLineIds([add()], draft.lines, 40).last).toBe(41);
  });

  it('do not count on from a number that is a name', () => {
    expect(given([add(Number.MAX_SAFE_INTEGER), add()])).toEqual([Number.MAX_SAFE_INTEGER, 4]);
  });
});
