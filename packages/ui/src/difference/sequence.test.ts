import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequence, type Edit } from './sequence';

const sign = { same: ' ', removed: '-', added: '+' };
const told = (before: string, after: string) =>
  diffSequence([...before], [...after])
    .map(({ kind, item }) => sign[kind] + item)
    .join('');
const side = <Item>(edits: Edit<Item>[], kind: Edit<Item>['kind']) =>
  edits.filter((edit) => edit.kind === 'same' || edit.kind === kind).map(({ item }) => item);

/** Length of the longest common subsequence, the slow and plain way. */
const longestCommon = (before: string[], after: string[]): number => {
  let row = after.map(() => 0);
  for (const a of before) {
    const next: number[] = [];
    for (const [at, b] of after.entries())
      next.push(a === b ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
};

describe('diffSequence', () => {
  it.each([
    ['', '', ''],
    ['ab', 'ab', ' a b'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['abc', 'axc', ' a-b+x c'],
    ['abcd', 'bcde', '-a b c d+e'],
  ])('%j to %j', (before, after, expected) => expect(told(before, after)).toBe(expected));

  it('leads from one to the other, by the fewest steps', () => {
    const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(few, few, (before, after) => {
        const edits = diffSequence(before, after);
        expect(side(edits, 'removed')).toEqual(before);
        expect(side(edits, 'added')).toEqual(after);
        expect(edits.filter(({ kind }) => kind === 'same')).toHaveLength(longestCommon(before, after));
      }),
    );
  });

  it('gives up on what has too little in common, and still leads there', () => {
    const before = Array.from({ length: 2000 }, (_, at) => `old ${at}`);
    const after = Array.from({ length: 2000 }, (_, at) => `new ${at}`);
    const edits = diffSequence(['a', ...before, 'z'], ['a', ...after, 'z']);
    expect(side(edits, 'removed')).toEqual(['a', ...before, 'z']);
    expect(side(edits, 'added')).toEqual(['a', ...after, 'z']);
  });
});
