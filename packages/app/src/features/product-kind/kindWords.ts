import type { ProductKind, ProductPack } from '@seedbed/server/contract';

/** The kinds, in the order they are shown. */
export const kinds: readonly ProductKind[] = ['supplement', 'food', 'drink'];

/** A kind as it is read alone. */
export const kindLabels: Readonly<Record<ProductKind, string>> = {
  supplement: 'Supplement',
  food: 'Food',
  drink: 'Drink',
};

/** Whether a kind has a pack instead of a form factor. */
export const hasPack = (kind: ProductKind): boolean => kind !== 'supplement';

/**
 * What a unit is packed in, and how much it holds.
 * @example packText({ label: 'bar wrapper', size: 60, unit: 'g', … }) // 'bar wrapper, 60 g'
 */
export const packText = ({ label, size, unit }: Pick<ProductPack, 'label' | 'size' | 'unit'>): string =>
  `${label}, ${size.toLocaleString('en-US')}\u00a0${unit}`;
