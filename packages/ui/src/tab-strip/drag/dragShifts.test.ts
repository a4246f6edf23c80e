import { describe, expect, it } from 'vitest';
import { dropAt, placeAfter, shiftsAt } from './dragShifts';

describe('dropAt', () => {
  const spans = ['home', 'a', 'b', 'c'].map((id, index) => ({
    id,
    start: index * 100,
    size: 100,
    isPinned: id === 'home',
  }));
  it.each([
    ['a', 310, { targetId: 'c', side: 'before' }],
    ['a', 360, { targetId: 'c', side: 'after' }],
    ['a', 5000, { targetId: 'c', side: 'after' }],
    ['c', 110, { targetId: 'a', side: 'before' }],
    ['c', 10, { targetId: 'home', side: 'after' }],
    ['c', -50, { targetId: 'home', side: 'after' }],
    ['a', 150, null],
    ['a', 210, null],
    ['a', 10, null],
    ['x', 150, null],
  ])('%s at %i is %j', (id, position, expected) => expect(dropAt(spans, id, position)).toEqual(expected));

  it.each([
    ['a', { targetId: 'c', side: 'before' as const }, 2],
    ['a', { targetId: 'c', side: 'after' as const }, 3],
    ['c', { targetId: 'a', side: 'before' as const }, 1],
    ['b', null, 2],
  ])('%s after %j stands at %i', (id, drop, place) => {
    expect(placeAfter(['home', 'a', 'b', 'c'], id, drop)).toBe(place);
  });
});

describe('shiftsAt', () => {
  const spans = ['home', 'a', 'b', 'c'].map((id, index) => ({
    id,
    start: index * 100,
    size: 100,
    isPinned: !index,
  }));
  it.each([
    [{ draggedId: 'a', position: 370, travel: 220 }, [0, 200, -100, -100]],
    [{ draggedId: 'c', position: 110, travel: -240 }, [0, 100, 100, -240]],
    [{ draggedId: 'b', position: 260, travel: 10 }, [0, 0, 10, 0]],
    [{ draggedId: 'b', position: -900, travel: -1160 }, [0, 100, -200, 0]],
  ])('%j draws %j', (drag, shifts) => expect(shiftsAt({ ...drag, spans }).shifts).toEqual(shifts));
});
