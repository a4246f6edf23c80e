import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { moveBoundary, stepBoundary, toggleBeside } from './boundary';
import { percentLimits, type PaneOrientation } from './layout';
import { isMirrored, measure, usePaneDrag, type PaneGroup } from './usePaneDrag';

/** What the keys of a group need besides. */
export interface PaneResizeOptions extends PaneGroup {
  /** The size to which each pane expands after it was folded away. */
  expandTo: readonly number[];
  /** Arrow-key step in percent. */
  step: number;
}

/** The divider goes this way by a key: a step, or 100 for its limit. */
const keyDelta = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { orientation, step, mirror }: { orientation: PaneOrientation; step: number; mirror: boolean },
) => {
  const forward = orientation === 'vertical' ? 'ArrowDown' : mirror ? 'ArrowLeft' : 'ArrowRight';
  const backward = orientation === 'vertical' ? 'ArrowUp' : mirror ? 'ArrowRight' : 'ArrowLeft';
  const far = shiftKey ? 100 : step;
  return { [forward]: far, [backward]: -far, Home: -100, End: 100 }[key];
};

/** Pointer and keyboard for the handles of a group. */
export function usePaneResize(options: PaneResizeOptions) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const handlePointerDown = usePaneDrag(latest);

  const handleKeyDown = (boundary: number) => (event: KeyboardEvent<HTMLElement>) => {
    const { groupRef, limits, sizes, expandTo, onCommit } = latest.current;
    if (event.altKey || event.ctrlKey || event.metaKey || !groupRef.current) return;
    const inPercent = percentLimits(limits, measure(latest.current));
    const delta = keyDelta(event, { ...latest.current, mirror: isMirrored(groupRef.current) });
    const next =
      event.key === 'Enter'
        ? toggleBeside(sizes, { boundary, expandTo }, inPercent)
        : delta === undefined
          ? null
          : (Math.abs(delta) < 100 ? stepBoundary : moveBoundary)(sizes, { boundary, delta }, inPercent);
    if (!next) return;
    event.preventDefault();
    onCommit(next);
  };

  return { handlePointerDown, handleKeyDown };
}
