import { describe, expect, it } from 'vitest';
import type { SourceRef } from '../contract/index.ts';
import { checksumOf, differenceOf, movedSources } from './index.ts';

const formula = (version: number, checksum: string, id = 7): SourceRef => ({
  kind: 'formula',
  id,
  version,
  checksum,
});
const study = (checksum: string): SourceRef => ({
  kind: 'study',
  id: 'a-trial',
  version: checksum,
  checksum,
});

describe('sources that moved', () => {
  it.each([
    ['changed', [formula(3, 'a')], [formula(4, 'b')], 'Formula changed since (v3 → v4)'],
    ['begun', [], [formula(1, 'a')], 'Formula begun since (v1)'],
    ['deleted', [formula(3, 'a')], [], 'Formula deleted since (v3)'],
    ['another', [formula(3, 'a')], [formula(1, 'b', 8)], 'Another formula since (v3 → v1)'],
    [
      'its material',
      [formula(3, 'a')],
      [formula(3, 'b')],
      'A material or part of the formula changed since (v3)',
    ],
    ['a study', [study('aa')], [study('bb')], 'Study of a-trial changed since (aa → bb)'],
    ['a study gone', [study('aa')], [], 'Study of a-trial taken away since'],
  ])('are told in words: %s', (_, before, after, text) => {
    expect(movedSources(before, after).map((moved) => moved.text)).toEqual([text]);
  });

  it('are none when the content is what it was, whatever its number', () => {
    expect(movedSources([formula(3, 'a'), study('aa')], [study('aa'), formula(5, 'a')])).toEqual([]);
  });
});

describe('a difference', () => {
  it('names the fields that would change, by what they say', () => {
    const before = { verdict: 'conditions', conditions: [{ kind: 'notice', isMet: false }] };
    const after = { verdict: 'evidence', conditions: [{ isMet: false, kind: 'notice', text: undefined }] };
    expect(differenceOf([], before, after).changes).toEqual([
      { path: 'verdict', from: 'conditions', to: 'evidence' },
    ]);
  });
});

it('a checksum does not hang on the order of fields', () => {
  expect(checksumOf({ a: 1, b: [2] })).toBe(checksumOf({ b: [2], a: 1 }));
  expect(checksumOf({ a: 1 })).not.toBe(checksumOf({ a: 2 }));
});
