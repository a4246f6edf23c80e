'use client';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { dangerOption, list, option, optionIcon } from '../../internal/Popup.css';
import { typeAhead } from '../../internal/typeAhead';
import { Popover, type Anchor } from './Popover';
import { entry as entryClass, entryKey, entryLabel } from './TabPopups.css';

/** A command for a tab. */
export interface TabMenuEntry {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Name of the key that does the same, shown after the label. */
  shortcut?: string;
  /**
   * Takes something away.
   * @default false
   */
  isDanger?: boolean;
  /**
   * Cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean;
  /** What it does; without it `onMenuAction` is called. */
  onAction?: () => void;
}

export interface TabMenuProps {
  label: string;
  entries: readonly TabMenuEntry[];
  anchor: Anchor;
  /** Whether a key opened it: then its first entry has the focus, else the menu itself. */
  isByKey: boolean;
  onAction: (entry: TabMenuEntry) => void;
  onClose: (isReturning: boolean) => void;
}

/** In ms: letters typed further apart than this begin a new word. */
const typingPause = 600;

const focusedIndex = (items: readonly Element[]) =>
  items.findIndex((item) => item === document.activeElement);

/** What a key leads to among the entries; undefined where it is not for them. */
const leap = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (Math.max(at, 0) - 1 + count) % count, Home: 0, End: count - 1 })[
    key
  ];

/**
 * A tab's context menu, after the APG's pattern. Not the catalogue's `Menu`: what that one stands on weighs four
 * times the strip (decision 0004).
 */
export function TabMenu({ label, entries, anchor, isByKey, onAction, onClose }: TabMenuProps) {
  const menuRef = useRef<HTMLDivElement>(null);
  const firstRef = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const hasIcons = entries.some(({ icon }) => icon);

  const searchFor = (letter: string, { at, now }: { at: number; now: number }) => {
    const isGoingOn = now - typed.current.at < typingPause;
    typed.current = { text: (isGoingOn ? typed.current.text : '') + letter, at: now };
    const labels = entries.map((entry) => entry.label);
    return typeAhead(labels, typed.current.text, at);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.children].filter((item) => item instanceof HTMLElement);
    const at = focusedIndex(items);
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const next = isLetter
      ? searchFor(event.key, { at, now: event.timeStamp })
      : leap(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== null) items[next]?.focus();
  };
  const handleHover = ({ target }: PointerEvent) => {
    if (target instanceof Element)
      target.closest<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  };

  return (
    <Popover anchor={anchor} focusRef={isByKey ? firstRef : menuRef} onClose={onClose}>
      <div
        ref={menuRef}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={list}
        onKeyDown={handleKeyDown}
        onPointerMove={handleHover}
      >
        {entries.map((entry, index) => (
          <button
            key={entry.id}
            ref={index === 0 ? firstRef : undefined}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={entry.isDisabled || undefined}
            data-disabled={entry.isDisabled || undefined}
            className={`${option} ${entryClass} ${entry.isDanger ? dangerOption : ''}`}
            onClick={() => !entry.isDisabled && onAction(entry)}
          >
            {hasIcons && <span className={optionIcon}>{entry.icon}</span>}
            <span className={entryLabel}>{entry.label}</span>
            {entry.shortcut && (
              <kbd className={entryKey} aria-hidden>
                {entry.shortcut}
              </kbd>
            )}
          </button>
        ))}
      </div>
    </Popover>
  );
}
