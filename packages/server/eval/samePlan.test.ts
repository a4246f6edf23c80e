import { describe, expect, it } from 'vitest';
import { understand } from '../src/answers/understand/understand.ts';
import type { Inquiry } from '../src/answers/understand/inquiry.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { readQuestions } from './questions.ts';

const evidence = loadEvidence();
const asked = (['tuned', 'open2', 'open3', 'open4', 'open5', 'open6', 'open7', 'open8', 'open9'] as const)
  .flatMap((set) => readQuestions(set))
  .flatMap(({ ask }) => (ask.length === 1 ? ask : []));

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const begins = (text: string) => /^[A-Z][a-z’' ]/.test(text);

/** The same question in another manner. */
const manners: Readonly<Record<string, (text: string) => string>> = {
  'without capitals': (text) => (/\d|[a-z][A-Z]|[µ%]/.test(text) ? text : text.toLowerCase()),
  shouted: (text) => (/[µμ’]|\d|[a-z][A-Z]/.test(text) ? text : text.toUpperCase()),
  'with wide spaces': (text) => text.replaceAll(' ', '  '),
  'without its mark': (text) => text.replace(/\?\s*$/, ''),
  'with a greeting': (text) => `Hi team, ${begins(text) ? small(text) : text}`,
  'as a quick question': (text) => `Quick question: ${text}`,
  'as a request': (text) => `Please tell me: ${text}`,
  'for a boss': (text) => `My boss wants to know: ${text}`,
  'with thanks': (text) => `${text} Thanks in advance!`,
  'as a need': (text) => `I need to know ${begins(text) ? small(text) : text}`,
  'with an occasion': (text) => `For our new product: ${text}`,
  'with closing marks only': (text) => text.replace(/["“]/g, '”').replace(/(?<!\p{L})'|'(?!\p{L})/gu, '’'),
};

const namesOf = ({ ingredients, topics, group, markets, medicines, amounts }: Inquiry) => [
  ingredients.toSorted(),
  topics.toSorted(),
  group,
  markets.toSorted(),
  medicines.toSorted(),
  amounts.map(({ value, unit }) => `${value} ${unit}`).toSorted(),
];
const isAsked = (ask: string) => ask !== 'meaning' && ask !== 'greeting';
const planOf = (text: string): string =>
  understand(evidence, text)
    .parts.map((part) => JSON.stringify([[...part.asks].filter(isAsked).toSorted(), ...namesOf(part)]))
    .toSorted()
    .join('\n');

/** Of so many questions one, in each manner others. */
const every = 12;

describe('a question is understood the same', () => {
  it.each(Object.entries(manners))('%s', (manner, inManner) => {
    const offset = Object.keys(manners).indexOf(manner) % every;
    const some = asked.filter((text, at) => at % every === offset && inManner(text) !== text);
    expect(some).not.toEqual([]);
    expect(some.filter((text) => planOf(inManner(text)) !== planOf(text))).toEqual([]);
  });
});
