'use client';
import {
  Children,
  isValidElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { outermost, type OutermostProps } from '../internal/outermost';
import { boundaryRange } from './boundary';
import {
  clampSizes,
  equalSizes,
  gridTracks,
  normalizeSizes,
  percentLimits,
  type PaneLimits,
  type PaneOrientation,
} from './layout';
import { evenTitle, PaneHandle } from './PaneHandle';
import type { SavedLayout, SizeStorage } from './savedLayout';
import { group, pane } from './SplitPanes.css';
import { useGroupLength } from './useGroupLength';
import { usePaneResize } from './usePaneResize';
import { useSavedLayout } from './useSavedLayout';

/** Panes that share a space, with a divider between each two. */
export interface SplitPanesProps extends OutermostProps {
  /** One child a pane. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: PaneOrientation;
  /** Shares in percent, one a pane (controlled). A mismatched count is an error. */
  sizes?: readonly number[];
  /** First shares in percent. @default equal */
  defaultSizes?: readonly number[];
  /**
   * Smallest and largest size of each pane, in percent or pixels, and whether it may be folded away.
   * @default at least half an even share each: 25 percent of two panes
   */
  limits?: readonly PaneLimits[];
  /** Arrow-key step in percent; with Shift the divider goes to its limit. @default 10 */
  step?: number;
  /** Moves only a ghost of the divider while dragging; heavy content reflows once, on release. @default false */
  isPreview?: boolean;
  /** Keeps the layout under this key. */
  saveKey?: string;
  /** Where it is kept; read in the browser only. @default window.localStorage */
  storage?: SizeStorage;
  /** Name of each divider; the number of the pane before it counts from 0. @default 'Resize panes' */
  handleLabel?: (boundary: number) => string;
  /** Tooltip of the dividers. @default 'Double-click to reset to 50/50 split', or to equal sizes where there are more panes */
  handleTitle?: string;
  /** After a drag ends, a key or a reset. */
  onSizesChange?: (sizes: number[]) => void;
  /** Once a frame while dragging; keep it cheap. */
  onResize?: (sizes: number[]) => void;
  /** The element that holds the panes. */
  ref?: Ref<HTMLDivElement>;
}

/** `Children.toArray` gives every element a key; text has none. */
const keyOf = (content: ReactNode, index: number) => (isValidElement(content) ? content.key : index);

const titleFor = (count: number) => (count === 2 ? evenTitle : 'Double-click to reset to equal sizes');

/** The layout that counts: the owner's, else the last one made here, else the one kept, else the first. */
function useLayout({ sizes, defaultSizes, ...props }: Omit<SplitPanesProps, 'ref'>, count: number) {
  const { saved, save } = useSavedLayout({ ...props, count });
  const [own, setOwn] = useState<SavedLayout & { saveKey: string | undefined }>();
  // What was made for other panes, or under another key, says nothing about these.
  const made = own?.sizes.length === count && own.saveKey === props.saveKey ? own : null;
  const asked = sizes ?? made?.sizes ?? saved?.sizes ?? defaultSizes ?? equalSizes(count);
  const expandTo = made?.expandToSizes ?? saved?.expandToSizes ?? asked;
  const keep = (next: number[]) => {
    const layout = {
      sizes: next,
      expandToSizes: next.map((size, index) => (size > 0 ? size : (expandTo[index] ?? 0))),
    };
    // A fresh layout even for the same sizes: the render it causes draws a refused drag back.
    setOwn({ ...layout, saveKey: props.saveKey });
    save(layout);
    props.onSizesChange?.(next);
  };
  return { asked: normalizeSizes(asked, count), expandTo, keep };
}

/** Split view with draggable dividers. Double-click a divider to share evenly. */
export function SplitPanes({ ref, ...props }: SplitPanesProps) {
  const { orientation = 'horizontal', step = 10, isPreview = false, onResize } = props;
  const panes = Children.toArray(props.children);
  const limits = panes.map((_, index) => props.limits?.[index] ?? { min: 50 / panes.length });
  const groupRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => groupRef.current, []);
  const id = useId();
  const length = useGroupLength(groupRef, { orientation, limits });
  const { asked, expandTo, keep } = useLayout(props, panes.length);
  const inPercent = percentLimits(limits, length);
  const sizes = clampSizes(asked, inPercent);
  const property = orientation === 'vertical' ? 'gridTemplateRows' : 'gridTemplateColumns';
  const { handlePointerDown, handleKeyDown } = usePaneResize({
    groupRef,
    orientation,
    sizes,
    expandTo,
    limits,
    step,
    isPreview,
    draw: (next) => {
      if (groupRef.current) groupRef.current.style[property] = gridTracks(next, limits);
    },
    onResize,
    onCommit: keep,
  });

  return (
    <div
      {...outermost(group, props)}
      ref={groupRef}
      data-orientation={orientation}
      style={{ ...props.style, [property]: gridTracks(sizes, limits) }}
    >
      {panes.flatMap((content, index) => [
        index > 0 && (
          <PaneHandle
            key={`handle-${keyOf(content, index)}`}
            label={props.handleLabel?.(index - 1) ?? 'Resize panes'}
            title={props.handleTitle ?? titleFor(panes.length)}
            orientation={orientation}
            controls={`${id}-${index - 1}`}
            range={boundaryRange(sizes, index - 1, inPercent)}
            onPointerDown={handlePointerDown(index - 1)}
            onKeyDown={handleKeyDown(index - 1)}
            onDoubleClick={() => keep(clampSizes(equalSizes(panes.length), inPercent))}
          />
        ),
        <div
          key={keyOf(content, index)}
          id={`${id}-${index}`}
          className={pane}
          // What is folded away can neither be tabbed to nor read.
          inert={sizes[index] === 0}
          data-collapsed={sizes[index] === 0 || undefined}
        >
          {content}
        </div>,
      ])}
    </div>
  );
}
