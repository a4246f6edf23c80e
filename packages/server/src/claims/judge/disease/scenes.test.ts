import { describe, expect, it } from 'vitest';
import { check, is } from '../../testing/check.ts';

const stopped = /^(?:blocked|review|evidence)$/;

describe('rules 4, 9, 10 and 13: an everyday scene that shows what became of a body', () => {
  it.each([
    // What can be done once more.
    ['After two weeks my mother takes the stairs again.', 'Our team takes a second look at the label again.'],
    ['Your hands will thread a needle again.', 'Thread the meat on wooden skewers again.'],
    ['Climb to the third floor and still have breath to chat.', 'The shop is on the third floor.'],
    // What is no longer needed.
    ['Cancel your repeat prescription.', 'Cancel your repeat order by Friday.'],
    ['She put her stick in the umbrella stand for good.', 'She put her basket on the counter for good.'],
    ['My sister threw away her inhaler.', 'We collect old spectacles at the till.'],
    ['Keeps you from catching whatever the kids bring home from school.', 'Bring home the jars from school.'],
    // An aid of the sick or the old, and what somebody turns to in a complaint.
    ['Leave the cane in the hall.', 'Leave the crate in the hall.'],
    ['My crutches now hold up the beans.', 'Canes of bamboo hold up the beans.'],
    ['The hearing aid has moved to the drawer with the old keys.', 'The old keys have moved to the drawer.'],
    ['Reading glasses? Somewhere in the car.', 'Keep your reading glasses at hand for the leaflet.'],
    ['The snooze button is out of work.', 'Our bakers never hit the snooze button.'],
    ['He gave the thermostat to the museum.', 'Set the thermostat of the oven to 180 °C.'],
    // What it is compared with.
    ['Does in a week what my ointment failed to do in a year.', 'Does in a week what my baker failed to do.'],
    // Complaints that are gone.
    ['No more hot nights, no more damp sheets.', 'No more burnt edges, no more raw middles.'],
    ['Bend, squat, garden, repeat, without the groan.', 'Knead, fold, rest, repeat, without the mixer.'],
    ['Keeps the bug that is going around from taking hold.', 'Keeps the lid from taking on water.'],
    ['Put an end to that burning feeling after curry.', 'Put an end to the queue after curry night.'],
    ['Have you dropped the pills yet?', 'Have you dropped the jar?'],
    // What an aid of the sick is called.
    ['The green cross over the chemist’s door matters less.', 'The sign over the baker’s door matters less.'],
    ['Your urgent-care punch card can retire.', 'Your loyalty card can retire.'],
    // Clothes.
    ['Drop from a sixteen to a twelve by the holidays.', 'Drop the dough from a height by the door.'],
    ['The belt moved two holes.', 'The conveyor belt moved two boxes.'],
    // Children.
    ['Helps little ones catch up with their growth chart.', 'Our chart shows which apples ripen first.'],
    // Drink, and the morning after.
    [
      'Two caplets after a night out, and your morning is yours.',
      'Book your next night out: the tasting room is open until ten.',
    ],
    // A state of the body that is handed out, and parts of it that are glad.
    ['Sleep is on the menu.', 'Soup is on the menu.'],
    ['Serenity comes in sachets.', 'Our bread comes in slices.'],
    ['The memory of an elephant in a tin.', 'The picture of an elephant on a tin.'],
    ['Knees applaud.', 'Guests applaud.'],
    // Professions of health.
    [
      'Midwives across Bavaria hand it out to their mothers-to-be.',
      'Brewers across Bavaria hand down the yeast.',
    ],
    ['Dr. Lindqvist takes two of these every morning.', 'Lindqvist takes two buses every morning.'],
  ])('%s is stopped; not: %s', (claim, ordinary) => {
    expect(check(claim).verdict).toMatch(stopped);
    expect(check(ordinary).verdict).toBe('allowed');
  });

  it('is a disease that is meant, whatever the market', () => {
    expect(is('You may find the green cross matters less to you.')).toBe('disease blocked x');
    expect(is('You may find the green cross matters less to you.', { market: 'EU' })).toBe('disease blocked');
  });

  it('is no claim where the rest of the sentence speaks of things', () =>
    expect(is('Buttery crust, flaky pastry, gone by noon.')).toBe('none allowed'));

  it('shows it beside whoever vouches for it too', () =>
    expect(is('At last I can climb the stairs again without thinking about my knee.', { market: 'EU' })).toBe(
      'disease blocked',
    ));

  it('is no direction where somebody tells it', () => {
    expect(check("One capsule before bed and I'm out cold.").verdict).toMatch(stopped);
    expect(check('One capsule before bed, with water.').verdict).toBe('allowed');
  });
});
