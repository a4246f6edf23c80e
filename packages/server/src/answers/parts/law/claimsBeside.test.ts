import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';

const ask = asker(loadEvidence());

it.each([
  [
    'Which claims can I make for iron and vitamin C?',
    '**Vitamin C.** EU: “Vitamin C increases iron absorption”',
  ],
  [
    'Which EU claims are there for collagen and vitamin C?',
    '**Vitamin C.** EU: “Vitamin C contributes to normal collagen formation',
  ],
])('%s: those that speak of the other come first', async (question, first) =>
  expect(await ask(question)).toContain(first),
);

it('claims with one condition are told in one sentence', async () => {
  const answer = await ask('Which EU claims are there for collagen and vitamin C?');
  expect(answer.split('at least 12 mg per 100 g')).toHaveLength(2);
});
