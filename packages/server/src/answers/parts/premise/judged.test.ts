import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { createAnswerer } from '../../index.ts';
import { premisesOf } from './premises.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });

async function answerTo(question: string) {
  const steps = await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }));
  const last = steps.at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer;
}

describe('what a question takes for granted', () => {
  it.each([
    ['Since zinc cures colds, what do we print?', ['zinc cures colds']],
    ['Why did EFSA raise the limit of selenium?', ['did EFSA raise the limit of selenium']],
    ["Why doesn't caffeine help?", ["doesn't caffeine help"]],
    ['How come 2,000 mg is the limit of vitamin C?', ['2,000 mg is the limit of vitamin C']],
    ['How many were in the trial that showed DHEA helps?', ['showed DHEA helps']],
    ["EFSA caps zinc at 60 mg, doesn't it? We use 20 mg.", ['EFSA caps zinc at 60 mg']],
    ['The NRV of zinc is 10 mg, right?', ['The NRV of zinc is 10 mg']],
    ['Which form is right?', []],
    ['Does zinc cure colds?', []],
    ['As zinc', []],
  ])('%s', (question, expected) => expect(premisesOf(question).map(({ said }) => said)).toEqual(expected));

  it.each([
    // a finding
    [
      'Given that saw palmetto is proven to shrink the prostate, what may we say?',
      /^No: studies of saw palmetto found no effect on prostate/,
    ],
    [
      'How many took part in the trial that showed DHEA improves cognition?',
      /^No: studies of DHEA found no effect on cognition/,
    ],
    ['As zinc has no effect on colds, why sell lozenges?', /^No: studies of zinc point to a benefit/],
    // an interaction
    [
      'As grapefruit lowers the level of midazolam, how much more may be given?',
      /^No: with midazolam.*raises blood level/,
    ],
    ["Since St John's wort is safe with ciclosporin, is a warning needed?", /^No: with ciclosporin/],
    // a claim
    [
      'Now that the EU has authorised a claim for glucosamine and joints, what is the wording?',
      /^No: EU: a claim for Glucosamine .* is not authorised/,
    ],
    [
      'Since the EU monacolin K cholesterol claim is still authorised, which sentence do we print?',
      /^No: EU: a claim for Monascus .* is withdrawn[^]*What may be said instead/,
    ],
    // what is set of one sex, and what a claim asks for
    ['As the RDA of magnesium for men is 600 mg, which form should we use?', /^No: the US RDA of magnesium/],
    ['As the EU claim for creatine needs 10 g a day, how many scoops is that?', /^No: EU: .*3 g\/day/],
    // and the amount that is asked about is not the one that is taken for granted
    [
      'Given that the US daily value of vitamin D is 50 µg, what percent is 10 µg?',
      /^No: [^]*10 µg is 50 % of the US Daily Value/,
    ],
    [
      'Since the US upper limit of zinc is 40 mg, can our lozenge have 50 mg?',
      /^50 mg a day is above the US upper limit/,
    ],
    ['When did the FDA ban stevia extracts?', /^No: US: stevia .*GRAS/],
    // a limit
    [
      'Why did EFSA raise the vitamin B6 limit to 100 mg?',
      /^No: the upper limit \(UL\) of vitamin B6.*12 mg/,
    ],
    [
      'Since the US upper limit for vitamin K is 200 µg, is 180 µg fine?',
      /^No: the US has set no upper limit/i,
    ],
    // a label value, a need
    ['Why is the EU NRV for zinc 15 mg?', /^No: for labels, the EU reference value \(NRV\) is 10 mg \[1\]/],
    ['The US Daily Value of vitamin D is 10 µg, right?', /^No: for labels, the US Daily Value is 20 µg/],
    // how forms compare
    ['Magnesium oxide is better absorbed than magnesium citrate, right?', /^No: citrate better absorbed/i],
    ['Why is ferrous sulfate better tolerated than ferrous bisglycinate?', /^No: bisglycinate better/i],
    // what a rule allows, asks for or counts
    [
      'FDA approves dietary supplements before they are sold, right?',
      /^No: US: .*no approval of the product/,
    ],
    ['Kava is allowed in food supplements in the UK, right?', /^No: UK: kava.*may not be sold/],
    ['US structure/function claims need no disclaimer, correct?', /^No: US: .*disclaimer text/],
    ['In Italy no notification of a supplement is needed, right?', /^No: EU: Italy: notification/],
    ['Serious adverse reactions in Canada have to be reported within 60 days, right?', /^No: CA: .*15 days/],
    ['Gluten-free in the UK means at most 100 mg/kg of gluten, right?', /^No: UK: gluten-free.*20 mg\/kg/],
    ['The EU allergen list has 12 allergens, doesn’t it?', /^No: EU: the 14 allergens/],
    ['Creatine has no effect on strength, right?', /^No: studies of creatine point to a benefit/],
  ])('is denied ahead where records deny it: %s', async (question, expected) => {
    const answer = await answerTo(question);
    expect(answer.content).toMatch(expected);
    expect(answer.isAbstention).toBe(false);
  });

  it.each([
    'When did EFSA lower the upper limit of vitamin B6 to 12 mg?',
    "Since St John's wort lowers ciclosporin, what must the label warn of?",
    'Since EFSA authorised zinc for immunity, may we say so?',
    'Because zinc shortens colds, which dose do we use?',
    'Does saw palmetto shrink the prostate?',
    // true in the same shapes
    'Why is the EU NRV for zinc 10 mg?',
    'Magnesium citrate is better absorbed than magnesium oxide, right?',
    'FDA does not approve dietary supplements before they are sold, right?',
    'US structure/function claims need a disclaimer, correct?',
    'In Canada a natural health product needs a product licence, right?',
    'Why must UK flour be fortified with folic acid?',
    'The EU has not approved a claim that lutein maintains normal vision, right?',
    'As saw palmetto does not shrink the prostate, why sell it?',
    // the figure of a rule on something else
    'In Canada a recall has to be reported within 30 days, right?',
    // amounts of one's own
    'Now that we add 150 mg of caffeine per can, which warning does the EU require?',
    'Because our bar has 15 mg/kg gluten, may we call it gluten-free in the EU?',
    'How come creatine is taken at 5 g a day?',
  ])('is left where no record denies it: %s', async (question) =>
    expect((await answerTo(question)).content).not.toMatch(/^No:/),
  );

  it.each([
    ['The US upper limit for zinc is 40 mg, right?', /^That is right: the upper limit \(UL\) of zinc.*40 mg/],
    ['FDA does not approve dietary supplements before they are sold, right?', /^That is right: US: /],
  ])('is confirmed where that is asked: %s', async (question, expected) =>
    expect((await answerTo(question)).content).toMatch(expected),
  );

  it('is not said twice', async () => {
    const { content } = await answerTo('As zinc has no effect on colds, why sell lozenges?');
    expect(content.match(/studies of zinc point to a benefit for immunity/gi)).toHaveLength(1);
  });
});
