import { useMemo, useRef, useLayoutEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import {
  createPath,
  parsePath,
  Router,
  UNSAFE_LocationContext as LocationContext,
  useNavigate,
  type Navigator,
  type To,
} from 'react-router';
import { useLinkHref } from '../../navigation/useLinkHref';

export interface TabRouterProps {
  /** Where the tab's screen stands. */
  address: string;
  onAddressChange: (address: string) => void;
  children: ReactNode;
}

/**
 * Gives a screen an address of its own, so that two tabs of a kind do not share the window's. A way within the
 * screen's path changes that address; a way to another path leaves the workspace.
 */
export function TabRouter({ address, onAddressChange, children }: TabRouterProps) {
  const leave = useNavigate();
  const latest = useRef({ address, onAddressChange, leave });
  useLayoutEffect(() => {
    latest.current = { address, onAddressChange, leave };
  });
  const navigator = useMemo<Navigator>(() => {
    const goTo = (to: To) => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const now = latest.current;
      const isWithin = path.pathname === undefined || path.pathname === parsePath(now.address).pathname;
      if (isWithin)
        now.onAddressChange(createPath({ ...parsePath(now.address), search: '', hash: '', ...path }));
      else void now.leave(to);
    };
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void latest.current.leave(delta),
      push: goTo,
      replace: goTo,
    };
  }, []);
  return (
    // React Router refuses a router within a router by looking for a location above; here the second is meant.
    <LocationContext.Provider value={null as never}>
      <Router location={address} navigator={navigator}>
        <TabNavigation>{children}</TabNavigation>
      </Router>
    </LocationContext.Provider>
  );
}

function TabNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    // react-aria's own way to hand a router over: it calls the hook itself.
    // oxlint-disable-next-line react/hooks
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useLinkHref}>
      {children}
    </RouterProvider>
  );
}
