import { z } from 'zod';
import { ofRecord, operation, PartQuery, Problem, RecordId, Text, Timestamp } from './http.ts';
import { maxQuestionLength, maxTitleLength } from './limits.ts';
import { ArticleTrend } from './articles.ts';
import { LiteratureSearch, LiteratureSource } from './literature.ts';
import { Scope } from './garden/scope.ts';
import { StudiedDose } from './studiedDose.ts';

/** A thread of questions and answers. */
export const Conversation = z
  .strictObject({
    id: z.int(),
    title: z.string().describe(`The first question, cut at ${maxTitleLength} characters`),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    literature: z
      .boolean()
      .optional()
      .describe('Its last question asked for literature too; absent where it did not'),
    scope: Scope.optional().describe('What its answers draw on'),
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
export const CitationKind = z.enum([
  'evidence',
  'limit',
  'dailyValue',
  'rule',
  'ingredient',
  'article',
  'literature',
  'garden',
]);
export type CitationKind = z.infer<typeof CitationKind>;

const exampleCitation = {
  n: 1,
  kind: 'limit',
  title: 'Vitamin D: upper limit',
  source: 'NASEM/IOM DRI summary tables',
  url: null,
  passage: 'Vitamin D, adults: tolerable upper intake level 100 µg a day (total intake).',
};

/** A stored passage that an answer's marker `[n]` resolves to. */
export const Citation = z
  .strictObject({
    n: z.int().positive().describe('The number of the marker'),
    kind: CitationKind.describe('What was searched'),
    title: z.string(),
    source: z.string().describe('The publication, regulation or body the fact comes from'),
    url: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe('Where the source can be read; null when it is not on the web'),
    passage: z.string().describe('The stored text that contains the fact'),
    dose: StudiedDose.optional().describe(
      'The daily dose that the passage says was studied; absent where it says none in one unit',
    ),
    ingredient: z
      .strictObject({
        key: z.string().describe('In the registry'),
        name: z.string().describe('As it is written within a sentence, e.g. vitamin D'),
      })
      .optional()
      .describe('What the dose is of; present where `dose` is'),
    gardenItemId: RecordId.optional().describe('The item that was cited; present where `kind` is garden'),
    trend: ArticleTrend.optional().describe(
      'The counts that the passage tells; present where it tells a trend',
    ),
    literature: LiteratureSource.optional().describe(
      'The record it is, as it was retrieved; present where `kind` is literature',
    ),
  })
  .meta({
    id: 'Citation',
    example: exampleCitation,
  });
export type Citation = z.infer<typeof Citation>;

/** One way in which a question may be meant. */
export const Interpretation = z
  .strictObject({
    label: z.string().describe('What to choose, in a few words'),
    question: z.string().describe('The question to send when it is chosen'),
  })
  .meta({ id: 'Interpretation', example: { label: 'Curcumin', question: 'Is curcumin safe?' } });
export type Interpretation = z.infer<typeof Interpretation>;

export const MessageRole = z.enum(['user', 'assistant', 'system']);
export type MessageRole = z.infer<typeof MessageRole>;

/** `stopped`: cut off by its reader, the text so far is kept. */
export const MessageStatus = z.enum(['streaming', 'complete', 'stopped', 'error']);
export type MessageStatus = z.infer<typeof MessageStatus>;

const exampleQuestion = {
  id: 1,
  conversationId: 1,
  role: 'user',
  content: 'How much vitamin D does a sleep drink for adults need?',
  status: 'complete',
  citations: [],
  createdAt: '2026-01-05T09:30:00.000Z',
};
const exampleAnswer = {
  id: 2,
  conversationId: 1,
  role: 'assistant',
  content: 'The upper limit for adults is 100 µg a day [1].',
  status: 'complete',
  citations: [exampleCitation],
  createdAt: '2026-01-05T09:30:02.000Z',
};

/** One message; `content` is markdown, its markers `[n]` resolve in `citations`. */
export const Message = z
  .strictObject({
    id: z.int(),
    conversationId: z.int().describe('The conversation it belongs to'),
    role: MessageRole.describe('Who wrote it'),
    content: z.string().describe('Markdown; its markers [n] resolve in `citations`'),
    status: MessageStatus.describe('stopped: cut off by its reader, the text so far is kept'),
    citations: z
      .array(Citation)
      .describe('What the markers in `content` stand for; of a text that is cut off, those of its markers'),
    literature: LiteratureSearch.optional().describe(
      'What was asked of public services for this answer; absent where none was',
    ),
    interpretations: z
      .array(Interpretation)
      .optional()
      .describe('How the question may be meant, to choose from; present where the answer asks back'),
    createdAt: Timestamp,
  })
  .meta({
    id: 'Message',
    example: exampleAnswer,
  });
export type Message = z.infer<typeof Message>;

/** A question, trimmed. */
export const Question = z
  .strictObject({
    content: Text.trim()
      .min(1, 'Enter a question')
      .max(maxQuestionLength, `Keep the question to ${maxQuestionLength} characters`),
    literature: z
      .boolean()
      .optional()
      .describe(
        'Look in public literature services too; without it as the question before, at first not. 403 where the operator forbids it',
      ),
    scope: Scope.optional().describe(
      'What the answer may draw on; without it as the question before, at first all but the garden',
    ),
  })
  .meta({ id: 'Question', example: { content: 'What is the upper limit for vitamin D?' } });
export type Question = z.infer<typeof Question>;

/** What a streamed answer tells, by event name. */
export const answerEvents = {
  conversation: z.strictObject({
    conversationId: z.int().describe('The conversation that is answered in'),
    title: z.string(),
  }),
  literature: LiteratureSearch.describe(
    'Which services are asked with which words, and again with what came',
  ),
  delta: z.strictObject({
    text: z.string().describe('The next piece of the answer; the pieces joined are its content'),
  }),
  done: z.strictObject({ message: Message.describe('The answer as it is stored, whole or stopped') }),
  error: z.strictObject({ problem: Problem.describe('Why the answer could not be written') }),
};
export type AnswerEvent = {
  [Name in keyof typeof answerEvents]: { event: Name; data: z.infer<(typeof answerEvents)[Name]> };
}[keyof typeof answerEvents];

const QuestionAndAnswer = z.array(Message).length(2).describe('The question, then its answer');

/** The first question and its answer. */
export const ConversationStart = z
  .strictObject({
    conversationId: z.int().describe('The new conversation'),
    title: z.string(),
    messages: QuestionAndAnswer,
  })
  .meta({
    id: 'ConversationStart',
    example: {
      conversationId: 1,
      title: exampleQuestion.content,
      messages: [exampleQuestion, exampleAnswer],
    },
  });
export type ConversationStart = z.infer<typeof ConversationStart>;

/** A further question and its answer. */
export const Exchange = z
  .strictObject({ messages: QuestionAndAnswer })
  .meta({ id: 'Exchange', example: { messages: [exampleQuestion, exampleAnswer] } });
export type Exchange = z.infer<typeof Exchange>;

export const conversationOperations = {
  'conversations.list': operation('conversations.list', {
    summary: 'One’s conversations, latest first',
    query: PartQuery,
    responses: { 200: z.array(Conversation) },
    problems: [400],
  }),
  'conversations.create': operation('conversations.create', {
    summary:
      'Ask the first question of a new conversation; with `Accept: text/event-stream` the answer streams',
    headers: ['Idempotency-Key'],
    body: Question,
    responses: { 201: ConversationStart },
    events: answerEvents,
    problems: [400, 403, 409, 413, 415],
  }),
  'conversations.delete': operation('conversations.delete', {
    summary: 'Delete a conversation and its messages',
    ...ofRecord('conversation'),
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'messages.list': operation('messages.list', {
    summary: 'The messages of a conversation, oldest first',
    ...ofRecord('conversation'),
    query: PartQuery,
    responses: { 200: z.array(Message) },
    problems: [400, 404],
  }),
  'messages.create': operation('messages.create', {
    summary: 'Ask a further question; with `Accept: text/event-stream` the answer streams',
    ...ofRecord('conversation'),
    headers: ['Idempotency-Key'],
    body: Question,
    responses: { 201: Exchange },
    events: answerEvents,
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'generation.attach': operation('generation.attach', {
    summary: 'Re-attach to the answer being written: the text so far, then the stream',
    ...ofRecord('conversation'),
    responses: {},
    events: answerEvents,
    problems: [400, 404],
  }),
  'generation.stop': operation('generation.stop', {
    summary: 'Stop the answer being written, upstream too; the text so far is kept',
    ...ofRecord('conversation'),
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};
