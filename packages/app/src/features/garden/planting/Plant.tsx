import type { GardenItemDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Check, Sprout } from '@seedbed/ui/icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isPlantKey } from './plantKey';
import { usePlanting } from './usePlanting';

export interface PlantProps {
  /** What is planted: its kind, its text as it stands here, where it comes from. Asked for when it is pressed. */
  draft: () => GardenItemDraft;
  /** What it is, for who hears the button by itself. */
  of: string;
  /** Where several stand close together. @default 'Plant' */
  label?: string;
}

/** What Alt+P plants stands around its button, nearest first. */
const around = '[data-plantable], li, article';
const marker = 'data-plant';

/**
 * Whose button plants what has the focus: that of the nearest thing around the focus that has one; of what has several,
 * each for a part of it, the one for the whole.
 */
function plantOf(focused: Element | null): Element | null {
  for (let at = focused; at; at = at.parentElement) {
    const within = [...at.querySelectorAll(`[${marker}]`)];
    const own = within.find((each) => each.closest(around) === at);
    if (own) return own;
    if (within.length === 1 && at !== document.body) return within[0] ?? null;
  }
  return null;
}

/** Puts what it stands by into one's private garden: by its button, or with Alt+P while the focus is there. */
export function Plant({ draft, of, label = 'Plant' }: PlantProps) {
  const plant = usePlanting();
  const [state, setState] = useState<'idle' | 'pending' | 'planted'>('idle');
  const ofId = useId();
  const place = useRef<HTMLSpanElement>(null);

  async function run() {
    if (state !== 'idle') return;
    setState('pending');
    setState((await plant(draft())) ? 'planted' : 'idle');
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What the focus is on may have been planted by itself: a point of a chart.
    if (event.defaultPrevented || !isPlantKey(event)) return;
    if (!place.current || plantOf(document.activeElement) !== place.current) return;
    event.preventDefault();
    void run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <span ref={place} data-plant>
      <Button
        variant="quiet"
        size="small"
        aria-describedby={ofId}
        aria-keyshortcuts="Alt+P"
        isPending={state === 'pending'}
        onPress={() => void run()}
      >
        {state === 'planted' ? <Check size={14} /> : <Sprout size={14} />}
        {state === 'planted' ? 'Planted' : label}
      </Button>
      <span id={ofId} hidden>
        {of}
      </span>
    </span>
  );
}
