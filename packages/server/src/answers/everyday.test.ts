import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { labelBasicsRows } from './parts/law/labelBasics.ts';
import { asker, missingIn } from './testing/ask.ts';

const evidence = loadEvidence();
const ask = asker(evidence);

/** What people at work ask: the question, and what its answer has to say. */
const rules: [question: string, ...expected: (string | RegExp)[]][] = [
  [
    'Can our US softgel say good source of lutein?',
    /No: in the US no content claim is made of what has no Daily Value/,
  ],
  ['extra lean for canned tuna, what are the numbers?', /^US: “extra lean”.*cholesterol below 95 mg/],
  ["'unsalted' nuts in the US: what if they are not sodium free?", /^US: “unsalted”/],
  [
    '2 g salt is how much sodium on a US label, and what % DV?',
    '0.8 g of sodium',
    '0.8 g is 35 % of the US Daily Value',
  ],
  ['Osteoporosis drug and magnesium together?', 'With bisphosphonates: less absorbed'],
  ['low in saturates in Canada, what does it take?', /^CA: “low in saturated fatty acids”/],
  ['What allergens must be declared in the UK?', /^UK: allergens.*lupin/],
  [
    'Is 2.5 mg of iron per 100 g a source of iron in the EU?',
    /^Yes: EU: “source of .*2\.5 mg \(17\.9 % of the NRV\)/,
  ],
  ['12 g sugars incl. 9 g added sugars, US label and % DV', '9 g is 18 % of the US Daily Value of 50 g'],
  ['Can a supplement be sold in Canada without an NPN?', 'CA: product licence: no sale without'],
  ['Is CBD a novel food? And in the UK?', 'UK: CBD as a novel food'],
  [
    'Is kava legal in Germany, UK and US?',
    'EU: Germany: kava',
    'UK: kava',
    'severe liver injury in March 2002',
  ],
  ['Is sucralose allowed in food supplements in the EU?', 'at most 800 mg/kg', 'at most 240 mg/l'],
  ['How much stevia may a drink contain in the EU?', /^EU: E 960.*flavoured drinks: at most 80 mg\/l/],
  ['Can we still use E171 in tablets in Europe?', 'no longer authorised in foods and supplements'],
  [
    'Heavy metals in supplements in the EU: lead, cadmium, mercury',
    'at most 3.0 mg/kg',
    'at most 1.0 mg/kg',
    'at most 0.10 mg/kg',
  ],
  [
    'Prop 65 levels for our pea protein: cadmium and arsenic?',
    'California: cadmium: MADL 4.1 µg a day',
    'California: arsenic',
  ],
  ['RACC for muffins and for ice cream?', 'muffins', '110 g', /[Ii]ce cream/],
  ['What is the FDA reference amount of yoghurt?', 'Yogurt', '170 g'],
  ['Which warning sentence must be on a caffeine drink in Europe?', '“High caffeine content'],
  ['What do a micro panel and an ICP-MS test of heavy metals cost?', 'Micro panel', 'Heavy metals'],
  ['Does calcium or iron matter for people on levothyroxine?', /With levothyroxine/i],
  ['warfrin and vitamin K?', /warfarin/],
  ['Lead limit Prop 65 protein powder?', /^US: California: lead .*above 0.5 µg a day/],
  ['What must the label of a food supplement say in the EU?', 'sold under the name “food supplement”'],
  ['What must a Supplement Facts panel show?', 'mandatory nutrients on a Supplement Facts panel'],
  [
    'EU novel food limit for krill oil in softgels?',
    /EU, novel foods: Antarctic Krill oil.*3,000 mg\/day.*450 mg/,
  ],
  ['How much lycopene may a breakfast cereal contain in the EU?', /EU, novel foods: Lycopene.*5 mg\/100 g/],
  ['EU novel food maximum for chia seeds in bread', /EU, novel foods: Chia seeds.*5 %/],
  [
    'Under the Union list, which statement goes with trans-resveratrol capsules?',
    '150 mg/day',
    'only consume the product under medical supervision',
  ],
  [
    'ADI of curcumin for a 60 kg person: is 500 mg within it?',
    /^The EFSA acceptable daily.*3 mg per kg.*180 mg a day; 500 mg a day is above/,
  ],
  ['40 % of the EU ADI of sucralose at 60 kg body weight, in mg?', /900 mg a day; 40 % of it is 360 mg/],
  ['What must 100 g hold of zinc to say high in zinc in the EU?', /30 % of the NRV of 10 mg is 3 mg/],
  ['What is the ADI of ashwagandha?', /^I hold no acceptable daily intake \(ADI\) of ashwagandha/],
  ['acceptable daily intake of aspartame in the US?', /^The FDA .* of aspartame is 50 mg per kg/],
  [
    'Which single dose of caffeine is safe in Europe?',
    /^The EFSA safe single dose of caffeine .* 200 mg at once/,
  ],
  ['Is 300 mg caffeine in one go too much in the EU?', /^Yes: 300 mg at once is above the EFSA single dose/],
  ['Which warning must a turmeric capsule carry in Italy?', /^EU: Italy: turmeric/],
  ['Is rhodiola allowed in France?', 'EU: France: plants in supplements'],
  [
    'How much protein is in 30 g of pea protein isolate?',
    /Pea protein, usually 80–85 % protein.*30 g hold 24–25.5 g/,
  ],
  ['How much pea protein is needed for muscle?', '25 g twice a day'],
  [
    'How many days before marketing must an NDI notification be filed?',
    /^US: new dietary ingredient: .*75 days/,
  ],
  ['How far in advance must I submit a GRAS notice?', /^US: GRAS notice .*voluntary.*180 days/],
  ['How long does EFSA take for a novel food opinion?', /^EU: novel food application.*9 months/],
  ['Did FDA recall any infant formula this year?', /^I keep no list of recalls/],
  ['Who do we have to notify before we launch a food supplement in Italy?', /^EU: Italy: notification/],
  ['Is FD&C Red No. 3 banned?', /^Yes: US: FD&C Red No. 3 withdrawn/],
  ['Do I have to notify the FDA about a structure/function claim?', 'no later than 30 days'],
];

