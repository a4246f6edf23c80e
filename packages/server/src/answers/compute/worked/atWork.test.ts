import { describe, expect, it } from 'vitest';
import { told } from './testing/told.ts';

describe('sums of a working day', () => {
  it.each([
    [
      'losses in a list are all losses',
      'We lose 4 % in blending and 3 % in encapsulation. How much powder for 200,000 capsules at 450 mg?',
      '96.65 kg: 200,000 capsules × 450 mg/capsule ÷ (1 − 4 %) ÷ (1 − 3 %)',
    ],
    [
      'a count from a weight, each so heavy',
      'How many capsules can I make from 18.5 kg at 520 mg each if 2.5 % is lost?',
      '34,687 pieces: 18.5 kg × (1 − 2.5 %) ÷ 520 mg',
    ],
    [
      'parts of a pack, one by the thousand',
      'Bottle of 60 caps. Capsules cost us $21 per thousand all in, bottle and cap 0.34, label 0.07, carton 0.19, desiccant 0.02. Cost per finished bottle?',
      '1.88 USD for the pack: 60 × 21 ÷ 1,000 + 0.34 + 0.07 + 0.19 + 0.02',
    ],
    [
      'parts of a pack, and a run of it',
      'A jar costs 0.42 EUR, lid 0.09, label 0.05 and the filling 0.31. What does packaging and filling come to for 12,000 jars?',
      '0.87 EUR for the pack: 0.42 + 0.09 + 0.05 + 0.31 10,440 EUR for 12,000 jars',
    ],
    [
      'a price by two weights',
      '25 kg cost 1,150 USD. What is the price per kg and per 250 mg?',
      '46 USD/kg: 1,150 USD ÷ 25 kg 0.0115 USD (1.15 cents)/250 mg',
    ],
    [
      'whole batches',
      'A mixer takes 300 kg per batch. We need 4,150 kg. How many batches?',
      '14 batches (13.83): 4,150 kg ÷ (300 kg/batch)',
    ],
    [
      'what the pallet holds',
      'The pallet holds 48 cases of 12 bottles. How many pallets for 10,000 bottles?',
      '18 pallets (17.36)',
    ],
    [
      'the time of a machine',
      'The filler runs 60 bottles per minute. How long for 25,000 bottles at 85 % efficiency?',
      '490.2 minutes: 25,000 bottles ÷ (60 bottles/minute) ÷ 85 %',
    ],
    [
      'a share by weight in volume, with its cost',
      'How much citric acid for 0.25 % in 1,800 litres, and what does it cost at 1.20 USD/kg?',
      '4.5 kg: 0.25 % by weight in volume is 0.25 g in 100 mL, × 1,800 L 5.4 USD: 4.5 kg × 1.2 USD/kg',
    ],
    [
      'a share of the energy',
      'A serving has 140 kcal, of which fat 63 kcal. What % of energy from fat?',
      '45 % of the energy: 63 kcal ÷ 140 kcal',
    ],
    [
      'what is left after tenfold losses',
      'Our probiotic has 10 billion CFU at release and a log reduction of 0.5 at 18 months. How many are left?',
      '3.162 billion CFU are left, 31.62 %: 10 billion CFU ÷ 10^0.5 = 3.162',
    ],
    [
      'what tenfold losses take',
      'What overage do I need for probiotics if 1 log is lost over shelf life and I claim 1 billion CFU?',
      '10 billion CFU have to go in for 1 billion CFU, 900 % overage',
    ],
    [
      'two results carried on',
      'Shelf life test: potency 102 % at 0 months and 96 % at 12 months. Linear: what at 24 months?',
      '90 % at 24 months: (102 % − 96 %) ÷ 12 = 0.5 % a month',
    ],
    [
      'two results until a level',
      'Assay is 104 % at release and 98 % after 9 months. When does it reach 90 %?',
      '90 % at 21 months',
    ],
  ])('%s', (_, question, expected) => expect(told(question)).toContain(expected));
});
