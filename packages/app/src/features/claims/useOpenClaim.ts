import { useEffect, useRef, useState } from 'react';

/**
 * Which claim is open. Focus returns to its row when it is shut: the button that was pressed last may have gone with
 * what it did, and with it the place that the dialog would return from.
 */
export function useOpenClaim(): [openId: number | undefined, setOpenId: (id: number | undefined) => void] {
  const [openId, setOpenId] = useState<number>();
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (openId === undefined && before.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-claim="${before.current}"]`)?.focus();
    }
    before.current = openId;
  }, [openId]);
  return [openId, setOpenId];
}
