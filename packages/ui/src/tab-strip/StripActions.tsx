'use client';
import { lazy, Suspense, useRef, useState } from 'react';
import { ChevronDown, Plus } from '../icons';
import type { StripTab } from './tabs';
import { action } from './TabStrip.css';
import type { TabStripWords } from './words';

// React-aria's overlays are most of the weight; a strip with room for its tabs never loads them.
const AllTabs = lazy(() => import('./AllTabs').then((module) => ({ default: module.AllTabs })));

export interface StripActionsProps {
  tabs: readonly StripTab[];
  words: TabStripWords;
  isOverflowing: boolean;
  onActivate: (id: string) => void;
  onNewTab: (() => void) | undefined;
}

/** What follows the tabs: the list of all of them, where they do not fit, and a new one. */
export function StripActions({ tabs, words, isOverflowing, onActivate, onNewTab }: StripActionsProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOverflowing && (
        <button
          ref={triggerRef}
          type="button"
          className={action}
          aria-label={words.allTabs}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <ChevronDown size={16} />
        </button>
      )}
      {onNewTab && (
        <button
          type="button"
          className={action}
          aria-label={words.newTab}
          title={words.newTab}
          onClick={onNewTab}
        >
          <Plus size={16} />
        </button>
      )}
      {isOverflowing && isOpen && (
        <Suspense>
          <AllTabs
            tabs={tabs}
            words={words}
            triggerRef={triggerRef}
            onActivate={onActivate}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
