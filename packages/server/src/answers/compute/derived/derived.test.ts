import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { sheetOf } from '../worked/sheet.ts';
import { derived } from './derived.ts';

const evidence = loadEvidence();
const told = (question: string) => {
  const inquiry = read(evidence, question);
  const working = derived(sheetOf(evidence, inquiry, inquiry));
  return working && { first: working.statement, further: working.further?.length ?? 0 };
};

describe('what a question comes to by the kinds of its figures', () => {
  it.each<[string, string]>([
    [
      'We buy L-theanine at 65 to 90 USD/kg. 200 mg per capsule, 60 capsules in a bottle: theanine cost per bottle?',
      '0.78–1.08 USD per bottle: 65–90 USD/kg × 200 mg/capsule × 60 capsules/bottle',
    ],
    [
      'How many kilos of whey isolate go into 2,000 tubs of 30 servings with 28 g powder each, of which 85 % is WPI?',
      '1,428 kg: 2,000 tubs × 30 servings/tub × 28 g/serving × 85 %',
    ],
    [
      'Lutein 10 mg/day at 30 days, using 20 % beadlets; how many grams of beadlets per bottle?',
      '1.5 g per bottle: 10 mg/day × 30 days ÷ 20 %',
    ],
    [
      'Tincture: 30 drops a day, 20 drops = 1 mL. How many days from 50 mL?',
      '33 days (33.3333): 50 mL × 20 drops/1 mL ÷ (30 drops/day)',
    ],
    ['A 0.5 L bottle holds 60 mg benzoate. mg per litre?', '120 mg/L: 60 mg/bottle ÷ (0.5 L/bottle)'],
    [
      '5000 bottles of 60 caps and we lose 3 % on the line. How many capsules must we start with?',
      '309,279 capsules (309,278): 5,000 bottles × 60 capsules/bottle ÷ (1 − 3 %)',
    ],
    [
      'Shelf price 24.99, retailer takes 40 %: what does the maker get for the price?',
      '14.99: (1 − 40 %) × 24.99',
    ],
    [
      'Velocity 3 units per store and week, 140 stores, 26 weeks, our net 1.62 a unit. revenue?',
      '17,690: 3 pieces/store/week × 140 stores × 182 days × 1.62/piece',
    ],
    [
      'Line runs 300 capsules a minute, how many hours for 270,000 capsules?',
      '15 hours: 270,000 capsules ÷ (300 capsules/minute)',
    ],
    [
      '6,150 bottles, 24 per case, 86 cases per pallet. how many pallets?',
      '3 pallets (2.98): 6,150 bottles ÷ (86 cases/pallet) ÷ (24/case)',
    ],
    ['5,550 jars, 12 to a case: how many cases do we need?', '463 cases (462.5): 5,550 jars ÷ (12/case)'],
    [
      '6,650 units, cases of 24, 84 cases a pallet: how many pallets?',
      '4 pallets (3.299): 6,650 pieces ÷ (84 cases/pallet) ÷ (24/case)',
    ],
    [
      'A case holds 24 bottles, a pallet 40 cases. how many pallets are 8,640 bottles?',
      '9 pallets: 8,640 bottles ÷ (24 bottles/case) ÷ (40 cases/pallet)',
    ],
    [
      'Juice drink 12 % juice from a 6-fold concentrate. How much concentrate for a 2,000 kg batch?',
      '40 kg: 12 % × 2,000 kg ÷ 6',
    ],
    [
      'Batch of 150 kg loses 5 % in drying and another 6 % in packing: kg left?',
      '134 kg: 150 kg × (1 − 5 %) × (1 − 6 %)',
    ],
    [
      'recipe for 100 servings uses 1.5 kg cocoa; how many kg for 420 servings?',
      '6.3 kg: 1.5 kg × 420 servings ÷ 100 servings',
    ],
    ['7.5 oz of pouch content: grams?', '212.6 g: 7.5 oz'],
  ])('%s', (question, expected) => {
    expect(told(question)?.first).toBe(expected);
  });

  it('takes figures that records hold', () => {
    expect(
      told('Freight premium for frozen on top of 1,200 USD dry freight: what do we pay?')?.first,
    ).toContain('1,500–1,800 USD, typically 1,650 USD: 1,200 USD × (1 + 25–50 %)');
    expect(told('Third party batch panel price spread over 20,000 bottles, per bottle?')?.first).toContain(
      '400–1,500 USD/batch ÷ 20,000 bottles',
    );
  });

  it('adds up what several materials cost, and tells what one costs more than the other', () => {
    expect(
      told('L-theanine 200 mg and GABA 100 mg per stick, 20 sticks: what do the actives cost?')?.first,
    ).toMatch(/USD/);
    expect(
      told('Difference between the typical price of pea protein and whey protein isolate per kg?')?.first,
    ).toMatch(/USD\/kg: \(.* − .*\)/);
  });

  it('answers for each amount that is asked for', () => {
    expect(told('460 mg sodium per 100 g. Amount in 30 g? Amount in 50 g?')).toEqual({
      first: '138 mg: 460 mg/100 g × 30 g',
      further: 1,
    });
  });

  it.each([
    'What do 1,000 tablets cost to press?',
    'How much vitamin D is in 100 g of salmon?',
    'Iodine in 10 g of dried nori sheets, and % of DV?',
    'Lead in dark chocolate 70–85 % per the USDA table, µg per 100 g?',
    'What percent of the NRV is 40 mg vitamin C?',
  ])('is nothing where it is no sum: %s', (question) => {
    expect(told(question)).toBeNull();
  });
});
