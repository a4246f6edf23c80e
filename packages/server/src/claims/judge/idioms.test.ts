import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

describe('rule 2: an idiom is no claim, and shields none', () => {
  it.each([
    ['A stroke of luck in 1962 gave us the mill.', 'A stroke of luck: no more strokes in our family.'],
    ['Warning: seriously addictive crunch.', 'Seriously addictive? No, it ends addiction.'],
    ['Gut instinct told us to add more ginger.', 'Gut instinct says yes, gut lining says thank you.'],
    ['Crunch fever has broken out in Bristol.', 'Hay fever pitch: two capsules and it is over.'],
    ['Made in the heart of Somerset.', 'Heart of our range: beats cholesterol.'],
    ['Smooth as silk, dark as night.', 'Smooth as silk skin in 14 days.'],
    ['A pain-free way to shop: free returns within 30 days.', 'Pain-free way to climb stairs.'],
    [
      'A labour of love, and a headache for our accountant.',
      'Headache for our rivals, relief for your migraine.',
    ],
    ['A hug in a mug.', 'A hug in a mug for frayed nerves.'],
    ['Slim can, new label.', 'Slim can, slim waist.'],
    ['Powered by wind energy since 2016.', 'Powered by the sun, it lifts winter depression.'],
    ['Allergy advice: for allergens see ingredients in bold.', 'Allergy advice: two drops stop hay fever.'],
    ['Comfort food at its best.', 'Comfort food for IBS.'],
    [
      'It’s in our blood: five generations of millers.',
      'In our blood for five generations, good for yours: lowers blood pressure.',
    ],
    ['No. 1 Harbour Street is where it all began.', 'No. 1 for sleep on the high street.'],
    ['Healthy competition: try all three flavours.', 'Healthy vines, healthy liver.'],
    [
      'Our founder, a former nurse, now spends her days roasting oats.',
      'Former nurse cures shingles with honey.',
    ],
    ['Keep calm and carry a cracker.', 'Keep calm and carry on without Xanax.'],
    ['We lost sleep over the lid so you don’t have to.', 'Lose sleep no more.'],
    ['Weight when packed: one kilo.', 'Weight off our shoulders, weight off your hips.'],
    ['Melts in the mouth.', 'It melts in the mouth and melts fat.'],
    ['Reduce the heat and simmer until thick.', 'Reduce the heat in your joints.'],
    ['Our head baker suffers no fools.', 'Our head baker suffers no longer from gout.'],
    ['We heal the land we farm.', 'We heal the land, and it heals you.'],
    ['A taste of childhood memories.', 'Childhood memories come back, even with Alzheimer’s.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toBe('none allowed');
    expect(is(claim)).not.toMatch(/allowed$/);
  });
});

describe('rule 17: what is promised in veiled words is never allowed', () => {
  it.each([
    'Order the pizza. Order dessert. The pounds come off anyway.',
    'Your GP won’t tell you about this.',
    'What the pharmacy doesn’t want you to know.',
    'The scans came back clear after three months.',
    'Kids who take it catch up at school.',
    'Your shield against whatever is going round the office.',
    'Walk without a stick again.',
    'See without glasses.',
    'Hear better in six weeks.',
    'Get pregnant sooner.',
    'Works where creams failed.',
    'Acne gone by prom night.',
    'My specialist was speechless.',
    'Takes the fear out of flying.',
    'For when the walls close in.',
  ])('%s', (text) => expect(is(text)).not.toMatch(/allowed$/));
});
