import { createContext, useContext } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/** Where a screen stands, and the way from there. */
export interface Whereabouts {
  /** Path, query string and hash. */
  address: string;
  goTo: (address: string) => void | Promise<void>;
}

/** Set around a screen that has an address of its own; null where it has the window's. */
export const ScreenAddress = createContext<Whereabouts | null>(null);

/** Where this screen stands: its own address in a tab of the workspace, else the window's. */
export function useScreenAddress(): Whereabouts {
  const own = useContext(ScreenAddress);
  const location = useLocation();
  const goTo = useNavigate();
  return own ?? { address: createPath(location), goTo };
}
