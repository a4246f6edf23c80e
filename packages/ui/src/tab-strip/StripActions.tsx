'use client';
import { useState, type ReactNode } from 'react';
import { ChevronDown, Plus } from '../icons';
import { AllTabs } from './popups/AllTabs';
import { action } from './TabStrip.css';
import type { TabStripTab } from './tabs/useTabs';
import type { TabStripWords } from './words';

/** A button of the consumer's own beside the new-tab button. */
export interface TabStripAction {
  id: string;
  /** Its name, and its tooltip. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

export interface StripActionsProps {
  tabs: readonly TabStripTab[];
  activeId: string | undefined;
  words: TabStripWords;
  isOverflowing: boolean;
  /** A tab was chosen in the list: the focus goes to it. */
  onChoose: (id: string) => void;
  onNewTab: (() => void) | undefined;
  actions: readonly TabStripAction[];
}

/** What follows the tabs: the list of all of them, where they do not fit, a new one, and what the consumer adds. */
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
      {props.actions.map(({ id, label, icon, onPress }) => (
        <button key={id} type="button" className={action} aria-label={label} title={label} onClick={onPress}>
          {icon}
        </button>
      ))}
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
