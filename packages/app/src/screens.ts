import { lazy } from 'react';
import { matchPath } from 'react-router';

/*
 * Every screen, its code fetched when it is first wanted. A page is reached by its own file and not by its feature's
 * index: through the index, whoever wants one part of a feature would be sent all of its pages.
 */
const loadLandingPage = () => import('./features/landing/LandingPage');
const loadShell = () => import('./shell/Shell');
const loadNotFoundPage = () => import('./shell/NotFoundPage');
const loadSearchPage = () => import('./features/search/SearchPage');
const loadInsightsPage = () => import('./features/insights/InsightsPage');
const loadProductsPage = () => import('./features/products/ProductsPage');
const loadProductDetailPage = () => import('./features/products/ProductDetailPage');
const loadGardenPage = () => import('./features/garden/GardenPage');
const loadProfilePage = () => import('./features/profile/ProfilePage');
const loadNewTabPage = () => import('./features/new-tab/NewTabPage');
const loadWorkspacePage = () => import('./features/workspace/WorkspacePage');
const loadNewProductPage = () => import('./features/new-product/NewProductPage');
const loadFormFactorPage = () => import('./features/form-factor/FormFactorPage');

export const LandingPage = lazy(async () => ({ default: (await loadLandingPage()).LandingPage }));
export const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));
export const NotFoundPage = lazy(async () => ({ default: (await loadNotFoundPage()).NotFoundPage }));
export const SearchPage = lazy(async () => ({ default: (await loadSearchPage()).SearchPage }));
export const InsightsPage = lazy(async () => ({ default: (await loadInsightsPage()).InsightsPage }));
export const ProductsPage = lazy(async () => ({ default: (await loadProductsPage()).ProductsPage }));
export const ProductDetailPage = lazy(async () => ({
  default: (await loadProductDetailPage()).ProductDetailPage,
}));
export const GardenPage = lazy(async () => ({ default: (await loadGardenPage()).GardenPage }));
export const ProfilePage = lazy(async () => ({ default: (await loadProfilePage()).ProfilePage }));
export const NewTabPage = lazy(async () => ({ default: (await loadNewTabPage()).NewTabPage }));
export const WorkspacePage = lazy(async () => ({ default: (await loadWorkspacePage()).WorkspacePage }));
export const NewProductPage = lazy(async () => ({ default: (await loadNewProductPage()).NewProductPage }));
export const FormFactorPage = lazy(async () => ({ default: (await loadFormFactorPage()).FormFactorPage }));

const framed = (load: () => Promise<unknown>) => [loadShell, load];

/** What an address needs, for the screens that people open their day with. */
const codeOf: Readonly<Record<string, (() => Promise<unknown>)[]>> = {
  '/v1/search': framed(loadSearchPage),
  '/v1/insights': framed(loadInsightsPage),
  '/v1/products': framed(loadProductsPage),
  '/v1/products/:id': framed(loadProductDetailPage),
  '/v1/profile': framed(loadProfilePage),
  '/tabs': [loadWorkspacePage],
};

/** Fetches a screen's code while something else is waited for. What fails here is asked for again when it is shown. */
export function fetchAhead(pathname: string): void {
  const [, loads = []] = Object.entries(codeOf).find(([path]) => matchPath(path, pathname)) ?? [];
  for (const load of loads) load().catch(() => undefined);
}