const worked: typeof rules = [
  [
    'How much EPA and DHA is in two softgels of 1000 mg fish oil with 180 mg EPA and 120 mg DHA each?',
    /^2 softgels hold 360 mg EPA and 240 mg DHA/,
  ],
  [
    'Each gummy holds 30 mg vitamin C and 5 mg zinc. What do four gummies give?',
    /^4 gummies hold 120 mg vitamin C and 20 mg zinc/,
  ],
  ['Our softgel has 300 mg EPA and 200 mg DHA: EPA+DHA in two softgels?', /^1,000 mg in all/],
  [
    '12 g carbs, 6 g protein and 3 g fat: how many kJ and kcal?',
    /^417 kJ \/ 99 kcal: carbohydrate 12 g × 17\/4/,
  ],
  [
    'Our product has 20 mg of zinc, is that fine for a 6-year-old?',
    'above the US upper limit for children 4–8 years of 12 mg',
  ],
  [
    '3 mg of zinc per serving: what % DV goes on a Nutrition Facts panel?',
    '25 % on a Nutrition Facts panel: 3 mg is 27.3 %',
  ],
  [
    'Sodium is 300 mg per 100 g. How much salt do I declare in Europe?',
    '300 mg of sodium × 2.5 is 0.75 g of salt',
  ],
  [
    'Creatine at 8 EUR/kg, 5 g a scoop: what does a scoop cost?',
    /^0\.04 EUR \(4 cents\) for 5 g of creatine: 5 g × 8 EUR\/kg/,
  ],
  ['7 g of fat per serving, what goes on the American panel?', '7 g on a US label'],
  ['How many calories do 10 g of fat have?', /^90 kcal, declared as 90 calories on a US label: fat 10 g × 9/],
  [
    'Our cookie has 5 g fat, 20 g carbs and 11 g protein: which calories go on the US panel?',
    /^169 kcal, declared as 170 calories on a US label/,
  ],
  ['250 mg of sodium per 100 g: how much salt is that?', '625 mg (0.625 g) of salt'],
  [
    'If zinc oxide costs 6 USD/kg, what is the cost of a 15 mg serving?',
    /^0\.00009 USD for 15 mg of zinc: 15 mg × 6 USD\/kg/,
  ],
  [
    'A powder of 0.6 g/mL in a size 0 capsule: what does it weigh?',
    /^408 mg fill a capsule of size 0: 0\.68 mL × 0\.6 g\/mL/,
  ],
  ['What volume does a size 1 capsule have?', 'Hard capsule size 1: volume 0.5 mL'],
  [
    'Which cadmium concentration keeps 8 g a day of our cocoa powder at 4 µg a day?',
    /^0\.5 mg\/kg, or 0\.5 µg\/g \(ppm\): 4 µg a day ÷ 8 g a day/,
  ],
  ['Vitamin D3 1000 UI en µg?', /1,000 IU of vitamin D.* is 25 µg/],
  ['How much iron do 100 mg of Fe bisglycinate give?', 'holds at most 27.4 mg of Fe'],
  ['Convert 350 kcal to kJ.', '350 kcal is 1,464 kJ: 350 kcal × 4.184'],
  ['How many kcal is 1,500 kJ?', '1,500 kJ is 359 kcal: 1,500 kJ ÷ 4.184'],
  [
    'How many mg of caffeine are in 500 mg guarana extract with 22%?',
    /^110 mg of caffeine from a material with 22 % of it: 500 mg × 22 %/,
  ],
  [
    'How much of a guarana extract with 22 % caffeine do I need for 110 mg of caffeine?',
    /^500 mg of a material with 22 % of it for 110 mg of caffeine: 110 mg ÷ 22 %/,
  ],
  [
    'Can we say high in vitamin C with 12 mg per 100 g?',
    /^No: EU: .*12 mg \(15 % of the NRV\) does not meet that/,
  ],
  [
    'Our gummy has 45 mg of vitamin C. Can we call it an excellent source in the US?',
    '45 mg (50 % of the Daily Value) meets that',
  ],
  [
    'Our bar has 6 g fibre per 100 g. Can we claim source of fibre or high fibre in the EU?',
    /^Yes: .*6 g meets that/,
    '“high fibre”',
  ],
  ['When is a bar high protein in Europe? Ours has 20 g protein and 210 kcal.', /^Yes: EU: “high protein”/],
  ['May we say low salt in the EU at 0.9 g salt per 100 g?', /^No: EU: “low sodium\/salt”/],
  ['Which is cheaper per dose: creatine 5 g or beta-alanine 3.2 g?', '2–6 cents for 5 g', '1.92–4.8 cents'],
];

