import { describe, expect, it } from 'vitest';
import { told } from './testing/told.ts';

describe('what records hold of one thing, and how much of it is asked for', () => {
  it.each([
    [
      'We put 300 mg of L-theanine into each capsule, 60 capsules a bottle: material cost?',
      ['1.2–3.6 cents', '0.72–2.16 USD for 60 capsules', '18 g'],
    ],
    [
      '1 g of creatine monohydrate daily, raw material cost for 30 days?',
      ['4–12 USD/kg', '0.12–0.36 USD (12–36 cents) for 30 days'],
    ],
    [
      '25 kg of modified food starch at the planning price: how much money?',
      ['30–75 USD, typically 47.5 USD'],
    ],
    [
      'Pesticide residue, gluten ELISA and allergen ELISA per allergen: total bill?',
      ['300–670 USD together'],
    ],
    ['Botanical identity HPTLC on 4 lots: what does it cost?', ['480–1,200 USD']],
    ['What do 20,000 empty gelatin capsules cost?', ['40–120 USD']],
    ['500 mL of guar gum, how many grams at its typical bulk density?', ['300 g']],
    ['How many mg of xylitol fit a size 1 capsule?', ['fill a capsule of size 1', 'typical bulk density']],
    ['10,000 empty HPMC shells of size 0: weight?', ['1.05 kg of HPMC: 10,000 × 105 mg']],
    ['A 3 g pectin gummy (vegan): how much sugar at the typical share?', ['1.14 g (38 %)']],
    [
      'What is the Carr index of citric acid anhydrous?',
      ['Carr’s index is 13 %: (', 'the typical densities of Citric acid anhydrous'],
    ],
    ['Usual loss of a softgel run of 80 kg?', ['4 kg–9.6 kg']],
  ])('%s', (question, expected) => {
    const said = told(question);
    for (const each of expected) expect(said).toContain(each);
  });
});

describe('sums of what is taken, sold, made and waited for', () => {
  it.each([
    ['3000 µg + 1500 µg copper a day: over the EFSA UL?', ['4,500 µg in all', '500 µg are left']],
    ['40 µg vitamin D from food: how much is left to the US upper limit?', ['60 µg are left']],
    [
      'Shelf price 4.99 USD, retailer margin 40 %, distributor margin 20 %: what is left?',
      ['2.4 USD are left'],
    ],
    ['It costs us 4.50 dollars. Which price for a gross margin of 70 percent?', ['15 USD']],
    ['100 kg blend, 600 mg per capsule, 5 % loss: how many capsules?', ['158,333 capsules']],
    ['Raw material MOQ at 60 USD/kg: what do I spend?', ['300–1,500 USD']],
    ['Raw materials 3 weeks, production 8 weeks, shipping 2 weeks: total?', ['13 weeks in all']],
    ['72 °C in °F?', ['161.6 °F']],
    ['0.5 % in ppm?', ['5,000 ppm']],
    ['3 ppm lead in a 10 g serving: how many µg?', ['30 µg']],
    ['Our yogurt in a 680 g pack for the US: how many servings by the reference amount?', ['4 servings']],
    [
      'A bottle of 60 costs 30 dollars, 2 a day: what does a day cost?',
      ['a day costs 1 USD', '30 days 30 USD'],
    ],
  ])('%s', (question, expected) => {
    const said = told(question);
    for (const each of expected) expect(said).toContain(each);
  });

  it.each([
    'Which shelf price for a 70 g beef jerky?',
    'How many dollars is a kilo of curcumin?',
    'Calcium in firm tofu per 100 g, and the serving size?',
    'How much does a 500 mg vitamin C tablet cost?',
  ])('is no such sum: %s', (question) => expect(told(question)).toBe(''));
});
