import { Button, IconButton, LinkButton } from '@seedbed/ui/button';
import { ArrowLeft, Search, Send } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaletteOpenAtom } from '../../navigation/palette';
import { HeaderLabel } from '../../shell';
import { toastFailure } from '../../feedback/toasts';
import { useAttempt } from '../../feedback/useAttempt';
import { useRequestQuote } from '../sourcing';
import { ExportPack } from './actions/ExportPack';
import { useOpenTab, useWorkspace, useWorkspaceCommand } from './state/useWorkspace';
import { useWorkspaceProduct } from './state/useWorkspaceProduct';

const ProductMenu = lazy(async () => ({ default: (await import('./actions/ProductMenu')).ProductMenu }));

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
          <ExportPack product={product} isLoaded={products !== undefined} />
          <RequestQuote productId={product?.id} isLoaded={products !== undefined} />
        </>
      }
    />
  );
}

/** Opens the product's request for quotation, in the tab that shows it where one is open. */
function RequestQuote({ productId, isLoaded }: { productId: number | undefined; isLoaded: boolean }) {
  const [{ tabs }, command] = useWorkspace();
  const openTab = useOpenTab();
  const request = useRequestQuote(productId ?? 0);
  const { attempt, isPending } = useAttempt();
  const go = async () => {
    await request();
    const open = tabs.find(({ typeId }) => typeId === 'suppliers');
    if (open) command({ do: 'activate', id: open.id });
    else openTab({ id: 'suppliers', title: 'Suppliers' });
  };
  const tell = (error: unknown) =>
    toastFailure('The request could not be begun. Nothing was sent; try again.', error);
  const without = productId === undefined && {
    disabledReason: isLoaded ? 'Make a product first: a quote is for one.' : 'The product is not there yet.',
  };
  return (
    <Button {...without} isPending={isPending} onPress={() => void attempt(go, tell)}>
      <Send size={16} />
      <HeaderLabel beside="title">Request a quote</HeaderLabel>
    </Button>
  );
}
