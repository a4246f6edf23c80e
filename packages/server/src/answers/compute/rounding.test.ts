import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { sentencesIn } from '../prose.ts';
import { read } from '../understand/read.ts';
import { roundingBlocks } from './rounding.ts';

const evidence = loadEvidence();
const declared = (question: string) => {
  const [first] = roundingBlocks(evidence, read(evidence, question)) ?? [];
  return first && sentencesIn(first).map(({ segments: [text] }) => String(text));
};

describe('the rounding of a label', () => {
  it.each([
    [
      'How should 4.38 g of fat be rounded in the US?',
      ['4.5 g on a US label: 4.38 g of fat is declared as 4.5 g'],
    ],
    [
      'How should 4.38 g of fat be rounded in the EU?',
      ['4.4 g on an EU label: 4.38 g of fat is declared as 4.4 g'],
    ],
    ['round 47 calories for a US label', ['45 calories on a US label: 47 kcal is declared as 45 calories']],
    [
      'US: how is sodium of 143 mg declared?',
      ['140 mg on a US label: 143 mg of sodium is declared as 140 mg'],
    ],
    ['declare 0.3 g sugar in the US', ['0 g on a US label: 0.3 g of sugars is declared as 0 g']],
    ['declare 4380 mg of fat in the US', ['4.5 g on a US label: 4,380 mg of fat is declared as 4.5 g']],
    ['declare 0.7 g of protein in the US', ['<1 g on a US label: 0.7 g of protein is declared as <1 g']],
    [
      'saturated fat 0.07 g, sodium 143 mg: declare them in the US',
      [
        '0 g on a US label: 0.07 g of saturated fat is declared as 0 g',
        '140 mg on a US label: 143 mg of sodium is declared as 140 mg',
      ],
    ],
    ['declare 0.995 g salt in the EU', ['1.0 g on an EU label: 0.995 g of salt is declared as 1.0 g']],
  ])('%s', (question, expected) => {
    expect(declared(question)).toEqual(expected);
  });

  it('is of nothing without a nutrient that has a rule', () => {
    expect(declared('round 13.37 mg of vitamin C')).toBeUndefined();
  });
});
