'use client';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import * as popup from '../internal/Popup.css';

export interface MenuEntry<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** Destroys something. */
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string = string> {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  /** What it offers; when one has an icon, all labels start where its label starts. */
  items: readonly MenuEntry<Id>[];
  /** An item was chosen; the menu closes. */
  onAction: (id: Id) => void;
  /** Whether it is open, where the page keeps that. */
  isOpen?: boolean;
  /**
   * Whether it begins open.
   * @default false
   */
  defaultOpen?: boolean;
  /** It opened or closed, or would where the page keeps that. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions behind a button. Arrow keys walk, typing finds, Enter does, Escape leaves. */
export function Menu<Id extends string = string>({
  trigger,
  label,
  items,
  onAction,
  ...open
}: MenuProps<Id>) {
  // One icon, and all labels start where its label starts.
  const hasIcons = items.some((item) => item.icon);
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover className={popup.popup} placement="bottom end" offset={4}>
        <AriaMenu aria-label={label} className={popup.list} items={items}>
          {({ id, label: words, icon, isDanger, isDisabled }) => (
            <MenuItem
              id={id}
              textValue={words}
              isDisabled={isDisabled}
              onAction={() => onAction(id)}
              className={isDanger ? `${popup.option} ${popup.dangerOption}` : popup.option}
            >
              {hasIcons && <span className={popup.optionIcon}>{icon}</span>}
              <Text slot="label">{words}</Text>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
