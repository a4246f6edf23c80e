import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { createAnswerer } from './index.ts';

const answerer = createAnswerer({ evidence: loadEvidence() });

async function answerTo(question: string) {
  const last = (await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }))).at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer;
}

describe('what records say in other words than the question', () => {
  it.each([
    ['what fee does an outside lab take per finished lot?', '400–1,500 USD/batch'],
    ['RACC of bagels', '110 g'],
    ['Do biotin pills skew a heart attack blood test?', 'falsely low troponin'],
    ['most vitamin D and vitamin B6 per day in Italy', '9.5 mg'],
    ['zn picolinate elemental share', '21.12 %'],
    ['How much noni fruit puree may a daily portion of a supplement hold in the European Union?', '26 g/day'],
    ['first run size of a yoghurt, units', '5,000–40,000 units'],
    ['Sucralose in energy-reduced flavoured drinks in Europe, maximum?', 'at most 300 mg/l'],
    ['Cimicifuga racemosa for menopause', 'black cohosh'],
    ['Sugar-free flavoured drink in the EU: top levels of aspartame and of saccharin?', 'at most 600 mg/l'],
    ['Sugar-free flavoured drink in the EU: top levels of aspartame and of saccharin?', 'at most 80 mg/l'],
    ['kelp tablets, max Cd in EU?', '3.0 mg/kg'],
    ['non-alcoholic spirit first production run size', '5,000'],
    ['can gardenia blue be used in EU sweets?', 'not authorised'],
    ['most methyl cellulose in ice cream in the EU?', 'Level: 2 %'],
    ['late 2025 US market level of citric, per kilo?', '0.794 USD/kg'],
    ['PAH limits on propolis tablets in µg per kg, EU?', '10.0 µg/kg'],
    ['At which daily count may Clostridium butyricum MIYAIRI be sold in the EU?', '1.35 × 10^8'],
    [
      'Pectin and the blood sugar after a meal: which EU claim, and how much per portion?',
      '10 g per quantified',
    ],
    ['Monthly storage of one frozen pallet, in dollars', '25–55 USD/pallet/month'],
    [
      'Butterfly pea flower as a colour: 21 CFR section, and its standing in the EU?',
      'not authorised as EU colour',
    ],
    ['what does pressing tablets cost per thousand, and zinc gluconate per kilo?', '5–20 USD/1000'],
    ['water activity of a finished gummy?', '0.55 to 0.7 aw'],
    [
      'UK traffic lights: from how much sugar is a drink red per 100 ml, and a solid per 100 g, and salt for solids?',
      'sugars 11.25 g',
    ],
  ])('%s', async (question, fact) => {
    expect((await answerTo(question)).content).toContain(fact);
  });

  it.each([
    'How tall is the Brandenburg Gate?',
    'Write a python function to sort a list',
    'Which is the best blood thinner?',
    'What dose of garlic helps you sleep?',
  ])('is not told where one word alone is in common, nor off the field: %s', async (question) => {
    expect(await answerTo(question)).toMatchObject({ citations: [] });
  });

  it.each(['What is the US Daily Value of lutein?', 'Which NRV does the EU set for collagen?'])(
    'does not make up for a figure that tables lack: %s',
    async (question) => {
      expect(await answerTo(question)).toMatchObject({ isAbstention: true });
    },
  );

  it.each([
    'Sylvatin 500 mg: safe with warfarin?',
    'elemental share of magnesium moondustate?',
    'reference amount for moon cheese',
  ])('leaves names alone that nobody knows: %s', async (question) => {
    expect(await answerTo(question)).toMatchObject({ isAbstention: true });
  });
});

describe('the record that is surely meant', () => {
  it.each([
    ['what does a banned substance screen for athletes cost per test?', /^Banned-substance/],
    ['does psyllium lower apoB?', /^Psyllium husk and apolipoprotein B.*−0.05 g\/L/],
    ['Does bcaa lower LDH after training?', /^BCAA and lactate dehydrogenase, active: no effect/],
    ['rosemary extract level as antioxidant', /^Rosemary extract, antioxidant/],
    [
      'magnesium with quinolone antibiotics: hours apart?',
      /^With tetracyclines and quinolone antibiotics: binds them/,
    ],
    ["Which notice goes on protein powder in the US that isn't for weight loss?", /^### From the records/],
  ])('stands before all else: %s', async (question, first) => {
    expect((await answerTo(question)).content).toMatch(first);
  });
});

describe('amounts that stand behind their nutrients', () => {
  it.each([
    ['per 100 g: fat 8 g, carbs 30 g, protein 6 g. Energy in kcal, EU factors?', '908 kJ / 216 kcal'],
    ['Fat per serving came back as 3.7 g; declare it for America', '3.7 g of fat is declared as 3.5 g'],
    ['cholesterol 13.4 mg/serving, US label value?', '13.4 mg of cholesterol is declared as 15 mg'],
  ])('%s', async (question, fact) => {
    expect((await answerTo(question)).content).toContain(fact);
  });
});
