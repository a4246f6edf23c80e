import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { LoadingScreen } from '../screen/LoadingScreen';
import { screen } from '../screen/screen.css';
import { sessionAtom } from './session.atom';
import { signingOutAtom } from './signingOut.atom';

/**
 * Shows its children to signed-in people only; the others go to the login screen. Whose session ended here comes back to
 * where they were: the login screen is told by the history's state. Who logs out by themselves does not.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const isSigningOut = useAtomValue(signingOutAtom);
  const place = useLocation();
  // Whoever comes signed out was nowhere yet.
  const [wasOpen] = useState(session.status !== 'signed-out');
  // Until this screen has gone: logging out may be done before.
  const [isLeaving, setIsLeaving] = useState(isSigningOut);
  if (isSigningOut && !isLeaving) setIsLeaving(true);
  switch (session.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return (
        <main className={screen} tabIndex={-1}>
          <SessionFailure />
        </main>
      );
    case 'signed-out':
      return <Navigate to="/login" replace state={wasOpen && !isLeaving ? createPath(place) : null} />;
    case 'signed-in':
      return children;
  }
}

/** Says that nobody knows who is here, because a server did not answer. */
export function SessionFailure() {
  return (
    <Notice
      tone="critical"
      title="Seedbed could not be reached"
      action={<Button onPress={() => window.location.reload()}>Try again</Button>}
    >
      Signing in needs the server. Nothing is lost; check the connection, then try again.
    </Notice>
  );
}
