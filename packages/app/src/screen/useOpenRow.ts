import { useEffect, useRef, useState } from 'react';

/**
 * Which row of a grid is open. Focus returns to it when it is shut: the button that was pressed last may have gone with
 * what it did, and with it the place that the dialog would return from.
 * @param label the grid's
 */
export function useOpenRow<Id extends string | number>(
  label: string,
): [openId: Id | undefined, setOpenId: (id: Id | undefined) => void] {
  const [openId, setOpenId] = useState<Id>();
  const before = useRef<Id>(undefined);
  useEffect(() => {
    if (openId === undefined && before.current !== undefined) {
      const row = `[role="grid"][aria-label="${label}"] [data-row="${before.current}"]`;
      document.querySelector<HTMLElement>(row)?.focus();
    }
    before.current = openId;
  }, [openId, label]);
  return [openId, setOpenId];
}
