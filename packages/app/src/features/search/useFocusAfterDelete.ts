import type { Conversation } from '@seedbed/server/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../useFocusOnArrival';

/** Where the focus was and in how many rows, when one of them was to be deleted. */
interface Place {
  row: number;
  rows: number;
}

/**
 * The row that had the focus goes: the focus then goes to the one that takes its place, or to what is left.
 * @returns for the element around the rows, and to be called before one is deleted
 */
export function useFocusAfterDelete(
  conversations: readonly Conversation[] | undefined,
): [panel: RefObject<HTMLElement | null>, note: () => void] {
  const panel = useRef<HTMLElement>(null);
  const noted = useRef<Place>(null);
  useEffect(() => {
    const links = panel.current?.querySelectorAll<HTMLElement>('li > a') ?? [];
    if (!noted.current || links.length >= noted.current.rows) return;
    const next = links[Math.min(noted.current.row, links.length - 1)];
    noted.current = null;
    if (isFocusLost()) (next ?? panel.current?.querySelector('a'))?.focus();
  }, [conversations]);
  return [
    panel,
    () => {
      const rows = [...(panel.current?.querySelectorAll('li') ?? [])];
      noted.current = {
        row: rows.findIndex((row) => row.contains(document.activeElement)),
        rows: rows.length,
      };
    },
  ];
}
