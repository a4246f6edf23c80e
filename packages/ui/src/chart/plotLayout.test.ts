import { describe, expect, it } from 'vitest';
import { fitted, layPlot, neighbour, type PlotInput, type PlotPoint } from './plotLayout';

const points: PlotPoint[] = [
  { id: 'a', label: 'A', x: 1, y: 10, low: 8, high: 12, size: 25 },
  { id: 'b', label: 'B', x: 3, y: 30, size: 100 },
  { id: 'c', label: 'C', x: 2, y: 20, low: 15, high: 25 },
];
const input: PlotInput = {
  width: 600,
  height: 400,
  isRightToLeft: false,
  x: { label: 'Dose' },
  y: { label: 'Effect' },
  points,
  lines: [],
  interval: 'y',
};

describe('a plot', () => {
  it('draws larger values further right and further up', () => {
    const { points: placed } = layPlot(input);
    expect(placed[0]?.x).toBeLessThan(placed[1]?.x ?? 0);
    expect(placed[0]?.y).toBeGreaterThan(placed[1]?.y ?? 0);
  });

  it('runs from the right where the page does', () => {
    const { points: placed } = layPlot({ ...input, isRightToLeft: true });
    expect(placed[0]?.x).toBeGreaterThan(placed[1]?.x ?? 0);
  });

  it('sizes points by area', () => {
    const [small, large] = layPlot(input).points;
    expect((large?.radius ?? 0) / (small?.radius ?? 1)).toBeCloseTo(2, 6);
  });

  it('has smaller points where there is less room', () => {
    const largest = (width: number) =>
      Math.max(...layPlot({ ...input, width }).points.map(({ radius }) => radius));
    expect(largest(260)).toBeLessThan(largest(900));
    expect(largest(900)).toBe(13);
  });

  it('leaves a point without an interval without one', () => {
    expect(layPlot(input).points.map(({ interval }) => interval !== null)).toEqual([true, false, true]);
  });

  it('stands named rows under each other', () => {
    const forest = layPlot({
      ...input,
      interval: 'x',
      y: { label: 'Study', rows: ['First', 'Second'] },
      points: [
        { id: 'a', label: 'A', x: 1, y: 'Second', low: 0.5, high: 2 },
        { id: 'b', label: 'B', x: 1, y: 'First' },
      ],
    });
    expect(forest.rows.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(forest.points[0]?.y).toBe(forest.rows[1]?.y);
  });
});

describe('a dose that was a range', () => {
  it('is drawn from end to end, and fits', () => {
    const { points: placed, frame } = layPlot({
      ...input,
      points: [{ id: 'a', label: 'A', x: 500, y: 1, spread: [320, 729] }, ...points],
    });
    const [from = 0, to = 0] = placed[0]?.spread ?? [];
    expect(from).toBeLessThan(placed[0]?.x ?? 0);
    expect(to).toBeGreaterThan(placed[0]?.x ?? 0);
    expect(to).toBeLessThanOrEqual(frame.right);
  });
});

describe('a value that is marked', () => {
  it.each(['x', 'y'] as const)('has its place on the %s axis', (axis) => {
    const { x, y, frame } = layPlot({ ...input, reference: { value: -5, label: 'no effect', axis } });
    const places = { x: x.place(-5) - frame.left, y: frame.bottom - y.place(-5) };
    expect(places[axis]).toBeGreaterThanOrEqual(0);
    expect(places[axis === 'x' ? 'y' : 'x']).toBeLessThan(0);
  });
});

it.each([
  ['Mah 2021', 100, 'Mah 2021'],
  ['Arumugam 2024 Explore', 70, 'Arumugam…'],
])('%s in %d px is %s', (name, room, shown) => expect(fitted(name, room)).toBe(shown));

describe('an arrow', () => {
  const { points: placed } = layPlot(input);
  it.each([
    ['right', 0, 2],
    ['left', 2, 0],
    ['up', 0, 2],
    ['down', 1, 2],
    ['right', 1, 1],
  ] as const)('%s from %d leads to %d', (direction, from, to) => {
    expect(neighbour(placed, from, direction)).toBe(to);
  });
});
