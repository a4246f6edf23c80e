import { describe, expect, it } from 'vitest';
import { told } from '../worked/testing/told.ts';

describe('the balance of a mix', () => {
  it.each([
    [
      'water to what there is',
      '500 litres of a drink at 5.6 g sugar per 100 ml have to get to 4 g per 100 ml. How much water do I add?',
      '200 L of water to add, 700 L in all: 500 L × (5.6 g/100 mL ÷ 4 g/100 mL − 1)',
    ],
    [
      'the unit of both behind the second',
      '500 l of drink have to go from 5.6 to 4 g sugar per 100 ml: how much water?',
      '200 L of water to add',
    ],
    [
      'a concentrate for a finished weight',
      'A syrup of 65 Brix from a 72 Brix concentrate, 200 kg finished. How much concentrate and water?',
      '180.6 kg at 72 °Brix and 19.44 kg of water: 200 kg × 65 °Brix ÷ 72 °Brix',
    ],
    [
      'strengths in other units',
      'A stock solution is 50 g/L caffeine. How much stock for 2,000 L at 320 mg/L?',
      '12.8 L at 50 g/L',
    ],
    [
      'no amount: by parts',
      'How do I dilute a 72 Brix apple concentrate to 11.2 Brix juice?',
      '5.429 parts of diluent to 1 part at 72 °Brix',
    ],
    [
      'two for a third between them',
      'Blend cream of 40 % fat with milk of 3.5 % fat to get 1000 kg at 12 % fat. What are the amounts?',
      '232.9 kg at 40 % and 767.1 kg at 3.5 %',
    ],
    [
      'more of the weaker to what there is',
      'I have 80 kg of extract with 22 % withanolides and a lot with 12 %. How much of the weaker do I add to hit 15 %?',
      '186.7 kg at 12 % to add, 266.7 kg in all: 80 kg × (22 % − 15 %) ÷ (15 % − 12 %)',
    ],
    [
      'what brings an extract down to its specification',
      'Ashwagandha extract came in at 6.3 % withanolides, spec is 5 %. I have 80 kg. How much maltodextrin do I add to bring it down?',
      '20.8 kg of maltodextrin to add, 100.8 kg in all',
    ],
    [
      'how much of the stronger',
      'How many litres of 96 % v/v alcohol do I need to end up with 200 l at 40 % v/v?',
      '83.33 L at 96 % and 116.7 L of diluent',
    ],
    [
      'what no mix of two reaches',
      'Blend lots of 45 % and 52 % EGCG to get 100 kg at 60 %. How much of each?',
      'No mix of 45 % and 52 % reaches 60 %',
    ],
    [
      'what is pure',
      'How much sugar must I add to 100 kg of a 10 % solution to raise it to 15 %?',
      '5.882 kg to add of what is pure: 100 kg × (15 % − 10 %) ÷ (100 % − 15 %)',
    ],
    [
      'water taken out, litres by what they weigh',
      '1,000 litres of juice at 11 Brix, concentrate to 65 Brix: how much water is evaporated?',
      '867.3 kg of water to take out, 176.7 kg are left: 1,044 kg × (1 − 11 °Brix ÷ 65 °Brix)',
    ],
    [
      'how strong two are together',
      'Mix 300 kg at 10 % protein with 200 kg at 4 %: what is the protein content of the blend?',
      '7.6 % in 500 kg: (300 kg × 10 % + 200 kg × 4 %) ÷ 500 kg',
    ],
  ])('%s', (_, question, expected) => expect(told(question)).toContain(expected));

  it.each([
    'What is the yield if 500 kg at 80 % give 380 kg?',
    'A batch of 200 kg has 2 % flavour and 1 % acid: how much of each?',
  ])('is of no other shares: %s', (question) => expect(told(question)).not.toMatch(/to add|stronger/));
});
