'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button';
import { X } from '../icons';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  /** Called with false on Escape, the cross, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Actions, the confirming one last. Leave out when the content is a form with its own. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether a press outside closes it. Switch off where it would lose what was typed.
   * @default true
   */
  isDismissable?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
  children: ReactNode;
}

/** A modal window: keeps focus inside, closes on Escape, and gives focus back to what opened it. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  footer,
  size = 'medium',
  isDismissable = true,
  closeLabel = 'Close',
  children,
}: DialogProps) {
  return (
    <ModalOverlay {...{ isOpen, onOpenChange, isDismissable }} className={styles.overlay}>
      <Modal className={styles.modal[size]}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton label={closeLabel} onPress={() => onOpenChange(false)}>
              <X />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
