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
    ['Why did EFSA raise the limit of selenium?', ['EFSA raise the limit of selenium']],
    ['How many were in the trial that showed DHEA helps?', ['showed DHEA helps']],
    ['Does zinc cure colds?', []],
    ['As zinc', []],
  ])('%s', (question, expected) => expect(premisesOf(question)).toEqual(expected));

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
    // a limit
    [
      'Why did EFSA raise the vitamin B6 limit to 100 mg?',
      /^No: the upper limit \(UL\) of vitamin B6.*12 mg/,
    ],
    [
      'Since the US upper limit for vitamin K is 200 µg, is 180 µg fine?',
      /^No: the US has set no upper limit/i,
    ],
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
  ])('is left where no record denies it: %s', async (question) =>
    expect((await answerTo(question)).content).not.toMatch(/^No:/),
  );

  it('is not said twice', async () => {
    const { content } = await answerTo('As zinc has no effect on colds, why sell lozenges?');
    expect(content.match(/studies of zinc point to a benefit for immunity/gi)).toHaveLength(1);
  });
});
