import type { FormulaLine } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { lazy, Suspense } from 'react';
import { useBench, useBenchState } from '../bench/benchContext';

const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

const noLines: readonly FormulaLine[] = [];

/** Adds the rows of a table as lines, after a look at them. */
export function PasteTable() {
  const { kept, isReadOnly, table, openTable } = useBench();
  const id = useBenchState(({ kept: { formula } }) => formula.id);
  const lines = useBenchState(({ kept: { formula } }) => formula.lines ?? noLines);
  return (
    <>
      <Button size="small" variant="quiet" isDisabled={isReadOnly} onPress={() => openTable({ text: '' })}>
        Paste a table
      </Button>
      {table !== null && (
        <Suspense fallback={null}>
          <PasteDialog
            formulaId={id}
            lines={lines}
            given={table}
            onAdd={kept.change}
            onClose={() => openTable(null)}
          />
        </Suspense>
      )}
    </>
  );
}
