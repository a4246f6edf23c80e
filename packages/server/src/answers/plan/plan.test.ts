import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { understand } from '../understand/understand.ts';
import { planOf } from './plan.ts';

const evidence = loadEvidence();

const planned = (question: string, earlier: readonly string[] = []) =>
  planOf(
    evidence,
    understand(
      evidence,
      question,
      earlier.map((content) => ({ role: 'user', content })),
    ),
  );

const kinds = (question: string, earlier?: readonly string[]) =>
  planned(question, earlier).map(({ kind }) => kind);

describe('the plan of a question', () => {
  it.each(['Vitamin D2 of UV-treated mushrooms in the EU?', 'protein of dry-cured ham'])(
    'takes what is treated or cured in making for no disease: %s',
    (question) => {
      expect(kinds(question)).not.toContain('disease');
    },
  );

  it('has figures beside a claim where a label value or a limit is asked for', () => {
    expect(kinds('Zinc: amount for the EU immune claim, Daily Value and upper limit in the US?')).toEqual([
      'claims',
      'figures',
    ]);
  });

  it.each([
    ['Does magnesium help with sleep?', 'effect'],
    ['Recent trials support ashwagandha for stress?', 'effect'],
    ['How much zinc per day?', 'figures'],
    ['Is 500 mg of magnesium too much?', 'amount'],
    ['400 IU of vitamin E in mg', 'amount'],
    ['Is kava safe?', 'safety'],
    ['Can I take ginkgo with warfarin?', 'interaction'],
    ['Is berberine as good as metformin?', 'medicine'],
    ['zinc or selenium for immunity', 'comparison'],
    ['Which form of magnesium is best?', 'form'],
    ['Should I stop using magnesium oxide in my formula?', 'form'],
    ['How much zinc is in 50 mg of zinc gluconate?', 'content'],
    ['Which claims may zinc carry in the EU?', 'claims'],
    ['Can we say our supplement cures insomnia?', 'claims'],
    ['May I call a bar high in protein?', 'contentRules'],
    ['How are calories rounded?', 'panelRules'],
    ['How should 4.38 g of fat be rounded?', 'rounding'],
    ['Is NMN legal in Europe?', 'status'],
    ['How much caffeine may an energy drink contain in Germany?', 'status'],
    ['What does creatine cost per kg?', 'cost'],
    ['news on collagen', 'news'],
    ['Is glycine vegan?', 'attributes'],
    ['Shelf life of probiotics?', 'passages'],
    ['best time to take magnesium?', 'passages'],
    ['How many 500 mg capsules for 3 g of creatine?', 'pieces'],
    ['Does turmeric cure cancer?', 'disease'],
    ['I have a headache, what should I take?', 'personal'],
    ['Which trials of saffron are there?', 'studies'],
  ])('%s → %s', (question, kind) => {
    expect(kinds(question)).toEqual([kind]);
  });

  it.each<[string, string[]]>([
    [
      'What dose, which claims and what would it cost, for a collagen and vitamin C gummy in the US and EU?',
      ['figures', 'claims', 'cost'],
    ],
    ['Does melatonin help sleep and is it safe?', ['effect', 'safety']],
    ['dose, safety and price of berberine', ['figures', 'safety', 'cost']],
    ['What is the upper limit for zinc? Which claims can it carry?', ['figures', 'claims']],
    ['Any news on creatine, and what is the dose?', ['news', 'figures']],
    [
      'Magnesium: dose, evidence, safety, limits, EU claims, cost and recent news',
      ['figures', 'effect', 'safety', 'claims', 'cost', 'news'],
    ],
    ['What is the latest news on the safety of ashwagandha?', ['news']],
    ['What do the headlines say about the price of zinc?', ['news']],
    [
      'I take warfarin, what dose of garlic is usual and what does it cost?',
      ['personal', 'interaction', 'figures', 'cost'],
    ],
    ['How much longer do people sleep on melatonin, and how many trials is that?', ['studies']],
    ['Copper: what is 100 % on an EU label, and what is 100 % on a US label?', ['figures']],
  ])('%s has a step for each ask', (question, expected) => {
    expect(kinds(question)).toEqual(expected);
  });

  it('tells a part what the others name', () => {
    const steps = planned('Does magnesium help with sleep, and what is the upper limit for zinc?');
    expect(steps.map(({ kind, inquiry }) => [kind, inquiry.ingredients, inquiry.topics])).toEqual([
      ['effect', ['magnesium'], ['sleep']],
      ['figures', ['zinc'], []],
    ]);
    const [first, second] = planned('What is the dose and which claims are there, for zinc in the EU?');
    expect(first?.inquiry.ingredients).toEqual(['zinc']);
    expect(second?.inquiry).toMatchObject({ ingredients: ['zinc'], market: 'EU' });
  });

  it('tells two things apart that are asked in one breath', () => {
    const steps = planned('zinc upper limit and vitamin C EU claims');
    expect(steps.map(({ kind, inquiry }) => [kind, inquiry.ingredients])).toEqual([
      ['figures', ['zinc']],
      ['claims', ['vitamin-c']],
    ]);
  });

  it('does one thing once', () => {
    expect(kinds('What is the dose of zinc and what is its upper limit?')).toEqual(['figures']);
  });

  it('tells no interaction to who would give up a medicine', () => {
    expect(kinds('Should I stop my statin and take red yeast rice instead?')).toEqual(['personal']);
  });

  it('asks of the medicine that was named before', () => {
    const steps = planned("I'm on levothyroxine, does fibre mess with it?");
    expect(steps.find(({ kind }) => kind === 'interaction')?.inquiry.medicines).toEqual(['levothyroxine']);
  });

  it('does not take a condition for a question', () => {
    const [only, ...others] = planned('Since the upper limit of vitamin D is 500 µg, can I use 300 µg?');
    expect(others).toEqual([]);
    expect(only?.kind).toBe('amount');
  });

  it('keeps what was asked of an ingredient for the next', () => {
    expect(kinds('and selenium?', ['What is the upper limit for zinc?'])).toEqual(['figures']);
    expect(kinds('and magnesium oxide?', ['What does zinc cost?'])).toEqual(['cost']);
  });

  it('has no step for what asks for nothing it knows', () => {
    expect(kinds('What is the capital of France?', ['Does magnesium help with sleep?'])).toEqual([]);
  });

  it.each([
    [
      'How much magnesium helps with sleep?',
      'What dose of magnesium for sleep?',
      'magnesium dosage sleep',
      'sleep: how many mg of magnesium',
    ],
    ['Is kava safe?', 'kava safety', 'Are there side effects of kava?', 'How dangerous is kava?'],
    [
      'price of creatine',
      'What does creatine cost?',
      'How expensive is creatine per kilo?',
      'creatine cost per kg',
    ],
    [
      'upper limit of zinc',
      'What is the UL for zinc?',
      'maximum zinc per day',
      'zinc: how much is too much?',
    ],
    [
      'EU claims for zinc',
      'Which claims can zinc carry in Europe?',
      'What may we claim for zinc in the EU?',
      'authorised wording for zinc, EU',
    ],
  ])('is the same however it is put: %s', (...questions) => {
    const plans = questions.map((question) =>
      planned(question).map(({ kind, inquiry }) => [kind, inquiry.ingredients, inquiry.topics]),
    );
    for (const plan of plans) expect(plan).toEqual(plans[0]);
  });
});
