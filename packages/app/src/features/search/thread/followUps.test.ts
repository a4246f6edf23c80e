import { describe, expect, it } from 'vitest';
import { answerParts, withSources } from './followUps';

const end =
  '\n\n## You could ask next\n\n- What is the upper limit for zinc?\n- Which claims are authorised?\n';

describe('answerParts', () => {
  it('takes the questions off the end', () =>
    expect(answerParts(`Zinc helps [1].${end}`)).toEqual({
      text: 'Zinc helps [1].',
      questions: ['What is the upper limit for zinc?', 'Which claims are authorised?'],
    }));

  it.each([
    ['no heading', 'Zinc helps [1].'],
    ['a heading with nothing under it yet', 'Zinc helps.\n\n## You could ask next\n'],
    ['a question that is still being written', 'Zinc.\n\n## You could ask next\n\n- What is the up'],
    ['something else under the heading', `Zinc.${end}\nAnd one thing more.`],
    ['the words in the middle of a line', 'You could ask next: - why?'],
  ])('leaves an answer with %s whole', (_, content) =>
    expect(answerParts(content)).toEqual({ text: content, questions: [] }),
  );
});

describe('withSources', () => {
  it('adds what the markers stand for', () =>
    expect(
      withSources('Zinc helps [1].', [
        { n: 1, kind: 'limit', title: 'Zinc: upper limit', source: 'NASEM', url: null, passage: '40 mg' },
      ]),
    ).toBe('Zinc helps [1].\n\nSources\n[1] Zinc: upper limit, NASEM\n'));

  it('adds nothing where there is nothing', () =>
    expect(withSources('Nothing found.', [])).toBe('Nothing found.'));
});
