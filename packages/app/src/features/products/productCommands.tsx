import { Copy, Pin, PinOff, Trash2 } from '@seedbed/ui/icons';
import type { MenuEntry } from '@seedbed/ui/menu';

/** What the menu of a product can do. */
export type ProductCommand = 'pin' | 'duplicate' | 'delete';

/** The menu of a product, on its card and on its page. */
export const productCommands = (isPinned: boolean): MenuEntry<ProductCommand>[] => [
  isPinned
    ? { id: 'pin', label: 'Unpin from top', icon: <PinOff size={16} /> }
    : { id: 'pin', label: 'Pin to top', icon: <Pin size={16} /> },
  { id: 'duplicate', label: 'Duplicate Product', icon: <Copy size={16} /> },
  { id: 'delete', label: 'Delete Product', icon: <Trash2 size={16} />, isDanger: true },
];
