import { expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { inEnglish } from './tongues.ts';

const evidence = loadEvidence();

it.each([
  ['Wie viel Selen für Schwangere pro Tag?', 'how much selenium for pregnant women per day?'],
  [
    'Welche Höchstmenge Zink pro Tagesportion empfiehlt das BfR?',
    'which maximum zinc per daily portion recommends the BfR?',
  ],
  ['Wie hoch ist der Koffeingehalt in Grüntee?', 'what is the caffeine content in green tea?'],
  ['Hoechstmenge Fischölkapseln', 'maximum fish oil capsule'],
  ['Quel est le prix pour 1000 comprimés ?', 'what is the price per 1000 tablet?'],
  [
    'Combien de magnésium y a-t-il dans le citrate de magnésium ?',
    'how much magnesium there is in the magnesium citrate?',
  ],
  ['prix par kilo, avec étiquette', 'price per kg, with label'],
  ['¿Cuánta cafeína al día es segura?', '¿how much caffeine per day is safe?'],
  ["Quanto magnesio c'è nell'ossido di magnesio?", 'how much magnesium there is in magnesium oxide?'],
  ['Hoeveel ijzer zit er in 100 g linzen?', 'how much iron contains 100 g lentils?'],
  ['Wie viel sind 1.000,5 mg?', 'how much are 1,000.5 mg?'],
  ['The melasse: how much Kalium has it?', 'The molasses: how much potassium has it?'],
  ['St John’s wort with the Pille', 'St John’s wort with the contraceptive pill'],
])('%s is read as %s', (written, meant) => {
  expect(inEnglish(evidence, written).text).toBe(meant);
});

it.each([
  'How much magnesium is in 100 g of farro?',
  'brazil nuts Se µg/100g usda',
  'queso blanco, psyllium and passiflora for persons with hypertension on anticoagulants',
  'Does the label of a soda in the US state its sources, and is the price per sachet on it?',
  'How many kilocalories and millilitres has a latte, and the Ca lactate % Ca?',
  'the Mars bar in a pan, a sale on dates and the data on a cup',
  'What does saw palmetto cost, and is L-theanine sold in Los Angeles?',
])('%s is English', (written) => {
  expect(inEnglish(evidence, written)).toEqual({ text: written, words: [] });
});

it('tells how names of things were read, and nothing of those that are alike', () => {
  const { words } = inEnglish(evidence, 'Senkt Süßholz mit Koffein den Blutdruck?');
  expect(words).toEqual([
    { written: 'Süßholz', meant: 'licorice' },
    { written: 'Koffein', meant: 'caffeine' },
  ]);
});
