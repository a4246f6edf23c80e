import type { ListedProduct } from '@seedbed/server/contract';
import { IconButton } from '@seedbed/ui/button';
import { Check, ChevronDown } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';

export interface ProductMenuProps {
  products: readonly ListedProduct[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

/** Which of one's products the workspace is about. */
export function ProductMenu({ products, chosenId, onChoose }: ProductMenuProps) {
  return (
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
        icon: id === chosenId ? <Check size={16} /> : <span />,
      }))}
      onAction={(id) => onChoose(Number(id))}
    />
  );
}
