import { expect, it } from 'vitest';
import { checkWords } from './checkWords';

it.each([
  ['No allergen is confirmed.', 'Zinc', 'Zinc: No allergen is confirmed.'],
  ['Zinc is added without overage.', 'Zinc', 'Zinc is added without overage.'],
  ['No line is the shell.', undefined, 'No line is the shell.'],
])('%s of %s', (text, line, words) => expect(checkWords(text, line)).toBe(words));
