import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge } from './judge.ts';
import { type Library, openLibrary } from './library.ts';
import { type Question, readQuestions } from './questions.ts';

/** What people write between two questions of one message; each takes the questions as they were written. */
const joins: readonly ((first: string, second: string) => string)[] = [
  (first, second) => `${first} ${second}`,
  (first, second) => `${first}\n${second}`,
  (first, second) => `1) ${first} 2) ${second}`,
  (first, second) => `- ${first}\n- ${second}`,
  (first, second) => `Two things: ${first} And ${second}`,
  (first, second) => `First, ${first} Second, ${second}`,
  (first, second) => `${first} My boss keeps asking. Also, ${second}`,
  (first, second) => `${first} And while I'm at it: ${second}`,
];
const count = 60;

/** The same numbers from nought to one each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 30_000);
afterAll(() => library.close());

const next = numbersFrom(30);
const pick = <Each>(all: readonly Each[]): Each => {
  const one = all[Math.floor(next() * all.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

/** Questions in one turn that ask one thing, as whole questions. */
const all = readQuestions('tuned').filter(
  ({ kind, ask: [only = '', ...more], facts }) =>
    more.length === 0 &&
    facts.length > 0 &&
    /^[A-Z][^?]*\?$/.test(only) &&
    kind !== 'multi' &&
    kind !== 'trap',
);

const single = Array.from({ length: 30 }, () => pick(all));

/** What of a question its own answer tells. */
const alone = new Map<string, Promise<Question['facts']>>();
const factsOf = (question: Question): Promise<Question['facts']> => {
  const known =
    alone.get(question.id) ??
    library.ask(question.ask).then((answer) => {
      const { missing } = judge(question, answer);
      return question.facts.filter((fact) => !missing.includes(fact));
    });
  alone.set(question.id, known);
  return known;
};

test(
  'what each of two questions gets alone is told of both in one message',
  { timeout: 30_000 },
  async () => {
    const lost: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const first = pick(single);
      const second = pick(single.filter(({ kind }) => kind !== first.kind));
      const ask = pick(joins)(first.ask.join(' '), second.ask.join(' '));
      const facts = [...(await factsOf(first)), ...(await factsOf(second))];
      const { missing } = judge({ ...first, ask: [ask], facts }, await library.ask([ask]));
      if (missing.length > 0) lost.push(`${ask} → ${missing.map(([fact]) => fact).join('; ')}`);
    }
    expect(lost).toEqual([]);
  },
);
