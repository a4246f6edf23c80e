import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { ErrorBoundary } from './screen/ErrorBoundary';
import { LoadingScreen } from './screen/LoadingScreen';
import { framedDoors, NotFoundPage, plainDoors, publicDoors, Shell, tabbedDoors, TabRegistry } from './doors';
import type { Door } from './navigation/door';
import { redirects, redirectTarget } from './navigation/redirects';
import { LoginPage } from './session/login/LoginPage';
import { RequireSession } from './session/RequireSession';
import { useRouteFocus } from './focus/useRouteFocus';

/** The route table. What needs a session stands inside `SignedIn`. */
export function AppRoutes() {
  useRouteFocus();
  return (
    <Screen>
      <Routes>
        {publicDoors.map(routeTo)}
        <Route path="/login" element={<LoginPage />} />
        {/* Public, because `/` is: signed out, /home ends there too. */}
        <Route path="/home" element={<Redirect to={redirects['/home']} />} />
        <Route element={<SignedIn />}>
          {Object.entries(redirects)
            .filter(([from]) => from !== '/home')
            .map(([from, to]) => (
              <Route key={from} path={from} element={<Redirect to={to} />} />
            ))}
          {plainDoors.map(routeTo)}
          <Route element={<TabRegistry />}>{tabbedDoors.map(routeTo)}</Route>
          <Route element={<Shell />}>
            {framedDoors.map(routeTo)}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Screen>
  );
}

const routeTo = ({ path, Screen }: Door) => <Route key={path} path={path} element={<Screen />} />;

function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function SignedIn() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}

function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={redirectTarget(to, params, search) + hash} replace />;
}
