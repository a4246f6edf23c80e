import { Button } from '@seedbed/ui/button';
import { Sprout } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postLoginDelay } from '../../constants';
import { PageTitle } from '../../screen/PageTitle';
import { toasts } from '../../feedback/toasts';
import { useWebConfig } from '../../useWebConfig';
import * as styles from './LoginPage.css';
import { SessionFailure } from '../RequireSession';
import { sessionAtom, type Session } from '../session.atom';
import { useSignIn } from './useSignIn';

const LocalAccountDialog = lazy(async () => ({
  default: (await import('./LocalAccountDialog')).LocalAccountDialog,
}));
const ProductPicture = lazy(async () => ({
  default: (await import('../../screen/ProductPicture')).ProductPicture,
}));

/** Where one signs in. Whoever is signed in already goes on to the landing page. */
export function LoginPage() {
  const { status } = useAtomValue(sessionAtom);
  useWelcome(status);
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageTitle>Sign in</PageTitle>
      <div className={styles.column}>
        <span className={styles.mark}>
          <Sprout size={28} />
        </span>
        {status === 'loading' ? (
          <Text as="p" size="reading" tone="quiet" role="status">
            Initializing...
          </Text>
        ) : status === 'failed' ? (
          <SessionFailure />
        ) : (
          <Prompt isSignedIn={status === 'signed-in'} />
        )}
      </div>
      <div className={styles.picture}>
        {status !== 'loading' && (
          <Suspense fallback={null}>
            <ProductPicture />
          </Suspense>
        )}
      </div>
    </main>
  );
}

function Prompt({ isSignedIn }: { isSignedIn: boolean }) {
  const signIn = useSignIn();
  return (
    <>
      <div className={styles.words}>
        <Heading level={1} size="display">
          Welcome to the product
        </Heading>
        <Text as="p" size="reading" tone="quiet">
          Research an ingredient, cost a product, and keep every statement with its source.
        </Text>
      </div>
      <div>
        <Button variant="primary" isPending={signIn.isPending || isSignedIn} onPress={signIn.start}>
          Sign in with Google
        </Button>
      </div>
      {signIn.reason && <Notice tone="caution">{signIn.reason}</Notice>}
      <Agreement />
      {signIn.isChoosing && (
        <Suspense fallback={null}>
          <LocalAccountDialog isOpen onOpenChange={signIn.setIsChoosing} onChoose={signIn.choose} />
        </Suspense>
      )}
    </>
  );
}

/** What one agrees to, with links where whoever runs this Seedbed has told of any, and what the program keeps. */
function Agreement() {
  const { termsUrl, privacyUrl } = useWebConfig() ?? {};
  return (
    <Text as="div" size="caption" tone="quiet">
      <p>
        By signing in you agree to the <Policy url={termsUrl}>terms of service</Policy> and the{' '}
        <Policy url={privacyUrl}>privacy policy</Policy>.
      </p>
      <Policy url="/what-is-kept">What is kept of you</Policy>
    </Text>
  );
}

const Policy = ({ url, children }: { url: string | undefined; children: string }) =>
  url ? (
    <a className={styles.policy} href={url}>
      {children}
    </a>
  ) : (
    children
  );

/** Leads whoever is signed in on, a moment later: back where their session ended. Greets them where they signed in just now. */
function useWelcome(status: Session['status']): void {
  const navigate = useNavigate();
  const { state: left } = useLocation() as { state: string | null };
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (status === 'signed-out') wasSignedOut.current = true;
    if (status !== 'signed-in') return undefined;
    const timer = setTimeout(() => {
      if (wasSignedOut.current)
        toasts.add({ title: 'Success', description: 'Successfully signed in with Google' });
      void navigate(left ?? '/', { replace: true });
    }, postLoginDelay);
    return () => clearTimeout(timer);
  }, [status, navigate, left]);
}
