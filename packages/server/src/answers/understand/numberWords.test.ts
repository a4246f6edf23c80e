import { expect, it } from 'vitest';
import { inFigures } from './numberWords.ts';

it.each([
  ['four hundred micrograms of folic acid', '400 µg of folic acid'],
  ['per hundred grams', 'per 100 g'],
  ['two thousand five hundred IU', '2500 IU'],
  ['one hundred and twenty-five mg twice', '125 mg twice'],
  ['one of the two grams', 'one of the 2 g'],
  ['a gram of fat, half a gram of salt', '1 gram of fat, half a gram of salt'],
  ['a thousand mg in sixty capsules', '1000 mg in 60 capsules'],
  ['fifty billion CFU', '50 billion CFU'],
  ['90 percent full, 70 kilos, 3 international units', '90 % full, 70 kg, 3 IU'],
  ['three capsules, four trials, one hundred people', 'three capsules, four trials, one hundred people'],
])('%s', (written, figures) => expect(inFigures(written)).toBe(figures));
