'use client';
import { memo, type ReactNode } from 'react';
import { TabFace } from './TabFace';
import { tab as tabClass } from './TabStrip.css';

export interface TabProps {
  id: string;
  elementId: string;
  unitId: string;
  title: string;
  description: string | undefined;
  icon: ReactNode;
  half: 'first' | 'second' | undefined;
  panelId: string | undefined;
  isActive: boolean;
  /** Active itself, or the other half of what is. */
  isShown: boolean;
  /** Whether the Tab key comes to this one. */
  isStop: boolean;
  isPinned: boolean;
  isClosable: boolean;
}

/** One tab. What it does is handled by the strip, so that activating a tab draws two of them again. */
export const Tab = memo(function Tab({ id, elementId, unitId, title, icon, ...rest }: TabProps) {
  return (
    <div
      role="tab"
      id={elementId}
      className={tabClass}
      tabIndex={rest.isStop ? 0 : -1}
      // The name is the title alone: what the close button says must not leak into the tab and its panel.
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it everywhere
      aria-description={rest.description}
      aria-selected={rest.isActive}
      aria-controls={rest.panelId}
      aria-keyshortcuts={rest.isClosable ? 'Delete' : undefined}
      title={title}
      data-tab-id={id}
      data-unit={unitId}
      data-half={rest.half}
      data-pinned={rest.isPinned || undefined}
      data-active={rest.isActive || undefined}
      data-shown={rest.isShown || undefined}
    >
      <TabFace title={title} icon={icon} />
    </div>
  );
});
