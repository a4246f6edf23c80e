import { describe, expect, it } from 'vitest';
import { check } from '../../testing/check.ts';

const judged = (...args: Parameters<typeof check>) => {
  const { class: kind, verdict } = check(...args);
  return [kind, verdict];
};

describe('a heading without a verb', () => {
  it.each(['Brain health', 'Eye health.', 'Healthy joints', 'Hair, skin and nails formula'])(
    'that names what a supplement is for is a function: %s',
    (heading) => {
      expect(judged(heading, { market: 'US' })).toEqual(['function', 'conditions']);
      expect(judged(heading, { market: 'EU' })).toEqual(['function', 'blocked']);
    },
  );

  it.each(['Healthy snack', 'Healthy oat granola', 'healthy bread'])(
    'that calls a food healthy: %s',
    (heading) => {
      const food = { kind: 'food' } as const;
      expect(judged(heading, { market: 'US' }, food)).toEqual(['nutrientContent', 'conditions']);
      expect(judged(heading, { market: 'UK' }, food)).toEqual(['wellBeing', 'blocked']);
    },
  );

  it('of what is healthy otherwise is no claim', () => {
    const food = { kind: 'food' } as const;
    for (const line of ['Healthy soil makes better bread.', 'Healthy competition with the bakery next door.'])
      expect(judged(line, { market: 'EU' }, food)).toEqual(['none', 'allowed']);
  });
});

it('keeps a response to exercise a function, and inflammation a disease', () => {
  expect(judged('Supports a healthy inflammatory response after exercise.', { market: 'US' })).toEqual(['function', 'conditions']); // prettier-ignore
  expect(judged('Reduces inflammation.', { market: 'US' })).toEqual(['disease', 'blocked']);
});

it('takes what somebody weighed before and after for an amount of loss', () => {
  expect(judged('Before: 212 lbs. After: 168 lbs.', { market: 'EU' })).toEqual(['weight', 'blocked']);
  expect(judged('Say goodbye to 5 kilos before summer.', { market: 'US' })).toEqual(['weight', 'evidence']);
  expect(judged('Before: 25 kg sacks. After: 5 kg bags.', { market: 'EU' })[0]).not.toBe('weight');
});

it('takes weight that stays off for one of the seven statements', () => {
  expect(judged('Keeps the weight off, even after you stop.', { market: 'US' })).toEqual([
    'weight',
    'blocked',
  ]);
});
