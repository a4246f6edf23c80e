import { lazy } from 'react';

/*
 * Every screen, its code fetched when it is first shown. A page is reached by its own file and not by its feature's
 * index: through the index, whoever wants one part of a feature would be sent all of its pages.
 */
export const LandingPage = lazy(async () => ({
  default: (await import('./features/landing/LandingPage')).LandingPage,
}));
export const Shell = lazy(async () => ({ default: (await import('./shell/Shell')).Shell }));
export const NotFoundPage = lazy(async () => ({
  default: (await import('./shell/NotFoundPage')).NotFoundPage,
}));
export const SearchPage = lazy(async () => ({
  default: (await import('./features/search/SearchPage')).SearchPage,
}));
export const InsightsPage = lazy(async () => ({
  default: (await import('./features/insights/InsightsPage')).InsightsPage,
}));
export const ProductsPage = lazy(async () => ({
  default: (await import('./features/products/ProductsPage')).ProductsPage,
}));
export const ProductDetailPage = lazy(async () => ({
  default: (await import('./features/products/ProductDetailPage')).ProductDetailPage,
}));
export const GardenPage = lazy(async () => ({
  default: (await import('./features/garden/GardenPage')).GardenPage,
}));
export const ProfilePage = lazy(async () => ({
  default: (await import('./features/profile/ProfilePage')).ProfilePage,
}));
export const NewTabPage = lazy(async () => ({
  default: (await import('./features/new-tab/NewTabPage')).NewTabPage,
}));
export const WorkspacePage = lazy(async () => ({
  default: (await import('./features/workspace/WorkspacePage')).WorkspacePage,
}));
export const NewProductPage = lazy(async () => ({
  default: (await import('./features/new-product/NewProductPage')).NewProductPage,
}));
export const FormFactorPage = lazy(async () => ({
  default: (await import('./features/form-factor/FormFactorPage')).FormFactorPage,
}));
