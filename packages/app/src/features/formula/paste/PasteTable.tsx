import { Button } from '@seedbed/ui/button';
import { lazy, Suspense } from 'react';
import { useBench, useBenchState } from '../bench/benchContext';

const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

/** Adds the rows of a table as lines, after a look at them. */
export function PasteTable() {
  const { kept, isReadOnly, table, openTable } = useBench();
  const id = useBenchState(({ kept: { formula } }) => formula.id);
  const lineCount = useBenchState(({ kept: { formula } }) => formula.lines?.length ?? 0);
  return (
    <>
      <Button size="small" variant="quiet" isDisabled={isReadOnly} onPress={() => openTable({ text: '' })}>
        Paste a table
      </Button>
      {table !== null && (
        <Suspense fallback={null}>
          <PasteDialog
            formulaId={id}
            lineCount={lineCount}
            given={table}
            onAdd={kept.change}
            onClose={() => openTable(null)}
          />
        </Suspense>
      )}
    </>
  );
}
