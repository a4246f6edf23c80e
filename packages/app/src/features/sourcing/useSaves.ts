import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { useEffect, useRef } from 'react';
import type { SourcingCalls } from './sourcing.api';
import { useAttempt, type Attempt } from '../../feedback/useAttempt';

/** Stores what is set one after the other, each measured against the version that the one before left. */
export function useSaves(
  rfq: Pick<Rfq, 'id' | 'version'>,
  update: SourcingCalls['update'],
): Attempt & { save: (patch: RfqPatch) => void } {
  const attempts = useAttempt();
  const version = useRef(rfq.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    version.current = Math.max(version.current, rfq.version);
  }, [rfq.version]);
  const { attempt } = attempts;
  const save = (patch: RfqPatch) => {
    queue.current = queue.current.then(() =>
      attempt(async () => {
        version.current = (await update({ id: rfq.id, version: version.current }, patch)).version;
      }),
    );
  };
  return { ...attempts, save };
}
