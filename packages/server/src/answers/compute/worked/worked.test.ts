import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { workingOf } from './index.ts';
import { quantitiesIn } from './quantities.ts';

const evidence = loadEvidence();
const worked = (question: string) => workingOf(evidence, read(evidence, question));

describe('the quantities of a text', () => {
  it.each<[string, string[]]>([
    ['500 mg per capsule, 60 capsules per bottle', ['500 mg/capsule', '60 capsule/bottle']],
    ['0.6 g/mL in a size 00 capsule', ['0.6 g/mL']],
    ['at $40 a kilo', ['40 USD/kg']],
    ['100 billion CFU/g', ['100 billion CFU/g']],
    ['6 g fibre per 100 g', ['6 g/100 g']],
    ['2 capsules a day with 5 mg each', ['2 capsule/day', '5 mg/piece']],
    ['1,000 mg of vitamin C and each gummy carries 250 mg', ['1000 mg', '250 mg/gummy']],
    ['100 mg zinc for 30 days', ['100 mg', '30 day']],
  ])('%s', (text, expected) => {
    const written = quantitiesIn(text).map(({ value, unit, per }) => {
      const basis = per
        ? `/${per.value === 1 ? '' : `${per.value} `}${per.unit.symbol === 'container' ? 'bottle' : per.unit.symbol}`
        : '';
      return `${value} ${unit.symbol}${basis}`;
    });
    expect(written).toEqual(expected);
  });

  it.each([
    ['an assay of 98 % and 1 % moisture', ['potency', 'moisture']],
    ['loss 2%, yield 95%', ['loss', 'yield']],
    ['6 % freight and 5 % duty', ['freight', 'duty']],
  ])('say what a percentage is of: %s', (text, shares) => {
    expect(quantitiesIn(text).map(({ share }) => share)).toEqual(shares);
  });
});

describe('what a question is worked out to', () => {
  it.each<[string, string]>([
    ['100 mg magnesium at a potency of 14.1 %, moisture 2 %: how much material?', '723.7 mg of the material'],
    ['100 mg vitamin C with 20 % overage, how much goes in?', '120 mg of vitamin C'],
    ['5 billion CFU, 100 billion CFU/g, overage 100 %: how much powder?', '100 mg of the powder'],
    ['How many mg is 10 mEq of potassium?', '391 mg of potassium'],
    ['2,500 bottles of 30 capsules at 760 mg berberine, loss 2 %, yield 95 %: kg?', '61.22 kg of berberine'],
    [
      'A powder of 1,150 mg a serving, density 0.5 g/mL, size 0: how many capsules?',
      '4 capsules of size 0 for 1,150 mg',
    ],
    [
      '750 mg of actives as gummies, 300 mg a piece at most and 3 g base each: how many pieces?',
      'together they weigh 3 × 3 g + 750 mg = 9.75 g',
    ],
    ['922.6 mg blend of 0.6 g/mL in size 00: how many capsules?', '2 capsules of size 00'],
    ['355 mL drink of density 1.04 g/mL with 32 g of ingredients: water to volume?', '337.2 g of water'],
    [
      '20 g carbohydrate of which 5 g erythritol, 3 g fat, 12 g protein: calories in the US?',
      '135 kcal, declared as 140 calories',
    ],
    ['60 g polyols and 9 g protein per 100 g: energy on an EU label?', '753 kJ / 180 kcal'],
    ['EU tolerance for 10 mg zinc in a supplement?', '8 mg to 14.5 mg of zinc'],
    ['Do 50 mg of magnesium a day suffice for an EU claim?', 'No: 50 mg of magnesium a day'],
    ['Is 2 g creatine a day enough for an EU claim?', 'No: 2 g of creatine a day is below the 3 g'],
    ['RACC 360 mL, bottle of 900 mL: dual column?', 'Yes: 900 mL is 250 %'],
    ['$14/kg with 6 % freight and 5 % duty, landed?', '15.58 USD/kg landed'],
    ['$10 per lb in dollars per kg?', '22.05 USD/kg'],
    ['unit cost $6, sold at $24: margin?', '75 % gross margin'],
    ['400 mg per capsule, 90 capsules a bottle, $75/kg: cost of a bottle?', '2.7 USD for the container'],
    ['How long do 60 capsules last at 2 a day?', '30 days'],
    ['A bottle of 120 tablets costs $36, 4 a day: cost per day?', 'a day costs 1.2 USD'],
    ['24 g protein per 30 g serving, per 100 g?', '80 g of protein per 100 g'],
    ['grams of alcohol in 330 mL at 5 % vol', '13.02 g of alcohol'],
    ['3 mg/kg of caffeine for an athlete of 70 kg', '210 mg of caffeine'],
    ['convert 2.5 lb to kg', '1.134 kg'],
    ['500 g tub with a 33 g scoop: how many servings?', '15 servings, declared in the US as “about 15”'],
  ])('%s', (question, result) => {
    expect(worked(question)?.statement).toContain(result);
  });

  it.each([
    ['How many kg for 5000 bottles of 60 capsules?', 'how much each piece holds'],
    ['How many size 00 capsules for 1.2 g of berberine?', 'the bulk density of the blend in g/mL'],
    [
      'Calories of 12 g sugar alcohol in the US?',
      'which sugar alcohol it is: each has its own factor on US labels',
    ],
    ['Is a 500 mL bottle dual column?', 'the reference amount (RACC) of this kind of food'],
  ])('names what is missing: %s', (question, missing) => {
    expect(worked(question)).toMatchObject({ statement: '', missing: [missing] });
  });

  it.each([
    'Is 400 mg of magnesium a day safe?',
    'What dose of ashwagandha was studied, 300 mg or 600 mg for 8 weeks?',
    'Can we claim “low sugar” with 4 g sugars per 100 g?',
    'Does 5 g of creatine help sleep?',
    'Which trials used 2 capsules a day?',
    'How many mg calcium for “source of calcium” in a 50 g bar?',
  ])('works nothing out of: %s', (question) => {
    expect(worked(question)).toBeNull();
  });
});
