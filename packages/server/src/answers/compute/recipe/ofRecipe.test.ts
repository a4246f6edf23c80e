import { describe, expect, it } from 'vitest';
import { told } from '../worked/testing/told.ts';

describe('what a recipe costs by the prices on file', () => {
  it('is told by the kilo where it is in shares', () => {
    expect(
      told('Trail mix of 40 % almonds, 35 % raisins and 25 % dried cranberries: raw material cost per kg?'),
    ).toMatch(/^3\.45–6\.77 USD\/kg, typically|^3\.45–6\.77 USD, typically/);
  });

  it('is told of a serving, of a batch and of stated weights', () => {
    expect(told('60 % oats and 40 % sunflower seeds: material cost per 55 g serving?')).toContain('10 cents');
    expect(
      told('800 kg of 40 % hazelnuts and 60 % peanut butter: what do the raw materials cost?'),
    ).toContain('typically 5,568 USD');
    expect(told('19 g pumpkin seeds + 5 g inulin: raw material cost of it?')).toContain(
      '19 g pumpkin seeds × 4–8 USD/kg + 5 g inulin × 3–7 USD/kg',
    );
  });

  it('is silent where a part has no price, and takes no share of a share', () => {
    expect(told('200 kg of 30 % unobtainium and 70 % oats: what do the raw materials cost?')).not.toContain(
      '× 30 % ×',
    );
  });
});

describe('the active of compounds that are mixed', () => {
  it('is added up, with its share of the reference value', () => {
    const answer = told(
      'Capsule with 330 mg calcium carbonate and 290 mg calcium citrate tetrahydrate: total elemental calcium and % DV?',
    );
    expect(answer).toContain('193.3 mg of calcium in all: 330 mg calcium carbonate × 40.04 % + 290 mg');
    expect(answer).toContain('15 % of the US Daily Value');
  });

  it('knows salts whose names do not say the active', () => {
    expect(told('21 mg ferrous fumarate + 31 mg ferrous bisglycinate: how much iron in total?')).toContain(
      '15.39 mg of iron',
    );
  });

  it('is told of each where the actives differ', () => {
    const answer = told('330 mg calcium carbonate and 20 mg zinc oxide: how much calcium and zinc is that?');
    expect(answer).toContain(
      '132.1 mg of calcium: 330 mg calcium carbonate × 40.04 %; 16.07 mg of zinc: 20 mg',
    );
  });

  it('is none where a part is no compound', () => {
    expect(told('330 mg calcium carbonate and 20 mg rice flour: how much in total?')).not.toContain(
      'calcium:',
    );
  });
});

describe('how much of each part a batch takes', () => {
  it('is told of all of them, or of the one that is asked for', () => {
    expect(told('580 kg blend, a third is oats and the rest cocoa. kg of each?')).toContain(
      '193.3 kg oats and 386.7 kg cocoa',
    );
    expect(told('formula: 40 % dextrose, 12 % cocoa, balance oats. kg of oats in 840 kg?')).toMatch(
      /^403\.2 kg oats: 840 kg × 48 %/,
    );
  });
});
