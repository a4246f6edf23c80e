import { describe, expect, it } from 'vitest';
import { stillChosen, type ChosenSection } from './chosenSection';

const claims: ChosenSection = { id: 'claims', restingAt: 400, distance: 400, isHeld: false };

/** What is left of the choice after the scroll has been at each of these places. */
const after = (...places: number[]) =>
  places.reduce<ChosenSection | undefined>((chosen, place) => stillChosen(chosen, place), claims);

describe('stillChosen', () => {
  it('holds on the way to its resting place and there', () => {
    expect(after(0, 100, 250, 400, 400)).toEqual({ ...claims, distance: 0 });
  });

  it.each([
    ['away from its resting place', [400, 380]],
    ['back before it was reached', [200, 150]],
    ['past it', [400, 402]],
  ])('ends with a scroll %s, for good', (_way, places) => {
    expect(after(...places)).toBeUndefined();
    expect(after(...places, 400)).toBeUndefined();
  });

  it('does not mistake a rounded pixel for a scroll', () => {
    expect(after(399.6, 400.4)).toBeDefined();
  });

  it('has nothing to hold where nothing was chosen', () => {
    expect(stillChosen(undefined, 0)).toBeUndefined();
  });
});
