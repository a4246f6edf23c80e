import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { asker } from './testing/ask.ts';

const ask = asker(loadEvidence());

/** A question and how its answer begins. */
type Asked = [question: string, start: RegExp];

/** Amounts of a piece, a can or a serving, judged by what a claim counts: the sum is shown. */
const judged: Asked[] = [
  ['Can we call our bar "high protein" with 20 g protein per 60 g and 210 kcal in the EU?', /^Yes: EU: “high protein”.*20 g × 4 kcal\/g = 80 kcal, 38.1 % of 210 kcal, which meets that/],
  ['Our drink has 3 g sugar per 250 ml, can we say low sugar in the EU?', /^Yes: EU: “low sugars” \(liquids\).*3 g ÷ 250 ml × 100 = 1.2 g per 100 ml, which meets that/],
  ['A 40 g snack with 2 g fat: low fat claim in the EU?', /^No: EU: “low fat” \(solids\).*2 g ÷ 40 g × 100 = 5 g per 100 g, which does not meet that/],
  ['Bar 50 g with 2 g fibre and 90 kcal, can we claim source of fibre in the EU?', /^Yes: .*2 g ÷ 50 g × 100 = 4 g per 100 g; 2 g ÷ 90 kcal × 100 = 2.22 g per 100 kcal, which meets that/],
  ["Can we say 'good source of iron' with 25 % DV per serving in the US?", /^No: US: “good source of \[nutrient\]”.*25 % does not meet that/],
]; // prettier-ignore

/** What may be sold or used: the market that is named leads, and decides. */
const leave: Asked[] = [
  ['Can I put CBD in a drink in the US?', /^No: US: CBD status/],
  ['Is NMN allowed in supplements in the US?', /^Yes: US: NMN status/],
  ['Is NMN allowed as a supplement?', /^In part: /],
  ['Can I sell melatonin gummies in the EU?', /^Yes, within limits: Status on file/],
  ['Can I sell melatonin in the UK?', /^No: UK: melatonin/],
  ['Is yohimbine legal in Germany?', /^No: EU: yohimbe/],
  ['Can I put 300 mg caffeine in a pre-workout in Canada?', /^No: CA: caffeine/],
  ['Can I put 150 mg caffeine in a pre-workout in Canada?', /^Yes, within limits: CA: caffeine/],
]; // prettier-ignore

