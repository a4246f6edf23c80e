import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Text } from '@seedbed/ui/text';
import { PaletteHost } from '../PaletteHost';
import { ErrorBoundary } from '../screen/ErrorBoundary';
import { SectionRegistry } from '../SectionRegistry';
import { ShellSidebar } from './ShellSidebar';
import * as styles from './Shell.css';

/** The frame of the signed-in screens: the sidebar, and the screen beside it. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <ShellSidebar />
      <main id="content" tabIndex={-1} className={styles.content}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <SectionRegistry>
              <Outlet />
            </SectionRegistry>
          </Suspense>
        </ErrorBoundary>
      </main>
      <PaletteHost />
    </div>
  );
}

function PageLoading() {
  return (
    <div className={styles.loading}>
      <Text tone="quiet" role="status">
        Loading...
      </Text>
    </div>
  );
}
