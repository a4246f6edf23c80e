import type { Citation } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { lazy, Suspense, useState } from 'react';
import { citedDoseOf, type DoseOrigin } from './citedLine';

const AddDoseDialog = lazy(async () => ({ default: (await import('./AddDoseDialog')).AddDoseDialog }));

export interface AddStudiedDoseProps {
  citation: Citation;
  /** What cites it; undefined while that is being written. */
  from: DoseOrigin | undefined;
}

/** Puts a dose that is cited into a formula; nothing where the citation states none. */
export function AddStudiedDose({ citation, from }: AddStudiedDoseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cited = citedDoseOf(citation, from);
  if (!cited) return null;
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        Add to formula at studied dose
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddDoseDialog cited={cited} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
