import type { Product } from '@seedbed/server/contract';
import { useProducts } from '../products';
import { useWorkspace } from './useWorkspace';

/** The product the workspace is about. */
export interface WorkspaceProduct {
  /** Undefined while the list is loading, or where there is none. */
  product: Product | undefined;
  /** All that can be chosen; undefined while loading. */
  products: readonly Product[] | undefined;
  error: unknown;
  retry: () => void;
}

/** The chosen product, or the first of the list where none was chosen or the chosen one is gone. */
export function useWorkspaceProduct(): WorkspaceProduct {
  const [{ productId }] = useWorkspace();
  const { data: products, error, mutate } = useProducts();
  const product = products?.find(({ id }) => id === productId) ?? products?.[0];
  return { product, products, error, retry: () => void mutate() };
}
