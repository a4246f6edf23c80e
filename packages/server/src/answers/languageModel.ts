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

/** A language model that failed, and why; the only error of its own that a `LanguageModel` of ours throws. */
class LanguageModelError extends Error {
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure) {
    super(`The language model failed: ${failure.reason}.`);
    this.failure = failure;
  }
}

/** What an error that a language model threw comes down to. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof LanguageModelError) return error.failure;
  return { reason: isTimeout(error) ? 'too late' : 'broken stream' };
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const defaultTimeoutMs = 20_000;
/** Whole answers longer than this many waits are given up. */
const waitsInTotal = 6;

/** The SDK, read with the first question: most servers have no language model, and none should wait for it to start. */
async function readSdk() {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { ...sdk, createOpenAICompatible };
}
type Sdk = Awaited<ReturnType<typeof readSdk>>;

/**
 * A language model behind an OpenAI-compatible `chat/completions`, through the `ai` SDK.
 * The stream throws on HTTP errors, on a stream that ends in an error or without text, and when a piece is late.
 */
export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { baseUrl, apiKey, model, timeoutMs = defaultTimeoutMs } = settings;
  const service = { name: 'seedbed', baseURL: baseUrl, apiKey };
  return {
    async read({ instructions, prompt, schema, signal }) {
      const late = AbortSignal.timeout(timeoutMs);
      const sdk = await readSdk();
      const provider = sdk.createOpenAICompatible({
        ...service,
        supportsStructuredOutputs: true,
        fetch: fetchWhole,
      });
      try {
        const { output, finishReason } = await sdk.generateText({
          model: provider.chatModel(model),
          instructions,
          prompt,
          temperature: 0,
          maxRetries: 0,
          abortSignal: signal ? AbortSignal.any([signal, late]) : late,
          output: sdk.Output.object({ schema }),
        });
        throwIfCutOff(finishReason);
        return schema.parse(output);
      } catch (error) {
        throw late.aborted ? failed('too late') : known(error, sdk);
      }
    },
    async *stream({ instructions, prompt, signal }) {
      const sdk = await readSdk();
      const result = sdk.streamText({
        model: sdk.createOpenAICompatible(service).chatModel(model),
        instructions,
        prompt,
        temperature: 0.1,
        maxRetries: 1,
        abortSignal: signal,
        timeout: { totalMs: timeoutMs * waitsInTotal, firstChunkMs: timeoutMs, chunkMs: timeoutMs },
        onError: () => {}, // the error part below is thrown; the SDK's default would print it
      });
      try {
        for await (const part of result.fullStream) {
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'error') throw part.error;
          if (part.type === 'finish') throwIfCutOff(part.finishReason);
          if (part.type === 'abort') throw failed('too late');
        }
      } catch (error) {
        throw known(error, sdk);
      }
    },
  };
}

const failed = (reason: ModelFailure['reason'], status?: number) =>
  new LanguageModelError(status === undefined ? { reason } : { reason, status });

/** An error of the SDK as one of ours; what is none of its own goes on as it is. */
function known(error: unknown, sdk: Sdk): unknown {
  const cause = sdk.RetryError.isInstance(error) ? error.lastError : error;
  if (sdk.NoObjectGeneratedError.isInstance(cause) || sdk.NoOutputGeneratedError.isInstance(cause))
    return failed('invalid reading');
  if (!sdk.APICallError.isInstance(cause) || isTimeout(cause)) return cause;
  const { statusCode: status } = cause;
  if (status === undefined || status < 300) return failed('broken stream');
  if (status === 401 || status === 403) return failed('refused the key', status);
  return failed(status === 429 ? 'too many requests' : 'HTTP error', status);
}

/** As `fetch`, but for a stream, which may have no end and is no reading. */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
  await response.body?.cancel();
  throw failed('cannot read');
}

/** A model that ran out of room or was stopped by a filter has not answered. */
function throwIfCutOff(reason: string): void {
  if (reason === 'length') throw failed('cut off');
  if (reason === 'content-filter') throw failed('filtered');
  if (reason === 'error') throw failed('broken stream');
}
