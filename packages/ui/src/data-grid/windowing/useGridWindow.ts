import { useEffect, useState, type RefObject } from 'react';
import { pageOf, windowOf } from './windowing';

/** Height in px that is drawn before anything is measured: enough for a screen, on a server too. */
const firstHeight = 640;

/** The rows to draw for how far the grid is scrolled; drawn anew only when others are needed. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  { rowHeight, rows }: { rowHeight: number; rows: number },
) {
  const [view, setView] = useState({ offset: 0, height: firstHeight });
  const shown = windowOf({ ...view, rowHeight, rows });

  const measure = () => {
    if (!scroller.current) return;
    const { scrollTop: offset, clientHeight: height } = scroller.current;
    const next = windowOf({ offset, height, rowHeight, rows });
    if (next.first !== shown.first || next.end !== shown.end) setView({ offset, height });
  };

  useEffect(() => {
    if (!scroller.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.clientHeight;
      if (height) setView((view) => (view.height === height ? view : { ...view, height }));
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  return { ...shown, onScroll: measure, page: pageOf({ height: view.height - rowHeight, rowHeight }) };
}
