'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button';
import { X } from '../icons';
import { useControlled } from '../internal/useControlled';
import * as styles from './Dialog.css';

/** What lies in a dialog; as a function it is given what closes it. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

const fill = (content: DialogContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

export interface DialogProps {
  /** Names the dialog. */
  title: string;
  /** Whether it is open, where the page keeps that. */
  isOpen?: boolean;
  /**
   * Whether it begins open, where it keeps its own state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with false on Escape, the cross, or a press outside; with true by the trigger. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The Button or IconButton that opens it. Leave out where something else does. */
  trigger?: ReactElement;
  /** Actions, the confirming one last. Leave out when the content is a form with its own. */
  footer?: DialogContent;
  /**
   * 26, 34 or 48 rem wide at most.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether a press outside closes it. Switch off where it would lose what was typed.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Name of the cross.
   * @default 'Close'
   */
  closeLabel?: string;
  /** What it is about: words, fields. */
  children: DialogContent;
}

/** A modal window: keeps focus inside, closes on Escape, and gives focus back to what opened it. */
export function Dialog({
  title,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  trigger,
  footer,
  size = 'medium',
  isDismissable = true,
  closeLabel = 'Close',
  children,
}: DialogProps) {
  const [isShown, setShown] = useControlled({
    value: isOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const close = () => setShown(false);
  const overlay = (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={setShown}
      isDismissable={isDismissable}
      className={styles.overlay}
    >
      <Modal className={styles.modal[size]}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton label={closeLabel} onPress={close}>
              <X />
            </IconButton>
          </div>
          <div className={styles.body}>{fill(children, close)}</div>
          {footer && <div className={styles.footer}>{fill(footer, close)}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger isOpen={isShown} onOpenChange={setShown}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
