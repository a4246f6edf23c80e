import { describe, expect, it } from 'vitest';
import { loadEvidence, subjectsOf } from '../../../evidence/index.ts';
import { nameInSentence } from '../../../registry/index.ts';
import { understand } from '../../understand/understand.ts';
import { asker } from '../../testing/ask.ts';
import { superlativeDraft } from './superlativeBlocks.ts';

const evidence = loadEvidence();
const ask = asker(evidence);
const draftOf = (question: string) => superlativeDraft(evidence, understand(evidence, question).whole);

/** Publications on an ingredient and an outcome, counted another way than the answer counts them. */
function publicationsOn(topic: string): Map<string, number> {
  const pairs = new Set(
    evidence.studies
      .filter((study) => study.topics.includes(topic))
      .flatMap((study) => subjectsOf(evidence, study).map((key) => `${key}\n${study.source}`)),
  );
  return new Map(
    [...Map.groupBy(pairs, (pair) => pair.split('\n')[0] ?? '')].map(([key, own]) => [key, own.length]),
  );
}

describe('what comes first', () => {
  it('is counted over the records', async () => {
    const counts = publicationsOn('sleep');
    const [key = '', most] = [...counts].toSorted(([, left], [, right]) => right - left)[0] ?? [];
    const answer = await ask('Which ingredient has the most studies on sleep?');
    expect(answer).toContain(
      `Of the ${counts.size} ingredients with studies on sleep here, the most are on ${nameInSentence(evidence, key)} (${most})`,
    );
    expect(answer).toContain('this base alone');
  });

  it('is denied of a thing that does not come first', async () => {
    expect(await ask('Is creatine the most studied supplement?')).toMatch(/^No: of the \d+ ingredients/);
  });

  it.each([
    ['Which vitamin has the lowest EU upper limit?', /lowest EFSA upper limit is that of vitamin D \(100 µg/],
    ['Which vitamin has the highest US daily value?', /highest US Daily Value is that of vitamin C \(90 mg/],
    ['What is the biggest study of vitamin D you hold?', /the largest is a .* of .* participants/],
    ['Which trial on omega-3 had the most participants?', /the largest is a trial of/],
    ['Which herb has the most trials?', /Of the \d+ botanicals with trials here/],
    ['Which vitamin has been studied the most?', /Of the \d+ vitamins with studies here/],
    ['On which outcome has omega-3 been researched most?', /outcomes with studies of omega-3 here/],
    ['What is the best-studied use of magnesium?', /outcomes with studies of magnesium here/],
  ])('%s', async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  it.each([
    'What was the first probiotic ever sold?',
    'What is the only ingredient that reverses ageing?',
    'What is the safest sweetener of all?',
    'What is the most addictive sweetener?',
    'Which probiotic strain is the strongest in the world?',
    'Which amino acid tastes the worst?',
    'Which vitamin is absorbed fastest?',
    'Which mineral has the longest shelf life?',
  ])('is not told where no record ranks it: %s', (question) => {
    expect(draftOf(question)?.isAbstention).toBe(true);
  });

  it.each([
    'Magnesium citrate vs chelate vs oxide over 60 days - which came first and at which dose?',
    'How much sooner did patients have their first stool with coffee?',
    'What is the most vitamin B6 EFSA considers safe for adults?',
    'What is the highest daily amount of selenium allowed in a food supplement sold in Italy?',
    'What is the only authorised EU claim for melatonin?',
    'up to what largest surface is a pack free of the EU nutrition declaration',
    'Which form of magnesium is best absorbed?',
    'Which ingredients have the best evidence for sleep?',
    'smallest order for stick packs, typical',
    'What is the safest dose of vitamin A?',
    'What dose did most studies on sleep use?',
    'Are most trials of magnesium in women?',
    'What is the highest tolerable daily intake of aspartame?',
    'What is the most commonly studied dose for sleep?',
    'Which side effects do most people get from niacin?',
    'What is the best documented harm of ashwagandha?',
  ])('is no order of things: %s', (question) => {
    expect(draftOf(question)).toBeNull();
  });
});
