import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning';

const answer = (content: string) => ({ content, status: 'complete' as const, citations: [] });

describe('beginningOf', () => {
  it('is the first paragraph, still being written', () =>
    expect(beginningOf(answer('**In short.** Zinc helps [1].\nA little.\n\n| a |\n| --- |\n'))).toEqual({
      content: '**In short.** Zinc helps [1].\nA little.',
      status: 'streaming',
      citations: [],
    }));

  it('takes a line of spaces for an empty one', () =>
    expect(beginningOf(answer('Zinc.\r\n \t\r\nIron.')).content).toBe('Zinc.'));

  it.each(['', 'Zinc', 'Zinc.\nIron.'])('is all of %j, which is one paragraph', (content) =>
    expect(beginningOf(answer(content)).content).toBe(content),
  );
});
