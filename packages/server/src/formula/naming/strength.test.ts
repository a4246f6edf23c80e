import { expect, it } from 'vitest';
import { strengthIn } from './strength.ts';

it.each([
  ['Methylcobalamin 1% trituration', 'Methylcobalamin', { value: 1, unit: '%' }],
  ['1% cyanocobalamin on mannitol', 'cyanocobalamin', { value: 1, unit: '%' }],
  ['Ascorbic acid DC97', 'Ascorbic acid', { value: 97, unit: '%' }],
  ['Vitamin D3 100,000 IU/g SD', 'Vitamin D3', { value: 100_000, unit: 'IU/g' }],
  ['L. rhamnosus GG 200B CFU/g', 'L. rhamnosus GG', { value: 200, unit: 'CFU/g' }],
  ['Lactobacillus plantarum 100 x 10^9 KBE/g', 'Lactobacillus plantarum', { value: 100, unit: 'CFU/g' }],
  ['Bifidobacterium lactis 50 ×10^9 UFC/g', 'Bifidobacterium lactis', { value: 50, unit: 'CFU/g' }],
])('%s', (text, rest, strength) => expect(strengthIn(text)).toMatchObject({ rest, strength }));

it('is none of what has no figure of a strength', () => expect(strengthIn('Zinc citrate')).toBeUndefined());
