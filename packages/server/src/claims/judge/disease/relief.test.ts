import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

describe('rule 4: trouble that has gone', () => {
  it.each([
    'Dad’s hands stopped shaking after a month on this.',
    'Hands that could not hold a cup now knit all evening.',
    'Take it the moment your nose starts to run.',
    'Ask your pharmacist about swapping your antacid for our chews.',
    'Back in business in the bedroom, no prescription needed.',
    'For squeaky knees.',
    'For cloudy vision.',
  ])('%s', (text) => expect(is(text)).toMatch(/^disease (?:blocked|review)/));

  it.each([
    'My mother’s recipe, finally in a jar.',
    'Grandma used to make it this way.',
    'Hand-rolled by our team of twelve.',
    'Ask your pharmacist before replacing any medicine with this product.',
    'This product does not treat or cure any disease.',
    'Nutrition per 100 g: energy 1 650 kJ / 394 kcal, fat 12 g.',
    'Our facility is registered with the FDA under the Bioterrorism Act.',
  ])('not: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('a disclaimer that names a disease, or goes on, is none', () => {
    expect(is('This product does not treat or cure cancer.')).toMatch(/^disease blocked/);
    expect(is('This product does not treat any disease, it ends diabetes.')).toMatch(/^disease blocked/);
  });

  it.each([
    ['Soothes sore muscles after a workout.', 'function conditions'],
    ['Helps with mild mood swings before your period.', 'function conditions'],
    ['Iron helps prevent iron-deficiency anemia.', 'deficiency conditions'],
    ['The FDA has given it the green light.', 'proof blocked'],
    ['Reviewed by the FDA.', 'proof blocked'],
    ['NSF Certified for Sport®', 'proof evidence'],
    ['Low in carbs.', 'nutrientContent blocked'],
  ])('%s: %s', (text, expected) => expect(is(text)).toBe(expected));

  it('an antioxidant vitamin is a nutrient, no function', () =>
    expect(
      is(
        'High in the antioxidant vitamin E.',
        {},
        { nutrients: [{ key: 'vitamin-e', amount: 3, unit: 'mg' }] },
      ),
    ).toBe('nutrientContent allowed'));
});
