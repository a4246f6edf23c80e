import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { typeAhead } from '../internal/typeAhead';
import { clampIndex } from './snaps';
import { isSpent, stillWheel, turnWheel, wheelDistance } from './wheel';

/** What moved the selection. Only `search` is the program's doing; the rest is a person's. */
export type CarouselCause = 'wheel' | 'drag' | 'press' | 'key' | 'search';

/** Pause after which typed letters start a new word, in milliseconds. */
export const typeAheadPause = 500;

/** What a carousel's hooks work on. */
export interface CarouselControl {
  viewportRef: RefObject<HTMLElement | null>;
  trackRef: RefObject<HTMLElement | null>;
  count: number;
  /** All names, in order; called only when something is searched, so that a step costs the same among ten thousand. */
  readLabels: () => readonly string[];
  selected: number;
  select: (index: number, cause: CarouselCause) => void;
  open: (index: number) => void;
}

/** Whether the element is laid out right to left. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/**
 * Wheel and trackpad: a slide for every 30 px. The listener is not passive, because a turn that moves the carousel
 * must not scroll the page; past an end it is left to the page.
 */
export function useWheelSteps(control: CarouselControl): void {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  useLayoutEffect(() => {
    const viewport = latest.current.viewportRef.current;
    if (!viewport) return undefined;
    let state = stillWheel;
    const handleWheel = (event: WheelEvent) => {
      const { count, selected, select } = latest.current;
      const turn = { delta: wheelDistance(event, isMirrored(viewport)), time: event.timeStamp };
      if (event.ctrlKey || turn.delta === 0) return;
      const isAtEnd = clampIndex(selected + Math.sign(turn.delta), count) === selected;
      // An end is left to the page only once the swipe that reached it has run out, or the page would run off with it.
      if (isAtEnd && !isSpent(state, turn)) {
        state = stillWheel;
        return;
      }
      event.preventDefault();
      const turned = turnWheel(state, turn);
      state = turned.state;
      if (turned.step !== 0) select(clampIndex(selected + turned.step, count), 'wheel');
    };
    viewport.addEventListener('wheel', handleWheel, { passive: false });
    return () => viewport.removeEventListener('wheel', handleWheel);
  }, []);
}

const targetOf = (key: string, selected: number, { count, forward }: { count: number; forward: 1 | -1 }) =>
  ({ ArrowRight: selected + forward, ArrowLeft: selected - forward, Home: 0, End: count - 1 })[key];

/** Keys of a horizontal listbox: arrows (swapped right to left), Home, End, Enter, Space and type-ahead. */
export function useCarouselKeys(control: CarouselControl) {
  const typed = useRef({ text: '', at: -Infinity });

  const search = (letter: string, time: number) => {
    const isContinued = time - typed.current.at < typeAheadPause;
    typed.current = { text: isContinued ? typed.current.text + letter : letter, at: time };
    return typeAhead(control.readLabels(), typed.current.text, control.selected);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    // A control inside a slide keeps its own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selected, count, select, open } = control;
    const isWord = event.timeStamp - typed.current.at < typeAheadPause;
    if (event.key === 'Enter' || (event.key === ' ' && !isWord)) {
      event.preventDefault();
      open(selected);
      return;
    }
    const forward = isMirrored(event.currentTarget) ? -1 : 1;
    const isLetter = event.key.length === 1 && !event.nativeEvent.isComposing;
    const found = isLetter
      ? search(event.key, event.timeStamp)
      : targetOf(event.key, selected, { count, forward });
    if (found === undefined || found === null) return;
    event.preventDefault();
    // A key that goes elsewhere ends the word.
    if (!isLetter) typed.current = { text: '', at: -Infinity };
    select(clampIndex(found, count), 'key');
  };
}
