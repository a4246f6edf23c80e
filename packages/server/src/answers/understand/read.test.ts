import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { read } from './read.ts';

const evidence = loadEvidence();

describe('a name in another language', () => {
  it.each([
    ['Kalium Höchstmenge BfR', 'potassium'],
    ['Silizium pro Tagesdosis', 'silicon'],
  ])('%s', (question, key) => {
    expect(read(evidence, question).ingredients).toEqual([key]);
  });
});

describe('a name within that of an excipient', () => {
  it.each([
    ['How much potassium sorbate may a soft drink contain?', [], []],
    ['Is sodium benzoate allowed in drinks?', [], []],
    ['How much glucose syrup goes into a gummy?', [], []],
    ['How much calcium carbonate for 300 mg calcium?', ['calcium'], []],
    ['Is potassium good for blood glucose?', ['potassium'], ['glucose']],
  ])('%s', (question, ingredients, topics) => {
    const own = read(evidence, question);
    expect(own.ingredients).toEqual(ingredients);
    expect(own.topics.filter((topic) => topic === 'glucose')).toEqual(topics);
  });
});
