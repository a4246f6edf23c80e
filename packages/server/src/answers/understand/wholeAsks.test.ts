import { expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { read } from './read.ts';
import { wantsWhole } from './wholeAsks.ts';

const evidence = loadEvidence();

it.each([
  ['ashwagandha', true],
  ['What is ashwagandha?', true],
  ['Tell me about ashwagandha', true],
  ['What are the benefits of creatine?', true],
  ['Give me an overview of psyllium and LDL', true],
  ['Does ashwagandha help with stress?', false],
  ['Tell me about the upper limit of zinc', false],
  ['What happens to eltrombopag if taken with magnesium?', false],
])('%s', (question, isWhole) => {
  expect(wantsWhole(read(evidence, question))).toBe(isWhole);
});
