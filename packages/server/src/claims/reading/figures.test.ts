import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

describe('rule 2: what is said of a thing in words of health is no claim', () => {
  it.each([
    // What it is of.
    ['A migraine of a merger, said the Grocer.', 'A migraine of a morning? One sachet and it is gone.'],
    ['An epidemic of good taste in Bristol.', 'An epidemic of colds met our tea.'],
    ['Infection of laughter guaranteed at supper club.', 'An infection of the ear, gone with one drop.'],
    ['An injection of colour for your cheeseboard.', 'An injection of energy for your liver.'],
    // What it is, right before the thing.
    ['Rash decisions taste best with ketchup.', 'Rash on your arms? Gone.'],
    ['Constipated supply chains meant empty shelves.', 'Constipated customers, rejoice.'],
    ['Slimmer box, same twelve biscuits.', 'Slimmer hips, same box.'],
    ['The contagious jingle from 1998 is back.', 'Contagious coughs stop here.'],
    // What a direction does to it.
    ['Revive wilted herbs in iced water.', 'Revives tired kidneys.'],
    ['Purge the clams in salted water for an hour.', 'Purge the parasites.'],
    ['Bleed the radiators before winter.', 'Bleed no more from the gums.'],
    ['Kick some asparagus.', 'Kick the cough.'],
    // What it is of, to or for: business, text, feeling.
    ['Parcel tape is an allergy to deadlines.', 'An allergy to pollen meets its match.'],
    ['Suffering from too much choice? Take the tasting box.', 'Suffering from cramps? Take the tasting box.'],
    ['Customs forms are a headache for deliveries.', 'A headache for your evenings? Try two drops.'],
    // Of whom it is said.
    ['The old engine coughs on cold mornings.', 'Grandad coughs no more on cold mornings.'],
    ['Our driver’s enthusiasm is contagious.', 'Our driver’s flu was contagious until he drank this.'],
    ['The queue outside the shop is chronic.', 'The pain outside the joint is chronic.'],
    // What is done to it.
    ['It healed the rift between tea and coffee drinkers.', 'It healed the cut in a day.'],
    // Phrases.
    ['Detox your inbox: unsubscribe with one click.', 'Detox your liver and your inbox.'],
    ['We are itching to show you the new flavours.', 'Itching for weeks? Not any more.'],
    ['Teething problems with the new website are sorted.', 'Teething problems? Rub our honey on the gums.'],
    ['Two heads are better than one.', 'Better than ibuprofen.'],
    ['Our ribs fall off the bone.', 'The pounds fall off.'],
  ])('%s But: %s', (ordinary, claim) => {
    expect(is(ordinary)).toBe('none allowed');
    expect(is(claim)).not.toMatch(/allowed$/);
  });

  it.each([
    'Boost your lunch energy.',
    'Calm the pan and calm the panic.',
    'Supports blood sugar levels.',
    'Melts kidney stones.',
    'Wonderdrug in a bottle.',
    'Tired office? Wake the brain.',
  ])('shields no claim beside it: %s', (claim) => expect(is(claim)).not.toMatch(/allowed$/));

  it.each([
    'Gut-loving granola with oats.',
    'Heart-healthy whole grain oats.',
    'Restorative broth with noodles.',
    'The calming chocolate bar.',
  ])('nor what a food is called after: %s', (claim) => {
    const food = { kind: 'food' } as const;
    expect(is(claim, { market: 'EU' }, food)).toBe('function blocked');
    expect(is(claim, {}, food)).not.toBe('none allowed');
  });

  it.each(['Cleanse the lettuce in cold water.', 'An invigorating walk past the orchard.'])(
    'as it does what is told of other things: %s',
    (ordinary) => expect(is(ordinary, { market: 'EU' }, { kind: 'food' })).toBe('none allowed'),
  );
});
