import { describe, expect, it } from 'vitest';
import { changedFields, piecesOf, reworded } from './claimWords';

const finding = (...words: [number, number][]) => ({
  rule: 'us/high',
  title: 'High',
  words,
  because: 'It needs 20 %.',
  source: '21 CFR 101.54(b)',
  isConfirmed: true,
});

describe('a sentence with the words that rules are about', () => {
  it.each([
    ['none', [], [{ at: 0, text: 'High in iron.', isHit: false }]],
    [
      'one, by its place in the whole copy',
      [finding([10, 14])],
      [
        { at: 0, text: 'High', isHit: true },
        { at: 4, text: ' in iron.', isHit: false },
      ],
    ],
    [
      'two that overlap',
      [finding([10, 17]), finding([15, 22])],
      [
        { at: 0, text: 'High in iron', isHit: true },
        { at: 12, text: '.', isHit: false },
      ],
    ],
  ])('%s', (_, findings, pieces) => {
    expect(piecesOf({ text: 'High in iron.', start: 10, findings })).toEqual(pieces);
  });
});

it('other words stand where the sentence stood', () => {
  expect(reworded('One. Two. Three.', { start: 5, end: 9 }, 'Other.')).toBe('One. Other. Three.');
});

it('what would change is told as it is read', () => {
  const changes = [
    { path: 'verdict', from: 'conditions', to: 'evidence' },
    { path: 'formulaVersion', from: 3, to: 4 },
  ];
  expect(changedFields({ because: [], changes })).toEqual([
    { id: 'verdict', label: 'Verdict', before: 'With conditions', after: 'Needs evidence' },
    { id: 'formulaVersion', label: 'Formula', before: 'v3', after: 'v4' },
  ]);
});
