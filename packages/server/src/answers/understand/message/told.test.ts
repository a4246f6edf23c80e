import { describe, expect, it } from 'vitest';
import { plainlyAsked } from './courtesies.ts';

describe('what is told around a question', () => {
  it.each([
    ['We had an audit last week and this came up. Fibre of dried figs?', 'Fibre of dried figs?'],
    ['My father does not trust the internet. RDA of copper?', 'RDA of copper?'],
    ['Lactase claim: units a meal. No rush, tomorrow is fine.', 'Lactase claim: units a meal.'],
    ['Last one for today, I promise: what is a RACC?', 'what is a RACC?'],
    ['AUC of curcumin in males just so I can tell the sales guys?', 'AUC of curcumin in males'],
    ['Dear team, fumaric acid E no. Best, Anna', 'fumaric acid E no.'],
    ['Sorry to bother you again, but how much zinc?', 'how much zinc?'],
  ])('%s', (written, asked) => {
    expect(plainlyAsked(written)).toBe(asked);
  });

  it.each([
    ['We sell in the US. How much zinc is allowed?', 'In the US, How much zinc is allowed?'],
    ['Launch in Canada next spring. How much zinc?', 'In Canada, How much zinc?'],
    ['Our customer is in Germany. What is the EU limit?', 'What is the EU limit?'],
  ])('%s is asked of the market that it names', (written, asked) => {
    expect(plainlyAsked(written)).toBe(asked);
  });

  it.each([
    ['We sell pumpkin seeds. How much zinc is in 100 g?'],
    ['Creatine and beta-alanine: which has a claim? And the latter – does it tingle?'],
    ['Which has it? Not milk.'],
    ['lead time: stock formula, in weeks?'],
    ['US label. 200 mg magnesium?'],
    ['We launch next week.'],
  ])('%s: all of it is read', (written) => {
    expect(plainlyAsked(written)).toBe(written);
  });
});
