import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());

describe('the claims that stated amounts earn', () => {
  it.each([
    [
      'Our snack contains 7 g of fibre per 100 g. Which nutrition claim is allowed in the EU?',
      /^Yes: EU: “source of fibre”.*7 g meets that.*“high fibre”.*7 g meets that/s,
    ],
    [
      'The biscuit has 2 g fibre per 100 g. Is a fibre claim possible in the EU?',
      /^EU: “source of fibre” asks for fibre per 100 g at least 3 g/,
    ],
    [
      'Our soup has 0.2 g salt per 100 g. What may we say on it in the EU?',
      /^In part: EU: “low sodium\/salt”.*0\.2 g meets that/,
    ],
    [
      'A yoghurt has 1.2 g fat and 4 g sugars per 100 g: which claims in the EU?',
      /^In part: EU: “low fat” \(solids\).*1\.2 g meets that.*“low sugars” \(solids\).*4 g meets that/s,
    ],
  ])('“%s”', async (question, answer) => expect(await ask(question)).toMatch(answer));

  it('are none of the weight of the product itself', async () =>
    expect(
      await ask('My protein bar is 60 g and has 15 g of protein and 230 kcal. High protein in the EU?'),
    ).toMatch(/15 g × 4 kcal\/g = 60 kcal, 26\.1 % of 230 kcal/));
});
