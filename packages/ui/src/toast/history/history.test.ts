import { describe, expect, it } from 'vitest';
import { prune, recordOf, type ToastRecord } from './history';

const record = (id: string, at: number): ToastRecord => ({
  id,
  title: id,
  variant: 'default',
  count: 1,
  outcome: 'ended',
  at,
});

describe('the history', () => {
  const three = [record('c', 30), record('b', 20), record('a', 10)];

  it.each([
    [3, 100, 40, 'cba'],
    [2, 100, 40, 'cb'],
    [3, 30, 40, 'cb'],
    [3, 31, 40, 'cba'],
    [3, 100, 1000, ''],
    [0, 100, 40, ''],
  ])('of %i, for %i ms, at %i is %j', (count, age, now, expected) => {
    const left = prune(three, { count, age }, now);
    expect(left.map(({ id }) => id).join('')).toBe(expected);
  });

  it('stays the same array when nothing is too old or too many', () => {
    expect(prune(three, { count: 3, age: 100 }, 40)).toBe(three);
  });

  it('keeps what was said, not what could be done', () => {
    const toast = {
      id: 'toast-1',
      title: 'Deleted',
      description: 'One product',
      variant: 'destructive' as const,
      action: { label: 'Undo', onPress: () => undefined },
      duration: null,
      isPending: false,
      isReturning: false,
      revision: 2,
      count: 3,
    };
    expect(recordOf(toast, 'dismissed', 7)).toEqual({
      id: 'toast-1',
      title: 'Deleted',
      description: 'One product',
      variant: 'destructive',
      count: 3,
      outcome: 'dismissed',
      at: 7,
    });
  });
});
