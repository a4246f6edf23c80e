import type { KeyboardEvent, PointerEvent } from 'react';
import type { PaneOrientation } from './layout';
import { handle } from './SplitPanes.css';

/** What a divider between two panes says it does. */
export const evenTitle = 'Double-click to reset to 50/50 split';

/** The divider between two panes. */
export interface PaneHandleProps {
  /** Name for assistive technology. */
  label: string;
  /** Tooltip. */
  title?: string;
  orientation: PaneOrientation;
  /** Id of the pane it resizes: the one before it. */
  controls: string;
  range: { now: number; min: number; max: number };
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onDoubleClick: () => void;
}

/** A focusable separator (WAI-ARIA window splitter); its value is the share before it, in percent. */
export function PaneHandle({ label, title, orientation, controls, range, ...events }: PaneHandleProps) {
  return (
    // A splitter is a control, which `hr` is not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions jsx-a11y/no-noninteractive-tabindex
    <div
      {...events}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      className={handle}
      title={title}
      aria-label={label}
      aria-controls={controls}
      aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(range.now)}
      aria-valuemin={Math.round(range.min)}
      aria-valuemax={Math.round(range.max)}
      data-orientation={orientation}
    />
  );
}
