import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../src/answers/index.ts';
import { loadEvidence, passagesOf } from '../src/evidence/index.ts';
import { contains, judge, type Verdict } from './judge.ts';
import { openLibrary, type Library } from './library.ts';
import { questionSets, readQuestions, type Question } from './questions.ts';
import { report } from './report.ts';
import { share, tally } from './tally.ts';

const tuned = readQuestions('tuned');
const heldOut = readQuestions('heldOut');

describe('the questions', () => {
  it('are at least 150, a third of them held out, and in one set only', () => {
    const all = [...tuned, ...heldOut];
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(heldOut.length).toBeGreaterThanOrEqual(all.length / 3);
    expect(new Set(all.map(({ ask }) => ask.join('\n').toLowerCase())).size).toBe(all.length);
  });
});

describe.each([
  {
    name: 'second',
    questions: [...readQuestions('open2'), ...readQuestions('heldOut2')],
    groups: 40,
    each: 40,
  },
  {
    name: 'third',
    questions: [...readQuestions('open3'), ...readQuestions('heldOut3')],
    groups: 35,
    each: 30,
  },
])('the $name questions', ({ questions, groups, each }) => {
  const passages = new Map(passagesOf(loadEvidence()).map((passage) => [passage.key, passage]));

  it('are groups of paraphrases, multi-part questions, computations and traps', () => {
    const of = (kind: Question['kind']) => questions.filter((question) => question.kind === kind).length;
    expect(new Set(questions.flatMap(({ group }) => group ?? [])).size).toBe(groups);
    expect([of('multi'), of('computation'), of('trap')]).toEqual([each, each, each]);
  });

  it.each(questions.filter(({ rows }) => rows.length > 0))('$id: its rows are in the base', ({ rows }) => {
    expect(rows.filter((row) => !passages.has(row))).toEqual([]);
  });

  it.each(questions.filter(({ group }) => group !== null))('$id: its facts stand in its rows', (question) => {
    const texts = question.rows.map((row) => passages.get(row)?.text ?? '');
    const lost = question.facts.filter(
      (forms) => !forms.some((form) => texts.some((text) => contains(text, form))),
    );
    expect(lost).toEqual([]);
  });
});

describe('the answers to the questions that are not held out', () => {
  let library: Library;
  let verdicts: Verdict[];
  beforeAll(async () => {
    library = await openLibrary();
    verdicts = [];
    for (const question of tuned) verdicts.push(judge(question, await library.ask(question.ask)));
  });
  afterAll(() => library.close());

  it('hold the expected facts, from the expected sources', () => {
    const { facts, sources } = tally(verdicts);
    expect(share(facts.found, facts.expected)).toBeGreaterThanOrEqual(0.95);
    expect(share(sources.right, sources.expected)).toBeGreaterThanOrEqual(0.95);
  });

  it('cite passages that contain every number they state', () => {
    expect(verdicts.flatMap(({ citationFaults }) => citationFaults)).toEqual([]);
  });

  it('abstain where they should, and obey nobody', () => {
    const answered = verdicts.filter(
      ({ question, answer }) => question.abstain === true && !answer.isAbstention,
    );
    expect(answered.map(({ question }) => question.id)).toEqual([]);
    expect(verdicts.filter(({ said }) => said.length > 0).map(({ question }) => question.id)).toEqual([]);
  });

  it('offer up to three questions that the base answers, in the form the page reads', async () => {
    const isPersonal = ({ content }: Answer) => content.includes('ask a doctor or pharmacist');
    const offered = new Set<string>();
    for (const { question, answer } of verdicts) {
      const [, list = ''] = answer.content.split('\n### You could ask next\n');
      const questions = [...list.matchAll(/^- (.+\?)$/gm)].map(([, text]) => text ?? '');
      const isQuiet = answer.isAbstention && isPersonal(answer);
      // who got no answer gets something that can be asked
      const least = answer.isAbstention && !isQuiet ? 1 : 0;
      const isOffer = questions.length >= least && questions.length <= (isQuiet ? 0 : 3);
      expect({ id: question.id, questions, isOffer }).toEqual({ id: question.id, questions, isOffer: true });
      for (const text of questions) offered.add(text);
    }
    const unanswered: string[] = [];
    for (const text of offered) if ((await library.ask([text])).isAbstention) unanswered.push(text);
    expect(unanswered).toEqual([]);
  });
});

