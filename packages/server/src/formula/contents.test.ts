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
