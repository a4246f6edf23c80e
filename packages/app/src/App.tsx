import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { defaultReads } from './api/swr';
import { Notifications } from './shell/Notifications';
import { AppRoutes } from './routes';
import { useSessionWatch } from './session/watch/useSessionWatch';
import './text/direction.css';
import { AddressRouter } from './navigation/AddressRouter';
import { useLinkHref } from './navigation/useLinkHref';

/** Everything, from the address bar down. */
export function App() {
  return (
    <SWRConfig value={defaultReads}>
      <AddressRouter>
        <ClientNavigation>
          <WatchedRoutes />
          <Notifications />
        </ClientNavigation>
      </AddressRouter>
    </SWRConfig>
  );
}

/** Lets the router take every link and menu item that the components draw. */
export function ClientNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    // react-aria's own way to hand a router over: it calls the hook itself.
    // oxlint-disable-next-line react/hooks
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useLinkHref}>
      {children}
    </RouterProvider>
  );
}

function WatchedRoutes() {
  useSessionWatch();
  return <AppRoutes />;
}
