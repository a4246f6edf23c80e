import { expect, it } from 'vitest';
import { contentsOf } from './index.ts';
import { data, food, supplement } from './testing/reckon.ts';

const qualityOf = (...lines: Parameters<typeof supplement>[0]) =>
  contentsOf(supplement(lines), data).proteinQuality;

it('protein counts by the quality of all of it', () => {
  expect(
    qualityOf(food({ protein: 80, pdcaas: 1 }, 10), food({ protein: 80, pdcaas: 0 }, 30, { id: 2 })),
  ).toBeCloseTo(0.25);
});

it('quality that is not known of one is not known of all', () => {
  expect(qualityOf(food({ protein: 80, pdcaas: 1 }), food({ protein: 10 }, 100, { id: 2 }))).toBeUndefined();
  expect(qualityOf(food({ sugars: 10 }))).toBeUndefined();
});

const absentIn = (...lines: Parameters<typeof supplement>[0]) => contentsOf(supplement(lines), data).without;
const zinc = { id: 1, nutrient: 'zinc', amount: { value: 15, unit: 'mg' } } as const;

it('of what no line holds there is none', () => {
  const without = absentIn(zinc);
  expect(without).toContain('vitamin-c');
  expect(without).not.toContain('zinc');
});

it('what a line does not tell is not known to be absent', () => {
  expect(absentIn(zinc, { id: 2, name: 'Acerola powder', amount: { value: 100, unit: 'mg' } })).toEqual([]);
  expect(absentIn(zinc, food({ sugars: 10 }, 10, { id: 2 }))).not.toContain('vitamin-c');
  expect(absentIn(zinc, food({ 'vitamin-c': 0 }, 10, { id: 2 }))).toContain('vitamin-c');
  expect(absentIn()).toEqual([]);
});
