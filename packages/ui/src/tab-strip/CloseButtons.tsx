'use client';
import { memo } from 'react';
import { X } from '../icons';
import type { StripCell } from './TabList';
import type { StripTab } from './tabs';
import { close } from './TabStrip.css';

interface CloseButtonProps {
  tab: StripTab;
  unitId: string;
  label: string;
  column: number;
  onClose: (tab: StripTab) => void;
}

/**
 * Lies over its tab in the same grid cell, outside the tab list: a button inside a tab, or beside it within the list,
 * breaks the list's roles. By keyboard, Delete closes.
 */
const CloseButton = memo(function CloseButton({ tab, unitId, label, column, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={close}
      aria-label={label}
      title={label}
      data-unit={unitId}
      style={{ gridColumn: column }}
      // The focus stays on the tabs: with the button it would be gone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onClose(tab)}
    >
      <X size={14} />
    </button>
  );
});

export interface CloseButtonsProps {
  cells: readonly StripCell[];
  label: (title: string) => string;
  onClose: (tab: StripTab) => void;
}

/** A close button over every tab that may be closed. */
export function CloseButtons({ cells, label, onClose }: CloseButtonsProps) {
  return cells.map(({ tab, unit }, index) =>
    tab.isPinned ? null : (
      <CloseButton
        key={tab.id}
        tab={tab}
        unitId={unit.id}
        label={label(tab.title)}
        column={index + 1}
        onClose={onClose}
      />
    ),
  );
}
