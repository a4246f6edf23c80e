import { useAtomValue } from 'jotai';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { ErrorBoundary } from './screen/ErrorBoundary';
import { LoadingScreen } from './screen/LoadingScreen';
import { redirects, redirectTarget } from './navigation/redirects';
import {
  fetchAhead,
  FormFactorPage,
  GardenPage,
  InsightsPage,
  LandingPage,
  NewProductPage,
  NewTabPage,
  NotFoundPage,
  ProductDetailPage,
  ProductsPage,
  ProfilePage,
  SearchPage,
  Shell,
  WorkspacePage,
} from './screens';
import { LoginPage } from './session/LoginPage';
import { RequireSession } from './session/RequireSession';
import { sessionAtom } from './session/session.atom';
import { useRouteFocus } from './focus/useRouteFocus';

/** The route table. What needs a session stands inside `SignedIn`. */
export function AppRoutes() {
  useRouteFocus();
  return (
    <Screen>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/login" element={<LoginPage />} />
        {/* Public, because `/` is: signed out, /home ends there too. */}
        <Route path="/home" element={<Redirect to={redirects['/home']} />} />
        <Route element={<SignedIn />}>
          {Object.entries(redirects)
            .filter(([from]) => from !== '/home')
            .map(([from, to]) => (
              <Route key={from} path={from} element={<Redirect to={to} />} />
            ))}
          <Route path="/new-tab" element={<NewTabPage />} />
          <Route path="/new-product" element={<NewProductPage />} />
          <Route path="/tabs" element={<WorkspacePage />} />
          <Route path="/form-factor" element={<FormFactorPage />} />
          <Route element={<Shell />}>
            <Route path="/v1/search" element={<SearchPage />} />
            <Route path="/v1/insights" element={<InsightsPage />} />
            <Route path="/v1/products" element={<ProductsPage />} />
            <Route path="/v1/products/:id" element={<ProductDetailPage />} />
            <Route path="/v1/garden" element={<GardenPage />} />
            <Route path="/v1/profile" element={<ProfilePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Screen>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function SignedIn() {
  const { pathname } = useLocation();
  const isLoading = useAtomValue(sessionAtom).status === 'loading';
  useEffect(() => {
    if (isLoading) fetchAhead(pathname);
  }, [isLoading, pathname]);
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
