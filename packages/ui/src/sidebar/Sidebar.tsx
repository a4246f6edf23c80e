'use client';
import { useCallback, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button';
import { PanelLeftClose } from '../icons';
import { CloseOnNarrow } from './closeOnNarrow';
import * as styles from './Sidebar.css';
import { useNarrowSidebar } from './useNarrowSidebar';

export interface SidebarProps {
  /** Names the navigation. */
  label: string;
  isCollapsed: boolean;
  /** Called by the folding button, and on narrow windows by Escape, a press outside or a way taken. */
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** On top: whose house it is. A quiet Button lines up with the items. */
  header?: ReactNode;
  /** At the bottom: the person. */
  footer?: ReactNode;
  /** @default 'Collapse sidebar' */
  collapseLabel?: string;
  /** SidebarItems. */
  children: ReactNode;
}

/** The way around: 16rem beside the page, over it below 768 px. Gone when collapsed; the page's header brings it back. */
export function Sidebar({
  label,
  isCollapsed,
  onCollapsedChange,
  header,
  footer,
  collapseLabel = 'Collapse sidebar',
  children,
}: SidebarProps) {
  const isNarrow = useNarrowSidebar({ isCollapsed, onCollapsedChange });
  const closeOnNarrow = useCallback(() => {
    if (isNarrow) onCollapsedChange(true);
  }, [isNarrow, onCollapsedChange]);

  const inside = (
    // All of it is one landmark: the switcher above and the profile below are ways around too.
    <nav aria-label={label} className={styles.inside}>
      <div className={styles.header}>
        <div className={styles.headerContent}>{header}</div>
        <IconButton label={collapseLabel} onPress={() => onCollapsedChange(true)}>
          <PanelLeftClose />
        </IconButton>
      </div>
      <div className={styles.nav}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  );

  if (!isNarrow) {
    return (
      <CloseOnNarrow value={closeOnNarrow}>
        <div className={styles.sidebar} data-collapsed={isCollapsed || undefined}>
          {inside}
        </div>
      </CloseOnNarrow>
    );
  }
  return (
    <ModalOverlay
      isDismissable
      isOpen={!isCollapsed}
      onOpenChange={(isOpen) => onCollapsedChange(!isOpen)}
      className={styles.overlay}
    >
      <Modal className={styles.drawer}>
        <Dialog aria-label={label} className={styles.inside}>
          <CloseOnNarrow value={closeOnNarrow}>{inside}</CloseOnNarrow>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
