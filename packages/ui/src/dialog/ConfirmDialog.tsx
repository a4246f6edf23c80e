'use client';
import { useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../button';
import * as styles from './Dialog.css';

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** The verb that does it. */
  confirmLabel: string;
  /**
   * The way out.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** While true the dialog stays open and the confirming button shows that work is under way. */
  isPending?: boolean;
  /**
   * Whether confirming destroys something.
   * @default true
   */
  isDestructive?: boolean;
  /** Close the dialog yourself when the work is done. */
  onConfirm: () => void;
  /** Whether it is open. The page keeps that: it opens the dialog, and closes it when the work is done. */
  isOpen: boolean;
  /** Called with false on Escape and by the way out. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before something that cannot be taken back. Focus starts on the way out. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  isPending = false,
  isDestructive = true,
  onConfirm,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps) {
  const descriptionId = useId();
  return (
    <ModalOverlay {...{ isOpen, onOpenChange }} className={styles.overlay}>
      <Modal className={styles.modal.small}>
        <AriaDialog role="alertdialog" aria-describedby={descriptionId} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
          </div>
          <div className={styles.body}>
            <p id={descriptionId} className={styles.quiet}>
              {description}
            </p>
          </div>
          <div className={styles.footer}>
            <Button autoFocus onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant={isDestructive ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
