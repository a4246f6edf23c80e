'use client';
import { Children, isValidElement, useId, useRef, useState, type ReactNode } from 'react';
import {
  boundaryRange,
  clampSizes,
  equalSizes,
  gridTracks,
  normalizeSizes,
  percentLimits,
  type PaneLimits,
} from './layout';
import { PaneHandle } from './PaneHandle';
import type { SizeStorage } from './savedSizes';
import { group, pane } from './SplitPanes.css';
import { useGroupLength } from './useGroupLength';
import { usePaneResize, type PaneOrientation } from './usePaneResize';
import { useSavedSizes } from './useSavedSizes';

/** Panes that share a space, with a divider between each two. */
export interface SplitPanesProps {
  /** One child a pane. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: PaneOrientation;
  /** Shares in percent, one a pane (controlled). A mismatched count is an error. */
  sizes?: readonly number[];
  /** First shares in percent. @default equal */
  defaultSizes?: readonly number[];
  /** Smallest and largest size of each pane, in percent or pixels. @default { min: 25 } for each */
  limits?: readonly PaneLimits[];
  /** Arrow-key step in percent; with Shift the divider goes to its limit. @default 10 */
  step?: number;
  /** Moves only the divider while dragging; heavy content reflows once, on release. @default false */
  isPreview?: boolean;
  /** Keeps the sizes under this key. */
  saveKey?: string;
  /** @default window.localStorage */
  storage?: SizeStorage;
  /** Name of each divider. @default 'Resize panes' */
  handleLabel?: (boundary: number) => string;
  /** Tooltip of the dividers. @default 'Double-click to reset to 50/50 split' */
  handleTitle?: string;
  /** After a drag ends, a key or a reset. */
  onSizesChange?: (sizes: number[]) => void;
  /** Once a frame while dragging; keep it cheap. */
  onResize?: (sizes: number[]) => void;
}

const quarter: PaneLimits = { min: 25 };

/** `Children.toArray` gives every element a key; text has none, and two texts side by side become one. */
const keyOf = (content: ReactNode) => (isValidElement(content) ? content.key : 'text');

/** Split view with draggable dividers. Double-click a divider to share evenly. */
export function SplitPanes(props: SplitPanesProps) {
  const { orientation = 'horizontal', step = 10, isPreview = false, onResize, onSizesChange } = props;
  const panes = Children.toArray(props.children);
  const limits = props.limits ?? panes.map(() => quarter);
  const groupRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const length = useGroupLength(groupRef, { orientation, limits });
  const { savedSizes, save } = useSavedSizes({ ...props, count: panes.length });
  const [ownSizes, setOwnSizes] = useState<readonly number[]>();
  const asked = props.sizes ?? ownSizes ?? savedSizes ?? props.defaultSizes ?? equalSizes(panes.length);
  const inPercent = percentLimits(limits, length);
  const sizes = clampSizes(normalizeSizes(asked, panes.length), inPercent);

  const commit = (next: number[]) => {
    // A fresh array even for the same sizes: the render it causes draws a refused drag back.
    setOwnSizes(next);
    save(next);
    onSizesChange?.(next);
  };
  const { handlePointerDown, handleKeyDown } = usePaneResize({
    groupRef,
    orientation,
    sizes,
    limits,
    step,
    isPreview,
    onResize,
    onCommit: commit,
  });

  const tracks = gridTracks(sizes, limits);
  return (
    <div
      ref={groupRef}
      className={group}
      data-orientation={orientation}
      style={orientation === 'vertical' ? { gridTemplateRows: tracks } : { gridTemplateColumns: tracks }}
    >
      {panes.flatMap((content, index) => [
        index > 0 && (
          <PaneHandle
            key={`handle-${keyOf(content)}`}
            label={props.handleLabel?.(index - 1) ?? 'Resize panes'}
            title={props.handleTitle ?? 'Double-click to reset to 50/50 split'}
            orientation={orientation}
            controls={`${id}-${index - 1}`}
            range={boundaryRange(sizes, index - 1, inPercent)}
            onPointerDown={handlePointerDown(index - 1)}
            onKeyDown={handleKeyDown(index - 1)}
            onDoubleClick={() => commit(clampSizes(equalSizes(panes.length), inPercent))}
          />
        ),
        <div key={keyOf(content)} id={`${id}-${index}`} className={pane}>
          {content}
        </div>,
      ])}
    </div>
  );
}
