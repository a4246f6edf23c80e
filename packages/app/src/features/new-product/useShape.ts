import type { ProductKind, ProductPack } from '@seedbed/server/contract';
import { useKindReading } from '../product-kind';
import type { NewProduct } from './newProduct';

/** What the product is, as far as it is known. */
export interface NewShape {
  kind: ProductKind;
  isChosen: boolean;
  /** Null for a supplement. */
  pack: ProductPack | null;
}

/**
 * What a new product is: as it was said, else as its words say; a form that was chosen makes it a supplement. Until
 * the words are read, and where they cannot be, it is one too.
 */
export function useShape({ words, kind, pack, measure }: NewProduct): NewShape {
  const { data } = useKindReading(words);
  const read = measure ? 'supplement' : (data?.kind ?? 'supplement');
  const is = kind ?? read;
  const usual =
    data?.packs.find(({ category }) => category === pack?.category) ??
    data?.packs.find((each) => each.kind === is);
  const isUsual = data?.pack && data.kind === is && (!pack || pack.category === data.pack.category);
  const base = isUsual ? data.pack : usual && { ...usual, size: usual.size.typical };
  if (is === 'supplement' || !base) return { kind: is, isChosen: kind !== null, pack: null };
  const { category, label, unit } = base;
  return {
    kind: is,
    isChosen: kind !== null,
    pack: { category, label, unit, size: pack?.size ?? base.size },
  };
}
