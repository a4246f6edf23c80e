import { expect, it } from 'vitest';
import { FormulaDraft, FormulaLine } from '../../contract/index.ts';
import { profileMicronutrients } from '../../contract/formulas/formulaLine.ts';
import { micronutrients } from '../../formula/index.ts';

// Neither may import the other: the contract knows zod alone, the core runs without it.
it('a profile may hold the vitamins and minerals that the core knows, and no other', () => {
  expect(profileMicronutrients.toSorted()).toEqual(micronutrients.map(({ key }) => key).toSorted());
});

// Section 9 of the formula's specification: no NaN. What is divided by so little has no figure.
it.each(['potency', 'activePercent', 'density', 'cfuPerGram'])(
  '%s is not so little that nothing can be weighed',
  (name) => {
    expect(FormulaLine.safeParse({ id: 1, [name]: 0.001 }).success).toBe(true);
    expect(FormulaLine.safeParse({ id: 1, [name]: 5e-324 }).success).toBe(false);
  },
);

it.each([
  ['yield', (least: number) => ({ yield: least })],
  ['serving', (least: number) => ({ serving: { household: '1 drop', ml: least } })],
  ['container', (least: number) => ({ container: { servings: least } })],
  ['capsule', (least: number) => ({ capsule: { size: 'own', mL: least, shellMg: 90 } })],
])('nor is the %s of a formula', (_, draft) => {
  expect(FormulaDraft.safeParse({ lines: [], ...draft(0.001) }).success).toBe(true);
  expect(FormulaDraft.safeParse({ lines: [], ...draft(5e-324) }).success).toBe(false);
});
