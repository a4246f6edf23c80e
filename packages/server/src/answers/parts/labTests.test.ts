import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { asker } from '../testing/ask.ts';

const ask = asker(loadEvidence());

describe('what laboratory tests cost', () => {
  it.each([
    ['What does an alcohol test cost?', ['30–120 USD/test']],
    ['Kombucha: how long does it keep chilled, and what does an alcohol test cost?', ['3-6 months', '30–120 USD/test']],
    ['What do labs charge for a water activity analysis?', ['40 USD/test']],
    ['We need a pesticide test, what should we budget for it?', ['180–400 USD/test']],
    ['What does a gluten test cost, what a pH test, and what a coliform test?', ['60–120 USD/test', '20 USD/test', '35 USD/test']],
    ['Prices of probiotic count, heavy metals and pathogen panel tests?', ['100–250 USD/test', '80–200 USD/test', '120–400 USD/lot']],
  ])('%s', async (question, figures) => {
    const content = await ask(question);
    for (const figure of figures) expect(content).toContain(figure);
  });

  it('are told in the order of the question, and nothing besides', async () => {
    const content = await ask('How much are a pH test, an alcohol test and a gluten test?');
    expect(content).toMatch(/^- PH: .*\[1\]\.?\n- Alcohol by volume: .*\n- Gluten ELISA: .*\n\nThese are indicative ranges/);
  });

  it('are not meant by what is spoken of without a test', async () => {
    const content = await ask('What does a kilo of multivitamin premix cost?');
    expect(content).not.toContain('USD/test');
  });
}); // prettier-ignore
