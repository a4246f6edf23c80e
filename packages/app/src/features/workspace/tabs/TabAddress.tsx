import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { createPath, parsePath, useNavigate } from 'react-router';
import { useLinkHref } from '../../../navigation/useLinkHref';
import { ScreenAddress } from '../../../screen/screenAddress';

export interface TabAddressProps {
  /** Where the tab's screen stands. */
  address: string;
  onAddressChange: (address: string) => void;
  children: ReactNode;
}

/**
 * Gives a screen an address of its own, so that two tabs of a kind do not share the window's. A way within the
 * screen's path changes that address; a way to another path leaves the workspace.
 */
export function TabAddress({ address, onAddressChange, children }: TabAddressProps) {
  const leave = useNavigate();
  const place = useMemo(() => {
    const here = parsePath(address);
    const goTo = (to: string) => {
      const path = parsePath(to);
      const isWithin = path.pathname === undefined || path.pathname === here.pathname;
      return isWithin ? onAddressChange(createPath({ pathname: here.pathname, ...path })) : leave(to);
    };
    return { address, goTo };
  }, [address, onAddressChange, leave]);
  return (
    <ScreenAddress.Provider value={place}>
      {/* react-aria's own way to hand a router over: it calls the hook itself. */}
      {/* oxlint-disable-next-line react/hooks */}
      <RouterProvider navigate={(path) => void place.goTo(path)} useHref={useLinkHref}>
        {children}
      </RouterProvider>
    </ScreenAddress.Provider>
  );
}
