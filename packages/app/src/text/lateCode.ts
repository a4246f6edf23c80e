import { logFailure } from '../feedback/log';

/** Code that comes after the page. */
export interface LateCode<Code> {
  /** What came; undefined before that. */
  readonly code: Code | undefined;
  /** Resolves once it is there. Where it does not arrive it is asked for again, after a pause that grows. */
  load: () => Promise<Code>;
}

/**
 * Code that is asked for until it is there: a line that was down for a moment must not leave a page without it.
 * @param pause in milliseconds before a retry, counted from 1
 */
export function lateCode<Code>(ask: () => Promise<Code>, pause: (retry: number) => number): LateCode<Code> {
  let code: Code | undefined;
  let underWay: Promise<Code> | undefined;
  async function untilThere(): Promise<Code> {
    for (let retry = 1; ; retry += 1) {
      try {
        code = await ask();
        return code;
      } catch (error) {
        logFailure('Error loading code:', error);
        await new Promise((resolve) => {
          setTimeout(resolve, pause(retry));
        });
      }
    }
  }
  return {
    get code() {
      return code;
    },
    load: () => (underWay ??= untilThere()),
  };
}
