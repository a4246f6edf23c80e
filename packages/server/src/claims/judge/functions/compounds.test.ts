import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

const eu = (text: string) => is(text, { market: 'EU' }, { kind: 'food' });

describe('what a food is called by what it does', () => {
  it.each([
    'Joint-friendly jelly.',
    'Bone-building cheese strings.',
    'Tooth-friendly sweets.',
    'Prostate-loving tomato soup.',
    'Sleep-promoting cherries.',
    'A waist-trimming soup.',
  ])('is a function: %s', (text) => expect(eu(text)).toBe('function blocked'));

  it.each(['Diabetic-friendly jam.', 'The gout-friendly gravy.', 'IBS-safe soup for the whole family.'])(
    'is a claim on the disease that it names: %s',
    (text) => {
      expect(eu(text)).toBe('disease blocked');
      expect(is(text)).toBe('disease blocked i');
    },
  );

  it.each([
    'A hand-friendly lid that opens with one twist.',
    'Autism-friendly hour: Tuesdays from nine to ten, lights and music low.',
    'Our dementia-friendly café opens every second Sunday.',
    'Bee-friendly meadows and a family-friendly trail.',
    'Mouth-watering plum tart in an eye-catching tin.',
    'Allergy-friendly kitchen: ask for the list.',
  ])('is none where nobody eats it, or no body is named: %s', (text) => {
    expect(eu(text)).toBe('none allowed');
    expect(is(text)).toBe('none allowed');
  });
});
