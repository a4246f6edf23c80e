import { describe, expect, it } from 'vitest';
import { Citation, maxQuestionLength, Message, Question } from './index.ts';

describe('a question', () => {
  it('is trimmed before it is measured', () => {
    const longest = 'q'.repeat(maxQuestionLength);
    expect(Question.parse({ content: `  ${longest}\n` }).content).toBe(longest);
    expect(Question.safeParse({ content: `${longest}q` }).error?.issues[0]?.message).toBe(
      'Keep the question to 8000 characters',
    );
  });

  it.each(['', '   ', '\n\t'])('is not %j', (content) => {
    expect(Question.safeParse({ content }).error?.issues[0]?.message).toBe('Enter a question');
  });
});

describe('an answer', () => {
  it('resolves every marker of its example', () => {
    const message = Message.parse(Message.meta()?.example);
    const markers = [...message.content.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
    expect(markers).toEqual(message.citations.map(({ n }) => n));
  });

  it('links to the web only', () => {
    const citation = Citation.parse(Citation.meta()?.example);
    expect(
      Citation.safeParse({ ...citation, url: 'https://doi.org/10.1186/s12906-021-03297-z' }).success,
    ).toBe(true);
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'doi:10.1/x', ''])
      expect(Citation.safeParse({ ...citation, url }).success).toBe(false);
  });
});
