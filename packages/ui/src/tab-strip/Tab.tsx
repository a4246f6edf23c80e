'use client';
import { memo, type ReactNode } from 'react';
import { icon as iconClass, tab as tabClass, title as titleClass } from './TabStrip.css';

export interface TabProps {
  id: string;
  elementId: string;
  unitId: string;
  title: string;
  icon: ReactNode;
  column: number;
  half: 'first' | 'second' | undefined;
  panelId: string | undefined;
  isActive: boolean;
  isPinned: boolean;
}

/** One tab. What it does is handled by the strip, so that activating a tab draws two of them again. */
export const Tab = memo(function Tab({
  id,
  elementId,
  unitId,
  title,
  icon,
  column,
  half,
  panelId,
  ...state
}: TabProps) {
  return (
    <div
      role="tab"
      id={elementId}
      className={tabClass}
      tabIndex={state.isActive ? 0 : -1}
      // The name is the title alone: what the close button says must not leak into the tab and its panel.
      aria-label={title}
      aria-selected={state.isActive}
      aria-controls={panelId}
      aria-keyshortcuts={state.isPinned ? undefined : 'Delete'}
      title={title}
      data-tab-id={id}
      data-unit={unitId}
      data-half={half}
      data-pinned={state.isPinned || undefined}
      data-active={state.isActive || undefined}
      style={{ gridColumn: column }}
    >
      {icon && <span className={iconClass}>{icon}</span>}
      <span className={titleClass}>{title}</span>
    </div>
  );
});
