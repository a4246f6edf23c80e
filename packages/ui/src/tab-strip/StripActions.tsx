'use client';
import { useState } from 'react';
import { ChevronDown, Plus } from '../icons';
import { AllTabs } from './AllTabs';
import { action } from './TabStrip.css';
import type { TabStripTab } from './useTabs';
import type { TabStripWords } from './words';

export interface StripActionsProps {
  tabs: readonly TabStripTab[];
  activeId: string | undefined;
  words: TabStripWords;
  isOverflowing: boolean;
  /** A tab was chosen in the list: the focus goes to it. */
  onChoose: (id: string) => void;
  onNewTab: (() => void) | undefined;
}

/** What follows the tabs: the list of all of them, where they do not fit, and a new one. */
export function StripActions({ tabs, activeId, words, isOverflowing, ...props }: StripActionsProps) {
  /** The button, while its list is open. */
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const handleClose = (isReturning: boolean) => {
    setOpener(null);
    if (isReturning) opener?.focus();
  };
  return (
    <>
      {isOverflowing && (
        <button
          type="button"
          className={action}
          aria-label={words.allTabs}
          title={words.allTabs}
          aria-haspopup="dialog"
          aria-expanded={Boolean(opener)}
          onClick={(event) => setOpener(opener ? null : event.currentTarget)}
        >
          <ChevronDown size={16} />
        </button>
      )}
      {props.onNewTab && (
        <button
          type="button"
          className={action}
          aria-label={words.newTab}
          title={words.newTab}
          onClick={props.onNewTab}
        >
          <Plus size={16} />
        </button>
      )}
      {isOverflowing && opener && (
        <AllTabs
          {...{ tabs, activeId, words }}
          anchor={opener}
          onActivate={props.onChoose}
          onClose={handleClose}
        />
      )}
    </>
  );
}
