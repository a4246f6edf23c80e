import { expect, it } from 'vitest';
import { authorsNamed } from './authorsNamed.ts';

it.each([
  ['Quist 2019 on zinc lozenges: result?', ['Quist']],
  ['Summarise the trial by Dr Harlan Quist on caffeine.', ['Quist']],
  ['What did Quist et al. find?', ['Quist']],
  ['In the meta-analysis by Quist and colleagues (2014), by how much?', ['Quist']],
  ['Gain in lean mass? (Quist 2022)', ['Quist']],
  ['Did Quist’s six-week trial find less pain?', ['Quist']],
  ['Does KSM-66 lower cortisol in June 2024?', []],
  ['What do trials say about Rhodiola?', []],
])('%s', (question, names) => {
  expect(authorsNamed(question)).toEqual(names);
});
