import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, move, within, type Step } from './position';

const extent = { rows: 10, columns: 4 };
const at = (row: number, column: number) => ({ row, column });

describe('move', () => {
  it.each<[Step, number, number]>([
    [{ axis: 'row', by: 1 }, 4, 2],
    [{ axis: 'row', by: -1 }, 2, 2],
    [{ axis: 'column', by: 1 }, 3, 3],
    [{ axis: 'column', by: -1 }, 3, 1],
    [{ axis: 'row', to: 'last' }, 9, 2],
    [{ axis: 'row', to: 'first' }, 0, 2],
    [{ axis: 'column', to: 'first' }, 3, 0],
    [{ axis: 'column', to: 'last' }, 3, 3],
    [{ axis: 'both', to: 'first' }, 0, 0],
    [{ axis: 'both', to: 'last' }, 9, 3],
    [{ axis: 'row', by: 8 }, 9, 2],
    [{ axis: 'row', by: -8 }, 0, 2],
  ])('%j from the fourth row leads to %i:%i', (step, row, column) => {
    expect(move(at(3, 2), step, extent)).toEqual(at(row, column));
  });

  it('goes from the first row to the headings and back, one step at a time', () => {
    expect(move(at(0, 1), { axis: 'row', by: -1 }, extent)).toEqual(at(-1, 1));
    expect(move(at(-1, 1), { axis: 'row', by: 1 }, extent)).toEqual(at(0, 1));
    expect(move(at(-1, 1), { axis: 'row', by: -1 }, extent)).toEqual(at(-1, 1));
  });

  it('has only the headings where there is no row', () => {
    expect(within(at(5, 9), { rows: 0, columns: 4 })).toEqual(at(-1, 3));
  });
});

it('reads on to the next row and stays at both ends', () => {
  expect(advance(at(0, 3), 1, extent)).toEqual(at(1, 0));
  expect(advance(at(1, 0), -1, extent)).toEqual(at(0, 3));
  expect(advance(at(9, 3), 1, extent)).toEqual(at(9, 3));
  expect(advance(at(0, 0), -1, extent)).toEqual(at(0, 0));
});

it('never leaves the grid', () => {
  const steps = fc.oneof(
    fc.record({
      axis: fc.constantFrom('row' as const, 'column' as const),
      by: fc.integer({ min: -99, max: 99 }),
    }),
    fc.record({
      axis: fc.constantFrom('row' as const, 'column' as const, 'both' as const),
      to: fc.constantFrom('first' as const, 'last' as const),
    }),
  );
  const extents = fc.record({ rows: fc.nat(50), columns: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(fc.array(steps as fc.Arbitrary<Step>), extents, (path, extent) => {
      const end = path.reduce((from, step) => move(from, step, extent), within(at(0, 0), extent));
      expect(within(end, extent)).toEqual(end);
    }),
  );
});
