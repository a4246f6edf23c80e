'use client';
import type { KeyboardEventHandler, MouseEvent } from 'react';
import { isShownUnit, type StripCell } from './cells';
import { Tab } from './Tab';
import { tabIdAt } from './tabElements';
import { list } from './TabStrip.css';
import type { TabStripWords } from './words';

export interface TabListProps {
  label: string;
  cells: readonly StripCell[];
  activeId: string | undefined;
  elementId: (id: string) => string;
  panelId: ((id: string) => string) | undefined;
  isClosable: boolean;
  words: TabStripWords;
  onActivate: (id: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The tabs with their roles and nothing else. */
export function TabList({ label, cells, activeId, isClosable, words, ...props }: TabListProps) {
  // Without an active tab the first one is where the keyboard comes in.
  const stopId = cells.some(({ tab }) => tab.id === activeId) ? activeId : cells[0]?.tab.id;
  const handleClick = ({ target }: MouseEvent) => {
    const id = tabIdAt(target);
    if (id !== undefined) props.onActivate(id);
  };
  return (
    // The tabs have the tab stop; the list hears their events for all of them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={label} className={list} onClick={handleClick} onKeyDown={props.onKeyDown}>
      {cells.map(({ tab, unit, half, partnerTitle }) => (
        <Tab
          key={tab.id}
          id={tab.id}
          elementId={props.elementId(tab.id)}
          unitId={unit.id}
          title={tab.title}
          description={partnerTitle === undefined ? undefined : words.pairedWith(partnerTitle)}
          icon={tab.icon}
          half={half}
          panelId={props.panelId?.(tab.id)}
          isActive={tab.id === activeId}
          isShown={isShownUnit(unit, activeId)}
          isStop={tab.id === stopId}
          isPinned={tab.isPinned ?? false}
          isClosable={isClosable && !tab.isPinned}
        />
      ))}
    </div>
  );
}
