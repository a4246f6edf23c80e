import { expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const told = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null })
    .warnings.filter((warning) => warning.includes('which is not modelled here'))
    .map((warning) => /The words ask for (.+?), which/.exec(warning)?.[1]);

it.each([
  ['Melatonin patches', 'Transdermal patch, 3 mg melatonin', 'a patch'],
  ['Vitamin B12', 'Nasal spray, 500 µg B12 a dose', 'what is inhaled or sprayed into the nose'],
  ['Magnesium cream', '200 mg magnesium, 100 ml', 'what is put on the skin'],
  ['Evening magnesium', 'Body cream with magnesium, 100 ml', 'what is put on the skin'],
])('%s: %s is told to be %s', (concept, description, called) => {
  expect(told(concept, description)).toEqual([called]);
});

it.each([
  ['Bone chews', 'Chewable tablets, lemon cream, 600 mg calcium'],
  ['Evening drops', 'Glycerite of lemon balm leaf, 2 ml before bed, 50 ml'],
  ['Zinc lozenges', '10 mg zinc instead of a patch, 30 lozenges'],
])('%s: %s is not', (concept, description) => {
  expect(told(concept, description)).toEqual([]);
});
