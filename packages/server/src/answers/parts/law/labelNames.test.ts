import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { asker } from '../../testing/ask.ts';

const ask = asker(loadEvidence());

it('a vitamin is called on labels as each market has it', async () => {
  const told = await ask('What must vitamin B9 be called on a label?');
  expect(told).toMatch(
    /^US: labels call it “Folate” and state it in µg DFE .*EU: labels call it “Folic acid”/,
  );
  expect(await ask('How do I name vitamin B5 in the EU nutrition declaration?')).toContain(
    'EU: labels call it “Pantothenic acid” and state it in mg',
  );
});
