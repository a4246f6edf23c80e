import { describe, expect, it } from 'vitest';
import { is } from '../testing/check.ts';

describe('a disease in the name of a charity', () => {
  it.each([
    ['One percent of our sales goes to the Breast Cancer Research Foundation.', 'US'],
    ['We donate to the American Heart Association.', 'US'],
    ['Proud supporter of the Alzheimer’s Society.', 'UK'],
    ['5 % of profits are donated to Diabetes UK.', 'UK'],
  ] as const)('is none where something is given to it: %s', (text, market) =>
    expect(is(text, { market })).toMatch(/^(?:none|amount) allowed$/),
  );

  it.each([
    'Approved by the American Cancer Society, it shrinks tumours.',
    'We donate to the Breast Cancer Research Foundation because our tea fights cancer.',
    'The Breast Cancer Foundation drinks it.',
    'Our profits come from curing cancer.',
  ])('is one in any other sentence: %s', (text) => expect(is(text)).toMatch(/^disease blocked/));
});
