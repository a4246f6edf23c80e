'use client';
import { memo, type ReactNode } from 'react';
import { isShownUnit, type StripCell } from './cells';
import { RenameField, type RenameFieldProps } from './RenameField';
import { close, overlay, slot } from './TabStrip.css';
import { TabFace } from './TabFace';
import type { TabStripWords } from './words';

interface CloseSlotProps {
  id: string;
  unitId: string;
  half: StripCell['half'];
  /** Without it the button is there on hover only. */
  isShown: boolean;
  /** Name of the close button; without it the slot is empty. */
  label: string | undefined;
  onClose: (id: string) => void;
}

const CloseSlot = memo(function CloseSlot({ id, unitId, half, isShown, label, onClose }: CloseSlotProps) {
  return (
    <span
      className={slot}
      data-tab-id={id}
      data-unit={unitId}
      data-half={half}
      data-shown={isShown || undefined}
    >
      {label !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={close}
          aria-label={label}
          title={label}
          // The focus stays on the tabs: with the button it would be gone.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onClose(id)}
        />
      )}
    </span>
  );
});

/** As wide as its tab, which is as wide as what it shows. */
const PinnedSlot = ({ id, title, icon }: { id: string; title: string; icon: ReactNode }) => (
  <span className={slot} data-tab-id={id} data-pinned aria-hidden>
    <TabFace title={title} icon={icon} />
  </span>
);

export interface TabOverlayProps {
  cells: readonly StripCell[];
  activeId: string | undefined;
  words: TabStripWords;
  isClosable: boolean;
  renamedId: string | undefined;
  onClose: (id: string) => void;
  onRenamed: RenameFieldProps['onDone'];
}

/**
 * What lies over the tabs, outside of their list: a button or a field inside a tab, or beside it within the list, breaks
 * the list's roles. The slots share the room as the tabs do, so each lies over its tab. By keyboard, Delete closes.
 */
export const TabOverlay = memo(function TabOverlay(props: TabOverlayProps) {
  const { cells, activeId, words, isClosable, renamedId, onClose, onRenamed } = props;
  return (
    <div className={overlay}>
      {cells.map(({ tab: { id, title, icon, isPinned }, unit, half }) => {
        if (isPinned) return <PinnedSlot key={id} {...{ id, title, icon }} />;
        if (id !== renamedId) {
          const label = isClosable ? words.close(title) : undefined;
          const isShown = isShownUnit(unit, activeId);
          return <CloseSlot key={id} unitId={unit.id} {...{ id, half, isShown, label, onClose }} />;
        }
        return (
          <span key={id} className={slot} data-unit={unit.id} data-half={half}>
            <RenameField label={words.rename(title)} title={title} onDone={onRenamed} />
          </span>
        );
      })}
    </div>
  );
});