/** Whether something is safe beside a medicine or with a condition: by the gravest record, else by a caution that names it. */
const harm: Asked[] = [
  ['Is 5-HTP safe with SSRIs?', /^Not without a doctor: the cautions on file for 5-HTP name serotonin syndrome with SSRIs/],
  ["Can I take St John's wort with the birth control pill?", /^Not without a doctor: with hormonal contraceptives: .*\(major/],
  ['Is berberine safe with metformin?', /^Not without a doctor: the cautions on file for berberine name diabetes drugs/],
  ['Is ashwagandha safe for people with thyroid problems?', /^Not without a doctor: with thyroid or autoimmune disorders/],
  ['Is green tea extract bad for the liver?', /^Possibly: the cautions on file for green tea extract name liver/],
  ['Does vitamin K2 interfere with warfarin?', /^Yes: with warfarin: .*\(major/],
  ['Is omega-3 safe before surgery?', /^With surgery: not associated with bleeding \(minor/],
]; // prettier-ignore

/** Which form is ahead is decided over all comparisons of forms. */
const forms: Asked[] = [
  ['Which magnesium form is best absorbed?', /^Citrate: better in 3 of 4 comparisons of forms on file, against oxide \[1\]\[2\] and other salts/],
  ['Which curcumin is best absorbed?', /^Micelles: better in 2 of 6 comparisons of forms on file, against native powder .*What does not bear that out: micellar/],
  ['Which iron form is best absorbed?', /^Ferrous bisglycinate: better in 2 of 3/],
  ['Which form of CoQ10 is best absorbed?', /^I hold no comparison of the forms of coenzyme Q10/],
  ['Is 400 mcg folic acid the same as 400 mcg DFE?', /^No: 400 µg of folic acid is 680 µg/],
  ['Are 680 mcg DFE the same as 400 mcg of folic acid?', /^Yes: 400 µg of folic acid is 680 µg/],
  ['Is 5,000 IU of vitamin D equal to 100 mcg?', /^No: 5,000 IU of vitamin D/],
  ['1 g of lysine: how much lysine HCl?', /^### .*\n\n1 g of L-lysine takes at least 1.25 g of L-lysine hydro/],
  ['What are four hundred micrograms of folic acid in DFE?', /^400 µg of folic acid is 680 µg/],
  ['Which laboratory tests does biotin disturb?', /^With laboratory tests: troponin/],
  ['Is there evidence for better absorption of liposomal vitamin C?', /^I hold no comparison of how well/],
  ['Is magnesium safe with blood pressure tablets?', /^Not without a doctor: with ACE inhibitors/],
  ['Best form of zinc for absorption?', /^I hold no comparison of how well the forms of zinc are absorbed/],
]; // prettier-ignore

/** Copy is judged by the check of claims, whoever it is for. */
const copy: Asked[] = [
  ["Can we say 'boosts immunity' in the EU?", /^No: in the EU these words may not be used/],
  ['Can I write boosts your immune system on an EU label?', /^No: in the EU these words may not be used/],
  ['Can our tea say it cleanses the liver in the EU?', /^No: in the EU these words may not be used/],
  ['What is the difference between a structure/function claim and a disease claim?', /^(?!No)/],
  ['Can we say that zinc helps immunity in the EU?', /^Yes, in authorised words/],
];

/** What a product is tells which rules it has of its own, and a list which of its rows are meant. */
const standing: Asked[] = [
  ['What must be on an EU energy drink label?', /^- EU: high caffeine drinks: “High caffeine content/],
  [
    'What should a label say about caffeine in an energy drink in the EU and in Canada?',
    /^EU: high caffeine drinks: .*\n- CA: caffeinated drinks/s,
  ],
  [
    'Is chia a novel food?',
    /^Yes: EU, novel foods: Chia .*: on the Union list; authorised uses: fats and oils/,
  ],
  ['Is baobab a novel food?', /^Yes: EU, novel foods: Adansonia digitata \(Baobab\)/],
  ['Why is red yeast rice restricted?', /^Status on file .*EU <3 mg\/day/],
  ['Which sweetener has the least calories?', /^Erythritol and others below: 0 kcal per gram on a US label/],
  ['What is the sweetest sweetener?', /^Advantame: a sweetness of 20,000/],
  ['Calcium DV for a prenatal label?', /^The US Daily Value of calcium is 1,300 mg for pregnant/],
  ['Iron daily value for mums-to-be?', /^The US Daily Value of iron is 27 mg for pregnant/],
  ['RACC of snack crackers', /^Crackers that are usually used as snacks/],
  ['Can pregnant women take melatonin?', /^No: in pregnancy, breastfeeding, scleroderma: do not use/],
  ['Can pregnant women have caffeine?', /^In pregnancy and breastfeeding: up to 200 mg a day/],
  ['How should I store probiotics?', /^- Lactobacillus rhamnosus GG.*overage 50–200 % for shelf life/],
  ['Does heat kill Bacillus coagulans?', /^- Bacillus coagulans.*heat stable for gummies/],
  ['Is sucralose safe?', /^The SCF acceptable daily intake \(ADI\) of sucralose \(E 955\) is 15 mg per kg/],
  [
    'Which ingredients have the strongest evidence?',
    /^The best grades that I hold are those of caffeine for/,
  ],
  ['How long does creatine take to work?', /^Studied doses: .*6 days/],
  [
    'What dose of berberine for blood sugar?',
    /^Studied doses: 1 g\/d, for total cholesterol .*No record of berberine on blood glucose states its dose/,
  ],
  ['Is 5 mg melatonin too much?', /^Studied doses: .*up to 10 mg/],
  [
    'Who are the suppliers of magnesium bisglycinate?',
    /^I hold no record of magnesium that says who supplies/,
  ],
  ['Which gelling agent can replace gelatin?', /^Gelling: these are on file beside gelatin.*Pectin/s],
  ['What can I use instead of titanium dioxide?', /Calcium carbonate/],
  ['How much pectin in a gummy?', /^The usual share of pectin is 0\.5 to 3 %/],
  ['What size capsule holds 500 mg?', /Size 0E holds 500 mg at 0\.7 g\/mL: 0\.5 g ÷ 0\.7 g\/mL = 0\.714 mL/],
  [
    'Can I claim "good source of protein" with 6 g protein per serving?',
    /^Yes: US: .*12 % of the Daily Value/,
  ],
  ['What is the wording of the EU vitamin C immune claim?', /^These claims on vitamin C and immunity/],
  ['What is the density of creatine monohydrate?', /^Creatine monohydrate, .*bulk density/],
  ["What's the tariff on vitamin C from China?", /^I hold nothing that speaks of “tariff” here/],
  ['How many studies support ashwagandha for stress?', /4 records on file: 4 point to a benefit/],
  [
    'Which forms of magnesium are allowed in the EU?',
    /^I hold no record of magnesium that says which of its forms/,
  ],
  ['What is your source?', /^I answer from a stored base/],
  ['When should I take magnesium?', /^I hold nothing that answers this for magnesium/],
  [
    'Does creatine cause hair loss?',
    /holds no study of creatine and hair and nails, so I cannot say what it does there/,
  ],
  ['How much does it cost to make 5,000 bottles of vitamin D gummies?', /first run of 5,000 containers/],
];

describe('an answer begins with what was asked for', () => {
  it.each([...judged, ...leave, ...harm, ...forms, ...copy, ...standing])('%s', async (question, start) => {
    expect(await ask(question)).toMatch(start);
  });
});

/** What is asked for stands in a condition, a table or a time, and what is known otherwise leads astray. */
const sought: Asked[] = [
  [
    'How many mg EPA and DHA must a softgel hold to carry the EU heart claim?',
    /^These claims on omega-3 and heart health/,
  ],
  ['What does 5 g of creatine monohydrate cost per scoop?', /0\.02–0\.06 USD \(2–6 cents\) for 5 g/],
  ['How many hours before going to bed should coffee be stopped?', /8\.8 h and pre-workout at least 13\.2 h/],
  ['What is the price of SAMe per kg?', /^I hold no price for/],
  ['film coating 200 000 tablets, what will that cost?', /^400–1,600 USD: 200,000 × Film coating/],
  [
    'How much E 171 can I use to whiten tablets for France?',
    /^EU: titanium dioxide E 171.*no longer authorised/,
  ],
  ['600 mg calcium a day: which % DV, and what % NRV is that?', /75 % of the EU NRV/],
  // in words that no ask is known by the record that says them leads, and no overview
  ['What happens to eltrombopag if taken with magnesium?', /^Magnesium and eltrombopag: less absorbed/],
  ['Oral vs intramuscular B12?', /^Oral adequate at high dose: oral 1000–2000 µg/],
  [
    'GTE egcg max/day 2022/2340',
    /^The EFSA guidance level of EGCG for adults is 800 mg a day.*\n\nI hold nothing on “GTE”/,
  ],
];

describe('an answer leads with what is asked for', () => {
  it.each(sought)('%s', async (question, told) => {
    expect(await ask(question)).toMatch(told);
  });
});

describe('an answer says nothing beside the question', () => {
  it.each<[string, ...string[]]>([
    ['How much sugar is "low sugar" in the EU?', 'gluten', 'keto', 'magnesium', 'US label'],
    ['Can we call our bar "high protein" with 20 g protein per 60 g and 210 kcal in the EU?', 'energy-free'],
    ['How many capsules for 3 g of creatine?', 'Raw material is'],
    ['What is the shelf life of omega-3 softgels?', 'magnesium and sleep'],
    ['Is 5-HTP safe with SSRIs?', 'I hold no record', 'Cautions and interactions on file'],
    ['Can I put CBD in a drink in the US?', 'UK FSA', 'EU Novel Food'],
  ])('%s', async (question, ...others) => {
    const content = await ask(question);
    for (const other of others) expect(content).not.toContain(other);
  });
});