const words: typeof rules = [
  [
    'Can we say our zinc lozenge shortens colds?',
    /^No: in the US .*names a disease/,
    'What may be said instead',
  ],
  ["Can a supplement in the US say 'lowers cholesterol'?", /^No: in the US these words may not be used/],
  ["Can we use 'detox' on a tea?", /^In part: .* in the EU these words may not be used/],
  ['Can we claim doctor recommended?', /in the EU these words may not be used \(refers to a doctor/],
  [
    "May we write 'zinc contributes to the normal function of the immune system' in the EU?",
    /^Yes: in the EU these words may be used under conditions/,
  ],
  [
    'Can I claim zinc for immunity in the UK?',
    /^Yes, in authorised words/,
    'UK: Great Britain list of claims',
  ],
];

const several: typeof rules = [
  [
    'Sum up ashwagandha for our CEO: science, safety, law, cost.',
    '### Evidence: ashwagandha',
    '### Safety: ashwagandha',
    '### Rules and status: ashwagandha',
    '### Cost: ashwagandha',
  ],
  ['What could we put in a drink for hydration and energy?', '### Hydration', '### Fatigue'],
  ['What are the Canadian monograph doses for vitamin D and magnesium?', 'at most 62.5 µg', 'at most 500 mg'],
  [
    'What margin can we expect on a collagen powder sold at $35?',
    /^At \$35\.00 a container about .* is left/,
  ],
  ['Is there any approved claim for energy in the EU?', 'normal energy-yielding metabolism'],
  ['How much vitamin C per serving in the EU to say it supports immunity?', 'at least 12 mg per 100 g'],
  ['Compare vitamin D2 and D3.', /^Both are forms of vitamin D/],
];

const parts: typeof rules = [
  ['For a zinc lozenge: upper limit in the EU, EU immune claim and the US disclaimer?', '25 mg at EFSA', 'function of the immune system', 'carries the FDA disclaimer'],
  ['What does 1,000 mg of calcium carbonate give in elemental calcium, and what share of the EU NRV is that?', 'holds at most 400 mg of Ca', '400 mg is 50 % of the EU NRV'],
  ['How many mg of elemental iron in 100 mg ferrous fumarate, and is that above the US upper limit?', '32.9 mg a day is below the US upper limit'],
  ['What is the minimum order for gummies and what overage should I plan for probiotics?', 'Typical MOQ, gummy', 'Probiotic overage'],
  ['What are the allergens to declare in the EU and in the US?', 'EU: the 14 allergens', 'US: how allergens are declared'],
  ['What percentage of NRV is 80 mg vitamin C and 10 µg vitamin D?', '80 mg is 100 % of the EU NRV of 80 mg', '10 µg is 200 % of the EU NRV'],
  ["How many grams of fibre per serving for 'excellent source' in the US?", '20 % of the Daily Value of 28 g is 5.6 g'],
  ['Which supplements should not be taken with statins?', '| Grapefruit | simvastatin, lovastatin |'],
  ["What does 'no added sugar' require in Canada?", /^CA: “no added sugars”/],
  ['Difference between RDA, DV and NRV?', 'nearly all healthy people'],
  ['which dose of beta-alanine causes tingling', /^The cautions on file for beta-alanine name paraesthesia/],
  ['How much iron do children aged 9 need?', '8 mg for children 9–13 years'],
  ['Folate in pregnancy: how much?', '600 µg DFE for pregnant women 19–50'],
  ['How many calories are in 5 g fat, 20 g carbs and 10 g protein?', /^165 kcal, declared as 170 calories on a US label: fat 5 g × 9 \+ carbohydrate 20 g × 4 \+ protein 10 g × 4/],
  ["What's 15 % of the NRV of zinc?", '15 % of the EU NRV of 10 mg is 1.5 mg'],
  ["How many mg zinc do I need for a 'source of zinc' claim in the EU?", /^EU: “source of \[vitamin\/mineral\]” .*15 % of the NRV of 10 mg is 1\.5 mg/],
  ['If I take 2 tablets with 500 mg calcium carbonate each, how much calcium?', '1,000 mg of calcium carbonate holds at most 400 mg of Ca'],
  ['How long before bed should you take melatonin?', '4 mg/day, 3 h before bedtime'],
  ['Who approves dietary supplements in the United States?', 'no approval of the product by FDA'],
  ['What is the RACC and why does it matter?', /^US: RACC/],
]; // prettier-ignore

/** Of several records of an ingredient the one that comes nearest, and no grade of a material for one of evidence. */
const nearest: typeof rules = [
  [
    'quercetin systolic pressure pooled effect 500 mg',
    /record nearest to your question.*systolic −4\.45 mmHg/,
  ],
  [
    'Pooled mean difference in LDL-C for psyllium, and the dose behind it',
    'MD −0.33 mmol/L',
    '10.2 g/d, for LDL cholesterol',
  ],
  ['What is the grade of zinc for colds?', /^Possibly: .*\(grade C/],
  [
    'What is the evidence for psyllium and blood lipids?',
    /meta-analysis of 28 .* in people with or without hypercholesterolaemia/,
  ],
];

/** What a question leaves to what is usual, and what is asked beside a sum. */
const usual: typeof rules = [
  [
    'Our energy drink has 32 mg caffeine per 100 ml, 500 ml can. Which warnings in the EU and is it safe for adults?',
    '160 mg of caffeine in 500 mL',
    'The EFSA safe level of caffeine for adults is 400 mg a day',
  ],
  ['How many capsules of size 00 for 3 g of creatine?', 'About 7 capsules of size 00 for 3 g', '0.6 g/mL'],
  ['How do I calculate overage for vitamin C in a gummy with 18 months shelf life?', '20–60 %'],
  ['What is the MOQ and lead time for stick packs?', /^Typical MOQ, stick pack: 10,000–50,000 sticks/],
  [
    'How much protein must a bar contain to be called high protein in the EU? Ours has 12 g per 60 g bar, 220 kcal.',
    /^Yes: EU: “high protein”/,
  ],
  [
    'What’s cheaper per dose, creatine monohydrate or beta-alanine?',
    'Creatine costs least',
    '1.2–6 cents a day',
  ],
];

/** What is on the label of a food, and what claims ask for in a day. */
const onLabels: typeof rules = [
  ['What must be on the label of a protein bar in the EU?', 'mandatory particulars', 'allergen emphasis'],
  ['What claims can we make for magnesium in the UK?', 'Great Britain took over the list'],
  ['Does 100 mg of DHA a day reach the EU claim?', /250 mg/],
];

/** What it costs to make a food, and how much of a compound an amount of the active takes. */
const made: typeof rules = [
  [
    'What does it cost to make a protein bar?',
    /^About \$\d+\.\d\d a unit .* for a protein bar of 60 g, landed/,
    'sold in a bar wrapper',
  ],
  ['production cost of oat milk', 'for an oat milk of 1,000 mL, landed', 'sold in a carton'],
  [
    'What would it cost to make protein balls with oats and honey?',
    'for protein balls with oats and honey of 130 g, landed',
  ],
  ['Cost of making granola in the US?', 'for a granola of 340 g, landed'],
  ['What yield does beef jerky have?', 'yield 42 %, finished over mixed weight'],
  [
    'How many milligrams of pure zinc picolinate carry 15 mg of zinc?',
    '15 mg of Zn takes at least 71 mg of zinc picolinate',
  ],
];

/** What is asked of all of a kind: which of them, in which foods, made with what. */
const ofKinds: typeof rules = [
  ['Which omega-3 is vegan?', /^Algal oil DHA is vegan/],
  ['Which vegan vitamin D3 source?', /^Lichen D3/],
  [
    'In which foods may krill oil be used in the EU?',
    /^EU, novel foods: Antarctic Krill oil/,
    'dairy products',
  ],
  [
    'Is krill oil a novel food in the EU?',
    /^Yes: EU, novel foods: Antarctic Krill oil/,
    'rich in phospholipids',
  ],
  ['For which food categories is chia authorised?', /^EU, novel foods: Chia oil/, 'bread products (5 %'],
  ['What excipients does a gummy need?', /^- Sugar \(base\): 41 %/, 'Pectin (base): 1.8 %', 'Citric acid'],
  ['Typical inactive ingredients of a tablet?', /^- Microcrystalline cellulose/, 'Magnesium stearate'],
  ['How much energy do 5 g erythritol give?', /^0 kcal, declared as 0 calories/, '0 kJ / 0 kcal'],
];

/** Which way a sum goes is told by what an amount is of: the compound or what it holds. */
const ways: typeof rules = [
  [
    'Our capsule holds 500 mg of pure magnesium oxide. How much elemental Mg is that?',
    /^500 mg of magnesium oxide holds at most 302 mg of Mg/,
  ],
  [
    'Each tablet contains 800 mg micronised calcium carbonate; what calcium does it deliver?',
    /^800 mg of calcium carbonate holds at most 320 mg/,
  ],
  [
    'choline bitartrate 500 mg -> choline mg and %DV?',
    /^500 mg of choline bitartrate holds at most 206 mg/,
    '37 %',
  ],
  [
    'Tablet delivers 200 mg magnesium from magnesium oxide; how much oxide goes in?',
    /^200 mg of Mg takes at least 332 mg/,
  ],
  ['Feta has 1140 mg sodium per 100 g. What is the salt figure for the EU declaration?', /^2\.9 g of salt/],
  ['60 g of coffee at 212 mg caffeine per 100 g: caffeine in the cup?', /^127\.2 mg of caffeine in 60 g/],
  [
    '7 g flaxseed (27.3 g fibre per 100 g): fibre on Nutrition Facts and %DV?',
    'declared as 2 g',
    '7 % of the US',
  ],
  [
    'Our EU label says 1.5 g salt per 100 g. How many mg sodium is that?',
    /^1\.5 g of salt is 0\.6 g of sodium/,
  ],
  ['how many ml is an american cup', '240 mL', '236.588 mL'],
];

describe('an everyday question', () => {
  it('leans on the one before it', async () => {
    const claims = await ask('What are the EU claims for calcium?', 'which of them are for children?');
    expect(claims).toMatch(/^These claims on calcium for children are authorised/);
    const chosen = await ask('Magnesium oxide or magnesium citrate?', 'which would you use?');
    expect(chosen).toMatch(/^Magnesium oxide is 60\.3 % Mg by mass[^]*itrate/);
    const levels = await ask('What is the EU limit for lead?', 'and for cadmium?', 'and in California?');
    expect(levels).toMatch(/^US: California: cadmium/);
  });

  it.each([
    ...rules,
    ...worked,
    ...words,
    ...several,
    ...parts,
    ...nearest,
    ...made,
    ...usual,
    ...onLabels,
    ...ways,
    ...ofKinds,
  ])('%s', async (question, ...expected) => {
    const answer = await ask(question);
    const missing = missingIn(answer, expected);
    expect({ answer, missing }).toEqual({ answer, missing: [] });
  });

  it.each([
    ['How big is the US market for ashwagandha?', 'I hold no sales figures'],
    ['How many bottles of vitamin D did that chain sell last year?', 'I hold no sales figures'],
    ['How many mg of coenzyme Q17 in a softgel?', 'I hold nothing on “coenzyme Q17”'],
    ['coq12 for energy', 'I hold nothing on “coq12”'],
    ["I'm on dialysis. How much potassium can I take?", 'ask a doctor or pharmacist'],
    ['recipe of Coca-Cola', 'outside what I can answer'],
  ])('%s is not answered', async (question, said) => {
    expect(await ask(question)).toContain(said);
  });

  it.each([
    ['How long before training should I take caffeine?', 'I cannot diagnose'],
    ['Who do we have to notify before we launch a food supplement in Italy?', 'no news to report'],
    ['What are the EU rules on stevia in drinks, how much is allowed?', 'outside what I can answer'],
    ['When is a bar high protein in Europe? Ours has 20 g protein.', 'I hold nothing on'],
    ['How much protein does an athlete need per kg?', 'I hold no price'],
    ['Does apple cider vinegar help weight loss?', 'passages that come nearest'],
    ["What's the minimum order for stick packs and how long is the lead time?", 'mg/kg'],
  ])('%s: it does not say “%s”', async (question, misread) => {
    expect(await ask(question)).not.toContain(misread);
  });

  it('names no rule of a label that the base does not hold', () => {
    const known = new Set(evidence.rules.map(({ key }) => key));
    expect(labelBasicsRows.flatMap((row) => row.rules).filter((key) => !known.has(key))).toEqual([]);
  });
});
