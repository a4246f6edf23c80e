import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { createAnswerer } from '../../index.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });

async function answerTo(question: string) {
  const steps = await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }));
  const last = steps.at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer;
}

describe('what no record can be on', () => {
  it.each([
    ['What is the glycaemic index of agave syrup?', /no record that says its glycaemic index/],
    ['PDCAAS of pea protein isolate?', /no record of pea protein that says its score of protein quality/],
    ['Bulk density of huperzine A powder in g/mL?', /nothing that answers this for huperzine A/],
    ['What ADI in mg per kg body weight did EFSA set for natamycin?', /I make no claim/],
    ['What is the water activity of honey?', /no water activities/],
    ['What was the ash content of our latest lot of maca?', /papers or batches of your own/],
    ["What does the supplier's certificate for lot QX-22417 say?", /papers or batches of your own/],
    ['How much sodium does our tomato drink contain?', /product of your own/],
    ['Which of our manufacturers had the most complaints?', /suppliers or customers/],
    ['Which avenue is the Italian ministry on?', /no addresses/],
    ['What do magnesium tablets cost at Walgreens?', /prices of single shops/],
    ['What is the kosher status of gelatin capsules?', /no halal and kosher lists/],
    ['Is stevia allowed in organic drinks in the EU?', /no list of what organic foods may be made with/],
    ['Is kava permitted in Australia?', /^No record here states what holds in Australia/],
    ['Why did FDA revoke zinc gluconate?', /no record that zinc was withdrawn in the US/],
    [
      'Since Denmark outlawed zinc and iron, what else is there?',
      /no record that zinc or iron was banned in Denmark/,
    ],
    [
      'When did EFSA halve the upper limit of vitamin E?',
      /no record that vitamin E had a limit that was changed/,
    ],
    ['What did the Osaka softgel trial find on krill oil?', /no record of a Osaka study/],
    ['What will whey protein isolate cost per kg in March 2033?', /no prices of that year/],
    ['What did pea protein cost in Rotterdam in 1950?', /no prices of that year/],
    ['Price of vitamin C next year, please.', /No record tells what things will cost/],
    ['What will the EU maximum for vitamin B6 be in 2040?', /what will be in that year/],
    ['What does the EU 2029 Supplements Act say on magnesium?', /what will be in that year/],
    // a record on something else may speak of that year
    ['Which ashwagandha trials were published in March 2028?', /what will be in that year/],
    ['Which flavours did the EU authorise last week?', /not kept by the day/],
    ['Which warning does South Africa require on iron tablets?', /states what holds in South Africa/],
    ['Why are gummies forbidden in Canada?', /gummy was banned in Canada/],
    ['What did EFSA say on chromium three days ago?', /not kept by the day/],
    ['What percentage of Americans take fish oil?', /no polls/],
    ['How did the FDA decide on kava yesterday?', /not kept by the day/],
    ['What will the limit for zinc be within the next 5 years?', /what is to come/],
    ['What will EFSA decide next month on the ashwagandha dossier?', /what will be decided/],
    ['How many people died of vitamin C in Norway in 2022?', /no record of vitamin C that speaks of Norway/],
    ['What did our rival pay for collagen under their secret deal?', /kept confidential/],
    ['What does the meta-analysis on quartz dust and sleep say?', /no study of “quartz dust”/],
    [
      'How many children took part in the trial that proved 2 g of melatonin a night harmless?',
      /no study that gave so much melatonin/,
    ],
    [
      'How many years longer did people live with resveratrol in the 2016 trial?',
      /no study of resveratrol of that year/,
    ],
    [
      'Since the FDA licensed turmeric as an arthritis medicine in 2023, what strength must the label show?',
      /no record that curcumin was approved as a medicine in the US/,
    ],
    ['Until when is the patent on ubiquinol valid?', /no patents/],
    ['Carbon footprint of a tonne of whey powder?', /no(?:thing on)? emissions/],
    ['water activity limit for moulds', /no water activities/],
    ['What is the viscosity of inulin syrup?', /water activities, boiling and melting points, viscosities/],
    ['How much glucosamine may I give my cat?', /records are of people alone/],
    ['What did the minister say on caffeine?', /nothing on what people said/],
    ['How many pharmacists recommend zinc lozenges?', /no polls/],
    ['Is turmeric more popular in Spain or Italy?', /no polls/],
    ['Which podcast would explain creatine best?', /recommend no firms/],
    ['Who discovered vitamin K2?', /who first made or thought/],
    ['Does the trader in Hamburg have glycine in stock?', /who has what in stock/],
    ['Can you recommend a good regulatory consultant for Canada?', /recommend no firms/],
    ['How many supplement recalls were there in 2023?', /count no applications/],
    ['What did Herbalife make in profit, and how much do they pay for soy?', /what single firms earn or pay/],
    ['Which receptor does valerian bind?', /no records of genes/],
    ['Which dose of garlic has the FDA approved for blood pressure?', /was approved as a medicine in the US/],
    ['What does the FDA ban on elderberry say?', /no record that elderberry was banned in the US/],
    ['What did Petterson’s trial on creatine find?', /no study by Petterson/],
    ['Okafor 2024 study on zinc lozenges: result?', /no study by Okafor/],
    ['What will the pound be against the euro in June?', /no exchange rates/],
    ['What did our broker offer for taurine last month?', /suppliers or customers/],
    ['How many children in Peru were in zinc trials?', /no record of zinc that speaks of Peru/],
    ['Which dose of lutein does the Taiwanese food code set?', /states what holds in Taiwan/],
    ['Max zinc per tablet that the Thai FDA accepts?', /states what holds in Thailand/],
    [
      'Since the EMA endorsed lavender oil for depression, may we say so?',
      /no record that lavender oil was approved for that,/,
    ],
    ['Should cats have taurine before sleep?', /records are of people alone/],
    ['What did our tasting panel say on the stevia drink?', /papers or batches of your own/],
    ['In which year did Italy lift its maximum for selenium?', /a limit that was changed in Italy/],
    [
      'Now that maca is listed as a major allergen in the US, how do I declare it?',
      /was listed as an allergen/,
    ],
    ['Which EU directive bans zinc oxide in supplements?', /no record that zinc was banned in the EU/],
    ["What did EFSA's approval of turmeric for joints say on the dose?", /was approved for that/],
    ['When exactly did the EU ban inulin?', /no record that inulin and FOS was banned in the EU/],
    ['Which primer do I use before printing on a glass bottle of zinc?', /property of the packaging/],
    ['What is the VAT rate on vitamin D tablets in Ireland?', /vitamin D that says how it is taxed/],
    ['isoelectric point of whey protein isolate', /whey protein that says this constant/],
    ['TGA listing code for saw palmetto', /saw palmetto that says its number in a register/],
    ['How long does valerian stay in the urine?', /valerian that says how the body takes it up/],
    [
      'By how many points did lutein raise testosterone in healthy men?',
      /no study of lutein on testosterone/,
    ],
    ['What did creatine do for migraine in teenagers?', /no study of creatine/],
    ['How much lean mass did creatine add in the trial with pregnant women?', /in pregnancy/],
    ['How many in the spirulina trials dropped out, and what was the dose?', /how many left a study/],
    ['That skin study our rival keeps quoting, how large was it?', /which study is meant/],
    [
      'Which packer in Spain has free softgel capacity and what is their usual minimum order?',
      /free capacity/,
    ],
    // compounds, brands, additives and names that are none of the records'
    ['How much zinc is in zinc malate?', /nothing that speaks of “malate”/],
    ['calcium glycerate elemental percent', /nothing on “calcium glycerate”|“glycerate”/],
    ['What dose does the Health Canada monograph of shilajit allow?', /no rule of Canada on shilajit/],
    ['How sweet is shellac against sugar?', /no relative sweetness of shellac/],
    ['What does lumithin do for the eyes?', /nothing on “lumithin”/],
    ['What is the ORAC of spirulina?', /its antioxidant capacity/],
    ['How much glucosamine should a labrador get per day?', /records are of people alone/],
    ['How do Japanese consumers feel about collagen drinks?', /no polls/],
    ['Who first isolated curcumin?', /who (?:makes|first)/],
    ['Does rhodiola lower the risk of stroke?', /no study of rhodiola and heart health/],
    ['Effect of curcumin on hangover', /no study of curcumin and “hangover”/],
    ['Does iodine make tattoos fade?', /no record that speaks of “tattoos”/],
  ])('%s', async (question, expected) => {
    const answer = await answerTo(question);
    expect(answer.content).toMatch(expected);
    expect(answer.isAbstention).toBe(true);
  });

  it('leaves what records say', async () => {
    expect((await answerTo('When did EFSA lower the upper limit of vitamin B6?')).content).toContain('12 mg');
    expect((await answerTo('Is kava permitted in Australia and in Germany?')).isAbstention).toBe(false);
    expect((await answerTo('What does collagen cost per kg in 2025?')).content).toContain('USD/kg');
    expect((await answerTo('What will a bottle of 60 zinc capsules cost us next year?')).isAbstention).toBe(
      false,
    );
    expect(
      (
        await answerTo(
          'How many people took part in the trial which showed that 600 mg ashwagandha improves sleep?',
        )
      ).isAbstention,
    ).toBe(false);
    expect((await answerTo('Why did the EU ban titanium dioxide?')).content).toContain('2022');
    expect((await answerTo('We launch in 2028: which claims may zinc carry?')).isAbstention).toBe(false);
    expect((await answerTo('How much magnesium may women in Germany take?')).isAbstention).toBe(false);
    expect((await answerTo('Since EFSA authorised zinc for immunity, may we say so?')).content).toContain(
      'immune system',
    );
    expect((await answerTo('Horse chestnut for legs?')).isAbstention).toBe(false);
    // a record states the attribute, or is on the group or the outcome
    expect(
      (await answerTo('Who paid for the Pu 2023 meta-analysis of collagen and skin?')).content,
    ).toContain('industry bias');
    expect((await answerTo('What did zinc do for pneumonia in children?')).isAbstention).toBe(false);
    expect((await answerTo('How many kilos of lean mass did creatine add in men?')).content).toContain(
      '1.46',
    );
    expect(
      (await answerTo('How many took part in the 2019 magnesium bioavailability study?')).isAbstention,
    ).toBe(false);
    expect((await answerTo('Why did FDA ban ephedra?')).content).toContain('unreasonable risk');
    expect((await answerTo('What does a batch of 5000 magnesium gummies cost?')).isAbstention).toBe(false);
    expect(
      (await answerTo('How much vitamin C does our gummy contain if it has 30 mg sodium ascorbate?'))
        .isAbstention,
    ).toBe(false);
  });

  it('offers what is held of what is named', async () => {
    const { content } = await answerTo('What does the psyllium trial on psoriasis of golfers say?');
    expect(content).toMatch(/What I hold on psyllium husk are studies \(on .*regularity.*\), .*rules/);
    const finding = await answerTo('What did creatine do for migraine in teenagers?');
    expect(finding.content).toMatch(/What I hold on creatine are studies \(on muscle/);
    expect((await answerTo('Why did FDA revoke zinc gluconate?')).content).toMatch(
      /What I hold on zinc are studies .* limits and intakes, EU claims, rules and interactions; ask for any/,
    );
  });

  it('keeps nothing from the other parts of a question', async () => {
    const answer = await answerTo('What does our last audit say, and what is the US Daily Value of zinc?');
    expect(answer.content).toMatch(/papers or batches of your own/);
    expect(answer.content).toContain('11 mg');
    expect(answer.isAbstention).toBe(false);
    const of = await answerTo('What is the US Daily Value of zinc and what do our records say on it?');
    expect(of.content).toContain('11 mg');
  });
});
