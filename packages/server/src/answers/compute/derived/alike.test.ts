import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { read } from '../../understand/read.ts';
import { sheetOf } from '../worked/sheet.ts';
import { alike } from './alike.ts';

const evidence = loadEvidence();
const told = (question: string) => {
  const inquiry = read(evidence, question);
  const working = alike(sheetOf(evidence, inquiry, inquiry));
  const further = (working?.further ?? []).map(({ segments }) =>
    segments.filter((each) => typeof each === 'string').join(''),
  );
  return working ? [working.statement, ...further] : null;
};

describe('figures that are stated alike', () => {
  it.each<[string, string]>([
    ['15 g whey at 77 % protein plus 14 g oat flour at 24 % protein. total grams of protein?', '14.91 g'],
    ['blend of 60 % whey (80 % protein) and 40 % pea (83 % protein): protein content in %?', '81.2 %'],
    ['43 kg sugar (1.89 USD/kg), 30 kg honey (14.05 USD/kg). total cost?', '502.77 USD'],
    ['mix: 25 % oats at 2.17 EUR/kg, 75 % nuts at 7.41 EUR/kg. cost per kg of mix?', '6.1 EUR/kg'],
    ['3 kg at 2.00 EUR/kg and 1 kg at 6.00 EUR/kg: cost per kg of the blend?', '3 EUR/kg'],
  ])('adds up what each comes to: %s', (question, expected) => {
    expect(told(question)?.[0]).toContain(`${expected}: (`);
  });

  it('counts what an answer is asked for from there on', () => {
    expect(told('stick with 500 mg A, 140 mg B and 60 mg C: total mg, and kg for 20,000 sticks?')).toEqual([
      '700 mg per piece: (500 mg/stick + 140 mg + 60 mg)',
      '14 kg: (500 mg/stick + 140 mg + 60 mg) × 20,000 sticks',
    ]);
  });

  it('tells each and which is the cheaper', () => {
    const [first, second, less] =
      told(
        'Offer A 12.00 USD/kg at 60 % protein, offer B 18.00 USD/kg at 80 % protein. price per kg of protein of each?',
      ) ?? [];
    expect(first).toBe('20 USD/kg: 12 USD/kg ÷ 60 %');
    expect(second).toBe('22.5 USD/kg: 18 USD/kg ÷ 80 %');
    expect(less).toContain('The first is cheaper by 2.5 USD/kg');
  });

  it.each<[string, string]>([
    ['Charged 500 kg, discharged 450 kg. Loss in percent?', '10 % loss: (500 kg − 450 kg) ÷ 500 kg'],
    ['Charged 500 kg, got 450 kg finished. Yield in %?', '90 % yield: 450 kg ÷ 500 kg'],
    ['COGS 5.00, wholesale 10.00: gross margin in %?', '50 % gross margin: (10.00 − 5.00) ÷ 10.00'],
    ['23 g sugar in a 92 g bar: what percent is sugar?', '25 %: 23 g ÷ 92 g'],
    ['price rose from 10.00 to 12.00 USD/kg. increase in %?', '20 %: (12 USD/kg − 10) ÷ 10'],
    ['600 mg versus 200 mg: by what factor do they differ?', '3 times: 600 mg ÷ 200 mg'],
  ])('holds one against the other: %s', (question, expected) => {
    expect(told(question)?.[0]).toBe(expected);
  });

  it('thins what is stronger, and tells what it is thinned with', () => {
    expect(told('dilute a 50 % stock to 100 kg of 20 % solution: kg of stock, kg of water?')).toEqual([
      '40 kg of the stronger: 100 kg × 20 % ÷ 50 %',
      '60 kg of what it is thinned with: 100 kg − 40 kg',
    ]);
    expect(told('Stock has 40 mg/mL, I want 900 mL at 4 mg/mL. how many mL of stock?')?.[0]).toContain(
      '90 mL',
    );
  });

  it.each([
    'Is 500 mg or 1,000 mg vitamin C better for colds?',
    '40g vs 20g whey muscle protein synthesis, both values',
    'How much is in two softgels of 1000 mg fish oil with 180 mg EPA and 120 mg DHA each?',
    'stick, 500 mg sodium, half of it from salt: what share of a 7 g stick do the two take?',
    '60 gummies of 3 g. Gelatin at 10 $/kg or pectin at 23 $/kg: at the use levels you hold, cost per bottle for each?',
    'Tub 908 g, scoop 32 g. How many servings?',
    '12 g protein 24 g carbs 9 g fat: kcal?',
  ])('tells nothing of %s', (question) => {
    expect(told(question)).toBeNull();
  });
});
