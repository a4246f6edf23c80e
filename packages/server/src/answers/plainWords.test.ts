import { expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { asker, missingIn, type Expected } from './testing/ask.ts';

const ask = asker(loadEvidence());

/** What people say in their own words, and leave out: the question, and what its answer has to say. */
it.each<[question: string, ...expected: Expected[]]>([
  ['Can I wash my thyroid tablet down with an espresso?', /with levothyroxine: coffee lowers absorption/],
  ['Does provitamin A raise the risk of smokers?', 'lung cancer more likely'],
  ['does trib raise T levels?', /studies of tribulus on testosterone disagree/],
])('%s', async (question, ...expected) => {
  expect(missingIn(await ask(question), expected)).toEqual([]);
});
