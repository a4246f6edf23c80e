import { describe, expect, it } from 'vitest';
import { countADay, dosesADay, packIn } from './counts.ts';
import { told } from './testing/told.ts';
import { massAsked } from './units.ts';

describe('counts by their role', () => {
  it.each<[string, number | null]>([
    ['one tablet twice daily', 2],
    ['2 gummies twice a day', 4],
    ['three capsules a day', 3],
    ['take 4 of them a day', 4],
    ['500 mg three times daily', 3],
    ['two softgels: how much per day?', 2],
    ['omega-3 daily', null],
    ['What % of the Daily Value do two capsules hold?', null],
  ])('a day: %s', (whole, count) => {
    expect(countADay({ whole })?.value ?? null).toBe(count);
  });

  it('how often a day', () => {
    expect([dosesADay({ whole: 'twice a day' }), dosesADay({ whole: '2 capsules a day' })]).toEqual([2, 1]);
  });

  it('of a pack', () => {
    expect(packIn({ whole: 'grams for a jar of 90 pieces' })).toEqual({ value: 90, name: 'jar' });
    expect(packIn({ whole: 'a jar' })).toBeNull();
  });

  it.each([
    ['how many mg potassium is that', 'mg'],
    ['1.5 kg with 2 % of it: grams of sucralose?', 'g'],
    ['how much is in 1 g of it', undefined],
  ])('the unit that is asked for: %s', (text, unit) => {
    expect(massAsked(text)).toBe(unit);
  });
});

