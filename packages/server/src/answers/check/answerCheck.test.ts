import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { createAnswerCheck } from './answerCheck.ts';

const evidence = loadEvidence();
const createCheck = createAnswerCheck(evidence);

const passages = [
  evidence.limits.find((row) => row.ingredient === 'zinc' && row.kind === 'UL' && row.amount === 40),
  evidence.studies.find((row) => row.subject === 'Ashwagandha' && row.direction === 'benefit'),
  evidence.studies.find((row) => row.ingredients.includes('bcaa') && row.direction === 'no effect'),
  evidence.euClaims.find((row) => row.ingredients.includes('zinc') && row.status === 'authorised'),
].flatMap((row) => row?.passage ?? []);
const citations = passages.map(({ kind, title, source, url, text }, at) => ({
  n: at + 1,
  kind,
  title,
  source,
  url,
  passage: text,
}));

/** What is left of an answer that comes piece by piece. */
const left = (...pieces: string[]) => {
  const check = createCheck(citations);
  return pieces.map((piece) => check(piece)).join('');
};

it('has a limit, a benefit, a study without effect and an authorised claim to check against', () =>
  expect(citations).toHaveLength(4));

describe('a piece that its passages hold', () => {
  it.each([
    'Stay below 40 mg of zinc a day [1].',
    '- 40 mg of zinc [1]\n',
    '1. Zinc: 40 mg [1]\n',
    '### Upper limit of zinc\n',
    '### Is zinc safe?\n',
    '### Vitamin B6, 5-HTP and omega-3\n',
    'Ashwagandha may help with stress [2].',
    'BCAA had no effect [3].',
    'The claim on zinc is authorised in the EU [4].',
    'Ask your supplier.',
  ])('%s', (piece) => expect(left(piece)).toBe(piece));
});

describe('a piece that its passages do not hold', () => {
  it.each([
    'Stay below 40 **g** of zinc a day [1].',
    'Stay below 40 IU of zinc [1].',
    'Take at least 40 mg of zinc [1].',
    '- 40 g of zinc [1]',
    '1. Zinc: 41 mg [1]',
    '- 40 mg of zinc',
    '### Up to 40 g of zinc',
    '### Zinc improves sleep',
    '### Zinc is safe at 40 g [1]',
    'Ashwagandha does not help with stress [2].',
    'Ashwagandha was ineffective [2].',
    'BCAA improves recovery [3].',
    'The claim on zinc is not authorised in the EU [4].',
    'The claim on zinc was withdrawn [4].',
  ])('%s', (piece) => expect(left(piece)).toBe(''));
});

describe('a table', () => {
  const head = '| Ingredient | Upper limit (mg) |\n';
  const ruler = '| --- | --- |\n';

  it('keeps head and rows that hold', () => {
    const rows = ['| Zinc | 40 [1] |\n', '| Zinc | 40 mg [1] |\n'];
    expect(left(head, ruler, ...rows)).toBe([head, ruler, ...rows].join(''));
  });

  it('has its figures compared in the unit of their column', () => {
    const inGrams = '| Ingredient | Upper limit (g) |\n';
    expect(left(inGrams, ruler, '| Zinc | 40 [1] |\n')).toBe(inGrams + ruler);
  });

  it('loses a row without a marker or with another figure, and no line stays open in its place', () => {
    const rows = ['| Zinc | fine |\n', '| Zinc | 400 [1] |\n', '| Zinc | 40 [1] |\n'];
    expect(left(head, ruler, ...rows)).toBe(`${head}${ruler}| Zinc | 40 [1] |\n`);
  });

  it('is left out whole when its head states a fact, and what follows stays', () => {
    expect(left('| Zinc improves sleep | 40 g |\n', ruler, '| Zinc | 40 [1] |\n', '\n', 'Ask.')).toBe(
      '\nAsk.',
    );
  });
});
