import { Button } from '@seedbed/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useBench, useBenchState } from '../benchContext';
import type { Beginning } from '../states/EmptyFormula';

const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

/** Adds the rows of a table as lines; open at once where the formula is begun with one. */
export function PasteTable({ begun }: { begun: Beginning | null }) {
  const { kept, isReadOnly } = useBench();
  const id = useBenchState(({ kept: { formula } }) => formula.id);
  const lineCount = useBenchState(({ kept: { formula } }) => formula.lines?.length ?? 0);
  const [isOpen, setIsOpen] = useState(begun === 'paste');
  return (
    <>
      <Button size="small" variant="quiet" isDisabled={isReadOnly} onPress={() => setIsOpen(true)}>
        Paste a table
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PasteDialog
            formulaId={id}
            lineCount={lineCount}
            onAdd={kept.change}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
