import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());

describe('where the figures come from', () => {
  it.each([
    ['Where do your nutrient values for foods come from?', /^Nutrient values of foods: .*SR Legacy/],
    ['your calorie numbers, whose table is that from', /^Nutrient values of foods/],
    ['Which source do you have for the Daily Values?', /^Label values: US Daily Values of 21 CFR 101\.9/],
    ['What are your prices based on?', /^Prices and costs: .*no quotes/],
    ['Which database do you use?', /^- Nutrient values of foods.*\n- Label values/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told));

  it.each([
    'Where does glucosamine come from?',
    'Where do you get collagen from?',
    'Where is chicory grown?',
  ])('is not what %s asks', async (question) =>
    expect(await ask(question)).not.toMatch(/SR Legacy|no quotes/),
  );
});
