import { expect, it } from 'vitest';
import { estimateProduct } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());
const estimateOf = (concept: string) =>
  estimateProduct({ concept, description: '', formFactor: null, volume: null, volumeUnit: null });

it.each(['What would a collagen powder sell for?', 'What do consumers pay for a collagen powder?'])(
  '“%s” asks for the price of the product, not for its cost',
  async (question) => {
    const { suggestedPrice, scenarios } = estimateOf('collagen powder');
    const answer = await ask(question);
    expect(answer).toMatch(new RegExp(`^About \\$${suggestedPrice} sold direct for a collagen powder`));
    expect(answer).toContain(`About $${scenarios.base.landedUnitCost} a container`);
  },
);

it('of a food is between what such foods sell for', async () => {
  const { market } = estimateOf('protein bar');
  const answer = await ask('How much can I charge for a protein bar?');
  expect(answer).toContain(`($${market?.shelfPrice.low} to $${market?.shelfPrice.high}) on the shelf`);
});

it('by weight is that of a material', async () =>
  expect(await ask('What does whey protein sell for per kg?')).toMatch(/USD\/kg/));

it('of a pack that is named is that of so many pieces', async () => {
  const answer = await ask('What would a bottle of 60 magnesium capsules sell for?');
  expect(answer).toContain('a container of 15 servings');
  expect(await ask('What is the landed cost of a 60 count magnesium capsule bottle?')).toMatch(
    /15 servings.*A serving is 4 capsules/s,
  );
});
