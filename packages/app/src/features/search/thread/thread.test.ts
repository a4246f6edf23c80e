import type { Message } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { newAnswer, type LiveAnswer } from '../answering/answer';
import { threadOf } from './thread';

const message = (id: number, role: Message['role'], fields: Partial<Message> = {}): Message => ({
  id,
  conversationId: 7,
  role,
  content: `${role} ${id}`,
  status: 'complete',
  citations: [],
  createdAt: '2026-01-05T09:30:00.000Z',
  ...fields,
});
const stored = [message(1, 'user'), message(2, 'assistant')];
const live = (fields: Partial<LiveAnswer> = {}): LiveAnswer => ({ ...newAnswer('More?', 7, 2), ...fields });
const drawn = (turns: ReturnType<typeof threadOf>) =>
  turns.map(({ question, answer, isThinking }) => [question, answer?.content, isThinking]);

describe('threadOf', () => {
  it('pairs questions with their answers', () =>
    expect(drawn(threadOf([...stored, message(3, 'user'), message(4, 'assistant')], undefined))).toEqual([
      ['user 1', 'assistant 2', false],
      ['user 3', 'assistant 4', false],
    ]));

  it('leaves nobody out who has no partner', () =>
    expect(
      drawn(
        threadOf(
          [message(1, 'assistant'), message(2, 'user'), message(3, 'user'), message(4, 'system')],
          undefined,
        ),
      ),
    ).toEqual([
      [undefined, 'assistant 1', false],
      ['user 2', undefined, false],
      ['user 3', 'system 4', false],
    ]));

  it('appends the answer on its way', () => {
    expect(drawn(threadOf(stored, live())).at(-1)).toEqual(['More?', undefined, true]);
    expect(drawn(threadOf(stored, live({ phase: 'writing', text: 'It' }))).at(-1)).toEqual([
      'More?',
      'It',
      false,
    ]);
  });

  it('does not show the live turn twice when its start is stored', () => {
    const started = [
      ...stored,
      message(3, 'user', { content: 'More?' }),
      message(4, 'assistant', { status: 'streaming', content: 'I' }),
    ];
    expect(drawn(threadOf(started, live({ phase: 'writing', text: 'It is' })))).toEqual([
      ['user 1', 'assistant 2', false],
      ['More?', 'It is', false],
    ]);
  });

  it('puts an answer found under way to its stored question', () => {
    const started = [
      ...stored,
      message(3, 'user'),
      message(4, 'assistant', { status: 'streaming', content: '' }),
    ];
    expect(drawn(threadOf(started, live({ question: null, phase: 'writing', text: 'It' })))).toEqual([
      ['user 1', 'assistant 2', false],
      ['user 3', 'It', false],
    ]);
  });

  it('drops the live turn once its answer is stored', () => {
    const answer = message(4, 'assistant');
    const all = [...stored, message(3, 'user', { content: 'More?' }), answer];
    expect(threadOf(all, live({ phase: 'done', text: 'x', message: answer }))).toEqual(
      threadOf(all, undefined),
    );
  });

  it.each(['failed', 'writing'] as const)(
    'drops a live turn that is %s once the messages have its end, and does not take an equal question for it',
    (phase) => {
      const before = [message(1, 'user', { content: 'More?' }), message(2, 'assistant')];
      const broken = live({ phase, text: 'It' });
      expect(threadOf(before, broken)).toHaveLength(2);
      const all = [...before, message(3, 'user', { content: 'More?' }), message(4, 'assistant')];
      expect(threadOf(all, broken)).toEqual(threadOf(all, undefined));
    },
  );

  it('keeps a turn’s key when its answer is stored', () => {
    const answer = message(4, 'assistant');
    const all = [...stored, message(3, 'user', { content: 'More?' }), answer];
    const keys = (turns: ReturnType<typeof threadOf>) => turns.map(({ key }) => key);
    expect(keys(threadOf(stored, live({ phase: 'writing', text: 'It' })))).toEqual(
      keys(threadOf(all, undefined)),
    );
  });

  it('shows the done answer until the list has it', () => {
    const answer = message(4, 'assistant', { status: 'stopped' });
    expect(threadOf(stored, live({ phase: 'done', message: answer })).at(-1)?.answer).toBe(answer);
  });

  it('keeps the text of one that broke off', () =>
    expect(threadOf([], live({ phase: 'failed', text: 'It is' }))[0]?.answer).toEqual({
      content: 'It is',
      status: 'error',
      citations: [],
    }));
});
