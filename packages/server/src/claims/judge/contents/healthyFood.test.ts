import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

const food = { kind: 'food' as const, serving: { grams: 100 } };

describe('a food that is called healthy', () => {
  it.each(['Healthy oat granola', 'A healthier snack', 'Healthful seed crackers', 'Wholesome goodness'])(
    'is a level in the US: %s',
    (text) => expect(is(text, {}, food)).toBe('nutrientContent conditions'),
  );

  it.each(['Healthy oat granola', 'A healthier snack', 'Healthful seed crackers', 'The healthier choice'])(
    'is a general benefit in EU and UK: %s',
    (text) => expect(is(text, { market: 'UK' }, food)).toBe('wellBeing blocked'),
  );

  it.each(['Bring a healthy appetite', 'A healthy pinch of salt', 'A healthy dose of humor'])(
    'is none where it is but large: %s',
    (text) => {
      expect(is(text, {}, food)).toBe('none allowed');
      expect(is(text, { market: 'EU' }, food)).toBe('none allowed');
    },
  );

  it('is none of what it does for a body', () => {
    const rich = { ...food, nutrients: [{ key: 'calcium', amount: 300, unit: 'mg' }] };
    expect(is('Calcium for healthy bones', {}, rich)).toBe('function allowed');
  });
});
