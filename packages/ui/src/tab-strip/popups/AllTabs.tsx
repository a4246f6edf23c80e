'use client';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { option, optionIcon } from '../../internal/Popup.css';
import { tabsMatching } from './matches';
import { Popover, type Anchor } from './Popover';
import { entry, entryLabel, finder, finderField, finderList, nothing } from './TabPopups.css';
import type { TabStripTab } from '../tabs/useTabs';
import type { TabStripWords } from '../words';

export interface AllTabsProps {
  tabs: readonly TabStripTab[];
  activeId: string | undefined;
  words: TabStripWords;
  anchor: Anchor;
  onActivate: (id: string) => void;
  onClose: (isReturning: boolean) => void;
}

/** Every tab in a list that is searched by typing; for strips with more tabs than room. */
export function AllTabs({ tabs, activeId, words, anchor, onActivate, onClose }: AllTabsProps) {
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [pointedId, setPointedId] = useState(activeId);
  const found = tabsMatching(tabs, text);
  const hasIcons = tabs.some(({ icon }) => icon);
  const at = Math.max(
    0,
    found.findIndex((tab) => tab.id === pointedId),
  );
  const pointed = found[at];

  useLayoutEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);

  const choose = (tabId: string) => {
    onClose(false);
    onActivate(tabId);
  };
  const search = (next: string) => {
    setText(next);
    setPointedId(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && pointed) choose(pointed.id);
    else if (step) setPointedId(found[(at + step + found.length) % found.length]?.id);
    else return;
    event.preventDefault();
  };

  return (
    <Popover anchor={anchor} role="dialog" label={words.allTabs} focusRef={fieldRef} onClose={onClose}>
      <div className={finder}>
        <input
          ref={fieldRef}
          role="combobox"
          className={finderField}
          aria-label={words.findTab}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={pointed && `${id}-${pointed.id}`}
          placeholder={words.findTab}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <div ref={listRef} role="listbox" id={`${id}-list`} aria-label={words.allTabs} className={finderList}>
          {found.map((tab) => (
            // The field keeps the focus and hears the keys of the whole list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={tab.id}
              role="option"
              id={`${id}-${tab.id}`}
              aria-selected={tab === pointed}
              aria-current={tab.id === activeId || undefined}
              className={`${option} ${entry}`}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setPointedId(tab.id)}
              onClick={() => choose(tab.id)}
            >
              {hasIcons && <span className={optionIcon}>{tab.icon}</span>}
              <span className={entryLabel}>{tab.title}</span>
            </div>
          ))}
        </div>
        {/* Always there: a live region that comes with its words is often not announced. */}
        <div role="status" className={nothing}>
          {found.length === 0 && words.noMatch}
        </div>
      </div>
    </Popover>
  );
}
