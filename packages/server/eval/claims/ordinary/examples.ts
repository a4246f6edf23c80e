import { readFileSync } from 'node:fs';
import { claimKnowledge } from '../../../src/claims/index.ts';
import { readerOf } from '../../../src/claims/reading/reading.ts';
import { loadEvidence } from '../../../src/evidence/index.ts';
import { caseSets, readCases } from '../cases.ts';
import type { Example } from './learn.ts';

const knowledge = claimKnowledge(loadEvidence());
const product = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
} as const;

/** A line is read as one sentence, whatever stands in it: what it claims stands anywhere. */
const exampleOf = ({ text, isClaim, set }: Omit<Example, 'read'>): Example => {
  const read = readerOf({ text, market: 'US', channel: 'web', product, basis: undefined }, knowledge);
  return { text, isClaim, set, read: read({ text, start: 0, end: text.length }) };
};

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const fromFile = (file: string, isClaim: boolean): Example[] =>
  linesOf(file).map((text) => exampleOf({ text, isClaim, set: file.replace(/^.*\//, '') }));

/** What an ordinary sentence may be called besides: an amount and what is left out say nothing of health. */
const ordinary: ReadonlySet<string> = new Set(['none', 'amount', 'absence']);

/** What is open of the cases, one sentence and label of each; where the law leaves open whether it claims, none is learnt. */
const fromCases = caseSets.flatMap(({ file }): Example[] =>
  readCases(file).flatMap(({ text, class: classes, heldOut }) => {
    const isClaim = !classes.includes('none');
    const isOpen = !isClaim && !classes.every((each) => ordinary.has(each));
    return heldOut || isOpen ? [] : [exampleOf({ text, isClaim, set: file })];
  }),
);

/** Each wrote lines of both kinds, of supplements, foods, drinks, and in other senses. */
const writers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** All that may be read: the open cases, and lines that were written to learn from. */
export const examples: readonly Example[] = [
  ...fromCases,
  ...fromFile('../ordinary.txt', false),
  ...fromFile('../diseases.txt', true),
  ...fromFile('../lay.txt', true),
  ...writers.flatMap((writer) => fromFile(`./ordinary${writer}.txt`, false)),
  ...writers.flatMap((writer) => fromFile(`./claims${writer}.txt`, true)),
];

/** Lines that nothing is learnt from: what was learnt and chosen is tried on them. */
export const tried: readonly Example[] = [
  ...fromFile('./tried/ordinary.txt', false),
  ...fromFile('./tried/claims.txt', true),
];
