import type { Answer, Answerer, AnswerRequest, AnswerStep } from '../answers/index.ts';
import type { Citation } from '../contract/index.ts';

/** An answer that a test writes by hand, piece by piece. */
export interface Writing {
  request: AnswerRequest;
  /** Tells what it may cite, as an answerer does before its first words. */
  cite(citations: readonly Citation[]): void;
  say(text: string): void;
  /** Ends it as an answerer does. */
  finish(answer?: Partial<Answer>): void;
  /** Breaks it off, as a failing language model does. */
  fail(): void;
  /** Whether it was told to stop. */
  readonly isAborted: boolean;
}

/** An answerer whose answers the test writes. */
export interface ScriptedAnswerer extends Answerer {
  writings: Writing[];
}

/** Makes one. With `isDeaf` it goes on when it is told to stop, as a stalled upstream does. */
export function createScriptedAnswerer({ isDeaf = false } = {}): ScriptedAnswerer {
  const writings: Writing[] = [];
  return {
    writings,
    insights: () => '',
    articleTerms: () => [],
    trendTerms: () => [],
    foodTexts: () => [],
    answer(request) {
      const script = createScript();
      const { signal } = request;
      if (!isDeaf) signal?.addEventListener('abort', () => script.fail());
      writings.push({
        request,
        cite: (citations) => script.push({ type: 'citations', citations }),
        say: (text) => script.push({ type: 'delta', text }),
        finish: (answer) => {
          const whole = { content: script.text(), citations: [], isAbstention: false, ...answer };
          script.push({ type: 'done', answer: whole });
        },
        fail: script.fail,
        get isAborted() {
          return signal?.aborted ?? false;
        },
      });
      return script.steps();
    },
  };
}

function createScript() {
  const queue: (AnswerStep | 'failure')[] = [];
  let said = '';
  let wake = Promise.withResolvers<void>();
  const put = (step: AnswerStep | 'failure') => {
    queue.push(step);
    wake.resolve();
  };
  async function* steps(): AsyncGenerator<AnswerStep> {
    for (;;) {
      const step = queue.shift();
      if (step === 'failure') throw new Error('scripted failure');
      if (step) yield step;
      else {
        wake = Promise.withResolvers<void>();
        await wake.promise;
      }
    }
  }
  return {
    steps,
    text: () => said,
    fail: () => put('failure'),
    push: (step: AnswerStep) => {
      if (step.type === 'delta') said += step.text;
      put(step);
    },
  };
}
