import { expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { fact, note, paragraph } from '../prose.ts';
import { understand } from '../understand/understand.ts';
import { asker } from '../testing/ask.ts';
import { recordIndexOf } from '../gather/recordIndex.ts';
import { createCited } from './cited.ts';
import { coverageOf } from './coverage.ts';
import { openWords } from './openWords.ts';

const evidence = loadEvidence();
const ask = asker(evidence);
const openIn = (question: string) => openWords(evidence, understand(evidence, question).whole);

it('finds the words that name and ask for nothing that is known', () => {
  const open = openIn('Which font is allowed for magnesium citrate in France?').map(({ text }) => text);
  expect(open).toContain('font');
  expect(open).not.toContain('magnesium');
  expect(open).not.toContain('citrate');
  expect(open).not.toContain('France');
  expect(open).not.toContain('allowed');
});

it('knows a word that stands where a verb does', () => {
  const of = (question: string, word: string) => openIn(question).find(({ text }) => text === word);
  expect(of('Which dose of psyllium brought cholesterol down?', 'brought')?.isVerb).toBe(true);
  expect(of('What is the tenacity of psyllium?', 'tenacity')?.isVerb).toBe(false);
});

it('takes a verb with its not for no thing of its own', () => {
  const open = openIn("Why shouldn't smokers take beta-carotene?").map(({ text }) => text);
  expect(open).not.toContain("shouldn't");
});

it('knows the words that say what is asked for, and those of a tale before it', () => {
  const open = openIn('My landlord is nervous. How many journals rejected the zinc trial?');
  const of = (word: string) => open.find(({ text }) => text === word);
  expect(of('journals')).toMatchObject({ isSought: true, isAsked: true });
  expect(of('landlord')).toMatchObject({ isSought: false, isAsked: false });
});

it('takes a word as cited in another form, not for a note that repeats the question', () => {
  const passage = evidence.studies.find(({ passage: { text } }) => text.includes('randomised'))?.passage;
  if (!passage) throw new Error('No study is on file.');
  const isCited = createCited(evidence, [
    paragraph(fact('It was shown', passage), note('I hold nothing on landlords')),
  ]);
  expect(isCited('randomised')).toBe(true);
  expect(isCited('randomisation')).toBe(true);
  expect(isCited('landlord')).toBe(false);
});

it('takes a word as cited where a record that is cited is asked for by it', () => {
  const { passages } = recordIndexOf(evidence);
  const passage = passages.find(({ key }) => key === 'cost:overage/probiotic-overage');
  if (!passage) throw new Error('The overage of probiotics is not on file.');
  const isCited = createCited(evidence, [paragraph(fact('It was shown', passage))]);
  expect(passage.text).not.toMatch(/bacteria/);
  expect(isCited('bacteria')).toBe(true);
  expect(isCited('landlord')).toBe(false);
});

/** What no record says beside what is known of the ingredient. */
const uncovered = [
  ['Which customs tariff code applies to collagen powder?', 'customs'],
  ['What did the Framingham study find about ashwagandha and sleep?', 'Framingham'],
  ['Which journals rejected the probiotic colic trial?', 'journals'],
  ['Does creatine work better than Ozempic for losing weight?', 'Ozempic'],
] as const;

it.each(uncovered)('says that nothing is held on what is asked for: %s', async (question, word) => {
  expect(await ask(question)).toMatch(new RegExp(`hold .*${word}`));
});

it('counts places, years and codes that nothing cited says, and knows what is said of something else', () => {
  const question = 'What is the ripeness of grade P95 in Japan in 2031?';
  const inquiry = understand(evidence, question).whole;
  const passage = evidence.studies.find(({ ingredients }) => ingredients.includes('zinc'))?.passage;
  if (!passage) throw new Error('No study of zinc is on file.');
  const coverage = coverageOf(evidence, {
    inquiry: { ...inquiry, ingredients: ['inulin'] },
    steps: [],
    blocks: [paragraph(fact('Zinc was studied', passage))],
  });
  expect(coverage.unsaid).toEqual({ places: 1, years: 1, codes: ['P95'] });
  expect(coverage.isOfOther).toBe(true);
  expect(coverage.later.map(({ text }) => text)).toContain('ripeness');
});

it.each([
  ['What is the maximum level of cadmium in pea milk?', 'pea'],
  ['What is the sodium limit in EU baby snacks with seaweed?', 'seaweed'],
])('says first that what narrows a question down is not held: %s', async (question, word) => {
  const answer = await ask(question);
  expect(answer).toMatch(new RegExp(`^I hold nothing that speaks of .*${word}.* in general`));
  expect(answer).toContain('[1]');
});

/** The same in ordinary words. */
const covered = [
  'By what proportion did berberine raise exposure to midazolam?',
  'Which wolfberry preparation gave more zeaxanthin in a cross-over with hot skimmed milk?',
  'is beta-carotene a problem for ex-smokers',
  'Our supplier pushes magnesium oxide because it is cheap; is citrate worth the money for absorption?',
  'What share of sales goes into trade spend in food?',
  'What did ascorbic acid cost in North America in January?',
  'How many people took part in the trial which showed that 600 mg ashwagandha improves sleep?',
  'Is kava permitted in Australia and in Germany?',
  // A verb behind what is named, beside an outcome that is told, is how it is put.
  'Which dose of psyllium brought cholesterol down?',
  'How much protein builds muscle best?',
  'Does biotin thicken hair?',
  'What ceiling do European scientists put on zinc?',
  // Nothing but words of everybody's is left over.
  'What about iron?',
  'What else is there on magnesium?',
  'Who should take iron?',
];

it.each(covered)('answers in other words than the records have: %s', async (question) => {
  expect(await ask(question)).toContain('[1]');
});
