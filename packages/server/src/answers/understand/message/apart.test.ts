import { expect, test } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { isOfAnother, questionsApart } from './apart.ts';
import { read } from '../read.ts';

const evidence = loadEvidence();

test.each([
  [
    'What does a jar of tahini cost? And how much vitamin K does a kiwi hold?',
    ['What does a jar of tahini cost?', 'how much vitamin K does a kiwi hold?'],
  ],
  [
    '1) EFSA upper level for boron, adults? 2) Label claim vitamin C 100 mg, overage 20 %. What do I put in?',
    ['EFSA upper level for boron, adults?', 'Label claim vitamin C 100 mg, overage 20 %. What do I put in?'],
  ],
  [
    'Does niacin cause flushing? My boss keeps asking. Also, which EU claims does chitosan have?',
    ['Does niacin cause flushing?', 'which EU claims does chitosan have?'],
  ],
  [
    'Two things: how big is a size 0 capsule? And our coating uses an insect red. How must it be called in the US?',
    ['how big is a size 0 capsule?', 'our coating uses an insect red. How must it be called in the US?'],
  ],
  [
    'How many minutes did L. reuteri take off crying? What is the price of pectin?',
    ['How many minutes did L. reuteri take off crying?', 'What is the price of pectin?'],
  ],
])('%s is asked in questions that stand by themselves', (message, questions) => {
  expect(questionsApart(evidence, message)).toEqual(questions);
});

test.each([
  'What does zinc cost? And its upper limit?',
  'What is the upper limit for zinc? And which claims may it carry?',
  'How much iron is in 100 g of lentils? And how much zinc?',
  'Psyllium husk powder per kg? Inulin per kg?',
  'EFSA upper levels for kids: iodine at 7 to 10 years? Molybdenum at 1 to 3?',
  'Choline: US DV? Minimum per portion for the EU liver claim?',
  'What is the EU upper limit for zinc? What is the upper limit for selenium?',
  'What does zinc picolinate cost? Which is cheaper, that or zinc oxide?',
  'Is ashwagandha allowed in Germany? And is rhodiola? It is for a tea for children.',
])('%s is one', (message) => {
  expect(questionsApart(evidence, message)).toEqual([message]);
});

test.each([
  ['E468 limit, solid supplements, EU', true],
  ['And in Italy?', false],
  ['Its price per kg?', false],
])('behind a question on walnuts, that “%s” is of another thing is %s', (turn, isOther) => {
  const before = read(evidence, 'How many grams of walnuts a day does the EU claim need?');
  expect(isOfAnother(evidence, read(evidence, turn), before)).toBe(isOther);
});
