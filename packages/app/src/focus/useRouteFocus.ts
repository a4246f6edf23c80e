import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of route, puts the focus at the start of the new content, as a page load would,
 * unless the new screen already took it (a composer, a dialog).
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
