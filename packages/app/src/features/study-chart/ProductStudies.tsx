import type { Product } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TrendingUp } from '@seedbed/ui/icons';
import { Inline } from '@seedbed/ui/layout';
import { useState } from 'react';
import { LateStudies } from './LateStudies';

/** The studies of what a product's formula has, drawn once they are asked for. */
export function ProductStudies({ productId }: { productId: Product['id'] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <LateStudies productId={productId} />;
  return (
    <Inline>
      <Button onPress={() => setIsOpen(true)}>
        <TrendingUp size={16} />
        Chart the studies
      </Button>
    </Inline>
  );
}
