import { expect, it } from 'vitest';
import { productConceptIn } from './productConcept.ts';

it.each([
  ['Give me a formula for a sleep gummy', 'sleep gummy'],
  ['Suggest a recipe for a vegan protein bar with oats and dates', 'vegan protein bar with oats and dates'],
  ['What would go into a pre-workout powder?', 'pre-workout powder'],
  ["What should be in a women's multivitamin?", "women's multivitamin"],
  ['how would you formulate a magnesium night powder for women', 'magnesium night powder for women'],
  ['Recipe for granola', 'granola'],
])('“%s” is of a product: %s', (question, concept) => expect(productConceptIn(question)).toBe(concept));

it.each([
  'What goes into a capsule?',
  'Formula to convert IU to mg of vitamin D',
  'What is the formula of ascorbic acid?',
  'What name must vitamin B9 have on a US label?',
])('“%s” is of none', (question) => expect(productConceptIn(question)).toBeNull());
