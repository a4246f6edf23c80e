import type { Citation } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { FlaskConical } from '@seedbed/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { citedDoseOf } from './citedLine';

const AddDoseDialog = lazy(async () => ({ default: (await import('./AddDoseDialog')).AddDoseDialog }));

export interface AddStudiedDoseProps {
  citation: Citation;
  /** The stored answer it is cited in; undefined while the answer is being written. */
  messageId: number | undefined;
}

/** Puts a dose that an answer cites into a formula; nothing where the citation states none. */
export function AddStudiedDose({ citation, messageId }: AddStudiedDoseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cited = citedDoseOf(citation, messageId);
  if (!cited) return null;
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <FlaskConical size={14} />
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
