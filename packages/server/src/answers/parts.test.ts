import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { createAnswerer } from './index.ts';
import { planOf } from './plan/plan.ts';
import { understand } from './understand/understand.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });

const steps = (question: string) =>
  planOf(evidence, understand(evidence, question)).map(
    ({ kind, inquiry }) => `${kind} ${inquiry.ingredients.join(' ')}`,
  );

async function ask(...turns: string[]): Promise<string> {
  const history = turns.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  const request = { question: turns.at(-1) ?? '', history, articles: [] };
  const last = (await Array.fromAsync(answerer.answer(request))).at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer.content;
}

describe('the parts of a question', () => {
  it.each<[string, string[]]>([
    ['Does biotin grow hair and does it disturb lab tests?', ['effect biotin', 'interaction biotin']],
    ['Ginkgo for memory and its interaction with aspirin?', ['effect ginkgo', 'interaction ginkgo']],
    [
      'What dose of L-theanine for stress, is it safe with caffeine and is it a novel food?',
      ['figures l-theanine', 'interaction l-theanine caffeine', 'status l-theanine'],
    ],
    ['What is the upper limit of zinc, and what about selenium?', ['figures zinc', 'figures selenium']],
    [
      'Does caffeine improve endurance, and must an energy drink carry a warning in the EU?',
      ['effect caffeine', 'status caffeine'],
    ],
    ['How much does 300 mg of magnesium cost per serving?', ['cost magnesium']],
    ['raw material cost for 2 g beta-alanine a day over 90 days', ['worked beta-alanine']],
    [
      '5 g creatine daily: cost of raw material and number of 750 mg capsules per day',
      ['cost creatine', 'pieces creatine'],
    ],
    ['How much iron may a German supplement contain?', ['status iron']],
    ['Does vitamin D prevent falls in older people?', ['effect vitamin-d']],
    ['0.4 g saturated fat US label', ['rounding saturated-fat']],
    [
      'Does melatonin help children sleep and what does Canada allow?',
      ['effect melatonin', 'status melatonin'],
    ],
    ['Is “clinically proven” allowed on the label?', ['claims ', 'status ']],
  ])('each have their own step, about what is meant: %s', (question, expected) => {
    expect(steps(question)).toEqual(expected);
  });

  it('take over the amount and the compound that the others name', async () => {
    expect(
      await ask('How many mg of calcium carbonate for 500 mg calcium, and how many capsules is that?'),
    ).toMatch(/500 mg of Ca takes at least 1,249 mg[^]*About 2 capsules a serving/);
    expect(await ask('Elemental magnesium per 500 mg of magnesium bisglycinate?')).toContain(
      '500 mg of magnesium bisglycinate (anhydrous) holds at most 70.5 mg',
    );
    expect(await ask('Our gummy has 3.2 g sugars per piece; how do we round it in the US?')).toContain(
      '3.2 g of sugars is declared as 3 g',
    );
    expect(await ask('Round 3.7 g sugar, 0.3 g fat and 127 mg sodium for a US label')).toMatch(
      /declared as 4 g[^]*declared as 0 g[^]*declared as 125 mg/,
    );
    expect(await ask('Compare magnesium oxide and citrate on magnesium content and price')).toMatch(
      /oxide is 60\.3 %[^]*citrate[^]*16\.16 %/,
    );
  });

  it('are told for each outcome that is compared, the stronger grade first', async () => {
    const answer = await ask('Inulin or psyllium for constipation and LDL?');
    expect(answer).toContain('psyllium husk has stronger evidence than inulin and FOS (grade B against C)');
    expect(answer).toContain('Evidence on blood lipids');
  });

  it('name the label value that is asked for beside the market of another part', async () => {
    expect(await ask('Potassium: DV and EU claim on blood pressure')).toContain('US Daily Value is 4,700 mg');
  });

  it('that find nothing are named, beside what was found', async () => {
    const answer = await ask('What is the upper limit of zinc, and who won the cup?');
    expect(answer).toContain('40 mg');
    expect(answer).toContain('I found nothing that answers “who won the cup”.');
    expect(await ask('What is the upper limit of zinc?')).not.toContain('I found nothing');
    expect(await ask('Who won the cup, and how are you today?')).not.toContain('that answers');
  });

  it('that are spoken of in the answer are not called unanswered', async () => {
    expect(await ask('Is it legal to sell melatonin in the UK, and what about Canada?')).not.toContain(
      'that answers',
    );
    expect(
      await ask('How do I declare sugar alcohols in the US, and how many kcal per gram do they have?'),
    ).not.toContain('that answers');
  });

  it('of a follow-up name both sides', async () => {
    expect(await ask('What dose of L-theanine?', 'And is it safe with caffeine?')).toContain(
      'I hold no interaction between L-theanine and caffeine',
    );
  });

  it('take the size of a piece for no dose', async () => {
    const answer = await ask('How many mg calcium for “source of calcium” in the EU in a 50 g bar?');
    expect(answer).toContain('15 % of the NRV of 800 mg is 120 mg');
    expect(answer).not.toContain('50 g (');
  });

  it('are each worked out from what the whole states', async () => {
    const tub = await ask(
      'How many servings in a 750 g tub at 30 g a serving, and what does a serving of whey cost at $9/kg?',
    );
    expect(tub).toMatch(/25 servings for 750 g of whey protein: 750 g ÷ 30 g[^]*0\.27 USD/);
    const capsule = await ask(
      'A capsule has 500 mg of turmeric extract with 95 % curcuminoids; how much curcuminoids does a daily dose of 3 capsules give, and what does it cost at $60/kg?',
    );
    expect(capsule).toMatch(/1,425 mg[^]*0\.09 USD for 3 capsules/);
  });

  it('say yes or no to an amount and a limit first', async () => {
    expect(await ask('Is 500 mg vitamin B6 a day safe?')).toMatch(/^No: 500 mg a day is above/);
    expect(await ask('Is 50 mg of zinc too much?')).toMatch(/^Yes: 50 mg a day is above/);
    expect(await ask('Is 5 mg of zinc a day safe?')).not.toMatch(/^(?:Yes|No)/);
  });

  it('declare salt where salt is asked for, and one figure for one amount', async () => {
    expect(await ask('How much salt do I declare for 0.48 g sodium per 100 g?')).toMatch(
      /^1\.2 g of salt on an EU label/,
    );
    const zinc = await ask('Convert 100 mg zinc gluconate to elemental zinc and tell me the % NRV');
    expect(zinc).toContain('at most 14.4 mg of Zn');
    expect(zinc).toContain('14.4 mg is 144 % of the EU NRV');
  });

  it('count a product for none of its nutrients', async () => {
    expect(
      await ask('Energy of 30 g protein powder with 24 g protein, 3 g carbohydrate, 1.5 g fat?'),
    ).toContain('121.5 kcal, declared as 120 calories');
  });
});

describe('an equivalent and its share of the Daily Value', () => {
  it.each([
    ['We add 300 µg folic acid a serving. What does the panel say in mcg DFE and % DV?', '510 µg', '128 %'],
    [
      'A serving carries 3 mg of added beta-carotene. How many mcg RAE is that and what % Daily Value of vitamin A?',
      '1,500 µg of retinol activity equivalents (RAE)',
      '167 %',
    ],
  ])('%s', async (question, counted, share) => {
    const content = await ask(question);
    expect(content).toContain(counted);
    expect(content).toContain(`${share} of the US Daily Value`);
    expect(content).not.toContain('333 %');
    expect(content).not.toContain('NRV');
  });
});

it('sends who has swallowed too much to those who can help', async () => {
  const content = await ask('My toddler just swallowed a handful of iron tablets, how many mg are fine?');
  expect(content).toContain('call a poison centre or the emergency number now');
  expect(content).not.toMatch(/\d/);
});

it('reads the label of licorice under both spellings', async () => {
  expect(await ask('licorice sweets europe: when must it say contains licorice?')).toContain(
    'contains liquorice',
  );
});
