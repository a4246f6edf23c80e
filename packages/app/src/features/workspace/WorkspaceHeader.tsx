import { Button, IconButton, LinkButton } from '@seedbed/ui/button';
import { ArrowLeft, Search, Send, UserPlus } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaletteOpenAtom } from '../../navigation/palette';
import { HeaderLabel } from '../../shell';
import { toasts } from '../../feedback/toasts';
import { useWorkspaceCommand } from './useWorkspace';
import { useWorkspaceProduct } from './useWorkspaceProduct';

const ProductMenu = lazy(async () => ({ default: (await import('./ProductMenu')).ProductMenu }));

/** The way back, the product the workspace is about, and what will be done with it. */
export function WorkspaceHeader() {
  const { product, products } = useWorkspaceProduct();
  const command = useWorkspaceCommand();
  const openPalette = useSetAtom(isPaletteOpenAtom);
  return (
    <PageHeader
      title={product?.concept ?? 'Workspace'}
      leading={
        <LinkButton href="/" variant="quiet" size="small" aria-label="Back">
          <ArrowLeft size={16} />
        </LinkButton>
      }
      titleMenu={
        products &&
        products.length > 1 && (
          <Suspense fallback={null}>
            <ProductMenu
              products={products}
              chosenId={product?.id}
              onChoose={(productId) => command({ do: 'chooseProduct', productId })}
            />
          </Suspense>
        )
      }
      actions={
        <>
          <IconButton label="Find anything" variant="secondary" onPress={() => openPalette(true)}>
            <Search />
          </IconButton>
          <IconButton
            label="Share"
            variant="secondary"
            onPress={() =>
              toasts.add({
                title: 'Share',
                description: 'Workspaces cannot be shared yet. Nobody else sees this one.',
              })
            }
          >
            <UserPlus />
          </IconButton>
          <Button
            onPress={() =>
              toasts.add({
                title: 'Request a quote',
                description: 'Requests for quotation cannot be sent from here yet. Nothing was sent.',
              })
            }
          >
            <Send size={16} />
            <HeaderLabel beside="title">Request a quote</HeaderLabel>
          </Button>
        </>
      }
    />
  );
}
