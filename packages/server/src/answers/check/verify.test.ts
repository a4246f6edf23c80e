import { describe, expect, it } from 'vitest';
import { loadEvidence, type Passage } from '../../evidence/index.ts';
import { readQuestions } from '../../../eval/questions.ts';
import { createAnswerer } from '../index.ts';
import { fact, heading, list, note, paragraph, sentencesIn, type Block } from '../prose.ts';
import { createVerifier } from './verify.ts';

const evidence = loadEvidence();
const verify = createVerifier(evidence);

const limit: Passage = {
  key: 'limit:zinc',
  kind: 'limit',
  title: 'Zinc: upper limit',
  source: 'EFSA',
  url: null,
  text: 'Zinc, adults: upper limit 25 mg a day.',
  isConfirmed: true,
  ingredients: ['zinc'],
  topics: [],
};
const refused = evidence.studies.find(
  ({ direction, result }) => direction === 'no effect' && result === 'no effect',
)?.passage;

describe('what a passage does not carry', () => {
  it.each([
    ['another figure', fact('The upper limit is 250 mg a day', limit)],
    ['another unit', fact('The upper limit is 25 g a day', limit)],
    ['another name', fact('The upper limit of selenium is 25 mg a day', limit)],
    ['a cure', fact('Zinc cures diabetes', limit)],
  ])('is left out: %s', (_, sentence) => {
    const { blocks, dropped } = verify([paragraph(sentence), list([sentence, note('As it is')])]);
    expect(blocks).toEqual([list([note('As it is')])]);
    expect(dropped).toHaveLength(2);
  });

  it('is left out of a table by its row', () => {
    const row = (text: string) => [fact('Zinc'), fact(text, limit)];
    const table: Block = { kind: 'table', header: ['What', 'Limit'], rows: [row('25 mg'), row('26 mg')] };
    expect(verify([table]).blocks).toEqual([{ ...table, rows: [row('25 mg')] }]);
  });

  it('is left out with the heading that stood over nothing else', () => {
    const wrong = paragraph(fact('The upper limit is 250 mg a day', limit));
    expect(verify([heading('Limits'), wrong, heading('More'), list([note('As it is')])]).blocks).toEqual([
      heading('More'),
      list([note('As it is')]),
    ]);
  });

  it('is left out where it turns its record round', () => {
    const turned = [refused].flatMap((passage) => (passage ? fact('It improves this', passage) : []));
    expect(verify([paragraph(...turned)]).dropped).toHaveLength(1);
  });

  it('is nothing that it does carry', () => {
    const sound = [paragraph(fact('EFSA’s upper limit of zinc is 25 mg', limit), note('No source here'))];
    expect(verify(sound)).toEqual({ blocks: sound, dropped: [] });
  });
});

it('cites where a number stands that belongs to a name', () => {
  const [strain, vitamin] = [
    'I hold no claim for Lactobacillus reuteri DSM 17938',
    'I hold no price of vitamin B6',
  ];
  const [first, second] = verify([paragraph(note(strain)), list([note(vitamin)])]).blocks.map(sentencesIn);
  expect(first?.[0]?.segments).toMatchObject([strain, { text: expect.stringContaining('DSM 17938') }]);
  expect(second).toEqual([note(vitamin)]);
});

describe('the answers of the built-in composer', () => {
  const answerer = createAnswerer({ evidence });
  const names = [...evidence.ingredients.values()].map(({ name }) => name);

  it.each([
    ['what is looked at while they are tuned', readQuestions('tuned').flatMap(({ ask }) => ask)],
    ['what each ingredient is good for', names.map((name) => `What is ${name} good for?`)],
    ['dose, claims and price of each', names.map((name) => `dose, claims and price of ${name}`)],
  ])('lose no sentence: %s', async (_, asked) => {
    const dropped: string[] = [];
    const onDropped = (sentences: readonly string[]) => dropped.push(...sentences);
    for (const question of asked)
      await Array.fromAsync(answerer.answer({ question, history: [], articles: [], onDropped }));
    expect(dropped).toEqual([]);
  });
});
