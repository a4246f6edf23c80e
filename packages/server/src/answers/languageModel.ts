import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';

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
  stream(request: { instructions: string; prompt: string; signal?: AbortSignal }): AsyncIterable<string>;
}

const defaultTimeoutMs = 20_000;
/** Whole answers longer than this many waits are given up. */
const waitsInTotal = 6;

/**
 * A language model behind an OpenAI-compatible `chat/completions`, through the `ai` SDK.
 * The stream throws on HTTP errors, on a stream that ends in an error or without text, and when a piece is late.
 */
export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { baseUrl, apiKey, model, timeoutMs = defaultTimeoutMs } = settings;
  const provider = createOpenAICompatible({ name: 'seedbed', baseURL: baseUrl, apiKey });
  return {
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
        if (part.type === 'finish' && isCutOff(part.finishReason))
          throw new Error(`The answer was cut off: ${part.finishReason}.`);
        if (part.type === 'abort') throw new Error('The language model did not answer in time.');
      }
    },
  };
}

/** A model that ran out of room or was stopped by a filter has not answered. */
const isCutOff = (reason: string) => reason === 'length' || reason === 'content-filter' || reason === 'error';
