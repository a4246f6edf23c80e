import { expect, it } from 'vitest';
import { profileMicronutrients } from '../../contract/formulas/formulaLine.ts';
import { micronutrients } from '../../formula/index.ts';

// Neither may import the other: the contract knows zod alone, the core runs without it.
it('a profile may hold the vitamins and minerals that the core knows, and no other', () => {
  expect(profileMicronutrients.toSorted()).toEqual(micronutrients.map(({ key }) => key).toSorted());
});
