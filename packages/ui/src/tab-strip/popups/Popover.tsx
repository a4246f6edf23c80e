'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { popup } from '../../internal/Popup.css';
import { placeAt, type Box } from './placement';
import { sheet } from './TabPopups.css';

/** What a popup stands at: an element, or the place that was pressed. */
export type Anchor = Element | Box;

function place(element: HTMLElement, anchor: Anchor): void {
  const { left, top } = placeAt(anchor instanceof Element ? anchor.getBoundingClientRect() : anchor, {
    width: element.offsetWidth,
    height: element.offsetHeight,
    viewWidth: document.documentElement.clientWidth,
    viewHeight: document.documentElement.clientHeight,
    isRtl: getComputedStyle(element).direction === 'rtl',
  });
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

export interface PopoverProps {
  anchor: Anchor;
  role?: 'dialog';
  label?: string;
  /** What has the focus first. */
  focusRef: RefObject<HTMLElement | null>;
  /** `isReturning`: the focus goes back to where it came from. So it is after Escape and Tab, not after a press elsewhere. */
  onClose: (isReturning: boolean) => void;
  children: ReactNode;
}

/** A sheet above everything else, in the browser's own top layer. Escape, Tab and a press elsewhere close it. */
export function Popover({ anchor, role, label, focusRef, onClose, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    place(element, anchor);
    focusRef.current?.focus({ preventScroll: true });
  }, [anchor, focusRef]);

  useEffect(() => {
    const listeners = new AbortController();
    const holds = (node: Node) =>
      ref.current?.contains(node) || (anchor instanceof Element && anchor.contains(node));
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !holds(target)) latest.current(false);
    };
    const follow = () => ref.current && place(ref.current, anchor);
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', handlePress, options);
    document.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    return () => listeners.abort();
  }, [anchor]);

  return (
    // What is in it has the focus and does something; it only hears how it is left.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      popover="manual"
      role={role}
      aria-label={label}
      className={`${popup} ${sheet}`}
      // The key that opened a context menu would open the browser's own as well.
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        event.stopPropagation();
        onClose(true);
      }}
    >
      {children}
    </div>
  );
}
