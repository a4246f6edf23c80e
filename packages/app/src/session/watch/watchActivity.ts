import { call } from '../../api/client';
import { logFailure } from '../../feedback/log';

/** What somebody does who is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Work is told of again after this share of the idle time: the server may take somebody for gone so much early, never late. */
const tellings = 15;

/**
 * Tells the server that somebody is at work in this window, and asks it whether the session has ended once nobody was for
 * long. Only the server's clock ends a session: work in another window counts, and a clock here may jump.
 * @param idleMs how long nobody may be at work
 * @returns ends it
 */
export function watchActivity(idleMs: number): () => void {
  const pause = idleMs / tellings;
  let toldAt = -Infinity;
  let workedAt = Date.now();
  const work = () => {
    workedAt = Date.now();
    if (Math.abs(workedAt - toldAt) < pause) return;
    toldAt = workedAt;
    call('session.noteActivity').catch((error: unknown) => logFailure('Error telling of work:', error));
  };
  const look = () => {
    const idle = Date.now() - workedAt;
    // A read that nobody may make any more is met as every other: the session is renewed, or over.
    if (idle >= idleMs || idle < 0) call('users.current').catch(() => undefined);
  };
  const timer = setInterval(look, pause);
  for (const sign of signs) window.addEventListener(sign, work, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, work, { capture: true });
  };
}
