import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { useCallback, useEffect, useRef } from 'react';
import { isSame } from '../../../api/isSame';
import { isForLater } from '../../../api/problem';
import { draftKeys } from '../../../constants';
import { useAttempt } from '../../../feedback/useAttempt';
import { useOwnDraft } from '../../../session';

const nothing: RfqPatch = {};

/** What is left of `patch` when what was sent of it waits no more. */
export const without = (patch: RfqPatch, sent: RfqPatch): RfqPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) => !(name in sent) || !isSame(value, sent[name as keyof RfqPatch]),
    ),
  );

/** A request as it is worked on, with what is said of it and not stored. */
export interface Waiting {
  /** The request as its writer has it. */
  shown: Rfq;
  isWaiting: boolean;
  failure: unknown;
  /** Stores what is said, with all that waits; tells whether it was stored. */
  say: (patch: RfqPatch) => Promise<boolean>;
}

/**
 * Keeps what is said of a request until it is stored: in this tab, so that a reload loses no words. It is sent again when
 * the page is opened and when the network is back; what the server refuses for good waits no more.
 */
export function useWaiting(rfq: Rfq, store: (patch: RfqPatch) => Promise<unknown>): Waiting {
  const [waiting, setWaiting] = useOwnDraft(draftKeys.request + rfq.id, nothing);
  const { attempt, failure } = useAttempt();
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
  }, [waiting]);
  const keep = useCallback(
    (patch: RfqPatch) => {
      latest.current = patch;
      setWaiting(patch);
    },
    [setWaiting],
  );
  const say = useCallback(
    (patch: RfqPatch) => {
      const sent = { ...latest.current, ...patch };
      keep(sent);
      return attempt(async () => {
        try {
          await store(sent);
          keep(without(latest.current, sent));
        } catch (error) {
          if (!isForLater(error)) keep(without(latest.current, sent));
          throw error;
        }
      });
    },
    [attempt, keep, store],
  );
  const sayNow = useRef(say);
  useEffect(() => {
    sayNow.current = say;
  }, [say]);
  useEffect(() => {
    const sendAgain = () => {
      if (Object.keys(latest.current).length > 0) void sayNow.current(nothing);
    };
    sendAgain();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [rfq.id]);
  const isWaiting = Object.keys(waiting).length > 0;
  return { shown: isWaiting ? { ...rfq, ...waiting } : rfq, isWaiting, failure, say };
}
