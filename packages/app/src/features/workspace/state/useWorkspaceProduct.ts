import type { ListedProduct } from '@seedbed/server/contract';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useSignedInUser } from '../../../session';
import { useProducts } from '../../products';
import { workspaceAtom } from './workspace.atom';
import type { WorkspaceState } from './workspace';

/** The product the workspace is about. */
export interface WorkspaceProduct {
  /** Undefined while the list is loading, or where there is none. */
  product: ListedProduct | undefined;
  /** All that can be chosen; undefined while loading. */
  products: readonly ListedProduct[] | undefined;
  error: unknown;
  retry: () => void;
}

const chosenProduct = ({ productId }: WorkspaceState) => productId;

/** The chosen product, or the first of the list where none was chosen or the chosen one is gone. */
export function useWorkspaceProduct(): WorkspaceProduct {
  const { uid } = useSignedInUser();
  // Of the product alone: whatever else the workspace does, no panel is drawn again for it.
  const productId = useAtomValue(selectAtom(workspaceAtom(uid), chosenProduct));
  const { data: products, error, mutate } = useProducts();
  const product = products?.find(({ id }) => id === productId) ?? products?.[0];
  return { product, products, error, retry: () => void mutate() };
}
