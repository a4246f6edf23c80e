import { useCallback, useMemo, useRef, useState } from 'react';
import { cellsOf } from './cells';
import { useFrozenWidth } from './useFrozenWidth';
import { useMoves } from './tabs/useMoves';
import { useStripOverflow } from './useStripOverflow';
import { useTabFocus } from './useTabFocus';
import { useTabs, type TabsOptions } from './tabs/useTabs';
import type { TabStripWords } from './words';

/** What happens to the tabs: every command, wherever it comes from, with what it does to focus, widths and words. */
export function useStrip(options: TabsOptions, words: TabStripWords) {
  const gridRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [renamedId, setRenamedId] = useState<string>();
  const held = useTabs(options);
  const { tabs, activeId, close: closeHeld, rename: renameHeld } = held;
  const strip = useMemo(() => cellsOf(tabs), [tabs]);
  const isOverflowing = useStripOverflow(scrollerRef, tabs);
  const { focusTab, reveal, keepFocus } = useTabFocus({
    gridRef,
    scrollerRef,
    tabs,
    activeId,
    isOverflowing,
  });
  const { freeze, ...frozen } = useFrozenWidth(gridRef);
  const moves = useMoves({ units: strip.units, words, onMove: held.move, onMoved: reveal });

  const close = useCallback(
    (id: string) => {
      keepFocus();
      closeHeld(id);
    },
    [keepFocus, closeHeld],
  );
  const closeByPointer = useCallback(
    (id: string) => {
      freeze(id);
      close(id);
    },
    [freeze, close],
  );
  const { activate } = held;
  const press = useCallback(
    (id: string) => {
      reveal(id);
      activate(id);
    },
    [reveal, activate],
  );
  const finishRename = useCallback(
    (title: string | null, isReturning: boolean) => {
      setRenamedId(undefined);
      if (renamedId === undefined) return;
      if (title !== null) renameHeld(renamedId, title);
      if (isReturning) focusTab(renamedId);
    },
    [renamedId, renameHeld, focusTab],
  );

  return {
    ...held,
    ...strip,
    ...moves,
    gridRef,
    scrollerRef,
    isOverflowing,
    frozen,
    focusTab,
    press,
    close,
    closeByPointer,
    renamedId,
    startRename: setRenamedId,
    finishRename,
  };
}

/** What `useStrip` gives. */
export type Strip = ReturnType<typeof useStrip>;
