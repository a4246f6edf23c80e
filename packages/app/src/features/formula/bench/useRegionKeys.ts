import { useCallback, useRef, type KeyboardEvent } from 'react';
import type { KeptFormula } from '../model/keptFormula';

/** The parts that F6 goes through, in order. */
export const regions = ['lines', 'label', 'fit'] as const;
export type Region = (typeof regions)[number];

interface RegionKeys {
  kept: KeptFormula;
  isReadOnly: boolean;
  /** Shows a region that is out of sight. */
  show: (region: Region) => void;
}

const isTyping = (target: Element) => target.closest('input, textarea, [contenteditable="true"]') !== null;

/**
 * F6 goes from lines to label to fit, Shift+F6 back; Ctrl+Z and Ctrl+Shift+Z work wherever nobody types. `goToRegion`
 * shows a region and brings the focus there.
 */
export function useRegionKeys({ kept, isReadOnly, show }: RegionKeys) {
  const bench = useRef<HTMLDivElement>(null);
  const goToRegion = useCallback(
    (next: Region) => {
      show(next);
      // A region that was out of sight is there after the next drawing.
      requestAnimationFrame(() => {
        const region = bench.current?.querySelector<HTMLElement>(`[data-region="${next}"]`);
        // To the one cell of its grid that has a tab stop, or to the region.
        (region?.querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]') ?? region)?.focus();
      });
    },
    [show],
  );
  const go = (from: Element, by: 1 | -1) => {
    const own = from.closest<HTMLElement>('[data-region]')?.dataset.region;
    const at = regions.indexOf(own as Region);
    goToRegion(regions[(at + by + regions.length) % regions.length] ?? 'lines');
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const isStep = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z';
    if (key === 'F6') go(target, shiftKey ? -1 : 1);
    else if (isStep && !isReadOnly && !isTyping(target)) void (shiftKey ? kept.redo() : kept.undo());
    else return;
    event.preventDefault();
  };
  return { bench, handleKey, goToRegion };
}
