import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { createAnswerer } from '../index.ts';
import { understandMeant } from './amountsMeant.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });
const asked = (question: string) => understandMeant(evidence, question, []).whole.question;

async function answerTo(question: string) {
  const last = (await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }))).at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer.content;
}

describe('an amount that is stated by what it is a share of', () => {
  it.each([
    ['100 % of the EU NRV for iron: how much ferrous fumarate is that?', '14 mg of iron'],
    ['How much zinc gluconate is half the US DV?', '5.5 mg'],
    ['What does 50 % of the NRV of vitamin C cost at 6 USD/kg?', '40 mg of vitamin C'],
    ['How much choline bitartrate is the amount that the EU liver claim asks for?', '82.5 mg of choline'],
  ])('is read in figures: %s', (question, amount) => expect(asked(question)).toContain(amount));

  it.each([
    'What is 15 % of the NRV of zinc?',
    'How much vitamin C is half the daily value?',
    'Ferrous fumarate: how much of it for 14 mg iron, and is 14 mg the full NRV?',
    'How much of the NRV are 5 mg of iron as ferrous fumarate?',
  ])('stays as it is where the share itself is asked for: %s', (question) =>
    expect(asked(question)).toBe(question),
  );

  it('is told with its source before what it comes to', async () => {
    const answer = await answerTo('How much ferrous fumarate gives 100 % of the EU NRV for iron?');
    expect(answer).toMatch(/^100 % of the EU NRV of 14 mg is 14 mg \[1\]\./);
    expect(answer).toContain('42.6 mg of ferrous fumarate');
  });
});
