import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { sentencesIn } from '../../prose.ts';
import { read } from '../../understand/read.ts';
import { workedBlocks, workingOf } from './index.ts';
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

describe('a sum that leaves out what is stated', () => {
  const leaving = 'A size 0 capsule at 0.55 g/mL, over 30 days: mg per capsule?';

  it('knows of what kind that is', () => expect(worked(leaving)?.leftOut).toEqual(['a number']));

  it('says so', () => {
    const working = worked(leaving);
    const said =
      working &&
      workedBlocks(working)
        .flatMap(sentencesIn)
        .flatMap(({ segments }) => segments);
    expect(said).toContain('This leaves out a number that you state; check whether the sum needs it');
  });

  it('has nothing to say where all is used', () =>
    expect(worked('A size 0 capsule at 0.55 g/mL: mg per capsule?')?.leftOut).toBeUndefined());
});

describe('what a question is worked out to', () => {
  it.each<[string, string]>([
    [
      'If my powder loses 3 % on blending, how much do I need for 100 kg?',
      '103.1 kg to weigh in: 100 kg ÷ (1 − 3 %)',
    ],
    [
      'With a yield of 97 % how much must I weigh in for a 100 kg batch?',
      '103.1 kg to weigh in: 100 kg ÷ 97 %',
    ],
    [
      'How many servings per container: 90 capsules, 3 per serving?',
      '30 servings per container: 90 capsules ÷ 3 a serving',
    ],
    [
      'A pouch holds 50 gummies and the serving is 4 gummies, how many servings per pouch?',
      '12 whole servings per container: 50 gummies ÷ 4 a serving leaves 2 over',
    ],
    ['How much omega-3 is in 1000 mg of fish oil 18/12?', '180 mg EPA and 120 mg DHA, 300 mg together'],
    ['What do 1.2 g of a 33/22 fish oil hold?', '0.396 g EPA and 0.264 g DHA'],
    ['100 mg magnesium at a potency of 14.1 %, moisture 2 %: how much material?', '723.7 mg of the material'],
    ['100 mg vitamin C with 20 % overage, how much goes in?', '120 mg of vitamin C'],
    ['a scoop holds 30 ml, density 0.3: how many grams of collagen?', '9 g: 30 mL × 0.3 g/mL'],
    ['200 g of honey at 1.42 g/ml, how many ml is that?', '140.8 mL: 200 g ÷ 1.42 g/mL'],
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
      '3 g creatine split over 4 capsules, how many mg in each capsule?',
      '750 mg per capsule: 3 g ÷ 4 capsules',
    ],
    [
      'Gelatin gummies of 2.5 g each, 10 % active load: mg of actives per gummy?',
      '250 mg of actives a piece',
    ],
    ['A tub has 300 g whey, 30 g a scoop, twice a day: how long does it last?', '5 days'],
    ['900 g pouch of collagen, serving 15 g once daily: days supply?', '60 days'],
    [
      "500 ml can at Germany's caffeine ceiling for energy drinks: how many mg per can?",
      '160 mg of caffeine',
    ],
    ['Caffeine basis of EFSA for a 30 kg child: how many mg a day?', '90 mg of caffeine'],
    [
      '20 g carbohydrate of which 5 g erythritol, 3 g fat, 12 g protein: calories in the US?',
      '135 kcal, declared as 140 calories',
    ],
    ['60 g polyols and 9 g protein per 100 g: energy on an EU label?', '753 kJ / 180 kcal'],
    ['EU energy per 100 g: 8 g sugar, 3 g xylitol, 2 g fibre. kcal?', '182 kJ / 43 kcal'],
    ['EU kcal of 20 g carbohydrate of which 8 g sugars, 5 g fat, 10 g protein?', '695 kJ / 165 kcal'],
    ['EU tolerance for 10 mg zinc in a supplement?', '8 mg to 14.5 mg of zinc'],
    ['Do 50 mg of magnesium a day suffice for an EU claim?', 'No: 50 mg of magnesium a day'],
    ['Is 2 g creatine a day enough for an EU claim?', 'No: 2 g of creatine a day is below the 3 g'],
    ['RACC 360 mL, bottle of 900 mL: dual column?', 'Yes: 900 mL is 250 %'],
    ['Is a 60 g granola bar a single serving?', 'Yes: 60 g is 150 % of the reference amount of 40 g'],
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
    ['A 330 ml can at 4.5 % vol: grams of alcohol and kcal?', '82 kcal from it'],
    ['Net weight of 90 softgels at 1.25 g each in g and oz?', '112.5 g (3.97 oz)'],
    ['3 % brine: how much salt for 2 L?', '60 g: 3 % by weight in volume'],
    ['Ginkgo 50:1 extract 120 mg: how much leaf does it correspond to?', '6,000 mg of the dried herb'],
    ['How much 4:1 extract do I need for 2 g of dried root?', '0.5 g of the extract'],
    ['Loss on drying 6 %, assay 92 %, 200 mg target: how much powder?', '231.3 mg of the material'],
    [
      '5,000 bottles of 60 capsules at 500 mg, 3 % loss, $22/kg: cost and kg of blend?',
      '154.6 kg of material',
    ],
    ['900 g tub, scoop 32 g: servings per container, at 2 scoops a day?', 'lasts 14 days'],
    ['Bulk density 0.45 and tapped 0.60 g/mL: Hausner ratio?', '1.33 is the Hausner ratio, passable flow'],
    ['0.56 g/mL tapped, 0.52 g/mL poured: Carr index and flow?', 'Carr’s index is 7.14 %'],
    ['bulk density 0.36 g/mL, tapped 0.6 g/mL: Hausner ratio?', 'beyond very poor flow (1.46 to 1.59)'],
    ['A Hausner ratio of 1.4, how is that flow called?', 'poor flow (1.35 to 1.45)'],
    ['350 g of honey, which volume is that in mL?', '244.2 mL: 350 g ÷ 1.433 g/mL'],
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

/** What an answer tells of a sum that parts of it word, sentence by sentence. */
const chained = (question: string): string =>
  (worked(question)?.blocks ?? [])
    .flatMap(sentencesIn)
    .flatMap(({ segments }) => segments.filter((part) => typeof part === 'string'))
    .join(' | ');

describe('what one part works out is what the next goes on with', () => {
  it.each<[string, string[]]>([
    [
      '200 mg elemental calcium from calcium citrate tetrahydrate; a size 00 capsule of ours takes 650 mg of it. How many mg of the compound and how many capsules?',
      ['949 mg of calcium citrate tetrahydrate', '2 capsules'],
    ],
    [
      'Calcium 300 mg from carbonate: mg carbonate needed and number of tablets if each holds 400 mg carbonate?',
      ['749 mg of calcium carbonate', '2 tablets'],
    ],
    [
      '15 mg iron from ferrous bisglycinate: mg of the chelate, % DV, % NRV?',
      ['54.8 mg of ferrous bisglycinate', '83 % of the US Daily Value', '107 % of the EU NRV'],
    ],
    [
      'We put 60 mg zinc gluconate in a lozenge. How much zinc and what % DV is that?',
      ['holds at most 8.61 mg of Zn', '78 % of the US Daily Value'],
    ],
    [
      '800 IU vitamin D3 from a 500,000 IU/g oil, mg per softgel, plus cost per 5,000 softgels at $45/kg?',
      ['1.6 mg of the oil', '0.36 USD for 5,000 softgels'],
    ],
    [
      'Vitamin D3 powder of 100,000 IU/g, 10 µg a tablet: mg of powder, and its indicative cost per 10,000 tablets?',
      ['4 mg of the powder', '0.8 to 3.6 USD for 10,000 tablets'],
    ],
    [
      '20 mg lutein from 5 % beadlets: how many mg of beadlets, and what do the beadlets for 10,000 capsules cost at $90/kg?',
      ['400 mg of the beadlets', '360 USD for 10,000 capsules'],
    ],
    [
      'We dose 400 IU natural vitamin E. What is that in mg and what % Daily Value?',
      ['is 268 mg', '1,787 % of the US Daily Value'],
    ],
    [
      'Our syrup has 12 mg iron per 100 ml. How much iron is in a 15 ml dose and what % NRV is that?',
      ['1.8 mg of iron in 15 mL', '13 % of the EU NRV'],
    ],
    [
      'A drink with 80 mg caffeine per 250 ml: mg per 100 ml and per 500 ml can?',
      ['32 mg of caffeine in 100 mL', '160 mg of caffeine in 500 mL'],
    ],
    ['40 mg zinc per kg of bar mass, bar 60 g: mg zinc per bar, % DV?', ['2.4 mg of zinc in 60 g', '22 %']],
    [
      '75 mg magnesium: what % DV on Supplement Facts and what % on Nutrition Facts?',
      ['18 % on a Supplement Facts panel', '20 % on a Nutrition Facts panel'],
    ],
  ])('%s', (question, expected) => {
    const said = chained(question);
    for (const each of expected) expect(said).toContain(each);
  });

  it.each([
    'If creatine monohydrate costs 8 USD/kg, what is the raw material cost of one 5 g serving?',
    'May we put 30 mg of zinc from zinc citrate in a capsule, and what % DV is that?',
  ])('leaves to others: %s', (question) => {
    expect(worked(question)?.isOfWhole).toBeUndefined();
  });
});
