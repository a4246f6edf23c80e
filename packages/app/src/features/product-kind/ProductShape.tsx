import type { ProductKind, ProductPack } from '@seedbed/server/contract';
import { Stack } from '@seedbed/ui/layout';
import { lazy, Suspense } from 'react';
import { KindChoice } from './KindChoice';
import { hasPack } from './kindWords';
import type { ChosenPack } from './PackChoice';
import { useKindReading, type KindWords } from './productKind.api';

const PackChoice = lazy(async () => ({ default: (await import('./PackChoice')).PackChoice }));

export interface ProductShapeProps {
  words: KindWords;
  kind: ProductKind;
  isChosen: boolean;
  /** Null for a supplement. */
  pack: ProductPack | null;
  onKindChange: (kind: ProductKind) => void;
  onPackChange: (pack: ChosenPack) => void;
}

/** What a product is, and of a food or drink what it is sold in. */
export function ProductShape({ words, kind, isChosen, pack, ...on }: ProductShapeProps) {
  const { data } = useKindReading(pack ? words : null);
  return (
    <Stack gap="medium">
      <KindChoice kind={kind} isChosen={isChosen} onChange={on.onKindChange} />
      {hasPack(kind) && pack && data && (
        <Suspense fallback={null}>
          <PackChoice
            pack={pack}
            packs={data.packs.filter((each) => each.kind === kind)}
            onChange={on.onPackChange}
          />
        </Suspense>
      )}
    </Stack>
  );
}
