import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatch } from './search';
import { clampIndex, dampPosition, snapAfter, windowAround } from './snaps';
import { isSpent, stillWheel, turnWheel, wheelDistance, type WheelTurn } from './wheel';

const stepsOf = (turns: readonly WheelTurn[]) => {
  let state = stillWheel;
  return turns.map((turn) => {
    const turned = turnWheel(state, turn);
    state = turned.state;
    return turned.step;
  });
};
const every = (gap: number, deltas: readonly number[]) =>
  deltas.map((delta, index) => ({ delta, time: 1000 + index * gap }));

describe('turnWheel', () => {
  it.each<[string, WheelTurn[], number[]]>([
    ['adds up to 30 px', every(10, [10, 10, 10]), [0, 0, 1]],
    ['moves one slide for one notch', every(10, [120]), [1]],
    ['goes back', every(10, [-29, -1]), [0, -1]],
    ['starts again when the direction turns', every(10, [29, -29, -1]), [0, 0, -1]],
    ['drops distance for 300 ms', every(90, [30, 30, 30, 30]), [1, 0, 0, 0]],
    ['takes a rested notch after the lock', every(310, [120, 120]), [1, 1]],
    [
      'takes a stronger turn right after the lock',
      [...every(290, [30, 10]), { delta: 40, time: 1310 }],
      [1, 0, 1],
    ],
    [
      'leaves the dwindling end of a swipe alone',
      every(20, [60, 50, 45, 40, 36, 32, 30, 28, 26, 25, 24, 23, 22, 21, 20, 19, 18]),
      [1, ...Array.from({ length: 16 }, () => 0)],
    ],
  ])('%s', (_name, turns, steps) => {
    expect(stepsOf(turns)).toEqual(steps);
  });

  it('never moves twice within a lock', () => {
    const turns = fc.array(
      fc.record({ delta: fc.integer({ min: -200, max: 200 }), gap: fc.integer({ min: 0, max: 120 }) }),
    );
    fc.assert(
      fc.property(turns, (gaps) => {
        let time = 0;
        const timed = gaps.map(({ delta, gap }) => ({ delta, time: (time += gap) }));
        const moves = stepsOf(timed).flatMap((step, index) => (step === 0 ? [] : [timed[index]?.time ?? 0]));
        moves.slice(1).forEach((at, index) => expect(at - (moves[index] ?? 0)).toBeGreaterThanOrEqual(300));
      }),
    );
  });
});

it.each<[string, WheelTurn[], WheelTurn, boolean]>([
  ['nothing was turned', [], { delta: 5, time: 0 }, false],
  ['a slide has just moved', every(10, [40]), { delta: 5, time: 1200 }, true],
  [
    'its momentum still runs out',
    every(40, [90, 60, 50, 40, 30, 20, 15, 12]),
    { delta: 10, time: 1310 },
    true,
  ],
  ['a notch comes after it', every(40, [90, 60, 50, 40, 30, 20, 15, 12]), { delta: 90, time: 1310 }, false],
  ['it has rested', every(10, [40]), { delta: 5, time: 1500 }, false],
])('an event is spent when %s', (_name, before, turn, expected) => {
  const state = before.reduce((at, each) => turnWheel(at, each).state, stillWheel);
  expect(isSpent(state, turn)).toBe(expected);
});

it.each([
  [{ deltaX: 0, deltaY: 40, deltaMode: 0 }, false, 40],
  [{ deltaX: 40, deltaY: 3, deltaMode: 0 }, false, 40],
  [{ deltaX: 40, deltaY: 3, deltaMode: 0 }, true, -40],
  [{ deltaX: 0, deltaY: 3, deltaMode: 1 }, true, 48],
])('wheelDistance of %j, mirrored %s, is %i', (event, isMirrored, distance) => {
  expect(wheelDistance(event, isMirrored)).toBe(distance);
});

describe('snaps', () => {
  it.each([
    [-4, 13, 0],
    [99, 13, 12],
    [3, 0, 0],
  ])('clampIndex(%i, %i) is %i', (index, count, expected) => expect(clampIndex(index, count)).toBe(expected));

  it('draws about twenty slides of ten thousand', () => {
    expect(windowAround(5000, 10_000)).toEqual({ start: 4991, end: 5010 });
    expect(windowAround(0, 3)).toEqual({ start: 0, end: 3 });
  });

  it.each([
    ['rests on the nearest', { travelled: 0.6, speed: 0 }, 3],
    ['returns from a short drag', { travelled: 0.3, speed: 0.1 }, 2],
    ['moves on for a flick', { travelled: 0.2, speed: 0.6 }, 3],
    ['does not flick against the drag', { travelled: 0.2, speed: -0.6 }, 2],
    ['stops at the end', { travelled: 40, speed: 2 }, 12],
  ])('%s', (_name, release, expected) => expect(snapAfter(2, release, 13)).toBe(expected));

  it('resists past the ends', () => {
    expect(dampPosition(-0.9, 13)).toBeCloseTo(-0.3);
    expect(dampPosition(12.9, 13)).toBeCloseTo(12.3);
    expect(dampPosition(4.2, 13)).toBe(4.2);
  });
});

describe('bestMatch', () => {
  const labels = ['Study Chart', 'Search', 'Discover', 'Research'];
  it('looks past accents', () => expect(bestMatch(['Résumé'], 'resume')).toBe(0));
  it.each([
    ['search', 1],
    [' SEARCH ', 1],
    ['se', 1],
    ['chart', 0],
    ['res', 3],
    ['cover', 2],
    ['', null],
    ['   ', null],
    ['xyz', null],
  ])('%j is %j', (text, expected) => expect(bestMatch(labels, text)).toBe(expected));
});
