import { expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { asker, missingIn } from './testing/ask.ts';

const ask = asker(loadEvidence());

/** A question, and what its answer has to say. */
type Asked = [question: string, ...expected: (string | RegExp)[]];

/** What a day takes, of so many doses. */
const days: Asked[] = [
  ['500 mg berberine HCl three times daily, powder at 75 USD per kg: cost per day and per 30 days?', '11.3 cents) for the day: 3 × 0.0375 USD', '3.38 USD for 30 days: 30 × 3 × 0.0375 USD'],
  ['One tablet holds 375 mg glucosamine and one should get 1,500 mg a day. How many tablets a day, and how many days does a bottle of 120 last?', '4 tablets', '30 days: a bottle of 120 ÷ 4 tablets a day'],
]; // prettier-ignore

/** What a thing is called. */
const names: Asked[] = [
  ['Latin name of lemon verbena for the ingredient list?', /^The Latin name of lemon verbena is Aloysia citriodora or Lippia citriodora/],
  ['scientific name saw palmetto', 'Serenoa repens'],
  ['what else is ashwagandha called?', 'also found as', 'Withania somnifera'],
]; // prettier-ignore

/** Sums on compounds, units, scores and claims. */
const sums: Asked[] = [
  ['A lozenge holds 60 mg zinc picolinate. How many mg zinc is that, and what % NRV?', '12.7 mg of Zn', '127 % of the EU NRV'],
  ['formulating trimagnesium dicitrate (anhydrous), 300 mg elemental target: how many mg of the salt, what %DV is that in the US?', '1,856 mg', '300 mg is 71 %'],
  ['natural vitamin E 400 IU (RRR) -> mg alpha-tocopherol?', '268 mg'],
  ['Natural vitamin E, 20 mg alpha-tocopherol: how many IU is that?', '29.8507 IU'],
  ['nrv % of 250 mg vitamin C in the EU, rounded', '313 % of the EU NRV'],
  // 21 CFR 101.9(c)(7): corrected by the score of the protein
  ['20 g of protein with a digestibility-corrected score of 0.65: which % Daily Value?', /^26 % of the US Daily Value/],
  ['Our bar has 21 g pea protein at a PDCAAS of 0.9; what %DV can we print in the US?', '38 % (37.8)'],
  // the claim that is worded, and what it asks for a day
  ['Our softgel has 300 mg EPA+DHA. How many a day to reach the amount in the EU claim on maintaining normal blood triglycerides?', '7 softgels for'],
  ['Each algae softgel of ours carries 70 mg EPA plus DHA. How many softgels a day to meet the EU condition for normal heart function?', /4 softgels for “[^”]+heart”/],
  ['Daily dose is 3,000 mg and one capsule takes 750 mg of the powder; count the capsules.', /^4 capsules/],
  ['Chondroitin 1,200 mg a day from capsules of 400 mg: how many days does a pot of 90 last?', '30 days', '3 capsules a day'],
]; // prettier-ignore

/** Words that say something else than an outcome, or a thing that no record is on. */
const senses: Asked[] = [
  ['Weight of 250 mL olive oil?', /^228 g: 250 mL × 0\.913 g\/mL/],
  ['What does a water activity test cost at the university lab?', '40 USD/test'],
  ['Setting up a run of dog treats: cost?', '800–4,000 USD/run'],
  ['can I wash my thyroid tablet down with an espreso?', 'coffee lowers absorption'],
]; // prettier-ignore

/** What is asked behind several amounts, or after where they stand. */
const amounts: Asked[] = [
  ['Supplement Facts: 110 mcg selenium and 70 mcg chromium. % DV of each?', '200 % on a Supplement Facts panel: 110 µg of selenium', '200 % on a Supplement Facts panel: 70 µg of chromium'],
  ['EU label, daily dose: 75 µg iodine and 5 mg zinc – % NRV?', '75 µg is 50 % of the EU NRV', '5 mg is 50 % of the EU NRV'],
  ['800 IU of vitamin D: how many micrograms, and which percent of the US Daily Value?', '20 µg', '100 % of the US Daily Value'],
  ['We need 10 mg of zinc from zinc citrate. How many mg of the citrate?', /^10 mg of Zn takes at least/],
  ['we dose 55 mg zinc sulphate monohydrate per cap, how much zinc is that', 'holds at most 20 mg of Zn'],
  ['calcium carbonate for 500 mg calcium divided between 3 tablets, weight per tablet?', '416.3 mg'],
  ['1000 mg L-lysine HCl contains how much lysine', '800 mg'],
  ['retinol 1500 mcg RAE in IU and %DV US', '5,000 IU', '167 % of the US Daily Value'],
  ['cost of 120 mg ginkgo 24/6 per capsule, for a 60 count bottle?', '0.36–1.08 USD'],
  ['garlic cholesterol after five months, lasting?', 'not sustained'],
  ['Chilled meal for the US: above which sodium is its health claim disqualified?', 'sodium above 960 mg'],
  ['Main dish, US: how much fat knocks out a health claim?', 'fat above 19.5 g'],
  ['165 mg of calcium per serving on a US food label, what rounded % DV?', '15 % on a Nutrition Facts panel: 165 mg is 12.7 %'],
  ['Vitamin D 10 µg on a European label, how many per cent NRV?', '10 µg is 200 % of the EU NRV'],
  ['355 mg sodium a serving: rounded US figure and % DV?', /^360 mg on a US label/, '15 % on a Nutrition Facts panel: 355 mg is 15.4 %'],
  ['200 mcg folic acid, what do I declare as DFE?', '340 µg of dietary folate equivalents'],
  ['An electrolyte sachet gives 10 mEq potassium. How many milligrams are that?', '391 mg of potassium'],
  ['A tub of 90 tablets costs €9.00 and people take three a day. Cost per daily dose?', 'a day costs 0.3 EUR'],
  ['10 g carbohydrate without fibre, 5 g protein, 2 g fat: calories by 4-4-9 in the US?', '78 kcal'],
  ['how many international units are 25 mcg cholecalciferol', '1,000 IU'],
  ['How many mg of ferrous fumarate do we need for 20 mg iron?', /^20 mg of Fe takes at least/],
  ['I want 100 µg iodine per tablet out of potassium iodide. What weight of the salt?', '100 µg of I takes at least 131 µg of potassium iodide'],
]; // prettier-ignore

/** A share of what no label value is set for. */
const valueless: Asked[] = [
  ['What is the % DV of 400 mg EPA?', /^I hold no label value for omega-3/],
  ['What % DV do 5 g of glutamine have?', /^I hold no label value for L-glutamine/],
];

/** Several at once, of people whom the figures of adults do not hold for. */
const groups: Asked[] = [
  ['UL of vitamin C for children in the EU', /^I hold no EFSA figure of vitamin C for children\. The US upper limit/],
  ['What are EFSA’s iodine limits for children aged 4-6 and 11-14, and for adults?', '250 µg for children 4–6 years', '450 µg for children 11–14 years', '600 µg'],
  ['How much vitamin D do children need?', /^The US RDA of vitamin D a day/],
  ['EFSA upper levels for kids: vitamin A at 4–6 years and iodine at 7–10 years?', '1,100 µg (1.1 mg) for children 4–6 years', '300 µg for children 7–10 years'],
  ['How much zinc and iron may pregnant women take a day?', '**Zinc.** The US RDA of zinc a day (the upper limit of women aged 19–50 who are pregnant', '27 mg for pregnant women'],
]; // prettier-ignore

/** A product for mothers, and a figure for adults. */
const ofProducts: Asked[] = [
  ['Our prenatal holds 300 mcg folic acid: DFE, and which % daily value for adults?', '128 % of the US Daily Value of 400 µg DFE'],
  ['Our prenatal holds 300 mcg folic acid: DFE, and which % daily value?', 'for pregnant and lactating women'],
]; // prettier-ignore

/** Words of the press that ask for a record, and those that ask for the press. */
const ofThePress: Asked[] = [
  ['NHP recall Canada – inform Minister within?', 'within three days'],
  ['latest coffee before bedtime, and latest pre-workout, in hours', '8.8 h'],
  ['Any recent news on ashwagandha in Denmark?', /^I found no stored article/],
];

/** A Latin name that is not on file is no misspelt mineral. */
const strangers: Asked[] = [
  ['Is Sceletium tortuosum a novel food in the EU?', 'I hold nothing on “Sceletium tortuosum”'],
];

/** Whether something may be sold or used: yes or no ahead. */
const leave: Asked[] = [
  ['is titanium dioxide still allowed in EU supplements', /^No: EU: titanium dioxide/],
  ['Is ashwagandha legal in Denmark?', /^No: EU: Denmark: ashwagandha/],
  ['Is NMN allowed as a supplement in the EU and US?', /^In part: /],
  [
    'Is CBD ok in EU foods and in US supplements; price of isolate?',
    'No: US: CBD status',
    'EU Novel Food applications pending',
    '150–700 USD',
  ],
  ['Is sucralose allowed in food supplements in the EU?', /^Yes, within limits: /],
  ['Is melatonin allowed in Italy?', /^Yes, within limits: EU: Italy/],
  ['Can we use spirulina as a colour in the US?', /US: spirulina extract as a colour/],
];

/** Several things at once, each in its own scope. */
const severals: Asked[] = [
  [
    'caffeine: safe single dose, total per day, and in pregnancy?',
    'for adults is 400 mg a day (200 mg in a single dose',
    '200 mg for pregnant',
  ],
  [
    'I have 30 mg zinc per serving: %DV, over the EFSA limit? and over the US limit?',
    '273 % of the US Daily Value',
    'above the EFSA upper limit',
    'below the US upper limit',
  ],
  ['iron bisglycinate vs sulfate - absorption', /^Bisglycinate better and better tolerated/],
  [
    'Magnesium bisglycinate: how much elemental do I get from 2 g, what does a kilo cost',
    'holds at most 282 mg',
    '7–18 USD/kg',
  ],
  [
    'MOQ and lead time for a custom gummy, and yield loss to plan?',
    /^Typical MOQ, gummy: 2,500/,
    'Yield loss, gummy: 5–15 %',
    '8–16 weeks',
  ],
  ['lutein 20% beadlet: cost per day at 10 mg', '0.3–1 cents for 10 mg of the active, which takes 50 mg'],
  [
    'what does 50 mg of lutein 20 % beadlet cost?',
    '0.003–0.01 USD (0.3–1 cents) for 50 mg of Lutein 20 % beadlet',
  ],
  ['how much does tableting cost per thousand', 'Tableting: 5–20 USD/1000 tablets'],
  [
    'max niacin in the eu as nicotinic acid?',
    /^The upper limit \(UL\) of niacin for adults is 10 mg at EFSA/,
  ],
  ['Whats the NRV of B12', /^For labels, the EU reference value \(NRV\) is 2.5 µg/],
  ['Health Canada monograph dose for zinc', 'at most 50 mg of zinc a day'],
  ['which capsule size for 500 mg powder with bulk density 0.5', /^Size 000: 500 mg ÷ 0.5 g\/mL = 1 mL/],
  ['what size capsule for 3 g at 0.5 g/mL?', /^5 capsules of size 000, as no single one holds it/],
  ['vit K2 MK7: price of 1 % powder, EU NRV', 'Vitamin K2 MK-7 1 %: 400–1,500 USD/kg', 'NRV) is 75 µg'],
  ["What about 'source of fibre' at 4 g/100 g in the EU?", /^Yes: EU: “source of fibre”.* 4 g meets that/],
  ['Is grapefruit juice a problem with simvastatin?', /^Yes: with simvastatin/],
  ['Italian maxima in supplements for vitamin B6?', 'at most 9.5 mg a day'],
  ['what did Hadi 2021 find on apple cider vinegar and total cholesterol', '−6.06 mg/dL'],
  ['ginger for morning sickness: what odds ratio came out?', /^[^|]*OR 4.89/],
  [
    'vitamin D falls claim in the EU',
    /^These claims on vitamin D are authorised in the EU\.\s+- “Vitamin D helps to reduce the risk of falling[^”]*”[^-]*(?!- “)/,
  ],
  ['caffeine mg/kg for running speed, and what is that for a 70 kg runner?', '210–420 mg'],
  ['size 00 capsules at 0.6 g/mL, 80% fill: mg in each?', '436.8 mg'],
  ['beta-alanine 3.2 g per serving, jar of 50: raw material cost per jar?', '0.96–2.4 USD for a jar of 50'],
  ['bulk density of glycine', '0.8–0.9 g/mL'],
  ['What would 50 kg of rhodiola 3/1 cost?', /^3,000–9,000 USD for 50 kg/],
  ['magnolia bark in chewing gum: EU level', /0\.2 % for breath freshening purposes; Based on [^\n]*\[1\]/],
  ['Rhodiola: daily mg and bulk density', '200–600 mg', '0.4–0.5 g/mL'],
  ['density of honey', /^Honey, density: 1.433 g\/mL/],
];

it.each([
  ...leave,
  ...severals,
  ...days,
  ...names,
  ...sums,
  ...senses,
  ...amounts,
  ...valueless,
  ...groups,
  ...ofProducts,
  ...ofThePress,
  ...strangers,
])('%s', async (question, ...expected) => {
  const answer = await ask(question);
  const missing = missingIn(answer, expected);
  expect({ answer, missing }).toEqual({ answer, missing: [] });
});

it('tells of both what the turns before named one by one', async () => {
  const content = await ask('What does vitamin D3 powder cost?', 'and K2?', 'what’s the NRV for both?');
  expect(content).toContain('the EU reference value (NRV) is 5 µg');
  expect(content).toContain('the EU reference value (NRV) is 75 µg');
});

it('does not say that it holds no rule of a country beside the monograph of that country', async () => {
  expect(await ask('usual dose of saw palmetto for prostate in Canada')).not.toContain(
    'I hold no rule of Canada',
  );
});

it('reads a slip in the name of a product as no outcome', async () => {
  expect(await ask('caffeine in enrgy drinks: EU label warning threshold')).not.toContain('as fatigue');
});

it('tells no figures of children beside a question about nobody in particular', async () => {
  const content = await ask('I have 30 mg zinc per serving: over the EFSA limit? and over the US limit?');
  expect(content).not.toContain('for children');
});

it('tells no rule on the labels of all proteins beside what may be claimed on one', async () => {
  const content = await ask('Which claims can I make on collagen in the US and EU?');
  expect(content).toContain('carries the FDA disclaimer');
  expect(content).not.toContain('Daily Value of protein');
});

it('tells an overview only where all that is held is asked for', async () => {
  const overview = /### (?:Safety|US and EU|Dose and form)/;
  const content = await ask('By how much does psyllium lower LDL?');
  expect(content).toContain('MD −0.33 mmol/L');
  expect(content).not.toMatch(overview);
  expect(await ask('Does psyllium help with LDL?')).not.toMatch(overview);
  expect(await ask('Give me an overview of psyllium and LDL')).toMatch(overview);
  expect(await ask('psyllium')).toMatch(overview);
});

it('shows the nearest findings, and one that disagrees with them', async () => {
  const content = await ask('is beetroot nitrate proven for endurance');
  expect(content).toContain('| Time trial 5–30 min | mixed |');
});

it('calls the only form on file no richest one', async () => {
  expect(await ask('folic acid vs 5-MTHF, which absorbs better?')).not.toContain('carries the most');
});
