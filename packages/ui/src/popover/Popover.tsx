'use client';
import { useMemo, type ReactNode } from 'react';
import { Dialog, Heading, Popover as AriaPopover } from 'react-aria-components';
import * as popup from '../internal/Popup.css';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** Names it and stands at its head. */
  title: string;
  /** What it stands at: the element that was asked about. */
  anchor: Element;
  /** It is left, by Escape or a press elsewhere; the focus goes back to where it was. */
  onClose: () => void;
  /** What is told. */
  children: ReactNode;
}

/** A sheet of words at what they are about, open as long as it is drawn. */
export function Popover({ title, anchor, onClose, children }: PopoverProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <AriaPopover
      isOpen
      onOpenChange={onClose}
      triggerRef={triggerRef}
      className={`${popup.popup} ${styles.sheet}`}
      offset={4}
    >
      <Dialog className={styles.dialog}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
