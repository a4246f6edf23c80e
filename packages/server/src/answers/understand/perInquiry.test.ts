import { expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { perInquiry } from './perInquiry.ts';
import { read } from './read.ts';

it('works something out of an inquiry once, and of another by itself', () => {
  const evidence = loadEvidence();
  const asked: string[] = [];
  const wordsOf = perInquiry((_, { question, words }) => {
    asked.push(question);
    return words;
  });
  const [one, other] = ['zinc dose', 'iron dose'].map((text) => read(evidence, text));
  if (!one || !other) throw new Error('Nothing was read.');
  expect(wordsOf(evidence, one)).toBe(wordsOf(evidence, one));
  expect(wordsOf(evidence, other)).toEqual(other.words);
  expect(asked).toEqual(['zinc dose', 'iron dose']);
});
