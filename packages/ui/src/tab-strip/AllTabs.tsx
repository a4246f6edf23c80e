'use client';
import type { RefObject } from 'react';
import { Autocomplete, Dialog, Menu, MenuItem, Popover, useFilter } from 'react-aria-components';
import { SearchField } from '../field';
import * as popup from '../internal/Popup.css';
import type { StripTab } from './tabs';
import { finder } from './TabStrip.css';
import type { TabStripWords } from './words';

export interface AllTabsProps {
  tabs: readonly StripTab[];
  words: TabStripWords;
  triggerRef: RefObject<Element | null>;
  onActivate: (id: string) => void;
  onClose: () => void;
}

/** Every tab in a list that is searched by typing; for strips with more tabs than room. Loaded when it first opens. */
export function AllTabs({ tabs, words, triggerRef, onActivate, onClose }: AllTabsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      className={popup.popup}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={words.allTabs} className={finder}>
        <Autocomplete filter={contains}>
          <SearchField label={words.findTab} isLabelHidden placeholder={words.findTab} autoFocus />
          <Menu
            aria-label={words.allTabs}
            className={popup.list}
            items={tabs}
            onAction={(id) => {
              onActivate(String(id));
              onClose();
            }}
          >
            {(tab) => (
              <MenuItem id={tab.id} textValue={tab.title} className={popup.option}>
                {tab.title}
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
      </Dialog>
    </Popover>
  );
}
