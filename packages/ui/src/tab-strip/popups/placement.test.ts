import { expect, it } from 'vitest';
import { placeAt } from './placement';

const room = { width: 200, height: 150, viewWidth: 800, viewHeight: 600, isRtl: false };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 36 });

it.each([
  ['below, from its start', box(100, 0), {}, { left: 100, top: 40 }],
  ['from its end where reading goes to the left', box(300, 0), { isRtl: true }, { left: 200, top: 40 }],
  ['not beyond the right edge', box(750, 0), {}, { left: 592, top: 40 }],
  ['not beyond the left edge', box(20, 0), { isRtl: true }, { left: 8, top: 40 }],
  ['above where there is no room below', box(100, 500), {}, { left: 100, top: 346 }],
  ['in sight where there is no room at all', box(100, 10), { height: 700 }, { left: 100, top: 8 }],
])('stands %s', (_name, anchor, other, expected) => {
  expect(placeAt(anchor, { ...room, ...other })).toEqual(expected);
});
