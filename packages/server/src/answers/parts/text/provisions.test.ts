import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { createAnswerer } from '../../index.ts';

const answerer = createAnswerer({ evidence: loadEvidence() });

async function ask(question: string): Promise<string> {
  const last = (await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }))).at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer.content;
}

it('a rule that is named by its number is told, and no other', async () => {
  const answer = await ask('21 CFR 101.62(d)(1) thresholds');
  expect(answer).toMatch(/less than 2 mg cholesterol per RACC.*2 g or less saturated fat/);
  expect(answer).not.toContain('Supplement Facts panel');
});

it('of many that rest on one act, the one that is asked for is told first', async () => {
  const answer = await ask('What does Regulation (EC) No 1924/2006 say about comparative claims?');
  expect(answer).toMatch(/^EU rule on nutrient content: comparative claims/);
});

it('what can be worked out comes before the rule that is named for it', async () => {
  const answer = await ask('Under 21 CFR 101.9(c)(2), how should 4.38 g of fat be rounded?');
  expect(answer).toMatch(/^4\.5 g on a US label/);
  expect(answer).toContain('### What the rule says');
});

it('a rule that nothing rests on is met with silence', async () => {
  expect(await ask('What does 21 CFR 999.1 say?')).toMatch(
    /^I hold no record that rests on 999\.1, so I make no claim/,
  );
});
