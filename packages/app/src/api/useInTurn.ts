import { useCallback, useEffect, useRef } from 'react';

/** Something with a version that the server counts. */
interface Versioned {
  id: number;
  version: number;
}

/**
 * Sends changes of a row one after the other, each measured against the version that the one before left: what is
 * pressed quickly does not meet itself as a change from elsewhere. Each throws as its call does; the next is sent all the same.
 */
export function useInTurn<Patch, Row extends Versioned>(
  { id, version }: Versioned,
  update: (row: Versioned, patch: Patch) => Promise<Row>,
): (patch: Patch) => Promise<Row> {
  const known = useRef(version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    known.current = Math.max(known.current, version);
  }, [version]);
  return useCallback(
    (patch) => {
      const change = last.current.then(async () => {
        const row = await update({ id, version: known.current }, patch);
        known.current = row.version;
        return row;
      });
      last.current = change.catch(() => undefined);
      return change;
    },
    [id, update],
  );
}
