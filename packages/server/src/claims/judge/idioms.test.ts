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
    ['The nuts are cracked by hand.', 'Cracked by hand, good for cracked hands.'],
    ['A sight for sore eyes on a grey Monday.', 'A balm for sore eyes.'],
    ['No guts, no glory: our hottest sauce yet.', 'No guts, no glory: heals the guts.'],
    ['Symptoms of a good picnic: grass stains.', 'Symptoms of a good picnic, none of hay fever.'],
    ['It was a headache to get the lid right.', 'It was a headache to end all headaches: one sip cured it.'],
    ['He broke his leg and designed labels all winter.', 'He broke his leg; our calcium healed it.'],
    ['A tonic for the high street, said the mayor.', 'A tonic for the liver, said the mayor.'],
    ['Smooth, silky, spoonable.', 'Smooth, silky skin.'],
    ['Wakes up a tired salad.', 'Wakes up a tired brain.'],
    ['Cure the trout for 36 hours, then pat dry.', 'Cure the flu in 36 hours.'],
    ['Our hens are never given antibiotics.', 'Recover without antibiotics.'],
    ['In 1918 the flu closed the shop for six weeks.', 'In 1918 the flu met our elderberry and lost.'],
    ['The pandemic emptied our café.', 'Beats the next pandemic.'],
    ['After a long illness in the family we sold the farm.', 'Strength after a long illness.'],
    ['Healthy soil, happy worms.', 'Rids the gut of worms.'],
    ['Sick pay from day one.', 'Never sick again from day one.'],
    ['Head of Growth (m/f/d), Berlin.', 'Shrinks a growth on the neck.'],
    ['Our hearts sank when the boiler burst.', 'Our hearts sank, then it lowered cholesterol.'],
    ['Treat your mum this Mother’s Day.', 'Treat your mum’s arthritis.'],
    ['Proceeds go to the children’s hospice.', 'The hospice gives it for pain.'],
    ['NHS discount accepted.', 'NHS approved.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toBe('none allowed');
    expect(is(claim)).not.toMatch(/allowed$/);
  });

  it.each([
    ['Baby carrots, glazed in butter.', 'Baby food for a brighter baby.'],
    ['My school report said I talked too much.', 'A better school report within a term.'],
    ['Learn to bake: classes for teens on Saturdays.', 'Teens learn faster.'],
  ])('in the EU too: %s But: %s', (ordinary, claim) => {
    expect(is(ordinary, { market: 'EU' })).toBe('none allowed');
    expect(is(claim, { market: 'EU' })).toMatch(/ (?:blocked|review)$/);
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
    'Before: size 18. After: size 12.',
    'Your GP has no idea what this leaf can do.',
    'For women going through the change.',
    'Nature’s answer to Nurofen.',
    'Gentler than Gaviscon.',
    'The scan was clear, and I put it down to this tea.',
    'I halved my tablets after a month.',
    'Does what your water tablets do.',
    'As used by the NHS.',
    'Stops the crash after lunch.',
    'For feet that burn at night.',
    'Spots gone by the weekend.',
    'Ends the toilet drama.',
    'Live to 100.',
    'This is what keeps the doctor unemployed.',
    'Three colds a year? Now none.',
    'Verrucas vanish.',
    'Clever pills for exam week.',
    'FDA-registered, so you know it works.',
    '100 % natural, so 100 % safe.',
  ])('%s', (text) => expect(is(text)).not.toMatch(/allowed$/));
});
