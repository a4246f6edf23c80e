import { ProductKind } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { hasPack, kindLabels, kinds, packText } from './kindWords';

it('every kind has a label and a place', () => {
  expect(kinds).toEqual(ProductKind.options);
  expect(Object.keys(kindLabels)).toEqual(ProductKind.options);
});

it('foods and drinks have a pack', () => {
  expect(kinds.filter(hasPack)).toEqual(['food', 'drink']);
});

it('a pack is told with its size', () => {
  expect(packText({ label: 'carton', size: 1000, unit: 'mL' })).toBe('carton, 1,000\u00a0mL');
});
