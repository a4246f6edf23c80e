'use client';
import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CommandList } from './CommandList';
import * as styles from './CommandPalette.css';
import type { Command } from './findCommands';

export interface CommandPaletteProps {
  /** Names the palette and its field, e.g. 'Find a page, a product or a command'. */
  label: string;
  /** All commands, the likely ones first. */
  commands: readonly Command[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with false on Escape, a press outside, and before `onChoose`. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the id of the command that was chosen, once the palette is closing. */
  onChoose: (id: string) => void;
  /** An example of what to type. @default the label */
  placeholder?: string;
  /**
   * What was found elsewhere for what is typed, e.g. by a server: under its headings, behind the commands that fit, but
   * for those among them (by `id`). May come later than the letters.
   */
  found?: readonly Command[];
  /** Called with what is typed, after each key. */
  onTyped?: (typed: string) => void;
  /** What it says when no command fits. @default 'Nothing found' */
  emptyLabel?: string;
  /**
   * Most commands that are listed at once; typing reaches the others.
   * @default 50
   */
  limit?: number;
}

/** How often it was opened: asked for again while it goes away, it is still there with what was typed before. */
function useOpenings(isOpen: boolean): number {
  const [before, setBefore] = useState({ isOpen, count: 0 });
  const now = before.isOpen === isOpen ? before : { isOpen, count: before.count + (isOpen ? 1 : 0) };
  if (now !== before) setBefore(now);
  return now.count;
}

/** Everything one can do or open, found by typing. Opens over the page, keeps focus in its field, and gives it back. */
export function CommandPalette({ isOpen, onOpenChange, ...list }: CommandPaletteProps) {
  const opening = useOpenings(isOpen);
  return (
    <ModalOverlay isDismissable className={styles.overlay} {...{ isOpen, onOpenChange }}>
      <Modal className={styles.sheet}>
        <Dialog aria-label={list.label} className={styles.dialog}>
          <CommandList
            key={opening}
            {...list}
            onChoose={(id) => {
              if (!isOpen) return;
              onOpenChange(false);
              list.onChoose(id);
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
