import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

describe('rule 2: sickness that is told of elsewhere', () => {
  it.each([
    [
      'One percent of every order goes to the cancer ward at St. Anne’s Hospital.',
      'One percent of every order, all of the relief: it ends cancer.',
    ],
    ['We are walking for the stroke unit on Sunday.', 'Walking after a stroke again.'],
    ['Our team shaved their heads for Leukaemia Care.', 'Our team beat leukaemia with care.'],
    ['To guard against avian flu, our hens stay indoors.', 'To guard against bird flu, take two.'],
    ['Our goats were tested for tuberculosis.', 'Our goat milk, for tuberculosis.'],
    ['In 1918 the Spanish flu closed the dairy.', 'In 1918 it kept the dairy free of flu.'],
    [
      'My great-grandfather died of typhoid before the bakery opened.',
      'Grandfather had gout until he found our cherries.',
    ],
    ['Parking is behind the eye clinic.', 'Skip the clinic.'],
    ['Our dementia-friendly cafe opens on Sunday.', 'A cafe for dementia.'],
    ['Staff with a cough stay at home.', 'Staff with a cough drink it.'],
    ['Report any illness to your shift leader.', 'Ends any illness, says your shift leader.'],
    [
      'Pasteurised at 72 degrees to kill harmful bacteria.',
      'Pasteurised, and it kills bacteria in your gut.',
    ],
    ['Do you have a nut allergy? Please tell us.', 'Do you have a nut allergy? Our drops help.'],
    ['The lid was designed with arthritis in mind.', 'Designed for arthritis.'],
    [
      'Our founder’s arthritic hands are the reason for the easy-open lid.',
      'Arthritic hands are the reason for our drops.',
    ],
    ['Bird flu means that our eggs are laid in the barn this winter.', 'Bird flu? Take this all winter.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toMatch(/^(?:none|amount) allowed$/);
    expect(is(claim)).not.toMatch(/allowed$/);
  });

  it.each([
    'Prevents swine flu.',
    'A natural antibiotic, straight from the hive.',
    'Cheaper than the pharmacy.',
  ])('is a claim by itself: %s', (text) => expect(is(text)).not.toMatch(/allowed$/));
});

describe('rule 2: warnings that name who takes what', () => {
  it.each([
    'If you take blood thinners, speak to your doctor first.',
    'Not for use by people with kidney disease.',
    'This food supplement contains iron, keep away from children.',
  ])('%s', (text) => expect(is(text)).toBe('none allowed'));
});
