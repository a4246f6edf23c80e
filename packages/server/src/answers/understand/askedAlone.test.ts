import { expect, test } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { askedAlone } from './askedAlone.ts';

const evidence = loadEvidence();

test.each([
  [
    'thaumatin: E number? how sweet vs sugar? max in EU flavoured drinks?',
    ['thaumatin: E number?', 'thaumatin: how sweet vs sugar?', 'thaumatin: max in EU flavoured drinks?'],
  ],
  [
    'For granola in your planning data: typical shelf price of the pack, the process yield and the FDA reference amount in grams?',
    [
      'granola: typical shelf price of the pack',
      'granola: the process yield',
      'granola: the FDA reference amount in grams?',
    ],
  ],
  [
    'Zinc lozenges. how much shorter is a cold, and did acetate really beat gluconate?',
    ['Zinc lozenges: how much shorter is a cold', 'Zinc lozenges: did acetate really beat gluconate?'],
  ],
  [
    'Does melatonin work for falling asleep, which claim may I make in Europe?',
    ['Does melatonin work for falling asleep', 'melatonin: which claim may I make in Europe?'],
  ],
  [
    'Energy-reduced drink, EU: what is the limit for neotame, and for the aspartame-acesulfame salt?',
    [
      'Energy-reduced drink, EU: what is the limit for neotame',
      'Energy-reduced drink, EU: what is the limit for aspartame-acesulfame salt',
    ],
  ],
])('%s asks for things that can be asked alone', (message, questions) => {
  expect(askedAlone(evidence, message)).toEqual(questions);
});

test.each([
  'What does zinc picolinate cost per kg?',
  'Calcium and magnesium for a night drink: which has the lower EU limit for adults?',
  'How much potassium sits in 100 g raw spinach, and how much magnesium?',
  'Ferrous fumarate: how much of it for 14 mg iron, and is that the full NRV?',
  'Our prenatal holds 300 mcg folic acid: DFE, and which % daily value for adults?',
  'How much zinc and iron may pregnant women take a day?',
  'Which is better absorbed, magnesium citrate or oxide?',
  'A complaint landed on my desk; the product has pyridoxine. What is the upper intake for adults?',
  'What is the legal maximum for the first in flavoured drinks? And for the second?',
])('%s asks for nothing that can be', (message) => {
  expect(askedAlone(evidence, message)).toEqual([]);
});
