import { describe, expect, it } from 'vitest';
import { helvetica } from './metrics';
import type { FactsRun } from './sheet';
import { wrap } from './wrap';

const lines = (runs: readonly FactsRun[], width: number) =>
  wrap(runs, { width, size: 10, metrics: helvetica }).map(({ parts }) =>
    parts.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join('|'),
  );

describe('wrap', () => {
  it('breaks at spaces', () => expect(lines([{ text: 'one two three' }], 45)).toEqual(['one two', 'three']));

  it('leaves a word alone that is wider than there is room', () =>
    expect(lines([{ text: 'a magnesium b' }], 20)).toEqual(['a', 'magnesium', 'b']));

  it('keeps together what changes its weight within a word', () =>
    expect(lines([{ text: 'soy (' }, { text: 'milk', isStrong: true }, { text: '), egg' }], 50)).toEqual([
      'soy (|*milk*|),',
      'egg',
    ]));

  it('breaks nothing out of nothing', () => expect(lines([{ text: '' }], 50)).toEqual([]));
});