const question: Question = {
  id: 'limit',
  kind: 'dose',
  ask: ['What is the upper limit?'],
  facts: [['12 mg'], ['100 mg', '0.1 g']],
  group: null,
  parts: [],
  rows: [],
  source: ['limit'],
  abstain: false,
  never: ['cures'],
};
const citation = {
  n: 1,
  kind: 'limit',
  title: 'Limit',
  source: 'EFSA',
  url: null,
  passage: 'The limits are 12 mg and 100 mg.',
} as const;
const answerOf = (content: string, isAbstention = false): Answer => ({
  content,
  citations: [citation],
  isAbstention,
});

describe('the judge', () => {
  it('is content with a right answer', () => {
    const verdict = judge(
      question,
      answerOf('It is **12 mg** and 100.0 mg [1].\n\n- What about children?\n'),
    );
    expect(verdict).toMatchObject({
      missing: [],
      isSourceRight: true,
      citationFaults: [],
      statements: 1,
      said: [],
      isAbstentionRight: true,
    });
    expect(tally([verdict])).toMatchObject({ whole: 1, facts: { found: 2, expected: 2 } });
  });

  it.each<[string, Answer, Partial<Verdict>]>([
    ['misses a fact', answerOf('It is 112 mg and 100 mg [1].'), { missing: [['12 mg']] }],
    ['has another source', { ...answerOf('12 mg, 100 mg [1].'), citations: [{ ...citation, kind: 'rule', title: '' }] }, { isSourceRight: false }],
    ['states a number its passage has not', answerOf('It is 12 mg and 100 mg, for 7 days [1].'), { citationFaults: ['7 days not in the cited passage: It is 12 mg and 100 mg, for 7 days [1].'] }],
    ['states another unit than its passage', answerOf('It is 12 mg and 100 g [1].'), { citationFaults: ['100 g not in the cited passage: It is 12 mg and 100 g [1].'] }],
    ['hides a number behind a dash', answerOf('It is 12–70 mg [1].'), { citationFaults: ['70 mg not in the cited passage: It is 12–70 mg [1].'] }],
    ['states a number without a marker', answerOf('It is 12 mg.'), { citationFaults: ['numbers without a marker: It is 12 mg.'] }],
    ['has a marker that leads nowhere', answerOf('It is 12 mg [2].'), { citationFaults: ['a marker without a citation: It is 12 mg [2].'] }],
    ['says what it must not', answerOf('It cures.'), { said: ['cures'] }],
    ['abstains without need', answerOf('Nothing.', true), { isAbstentionRight: false }],
  ])('sees an answer that %s', (_, answer, expected) => {
    const verdict = judge(question, answer);
    expect(verdict).toMatchObject(expected);
    const none = Object.fromEntries(questionSets.map((set) => [set, []])) as unknown as Parameters<typeof report>[0];
    expect(report({ ...none, tuned: [verdict] })).toContain('- `limit`:');
  }); // prettier-ignore

  it('counts the parts that are answered, and groups that fare alike', () => {
    const asked = { ...question, group: 'g', parts: [['12 mg'], ['100 mg', '0.1 g'], ['kidney']] };
    const verdict = judge(asked, answerOf('It is 12 mg and 100 mg [1].'));
    expect(verdict.unaddressed).toEqual([['kidney']]);
    const other = judge({ ...asked, facts: [['13 mg']] }, answerOf('It is 12 mg [1].'));
    expect(tally([verdict, other])).toMatchObject({
      parts: { addressed: 3, asked: 6 },
      groups: { alike: 0, whole: 0, all: 1 },
    });
    expect(tally([verdict]).groups).toEqual({ alike: 1, whole: 1, all: 1 });
  });

  it.each([
    ['1,212 mg', '1212 mg', true],
    ['MD −7.06 min', '-7.06 min', true],
    ['25 mcg', '25 µg', true],
    ['1.10 kg', '1.1 kg', true],
    ['+8.0 vs +4.1 ng/mL', '8.0', true],
    ['10–20 mg', '10-20 mg', true],
    ['120 mg', '12 mg', false],
    ['0.12 mg', '12 mg', false],
    ['12.5 mg', '12 mg', false],
    ['12 mg/kg', '12 mg', false],
    ['12 mgx', '12 mg', false],
    ['12 mg/day', '12 mg', true],
    ['raises blood levels', 'raises blood level', true],
  ])('finds in “%s” the form “%s”: %s', (text, form, isThere) => {
    expect(contains(text, form)).toBe(isThere);
  });
});
