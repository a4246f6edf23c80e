import { Button, IconButton, LinkButton } from '@seedbed/ui/button';
import { ArrowLeft, Check, ChevronDown, UserPlus } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { PageHeader } from '@seedbed/ui/page-header';
import { toasts } from '../../toasts';
import { useWorkspace } from './useWorkspace';
import { useWorkspaceProduct } from './useWorkspaceProduct';

/** The way back, the product the workspace is about, and what will be done with it. */
export function WorkspaceHeader() {
  const { product, products } = useWorkspaceProduct();
  const [, command] = useWorkspace();
  return (
    <PageHeader
      title={product?.concept ?? 'Workspace'}
      leading={
        <LinkButton href="/" variant="quiet" size="small" aria-label="Back">
          <ArrowLeft size={16} />
        </LinkButton>
      }
      actions={
        <>
          {products && products.length > 1 && (
            <Menu
              label="Products"
              trigger={
                <IconButton label="Change product">
                  <ChevronDown />
                </IconButton>
              }
              items={products.map(({ id, concept }) => ({
                id: String(id),
                label: concept,
                icon: id === product?.id ? <Check size={16} /> : <span />,
              }))}
              onAction={(id) => command({ do: 'chooseProduct', productId: Number(id) })}
            />
          )}
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
            Request a quote
          </Button>
        </>
      }
    />
  );
}
