'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isLaidOut } from '../internal/laidOut';

/** What is known of the box a chart is drawn in. */
export interface BoxSize {
  /** 0 until it is measured, which happens before the first paint. */
  width: number;
  isRightToLeft: boolean;
}

/** Watches how wide a chart may be, and which way its page reads. */
export function useSize(): [BoxSize, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<BoxSize>({ width: 0, isRightToLeft: false });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () =>
      setSize({ width: box.clientWidth, isRightToLeft: getComputedStyle(box).direction === 'rtl' });
    measure();
    const observer = new ResizeObserver((entries) => {
      if (entries.some(isLaidOut)) measure();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
