import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../read.ts';

const evidence = loadEvidence();

it.each([
  ['Can I sweeten a soda for walmart with E952?', []],
  ['Which zinc dose is right for costco?', []],
  ['TPO-receptor agonist eltrombopag with magnesium: what interval?', []],
  ['Spirometry tomorrow: how long should one stay off caffeine?', []],
  ['Is florbnax safe?', ['florbnax']],
  ['Florbnax: how much a day?', ['Florbnax']],
  ['How does zinc go with florbnax?', ['florbnax']],
  ['Florbnax and zinc: which is better?', ['Florbnax']],
  ['What is the upper limit for florbnax?', ['florbnax']],
])('%s asks of the unknown names %j', (question, names) => {
  expect(read(evidence, question).unknownNames).toEqual(names);
});
