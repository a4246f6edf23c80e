import { describe, expect, it } from 'vitest';
import { isInHeldOutHalf, readCases, splitSeed, type ClaimCase } from './cases.ts';
import { reportOf } from './report.ts';
import { byRule, isRight, scoreOf, type Judged } from './score.ts';

const judged = (
  [classes, verdicts]: [ClaimCase['class'], ClaimCase['verdict']],
  [gotClass, gotVerdict]: [Judged['got']['class'], Judged['got']['verdict']],
  rule = '4',
): Judged => ({
  expected: {
    text: 'A secret sentence.',
    market: 'US',
    channel: 'label',
    product: { kind: 'supplement', audience: 'adults', perDay: 1, nutrients: [], ingredients: [] },
    class: classes,
    verdict: verdicts,
    rule,
    heldOut: false,
  },
  got: { class: gotClass, verdict: gotVerdict },
});

describe('a case', () => {
  it('is right with any of the expected classes and verdicts', () => {
    expect(isRight(judged([['function', 'proof'], ['evidence']], ['proof', 'evidence']))).toBe(true);
  });

  it('is wrong when only its class is right', () => {
    expect(isRight(judged([['function'], ['evidence']], ['function', 'conditions']))).toBe(false);
  });
});

describe('the score', () => {
  it('counts class, verdict and both', () => {
    const { right } = scoreOf([
      judged([['disease'], ['blocked']], ['disease', 'blocked']),
      judged([['disease'], ['blocked']], ['function', 'blocked']),
      judged([['disease'], ['blocked']], ['disease', 'review']),
    ]);
    expect(right).toEqual({ class: 2, verdict: 2, both: 1 });
  });

  it('counts as a false pass only what passes where no expected verdict does', () => {
    const { falsePasses } = scoreOf([
      judged([['disease'], ['blocked', 'review']], ['function', 'conditions']),
      judged([['disease'], ['blocked']], ['disease', 'evidence']),
      judged([['function'], ['evidence', 'conditions']], ['function', 'allowed']),
    ]);
    expect(falsePasses).toEqual({ count: 1, of: 2 });
  });

  it('counts a sentence that is no claim as flagged when it is taken for one or stopped', () => {
    const { flagged } = scoreOf([
      judged([['none', 'absence'], ['allowed']], ['absence', 'allowed']),
      judged([['none'], ['allowed']], ['function', 'allowed']),
      judged([['none'], ['allowed']], ['none', 'review']),
      judged([['amount'], ['allowed']], ['function', 'blocked']),
    ]);
    expect(flagged).toEqual({ count: 2, of: 3 });
  });

  it('puts the parts of a rule together, in the order of the rules', () => {
    const groups = byRule(
      ['11', '4ii', '4i'].map((rule) => judged([['disease'], ['blocked']], ['disease', 'blocked'], rule)),
    );
    expect(groups.map(([rule, group]) => [rule, group.length])).toEqual([
      [4, 2],
      [11, 1],
    ]);
  });

  it('is reported without a sentence', () => {
    expect(
      reportOf([{ name: 'law', judged: [judged([['disease'], ['blocked']], ['none', 'allowed'])] }], 12),
    ).not.toContain('secret');
  });
});

describe('the cases', () => {
  const cases = readCases('cases.jsonl');

  it('are at least 90 claims and 60 sentences that are none', () => {
    const none = cases.filter((each) => each.class.includes('none')).length;
    expect(none).toBeGreaterThanOrEqual(60);
    expect(cases.length - none).toBeGreaterThanOrEqual(90);
  });

  it.each(['open2.jsonl', 'open6.jsonl', 'law.jsonl', 'open14.jsonl', 'open20.jsonl'] as const)(
    'of %s are all open',
    (file) => expect(readCases(file).filter(({ heldOut }) => heldOut)).toEqual([]),
  );

  it('are held out as the seed says', () => {
    const halved = [...cases, ...readCases('hard7.jsonl')];
    expect(halved.filter((each) => each.heldOut !== isInHeldOutHalf(each, splitSeed))).toEqual([]);
  });
});
