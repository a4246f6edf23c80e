import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

describe('rule 2: a word of the body is read by what its clause is about', () => {
  it.each([
    ['The joints of the box are glued.', 'The joints of your hand are at ease.'],
    ['A memory of Lisbon in a glass.', 'Memory in a glass.'],
    ['The stomach of this old cooker takes six loaves.', 'The stomach settles.'],
    [
      'A pinch of salt lifts chocolate and calms bitterness.',
      'A pinch of this lifts the mood and calms nerves.',
    ],
    ['Gum arabic keeps the label from peeling.', 'Keeps gums from bleeding.'],
    ['If the box arrives with a bruise, tell us.', 'The box against bruises.'],
    ['The old press has arthritis in every joint.', 'The press, for arthritis in every joint.'],
    ['The surgery on the old oven took all night.', 'Skip the surgery, open the oven.'],
    ['The cork breathes, so lay the bottle down.', 'Lay the bottle down and breathe better.'],
    ['Benefits include a pension and dental cover.', 'Benefits your teeth and gums.'],
    ['Our heart beats for sourdough.', 'Your heart beats stronger.'],
    ['Thanks to the people who backed us.', 'For people who cannot sleep.'],
    ['A flexible handle and a slim spout.', 'A flexible back and a slim waist.'],
    ['When the dough feels alive, it is ready.', 'Feel alive.'],
    ['Immunity from queues: members use the side door.', 'Immunity from the first sip.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toBe('none allowed');
    expect(is(claim, { basis: { grade: 'U' } })).toMatch(/ (?:blocked|review|evidence)\b/);
  });

  it.each([
    'Bones of steel at seventy.',
    'Keeps the wolf from the lungs.',
    'The bread that bones love.',
    'A cup of calm.',
    'Our cocoa relaxes.',
    'The office stays healthy with one jar a day.',
    'Stir into your coffee for a clearer head.',
    'Add a scoop to the shaker and recover faster.',
    'A quiet belly.',
  ])('a thing in the clause excuses no promise: %s', (text) =>
    expect(is(text, { basis: { grade: 'U' } })).not.toMatch(/allowed$/),
  );

  it.each([
    ['Joints love our jelly.', 'Children love our jelly.'],
    ['Skin glows after a week of our carrot soup.', 'The stove glows after a day of our carrot soup.'],
    ['Calms the nerves with our marmalade.', 'Calms the heat of the curry with our marmalade.'],
  ])('the product that does it is no thing that is spoken of: %s But: %s', (claim, ordinary) => {
    expect(is(claim, { basis: { grade: 'U' } })).not.toMatch(/allowed$/);
    expect(is(ordinary)).toBe('none allowed');
  });
  it.each([
    ['Warm feet in December.', 'Warm soup in December.'],
    ['My sugar was through the roof.', 'The sugar was through the roof by noon.'],
    ['Pour over ice and unwind.', 'Pour over ice and stir.'],
    ['Hot milk, deep rest.', 'Hot milk, deep mugs.'],
  ])('a month, a figure of speech or a direction excuses none: %s But: %s', (claim, ordinary) => {
    expect(is(claim, { basis: { grade: 'U' } })).not.toMatch(/allowed$/);
    expect(is(ordinary)).toBe('none allowed');
  });
  it('a second clause stands for itself', () => {
    expect(is('The handle is stiff, the lid is tight.')).toBe('none allowed');
    expect(is('The handle is stiff, your knees are not.')).not.toMatch(/allowed$/);
  });
});

describe('words that count as they are written', () => {
  it("'the blues' are no blue", () => {
    expect(is('It goes in the blue bin.')).toBe('none allowed');
    expect(is('Beats the blues.')).toMatch(/^disease /);
  });
});

describe('rule 11: what it is without', () => {
  it.each([
    ['Without colours or preservatives.', 'absence allowed'],
    ['Free from milk.', 'absence allowed'],
    ['Specifications may change without notice.', 'none allowed'],
    ['Glued without plastic.', 'none allowed'],
  ])('%s', (text, expected) => expect(is(text)).toBe(expected));
});

describe('rule 2: what a thing is handled like is a direction', () => {
  it.each([
    ['Brown the bones, then add the roots.', 'Restores the bones, adds to the roots of hair.'],
    ['Thin the batter with a spoon of water.', 'Thin the blood with a spoon of oil.'],
    ['Rub the skin of the chicken with salt.', 'Rub the oil into your knees.'],
    ['Lower the heat and keep the lid on.', 'Lower the pressure in your veins.'],
    ['We stopped using polystyrene in 2019.', 'Stopped my migraine in 2019.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toBe('none allowed');
    expect(is(claim, { basis: { grade: 'U' } })).not.toMatch(/allowed$/);
  });

  it('a child that is helped is one of Article 14(1)(b), one that helps is none', () => {
    expect(is('Helps your kids shine at school.', { market: 'EU' })).toBe('children blocked');
    expect(is('Kids help us stir the batter.', { market: 'EU' })).toBe('none allowed');
  });
});
