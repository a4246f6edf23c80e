import { z } from 'zod';
import { IdParams, operation, Problem, Timestamp } from './http.ts';

/** Longest question, in characters after trimming. */
export const maxQuestionLength = 8000;

/** A thread of questions and answers. */
export const Conversation = z
  .strictObject({
    id: z.int(),
    title: z.string().describe('The first question, cut at 60 characters'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'Conversation',
    example: {
      id: 1,
      title: 'How much vitamin D does a sleep drink for adults need?',
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:02.000Z',
    },
  });
export type Conversation = z.infer<typeof Conversation>;

/** Where a cited passage comes from. */
export const CitationKind = z.enum(['evidence', 'limit', 'dailyValue', 'rule', 'ingredient', 'article']);
export type CitationKind = z.infer<typeof CitationKind>;

/** A stored passage that an answer's marker `[n]` resolves to. */
export const Citation = z
  .strictObject({
    n: z.int().positive().describe('The number of the marker'),
    kind: CitationKind,
    title: z.string(),
    source: z.string().describe('The publication, regulation or body the fact comes from'),
    url: z.url().nullable(),
    passage: z.string().describe('The stored text that contains the fact'),
  })
  .meta({
    id: 'Citation',
    example: {
      n: 1,
      kind: 'limit',
      title: 'Vitamin D: upper limit',
      source: 'NASEM/IOM DRI summary tables',
      url: null,
      passage: 'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake).',
    },
  });
export type Citation = z.infer<typeof Citation>;

export const MessageRole = z.enum(['user', 'assistant', 'system']);
export type MessageRole = z.infer<typeof MessageRole>;

/** `stopped`: cut off by its reader, the text so far is kept. */
export const MessageStatus = z.enum(['streaming', 'complete', 'stopped', 'error']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** One message; `content` is markdown, its markers `[n]` resolve in `citations`. */
export const Message = z
  .strictObject({
    id: z.int(),
    conversationId: z.int(),
    role: MessageRole,
    content: z.string(),
    status: MessageStatus,
    citations: z.array(Citation),
    createdAt: Timestamp,
  })
  .meta({
    id: 'Message',
    example: {
      id: 2,
      conversationId: 1,
      role: 'assistant',
      content: 'The upper limit for adults is 100 µg a day [1].',
      status: 'complete',
      citations: [
        {
          n: 1,
          kind: 'limit',
          title: 'Vitamin D: upper limit',
          source: 'NASEM/IOM DRI summary tables',
          url: null,
          passage: 'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake).',
        },
      ],
      createdAt: '2026-01-05T09:30:02.000Z',
    },
  });
export type Message = z.infer<typeof Message>;

/** A question, trimmed. */
export const Question = z
  .strictObject({
    content: z
      .string()
      .trim()
      .min(1, 'Enter a question')
      .max(maxQuestionLength, `Keep the question to ${maxQuestionLength} characters`),
  })
  .meta({ id: 'Question', example: { content: 'What is the upper limit for vitamin D?' } });
export type Question = z.infer<typeof Question>;

/** What a streamed answer tells, by event name. */
export const answerEvents = {
  conversation: z.strictObject({ conversationId: z.int(), title: z.string() }),
  delta: z.strictObject({ text: z.string() }),
  done: z.strictObject({ message: Message }),
  error: z.strictObject({ problem: Problem }),
};
export type AnswerEvent = {
  [Name in keyof typeof answerEvents]: { event: Name; data: z.infer<(typeof answerEvents)[Name]> };
}[keyof typeof answerEvents];

/** The first question and its answer. */
export const ConversationStart = z
  .strictObject({ conversationId: z.int(), title: z.string(), messages: z.array(Message) })
  .meta({ id: 'ConversationStart' });
export type ConversationStart = z.infer<typeof ConversationStart>;

/** A further question and its answer. */
export const Exchange = z.strictObject({ messages: z.array(Message) }).meta({ id: 'Exchange' });
export type Exchange = z.infer<typeof Exchange>;

export const conversationOperations = {
  'conversations.list': operation('conversations.list', {
    summary: 'One’s conversations, latest first',
    responses: { 200: z.array(Conversation) },
  }),
  'conversations.create': operation('conversations.create', {
    summary: 'Ask the first question of a new conversation; with `Accept: text/event-stream` the answer streams',
    headers: ['Idempotency-Key'],
    body: Question,
    responses: { 201: ConversationStart },
    events: answerEvents,
    problems: [400, 409, 413, 415],
  }),
  'conversations.delete': operation('conversations.delete', {
    summary: 'Delete a conversation and its messages',
    params: IdParams,
    responses: { 204: null },
    problems: [400, 404],
  }),
  'messages.list': operation('messages.list', {
    summary: 'The messages of a conversation, oldest first',
    params: IdParams,
    responses: { 200: z.array(Message) },
    problems: [400, 404],
  }),
  'messages.create': operation('messages.create', {
    summary: 'Ask a further question; with `Accept: text/event-stream` the answer streams',
    params: IdParams,
    headers: ['Idempotency-Key'],
    body: Question,
    responses: { 201: Exchange },
    events: answerEvents,
    problems: [400, 404, 409, 413, 415],
  }),
  'generation.attach': operation('generation.attach', {
    summary: 'Re-attach to the answer being written: the text so far, then the stream',
    params: IdParams,
    responses: {},
    events: answerEvents,
    problems: [400, 404],
  }),
  'generation.stop': operation('generation.stop', {
    summary: 'Stop the answer being written, upstream too; the text so far is kept',
    params: IdParams,
    responses: { 204: null },
    problems: [400, 404],
  }),
};
