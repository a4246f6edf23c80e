import { expect, it } from 'vitest';
import { estimateProduct } from './estimate.ts';

const formOf = (concept: string, formFactor: 'capsule' | null = null) =>
  estimateProduct({ concept, description: '', formFactor, volume: null, volumeUnit: null }).formFactor;

it.each([
  ['Bovine collagen peptides 10 g', 'powder'],
  ['Glycine 3 g for sleep', 'powder'],
  ['Magnesium 200 mg and L-theanine 200 mg', 'capsule'],
  ['Collagen', 'capsule'],
  ['Glycine 3 g capsules', 'capsule'],
  ['Fish oil 1000 mg capsules', 'softgel'],
])('%s is a %s', (concept, form) => expect(formOf(concept)).toBe(form));

it('stays what was chosen', () => expect(formOf('Glycine 3 g', 'capsule')).toBe('capsule'));
