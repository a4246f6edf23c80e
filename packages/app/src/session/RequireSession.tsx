import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { LoadingScreen } from '../screen/LoadingScreen';
import { screen } from '../screen/screen.css';
import { sessionAtom } from './session.atom';

/** Shows its children to signed-in people only; the others go to the login screen. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
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
      return <Navigate to="/login" replace />;
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
