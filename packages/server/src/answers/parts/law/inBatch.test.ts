import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';

const ask = asker(loadEvidence());

it.each([
  [
    'How much potassium sorbate can I put in a 2,000 litre batch of a flavoured soft drink at most in the EU?',
    'In 2,000 L that is 500 g at 250 mg/l and 600 g at 300 mg/l',
  ],
  [
    'Sucralose limit in solid food supplements in the EU, our batch is 250 kg',
    'In 250 kg that is 200 g at 800 mg/kg',
  ],
])('a limit comes to so much in a batch: %s', async (question, expected) =>
  expect(await ask(question)).toContain(expected),
);
