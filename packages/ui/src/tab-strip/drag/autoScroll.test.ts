import { expect, it } from 'vitest';
import { edgeSpeed } from './autoScroll';

const frame = { left: 100, right: 700 };

it.each([400, 148, 652])('stands still at %i', (x) => expect(edgeSpeed(x, frame)).toBe(0));

it('is faster nearer to an edge, and not faster beyond it', () => {
  expect(edgeSpeed(690, frame)).toBeGreaterThan(edgeSpeed(670, frame));
  expect(edgeSpeed(670, frame)).toBeGreaterThan(0);
  expect(edgeSpeed(900, frame)).toBe(edgeSpeed(700, frame));
  expect(edgeSpeed(110, frame)).toBe(-edgeSpeed(690, frame));
});

it('leaves a narrow strip room in the middle', () => {
  expect(edgeSpeed(150, { left: 100, right: 200 })).toBe(0);
});
