/** Paths that moved, and where to. `:id` is kept. */
export const redirects = {
  '/home': '/',
  '/overview': '/new-tab',
  '/new-product-experience': '/new-product',
  '/search': '/v1/search',
  '/insights': '/v1/insights',
  '/products': '/v1/products',
  '/products/:id': '/v1/products/:id',
  '/garden': '/v1/garden',
  '/profile': '/v1/profile',
  '/v1': '/v1/search',
} as const satisfies Record<`/${string}`, `/${string}`>;

/**
 * The address a moved path leads to, its parameters filled in and its query string kept.
 * @param search the query string with its question mark, or ''
 * @example redirectTarget('/v1/products/:id', { id: '7' }, '?tab=claims') // '/v1/products/7?tab=claims'
 */
export function redirectTarget(
  target: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const path = target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path + search;
}
