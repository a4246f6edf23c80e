import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { sheetOf } from '../worked/sheet.ts';
import { breakEven } from './breakEven.ts';

const evidence = loadEvidence();
const told = (question: string) => {
  const inquiry = read(evidence, question);
  return breakEven(sheetOf(evidence, inquiry, inquiry))?.statement ?? null;
};

describe('what breaks even', () => {
  it.each<[string, string]>([
    ['break even pls: setup 2,400, testing 900, unit contribution 1.10', '3,000 units: (2,400 + 900) ÷ 1.1'],
    [
      'Break-even quantity: fixed cost 3,000 USD, sells at 4.50 USD, costs 1.50 USD to make?',
      '1,000 units: 3,000 ÷ (4.5 − 1.5)',
    ],
    ['how many packs until we break even with 1,000 EUR upfront and 3.00 EUR margin a pack?', '334 units'],
  ])('%s', (question, expected) => {
    expect(told(question)).toContain(expected);
  });

  it.each([
    'Break-even: 2,400 USD and 900 USD, how many units?',
    'Break-even: setup 2,400 USD, price 4.00 USD?',
    'Break-even: setup 2,400 USD, price 4.00 USD, cost 5.00 USD?',
    'What does setup cost?',
  ])('tells nothing of %s', (question) => {
    expect(told(question)).toBeNull();
  });
});