describe('a sum with what follows from it', () => {
  it.each<[string, readonly string[]]>([
    [
      'Rhodiola extract, 3 % rosavins, 200 mg per tablet, 2 tablets a day. What amount of rosavins is that per tablet and daily?',
      ['6 mg of rosavins', '12 mg of rosavins a day: 2 × 6 mg'],
    ],
    [
      'Fish oil softgel 1,200 mg at 33 % EPA and 22 % DHA: mg EPA, mg DHA?',
      ['396 mg of EPA and 264 mg of DHA'],
    ],
    [
      'How many servings of our 900 g tub if a serving is 30 g, and what is the cost per serving at 14.50 EUR ex works?',
      ['30 servings', '0.48 EUR (48.3 cents) per serving'],
    ],
    [
      'How many billion CFU at the end of shelf life if I start with 20 billion and lose 60 %?',
      ['8 billion CFU: 20 billion CFU × (1 − 60 %)'],
    ],
    [
      'B12 tablets, label claim 25 µg, we add 25 % overage and use a 1 % trituration. How many kg trituration for 400,000 tablets?',
      ['1.25 kg: 25 µg × (1 + 25 %) × 400,000 tablets ÷ 1 %'],
    ],
    [
      'An omega-3 oil with 33 % EPA and 22 % DHA: how many mg of oil for 250 mg EPA+DHA?',
      ['454.5 mg of the material: 250 mg ÷ (33 % + 22 % = 55 %)'],
    ],
    [
      'How much EPA and DHA together are in 1,000 mg of an oil with 18 % EPA and 12 % DHA?',
      ['300 mg together'],
    ],
    [
      'A capsule holds 500 mg. I need 1.2 g ashwagandha extract plus 200 mg of excipient. How many capsules?',
      ['3 capsules for 1.2 g + 200 mg: (1.2 g + 200 mg) ÷ 500 mg = 2.8'],
    ],
    ['I need 30 mg of anthocyanins from a 36 % anthocyanins extract: how much extract?', ['83.33 mg']],
    [
      'Label says 90 mg vitamin C per gummy with 25 % overage: input per gummy and grams per bottle of 60?',
      ['112.5 mg of vitamin C', '6.75 g for a bottle of 60'],
    ],
    [
      '400 µg folic acid with 30 % overage. How much per tablet, and how many grams for 100,000 tablets?',
      ['520 µg', '52 g for 100,000 tablets'],
    ],
    [
      'Label 12 billion CFU, 75 % overage, powder 300 billion CFU/g: how many CFU go in, mg per capsule and grams for 50,000 capsules?',
      ['21 billion CFU go in', '70 mg of the powder', '3.5 kg of the powder for 50,000 capsules'],
    ],
    ['20 billion CFU on the label, overage 50 %: how many CFU have to go in?', ['30 billion CFU go in']],
    ['3 billion CFU per sachet, two sachets a day: the daily count?', ['6 billion CFU a day']],
    [
      '25,000 bottles, 60 capsules each, 300 mg fill. How much powder without losses, and if we add 4 %?',
      ['468 kg', '450 kg without that'],
    ],
    ['5,000 pouches, 300 g each, yield of 95 %: how much powder?', ['1,579 kg']],
    [
      'Size 0 shells at 0.68 mL, powder at 0.5 g/mL, filled to the brim: how many mg, and capsules for 1,000 mg?',
      ['340 mg fill a capsule of size 0 to the brim', '3 capsules for 1,000 mg'],
    ],
    [
      '355 mL can, 32 mg caffeine per 100 mL: how many mg a can, and is it past the EU warning level?',
      ['113.6 mg of caffeine in 355 mL', 'That is 320 mg/l', 'Yes. Above the 150 mg/l'],
    ],
    [
      'Iced tea, 12 mg caffeine per 100 mL, bottle 330 mL: mg in all, and above the warning level?',
      ['39.6 mg of caffeine in 330 mL', 'No. Not above the 150 mg/l'],
    ],
    ['500 ml hold 80 mg caffeine. Past the 150 mg/l mark?', ['Yes, above 150 mg/L', '160 mg/L']],
    [
      'Box of 30 sticks: powder 0.12 USD each, filling 0.08 each, carton 0.35, shipper 0.10. What does the box cost?',
      ['6.45 USD for the pack: 30 × (0.12 + 0.08) + 0.35 + 0.1'],
    ],
    [
      '2,000 tubs, 30 servings each, 6 g a serving. 3 % extra for losses on top. Total kilos?',
      ['370.8 kg: 2,000 tubs × 30 × 6 g × (1 + 3 %)'],
    ],
    ['Weight of 250 mL olive oil?', ['228 g']],
    ['18 mg iron wanted, we use ferrous fumarate. mg of fumarate per capsule?', ['54.8 mg']],
    [
      'Scoop 5 g, tub 300 g costs 12 EUR. Cost per scoop?',
      ['0.2 EUR (20 cents) per serving: 5 g/serving × 12 EUR'],
    ],
    ['A tub is 450 g and a scoop 15 g, two scoops daily: how many days does it last?', ['15 days']],
    [
      'Vitamin D 800 IU per drop, two drops a day: % NRV of a day?',
      ['1,600 IU of vitamin D a day', '800 % of the EU NRV'],
    ],
    [
      'Target is 15 mg elemental zinc from zinc citrate dihydrate: mg of the salt, and what %NRV can we print?',
      ['46.7 mg of zinc citrate dihydrate', '150 % of the EU NRV'],
    ],
    ['1 g of potassium chloride: how many mg potassium, what %NRV?', ['525 mg of K', '26 % of the EU NRV']],
    [
      'The claim team promised 200 mg of pure magnesium from anhydrous bisglycinate: how much powder?',
      ['1,418 mg'],
    ],
  ])('%s', (question, expected) => {
    const said = told(question);
    for (const each of expected) expect(said).toContain(each);
  });

  it.each([
    'Two capsules a day with 150 mg magnesium each: is that above the US supplement limit?',
    'Which claims does 15 mg zinc from zinc citrate dihydrate earn?',
  ])('leaves to the law: %s', (question) => {
    expect(told(question)).not.toMatch(/a day: 2 ×|of zinc citrate dihydrate for/);
  });
});
