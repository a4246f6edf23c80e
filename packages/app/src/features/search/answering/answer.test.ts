import type { AnswerEvent, Message } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { afterEvent, isUnderWay, newAnswer } from './answer';

const message: Message = {
  id: 2,
  conversationId: 7,
  role: 'assistant',
  content: 'The limit is 100 µg [1].',
  status: 'complete',
  citations: [],
  createdAt: '2026-01-05T09:30:02.000Z',
};
const conversation: AnswerEvent = { event: 'conversation', data: { conversationId: 7, title: 'Limit?' } };
const delta = (text: string): AnswerEvent => ({ event: 'delta', data: { text } });
const done: AnswerEvent = { event: 'done', data: { message } };
const error: AnswerEvent = {
  event: 'error',
  data: { problem: { type: 'about:blank', title: 'Error', status: 503, detail: 'The answer broke off.' } },
};
const after = (events: AnswerEvent[], start = newAnswer('Limit?', undefined, 0)) =>
  events.reduce(afterEvent, start);

describe('afterEvent', () => {
  it('starts by sending, or by thinking where the question is stored already', () => {
    expect(newAnswer('Limit?', undefined, 0).phase).toBe('sending');
    expect(newAnswer(null, 7, 2)).toMatchObject({ phase: 'thinking', conversationId: 7 });
  });

  it('thinks once the server took the question', () =>
    expect(after([conversation])).toMatchObject({ phase: 'thinking', conversationId: 7, text: '' }));

  it('writes as words arrive', () =>
    expect(after([conversation, delta('The '), delta('limit')])).toMatchObject({
      phase: 'writing',
      text: 'The limit',
    }));

  it('goes on writing when it hears of its conversation again', () =>
    expect(after([conversation, delta('The'), conversation]).phase).toBe('writing'));

  it('ends with what was stored, not with what was heard', () =>
    expect(after([conversation, delta('The lim'), done])).toMatchObject({
      phase: 'done',
      text: message.content,
      message,
    }));

  it('keeps the text when it breaks off', () =>
    expect(after([conversation, delta('The lim'), error])).toMatchObject({
      phase: 'failed',
      text: 'The lim',
    }));

  it('hears nothing after its end', () => {
    const ended = after([conversation, done]);
    expect(afterEvent(ended, delta('more'))).toBe(ended);
    const failed = after([conversation, error]);
    expect(afterEvent(failed, done)).toBe(failed);
  });
});

describe('isUnderWay', () => {
  it('is true until the end', () => {
    expect(isUnderWay(newAnswer('Limit?', undefined, 0))).toBe(true);
    expect(isUnderWay(after([conversation, delta('a')]))).toBe(true);
    expect(isUnderWay(after([conversation, done]))).toBe(false);
    expect(isUnderWay(after([conversation, error]))).toBe(false);
  });
});
