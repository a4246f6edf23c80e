import { expect, it } from 'vitest';
import { spelledOut } from './shorthand.ts';

it.each([
  ['Mg citrate vs MgO', 'magnesium citrate vs magnesium oxide'],
  ['90 mg Mg', '90 mg magnesium'],
  ['90 Mg of zinc', '90 Mg of zinc'],
  ['Zn, Fe and Se', 'zinc, iron and selenium'],
  ['is it sold in CA or made in France?', 'is it sold in CA or made in France?'],
  ['55 mg per cap, a cap on sugar', '55 mg per capsule, a cap on sugar'],
  ['Cd in kelp', 'cadmium in kelp'],
  ['Coumadin and tinned fruit', 'warfarin and canned fruit'],
  ['Vitamine E', 'vitamin E'],
  ['K⁺ and BaP', 'potassium and benzo(a)pyrene'],
  ['knocked up and bunged up', 'pregnant and constipation'],
  ['the guys at the bar', 'the men at the bar'],
  ['a barcode, a guyot vine', 'a barcode, a guyot vine'],
  ['the DV for cholesterol', 'the DV for dietary cholesterol'],
])('%s is %s', (written, meant) => {
  expect(spelledOut(written)).toBe(meant);
});
