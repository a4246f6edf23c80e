import { routes, type OperationId } from './routes.ts';

type PathOf<Id extends OperationId> = (typeof routes)[Id]['path'];
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters an operation's path takes; none for a path without braces. */
export type PathParams<Id extends OperationId> = Record<ParamNames<PathOf<Id>>, string | number>;

/**
 * The URL of an operation with its parameters filled in and encoded.
 * @example urlOf('products.get', { id: 7 }) // '/api/products/7'
 */
export function urlOf<Id extends OperationId>(
  id: Id,
  ...args: ParamNames<PathOf<Id>> extends never ? [] : [params: PathParams<Id>]
): string {
  const params = (args[0] ?? {}) as Record<string, string | number>;
  return routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
