/**
 * Who may call an operation: anybody, a signed-in person, a maker with the secret of a link, or only this machine (or
 * the bearer of `METRICS_TOKEN`).
 */
export type Access = 'public' | 'session' | 'maker' | 'loopback';

/** HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One row of the route table. `path` writes parameters in braces, as OpenAPI does. */
export interface Route {
  method: Method;
  path: `/${string}`;
  access: Access;
}
