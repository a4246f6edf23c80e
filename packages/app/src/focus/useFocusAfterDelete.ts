import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './useFocusOnArrival';

/** Which row was to be deleted, and of how many. */
interface Place {
  row: number;
  count: number;
}

/**
 * The row that had the focus goes: the focus then goes to what has taken its place.
 * @param count rows in the list; undefined while it is not known
 * @param focusRow gives the focus to a row, counted from 0; it may be one past the last
 * @returns to be told of a row before it is deleted; the same function for good
 */
export function useFocusAfterDelete(
  count: number | undefined,
  focusRow: (row: number) => void,
): (row: number) => void {
  const noted = useRef<Place>(null);
  const latestCount = useRef(count);
  const focusNext = useEffectEvent(focusRow);
  useEffect(() => {
    latestCount.current = count;
    if (count === undefined || !noted.current || count >= noted.current.count) return;
    const { row } = noted.current;
    noted.current = null;
    if (isFocusLost()) focusNext(row);
  }, [count]);
  return useCallback((row) => {
    noted.current = { row, count: latestCount.current ?? 0 };
  }, []);
}
