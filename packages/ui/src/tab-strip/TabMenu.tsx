'use client';
import { useRef, type ReactNode } from 'react';
import { Menu, MenuItem, Popover, Text } from 'react-aria-components';
import * as popup from '../internal/Popup.css';

/** A command for a tab. */
export interface TabMenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface TabMenuProps {
  label: string;
  entries: readonly TabMenuEntry[];
  /** Id of the tab's element. */
  triggerId: string;
  onAction: (id: string) => void;
  onClose: () => void;
}

/** A tab's context menu. It is loaded when the first one opens. */
export function TabMenu({ label, entries, triggerId, onAction, onClose }: TabMenuProps) {
  const triggerRef = useRef(document.getElementById(triggerId));
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      className={popup.popup}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={popup.list}
        items={entries}
        onClose={onClose}
        onAction={(id) => onAction(String(id))}
      >
        {(entry) => (
          <MenuItem
            id={entry.id}
            textValue={entry.label}
            isDisabled={entry.isDisabled}
            className={entry.isDanger ? `${popup.option} ${popup.dangerOption}` : popup.option}
          >
            {entry.icon && <span className={popup.optionIcon}>{entry.icon}</span>}
            <Text slot="label">{entry.label}</Text>
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
