import { describe, expect, it } from 'vitest';
import { plainlyAsked } from './courtesies.ts';

describe('what is written around a question', () => {
  it.each([
    ['Hi team, quick question: how much zinc is too much? Thanks!', 'how much zinc is too much?'],
    ['Could you please tell me whether zinc is allowed in the EU', 'whether zinc is allowed in the EU'],
    ['I need to know the US limit of selenium asap', 'the US limit of selenium'],
    ['My boss wants to know if we may say this', 'we may say this'],
    ['For our new product: does zinc shorten a cold?', 'does zinc shorten a cold?'],
    ['WHAT IS THE LIMIT OF ZINC', 'what is the limit of zinc'],
    ['zinc   and    copper', 'zinc and copper'],
  ])('%s', (written, asked) => {
    expect(plainlyAsked(written)).toBe(asked);
  });

  it.each([
    ['highest allowed magnesium'],
    ['chamomile for anxiety'],
    ['Tell me about zinc'],
    ['For a vegan gummy: what does pectin cost?'],
    ['question marks on labels'],
    ['Thanks'],
  ])('%s: nothing is', (written) => {
    expect(plainlyAsked(written)).toBe(written);
  });
});
