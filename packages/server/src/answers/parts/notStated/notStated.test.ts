import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { createAnswerer } from '../../index.ts';

const answerer = createAnswerer({ evidence: loadEvidence() });

async function ask(question: string) {
  const steps = await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }));
  const last = steps.at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer;
}

describe('what of a question no record states', () => {
  it.each([
    'Our factory is in Vietnam. What is the EFSA upper limit of zinc?',
    'My colleague in Norway wants to know: effective dose of caffeine for endurance',
    'We were founded in 1988. What is the US upper limit of vitamin D?',
    'I teach firefighters. How much did creatine add to lean mass?',
  ])('%s – who asks, and where, is no part of what is asked', async (question) => {
    expect((await ask(question)).isAbstention).toBe(false);
  });

  it.each([
    // by whom it is to be said
    [
      'What did the Cochrane review find for collagen peptides on skin elasticity?',
      /anything of Cochrane on collagen/,
    ],
    ['What upper intake has the WHO set for vitamin K2?', /anything of the WHO on vitamin K2|an upper limit/],
    ['EMA herbal monograph dose for L-theanine as a sleep aid?', /anything of the EMA on L-theanine/],
    // beside which medicine, over how long, from which form
    ['What does ashwagandha do when it is taken with digoxin?', /how ashwagandha goes with digoxin/],
    [
      'What adverse events showed up after five years of daily berberine?',
      /what berberine did over so long a time/,
    ],
    ['How well is a curcumin gummy absorbed against a curcumin capsule?', /how curcumin is taken up from a/],
    [
      'What did 40 g of collagen peptides a day do for knee pain?',
      /what such an amount of collagen peptides did/,
    ],
    // beside what
    ['Is ashwagandha better than zopiclone for sleep?', /how ashwagandha compares with “zopiclone”/],
    ['Is valerian as good as zolpidem for insomnia?', /how valerian compares with “zolpidem”/],
    // a figure that is set for other things
    ['Which NRV applies to choline on an EU label?', /an EU nutrient reference value \(NRV\) of choline/],
    ['What Daily Value did FDA set for lutein?', /a US Daily Value of lutein/],
    ['What daily amount of BCAA does the authorised EU muscle claim need?', /an authorised EU claim of/],
    ['Any interaction of ginkgo with perampanel?', /how ginkgo goes with “perampanel”/],
    ['What daily dose is in the Canadian monograph of bacopa?', /a dose in a monograph of bacopa/],
    ['Does grapefruit juice raise apixaban exposure?', /how grapefruit goes with apixaban/],
    ['Does vitamin K interact with rivaroxaban?', /how vitamin K goes with rivaroxaban/],
    // what one study that is named did not look at
    ['How did psyllium change triglycerides in Jovanovski 2018?', /what Jovanovski found on triglycerides/],
    ['How far did berberine lower blood pressure in Ju 2018?', /what Ju found on blood pressure/],
    ['Buscemi 2005 on melatonin: which dose?', /the dose of Buscemi/],
    ['Golzarand 2020 on garcinia: what happened to HbA1c?', /what Golzarand found on HbA1c/],
    ['What was the urea nitrogen excretion in Macnaughton 2016?', /what Macnaughton found on urea nitrogen/],
    ['Neelakantan 2014: heterogeneity of the fenugreek pooling?', /what Neelakantan found on heterogeneity/],
    [
      'How many men were in the Igarashi 2022 NMN trial?',
      /how many people took part in the study of Igarashi/,
    ],
    // where, of which year, in whom, for what
    ['Here in Norway, what is the upper limit of zinc?', /what holds in Norway/],
    ['What was the US upper limit of vitamin D in 1988?', /anything of that year/],
    [
      'Ashwagandha and cortisol: how big was the pooled drop in the nine-trial review in firefighters?',
      /anything on “firefighters”/,
    ],
    ['Nepal claim for omega-3 and heart: what dose?', /what holds in Nepal/],
    ['chamomile & psoriasis efficiency evidence', /anything on “psoriasis”/],
    ['grapefruit perampanel interaction', /anything on “perampanel”/],
    ['Has pennyroyal harmed the liver?', /anything on “pennyroyal”/],
    // what was found is on other things alone
    ['creatine and hip fracture risk: relative risk and number of women?', /what creatine does for bones/],
    ['Why did rhodiola raise VO2max in the pooled trials?', /what rhodiola does for exercise performance/],
  ])('%s', async (question, told) => {
    const answer = await ask(question);
    expect(answer.content).toMatch(/^No record here states /);
    expect(answer.content.split('. ')[0]).toMatch(told);
    expect(answer.content).toContain('What follows is held beside it.');
    expect(answer.isAbstention).toBe(true);
  });

  it.each([
    ['EU novel food level of mycoprotein in ice cream', /^I hold nothing on “mycoprotein”/],
    [
      'Which dose of creatine for 3-year-olds?',
      /^I hold no recommended intake or limit of creatine for children/,
    ],
    ['optimal warehouse humidity for PQQ powder', /no record that speaks of “humidity”/],
    ['Ascorbic acid with tolvaptan: which direction does INR move?', /nothing that speaks of “tolvaptan”/],
  ])('takes an answer that begins with what is not held for none: %s', async (question, told) => {
    const answer = await ask(question);
    expect(answer.content).toMatch(told);
    expect(answer.isAbstention).toBe(true);
  });

  it.each([
    ['What does the Cochrane review say on kava extract for anxiety?', 'small effect'],
    ['LiverTox monograph on ashwagandha: which gut effects at large doses?', 'nausea'],
    ['What did the JAMA Intern Med trial of D-mannose in women with recurrent UTI find?', '598'],
    ['How much vitamin C does the BfR recommend at most in a supplement?', '250 mg'],
    ['Does berberine change midazolam exposure?', '1.43'],
    ["Lion's mane in mild Alzheimer's disease for 49 weeks - what changed?", 'daily activities'],
    ['How does buccal spray vitamin D3 compare with a softgel for 25(OH)D?', '8.0'],
    ['EU NRV for chromium?', '40 µg'],
    ['Does grapefruit interact with blood thinners?', 'warfarin'],
    ['pomelo/grapefruit juice with cyclosporine', 'ciclosporin'],
    ['sam-e vs celebrex for bad knees. still a gap in month 2?', 'celecoxib'],
    ['Osteoporosis drug alendronate and magnesium at the same time?', 'bisphosphonates'],
    ['TiO2 as a food additive in the EU: when did the phase-out period run out?', '7 August 2022'],
    ['Not cheap, a 30 ml dropper bottle: what would a filler charge to fill one?', 'Liquid filling'],
    ['How far did berberine lower triglycerides in Ju 2018?', '0.28'],
    ['Eggshell membrane hydrolysate: how much a day in an EU supplement?', '450 mg'],
    ["Health Canada's monograph on methionine: which dose a day?", '108.5'],
    ['How many grams of creatine a day does the EU claim on exercise ask for?', '3 g'],
    ['NASEM upper limit for zinc in adults, mg?', '40 mg'],
    ['Melatonin for children with autism: how many minutes shorter to fall asleep?', '47'],
    ['What does the FDA disclaimer on a rhodiola capsule say?', 'FDA disclaimer'],
    ['Vitamin C at 3.5 USD per kg: cost of 500 mg x 90 tablets', '0.16'],
  ])('leaves what records say: %s', async (question, fact) => {
    const answer = await ask(question);
    expect(answer.content).not.toContain('No record here states');
    expect(answer.content).toContain(fact);
    expect(answer.isAbstention).toBe(false);
  });

  it('says what one part lacks and answers the other', async () => {
    const answer = await ask('What is the EU NRV of zinc, and what is the EU NRV of lutein?');
    expect(answer.content).toContain('10 mg');
    expect(answer.isAbstention).toBe(false);
  });
});
