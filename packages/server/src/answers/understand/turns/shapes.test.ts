import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { multiplied, shapeOf } from './shapes.ts';

describe('the shape of a turn', () => {
  it.each([
    ['no, I meant the citrate', 'the citrate'],
    ['sorry, and gummies', 'gummies'],
    ['not oxide, bisglycinate', 'bisglycinate'],
    ['EU instead of US', 'EU'],
    ['the same for zinc', 'zinc'],
    ['could you do calcium?', 'calcium'],
    ['and not US, EU', 'EU'],
  ])('of “%s” puts “%s” in the place of what was said', (turn, said) => {
    expect(shapeOf(turn)).toEqual({ means: 'instead', said });
  });

  it.each([
    ['source?', { means: 'same' }],
    ['are you sure about that?', { means: 'same' }],
    ['give me both', { means: 'both' }],
    ['and 12 times that?', { means: 'times', figure: 12 }],
    ['half of that?', { means: 'times', figure: 0.5 }],
  ])('is read of “%s”', (turn, shape) => {
    expect(shapeOf(turn)).toEqual(shape);
  });

  it.each([
    'sorry, what does creatine cost per kg?',
    'What does zinc cost?',
    'and zinc?',
    'and not just zinc',
  ])('is none of “%s”', (turn) => {
    expect(shapeOf(turn)).toBeNull();
  });
});

describe('a question so many times as large', () => {
  const evidence = loadEvidence();

  it('counts more before it weighs more', () => {
    expect(multiplied(evidence, 'What does 250 mg of ubiquinol cost for 60 capsules?', 2)).toBe(
      'What does 250 mg of ubiquinol cost for 120 capsules?',
    );
    expect(multiplied(evidence, 'How much zinc is in 100 mg of zinc oxide?', 0.5)).toBe(
      'How much zinc is in 50 mg of zinc oxide?',
    );
  });

  it('is none of a question without a figure', () => {
    expect(multiplied(evidence, 'What is the upper limit of zinc?', 12)).toBeNull();
  });
});
