import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

describe('rules 6 and 13: what somebody is told to do by an ingredient', () => {
  it.each([
    ['Recover like a pro with tart cherry.', 'Recover your password with one click.'],
    ['Unwind with a cup of chamomile tea.', 'Unwind the paper with both hands.'],
    ['Rest easy with magnesium.', 'Rest the dough with salt.'],
  ])('%s But: %s', (claim, ordinary) => {
    expect(is(claim, { market: 'UK' })).toMatch(/^function blocked/);
    expect(is(claim)).toBe('function conditions');
    expect(is(ordinary)).toBe('none allowed');
  });
});

describe('rule 14: a benefit of health in general', () => {
  it.each(['For your health and well-being.', 'Good for your body.'])(
    'is no function of something: %s',
    (text) => expect(is(text, { market: 'EU' })).toBe('wellBeing blocked'),
  );
});
