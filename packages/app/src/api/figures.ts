import { urlOf } from '@seedbed/server/contract';

/**
 * Whether products, one of them or an estimate was read under this key: for changes that may move the cost of any of
 * them, where the answer does not say of which.
 */
export const isFigure = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(urlOf('products.list'));
