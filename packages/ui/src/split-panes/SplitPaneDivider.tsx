'use client';
import { useRef, type RefObject } from 'react';
import type { PaneOrientation } from './layout';
import { evenTitle, PaneHandle } from './PaneHandle';
import { usePaneResize } from './usePaneResize';

/** The divider alone, between two panes that the page lays out itself. */
export interface SplitPaneDividerProps {
  /** What holds both panes: shares are of its width, or its height. */
  groupRef: RefObject<HTMLElement | null>;
  /** Id of the pane before it. */
  controls: string;
  /** Share of the pane before it, in percent; beyond its limits it counts as the limit. */
  size: number;
  /** Smallest share, in percent. @default 25 */
  min?: number;
  /** Largest share, in percent. @default 75 */
  max?: number;
  /** @default 'horizontal' */
  orientation?: PaneOrientation;
  /** Arrow-key step in percent; with Shift the divider goes to its limit. @default 10 */
  step?: number;
  /** Name for assistive technology. @default 'Resize panes' */
  label?: string;
  /** Tooltip. @default 'Double-click to reset to 50/50 split' */
  title?: string;
  /**
   * Write the share where the layout reads it, past React: called once a frame while dragging, and with what is true
   * where a drag was given up or its outcome refused.
   */
  onResize: (size: number) => void;
  /** After a drag ends, a key or a reset. */
  onSizeChange: (size: number) => void;
}

const even = 50;

/**
 * A divider for panes that must stay where they are in the document: the page lays them out by `size`, and places the
 * divider in a grid or flex box that stretches it. `SplitPanes` does all of that itself.
 */
export function SplitPaneDivider(props: SplitPaneDividerProps) {
  const { groupRef, controls, min = 25, max = 75, orientation = 'horizontal', step = 10 } = props;
  const clamp = (share: number) => Math.min(max, Math.max(min, share));
  const size = clamp(props.size);
  const drawn = useRef(size);
  const sizes = [size, 100 - size];
  const { handlePointerDown, handleKeyDown } = usePaneResize({
    groupRef,
    orientation,
    sizes,
    expandTo: sizes,
    limits: [{ min, max }, {}],
    step,
    isPreview: false,
    draw: ([next = size]) => {
      if (next === drawn.current) return;
      drawn.current = next;
      props.onResize(next);
    },
    onCommit: ([next = size]) => props.onSizeChange(next),
  });
  return (
    <PaneHandle
      label={props.label ?? 'Resize panes'}
      title={props.title ?? evenTitle}
      orientation={orientation}
      controls={controls}
      range={{ now: size, min, max }}
      onPointerDown={handlePointerDown(0)}
      onKeyDown={handleKeyDown(0)}
      onDoubleClick={() => props.onSizeChange(clamp(even))}
    />
  );
}
