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

const judged = (grade: 'B' | 'C', doseMatches: boolean) => ({
  findings: [{ title: 'A structure/function claim' }],
  conditions: [
    { kind: 'disclaimer', text: 'Not evaluated.', isMet: false },
    ...(doseMatches ? [] : [{ kind: 'evidence', text: `grade ${grade}, needs B`, isMet: false }]),
  ],
  evidence: { subject: 'Zinc and colds', grade, doseMatches, studies: [{ source: 'A 2020' }] },
});

it('what would change is told as it is read, of its sentences only what came or went', () => {
  const changes = [
    { path: 'verdict', from: 'conditions', to: 'evidence' },
    { path: 'formulaVersion', from: 3, to: 4 },
    { path: 'sentences', from: [judged('B', true)], to: [judged('C', false)] },
  ];
  expect(changedFields({ because: [], changes })).toEqual([
    { id: 'verdict', label: 'Verdict', before: 'With conditions', after: 'Needs evidence' },
    { id: 'formulaVersion', label: 'Formula', before: 'v3', after: 'v4' },
    {
      id: 'sentences Conditions',
      label: 'Conditions',
      before: 'none',
      after: 'Needed: grade C, needs B',
    },
    {
      id: 'sentences Evidence',
      label: 'Evidence',
      before: 'Zinc and colds: grade B, inside the studied dose',
      after: 'Zinc and colds: grade C, outside the studied dose',
    },
  ]);
});
