import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());

describe('which of several is cheaper', () => {
  it.each([
    [
      'Which is cheaper, magnesium citrate or bisglycinate?',
      /^Magnesium citrate is cheaper by weight: 4–9 USD\/kg/,
    ],
    ['What is cheaper, whey isolate or pea protein?', /^Pea protein 80 is cheaper by weight: 3–8 USD\/kg/],
    ['Is pectin more expensive than gelatin?', /Gelatin \(gummy grade\) is cheaper by weight: 8–12 USD\/kg/],
    ['Which costs less per kg, creatine or beta-alanine?', /^Creatine monohydrate is cheaper by weight/],
  ])('“%s” is told first', async (question, answer) => expect(await ask(question)).toMatch(answer));

  it('of a thing alone is told of all that it is bought as, by weight and by the active', async () => {
    const answer = await ask('cheapest form of magnesium');
    expect(answer).toContain('Magnesium oxide is the cheapest by weight: 2–5 USD/kg');
    // 2 USD for a kilogram of 60.3 % is 3.32 USD for one of magnesium
    expect(answer).toContain('magnesium oxide 3.32–8.29, magnesium citrate');
  });

  it('says that ranges overlap where they do, and not where they do not', async () => {
    const overlap = 'The ranges overlap';
    expect(await ask('Which is cheaper, magnesium citrate or bisglycinate?')).toContain(overlap);
    expect(await ask('What is cheaper, whey isolate or pea protein?')).not.toContain(overlap);
  });

  it('is no older price of the same', async () =>
    expect(await ask('cheapest form of vitamin C')).not.toContain('is cheaper'));

  it('is no price of another: of forms that are named, others are not compared', async () =>
    expect(await ask('Which zinc is cheapest: oxide, citrate or picolinate?')).not.toContain('gluconate is'));
});
