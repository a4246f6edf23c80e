import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { understand } from './understand.ts';

const evidence = loadEvidence();
const partsOf = (question: string) => understand(evidence, question).parts.map(({ question: own }) => own);

describe('a list of things that are asked for', () => {
  it('has a part for each that names its own, though none has a verb', () => {
    expect(
      partsOf('vitamin c in guava raw, dv of vitamin c in the us, price of ascorbic acid?'),
    ).toHaveLength(3);
  });

  it('has a part for what a measure of another food weighs', () => {
    expect(
      partsOf('USDA: protein in raw lupin seeds, and what does a cup of melon seeds weigh?'),
    ).toHaveLength(2);
    expect(partsOf('How much iron is in 100 g of taro, and what does a cup of it weigh?')).toHaveLength(1);
  });

  it('joins what has no verb with what stands behind', () => {
    expect(partsOf('How much iron and how much zinc is in 100 g raw tuna?')).toHaveLength(1);
    expect(partsOf('How much iron is in tuna and how much zinc is in cod?')).toHaveLength(2);
  });
});
