import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  streamText,
} from 'ai';
import type { z } from 'zod';

/** How to reach an OpenAI-compatible chat service. */
export interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Longest wait for the first and for each further piece of text, in ms. @default 20000 */
  timeoutMs?: number;
}

/** What the answerer asks of a language model: text in pieces, or a thrown error. */
export interface LanguageModel {
  /** Reads a text into a form; throws where what comes back is not of it. Without it only answers are worded. */
  read?<Schema extends z.ZodType>(request: {
    instructions: string;
    prompt: string;
    schema: Schema;
    signal?: AbortSignal;
  }): Promise<z.infer<Schema>>;
  stream(request: { instructions: string; prompt: string; signal?: AbortSignal }): AsyncIterable<string>;
}

/** Why a language model's text was not used, or not to its end. It holds no word of question, answer or settings. */
export interface ModelFailure {
  readonly reason:
    | 'refused the key'
    | 'too many requests'
    | 'HTTP error'
    | 'too late'
    | 'cut off'
    | 'filtered'
    | 'broken stream'
    /** Nothing that it wrote passed the check. */
    | 'nothing usable'
    /** What it read the question as is not of the form, not of the question, or of ids that nobody knows. */
    | 'invalid reading'
    /** It streams whatever it is asked, so it can word answers and not read questions. */
    | 'cannot read';
  /** The HTTP status, where the service answered with one that is no success. */
  readonly status?: number;
}

class UnfinishedAnswer extends Error {
  readonly reason: ModelFailure['reason'];
  constructor(reason: ModelFailure['reason']) {
    super(`The language model's answer is not whole: ${reason}.`);
    this.reason = reason;
  }
}

/** What an error that a language model's stream threw comes down to. */
export function failureOf(error: unknown): ModelFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof UnfinishedAnswer) return { reason: cause.reason };
  if (NoObjectGeneratedError.isInstance(cause) || NoOutputGeneratedError.isInstance(cause))
    return { reason: 'invalid reading' };
  if (isTimeout(cause)) return { reason: 'too late' };
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === undefined || status < 300) return { reason: 'broken stream' };
  if (status === 401 || status === 403) return { reason: 'refused the key', status };
  return { reason: status === 429 ? 'too many requests' : 'HTTP error', status };
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const defaultTimeoutMs = 20_000;
/** Whole answers longer than this many waits are given up. */
const waitsInTotal = 6;

/**
 * A language model behind an OpenAI-compatible `chat/completions`, through the `ai` SDK.
 * The stream throws on HTTP errors, on a stream that ends in an error or without text, and when a piece is late.
 */
export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { baseUrl, apiKey, model, timeoutMs = defaultTimeoutMs } = settings;
  const service = { name: 'seedbed', baseURL: baseUrl, apiKey };
  const provider = createOpenAICompatible(service);
  const reader = createOpenAICompatible({ ...service, supportsStructuredOutputs: true, fetch: fetchWhole });
  return {
    async read({ instructions, prompt, schema, signal }) {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const { output, finishReason } = await generateText({
          model: reader.chatModel(model),
          instructions,
          prompt,
          temperature: 0,
          maxRetries: 0,
          abortSignal: signal ? AbortSignal.any([signal, late]) : late,
          output: Output.object({ schema }),
        });
        throwIfCutOff(finishReason);
        return schema.parse(output);
      } catch (error) {
        if (late.aborted) throw new UnfinishedAnswer('too late');
        throw error;
      }
    },
    async *stream({ instructions, prompt, signal }) {
      const result = streamText({
        model: provider.chatModel(model),
        instructions,
        prompt,
        temperature: 0.1,
        maxRetries: 1,
        abortSignal: signal,
        timeout: { totalMs: timeoutMs * waitsInTotal, firstChunkMs: timeoutMs, chunkMs: timeoutMs },
        onError: () => {}, // the error part below is thrown; the SDK's default would print it
      });
      for await (const part of result.fullStream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') throwIfCutOff(part.finishReason);
        if (part.type === 'abort') throw new UnfinishedAnswer('too late');
      }
    },
  };
}

/** As `fetch`, but for a stream, which may have no end and is no reading. */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
  await response.body?.cancel();
  throw new UnfinishedAnswer('cannot read');
}

/** A model that ran out of room or was stopped by a filter has not answered. */
function throwIfCutOff(reason: string): void {
  if (reason === 'length') throw new UnfinishedAnswer('cut off');
  if (reason === 'content-filter') throw new UnfinishedAnswer('filtered');
  if (reason === 'error') throw new UnfinishedAnswer('broken stream');
}
