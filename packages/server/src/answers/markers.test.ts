import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { composeAnswer } from './compose.ts';
import { understand } from './understand/understand.ts';
import type { Block, Sentence } from './prose.ts';
import { sentencesIn } from './prose.ts';
import { renderBlocks } from './render.ts';
import { createNameRemover, findFaults } from './check/index.ts';

const evidence = loadEvidence();
const withoutNames = createNameRemover(evidence);
const names = [...evidence.ingredients.values()].map((ingredient) => ingredient.name);
const topics = [...evidence.topics.values()].flatMap((topic) => topic.words);

const patterns = [
  'How much {i} do adults need?', 'What is the upper limit for {i}?', 'Does {i} help with {t}?', 'What is {i} good for?', 'Is {i} safe?',
  'Is {i} safe for children?', 'Is {i} safe in pregnancy?', '{i} for older adults', '{i} for women', 'Which EU claims can {i} carry?',
  'US claims for {i} and {t}', 'Is {i} legal in the EU?', '{i} vs {j} for {t}', '{i} or {j}?', 'best form of {i}', 'Is 900 mg of {i} too much?',
  'What % DV is 50 mg {i}?', 'How many IU is 10 mg {i}?', 'What helps with {t}?', 'claims on {t}', 'Can {i} cure {t}?', '{i} label rules', 'dose of {i} for {t}',
]; // prettier-ignore

const question = fc
  .tuple(
    fc.constantFrom(...patterns),
    fc.constantFrom(...names),
    fc.constantFrom(...names),
    fc.constantFrom(...topics),
  )
  .map(([pattern, one, two, topic]) => pattern.replace('{i}', one).replace('{j}', two).replace('{t}', topic));

/** A table row is checked as one line: its marker stands in the last cell. */
const linesOf = (block: Block): Sentence[] =>
  block.kind === 'table'
    ? block.rows.map((row) => ({ segments: row.flatMap((cell) => [...cell.segments, ' | ']) }))
    : [...sentencesIn(block)];

const material = { articles: [], gathered: [], scope: { base: true, articles: true } };

const check = (text: string) => {
  const { blocks } = composeAnswer(evidence, understand(evidence, text), material);
  const { pieces, citations } = renderBlocks(blocks);
  const numbers = new Map(citations.map((citation) => [citation.passage, citation.n]));
  for (const sentence of blocks.flatMap(linesOf)) {
    const line = sentence.segments
      .map((part) => (typeof part === 'string' ? part : ` [${numbers.get(part.text)}]`))
      .join('');
    const passages = sentence.segments.filter((part) => typeof part !== 'string');
    const isUnsure = passages.some((passage) => !passage.isConfirmed);
    const doubt = isUnsure && !line.includes('unconfirmed') ? ['doubt is not told'] : [];
    expect({ text, line, faults: [...findFaults(withoutNames(line), citations), ...doubt] }).toEqual({
      text,
      line,
      faults: [],
    });
  }
  const markers = [...pieces.join('').matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  expect(new Set(markers)).toEqual(new Set(citations.map((citation) => citation.n)));
};

describe('every factual sentence', () => {
  it('has markers that resolve, figures from its passages, and tells doubt', () => {
    expect(() => fc.assert(fc.property(question, check), { numRuns: 400 })).not.toThrow();
  });

  it('also for every ingredient in general and every outcome', () => {
    const questions = [
      ...names.map((name) => `What is ${name} good for?`),
      ...[...evidence.topics.values()].map((topic) => `What helps with ${topic.words[0]}?`),
    ];
    expect(() => questions.forEach(check)).not.toThrow();
  });
});
