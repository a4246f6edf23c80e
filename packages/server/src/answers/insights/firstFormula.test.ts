import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { formatAmount } from '../../registry/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());
const concept = (words: string) => ({
  concept: words,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
});

describe('a formula that is asked for', () => {
  it('is the one that a product of these words begins with, each line with what is known of it', async () => {
    const answer = await ask('Give me a formula for a sleep gummy');
    const actives = estimateProduct(concept('sleep gummy')).ingredients.filter(({ purpose }) => !purpose);
    expect(actives.length).toBeGreaterThan(1);
    for (const { name, amountPerServing, unit } of actives)
      expect(answer).toMatch(
        new RegExp(`\\| ${name} \\| ${formatAmount(amountPerServing, unit)} \\[1\\] \\|`),
      );
    expect(answer).toMatch(/^A first formula for a sleep gummy, 3 gummies a serving: /);
    expect(answer).toMatch(/### Cost\n\nAbout \$[\d.]+ a container/);
    expect(answer).toContain('Create a product with this concept');
  });

  it('of a food or drink is its recipe, by shares that come to the whole', async () => {
    const answer = await ask('Suggest a recipe for an electrolyte drink');
    expect(answer).toMatch(/^A first recipe for an electrolyte drink of [\d,]+ mL: water [\d.]+ %/);
    const shares = [...answer.matchAll(/^\| [^|]+ \| ([\d.]+) % \[1\] \|/gm)].map(([, share]) =>
      Number(share),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('answers what is asked beside it too', async () => {
    const answer = await ask('Give me a formula for a sleep gummy. Is melatonin allowed in Germany?');
    expect(answer).toContain('A first formula for a sleep gummy');
    expect(answer).toMatch(/### .*melatonin/i);
  });

  it.each([
    'What ingredients can I use to preserve a soft drink?',
    'What should a protein powder contain to be called high protein?',
    'What should the label of a gummy contain?',
    'How much magnesium should a capsule contain?',
  ])('is not what “%s” asks for', async (question) => expect(await ask(question)).not.toContain('A first '));
});
