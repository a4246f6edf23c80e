import type { StoredFormula } from '@seedbed/server/contract';
import { DataGrid } from '@seedbed/ui/data-grid';
import { useMemo } from 'react';
import { lineColumns } from '../grid/columns';
import { rowsOf } from '../grid/rows';
import type { Basis, Whole } from '../model/computed';
import { nothingPending } from '../model/pending';

/** Nothing is looked for in what can only be read. */
const columns = lineColumns({ name: () => [], form: () => [] });

interface SavedLinesProps {
  label: string;
  formula: StoredFormula;
  computed: Whole;
  basis: Basis;
}

/** The lines of a version as it was saved. */
export function SavedLines({ label, formula, computed, basis }: SavedLinesProps) {
  const rows = useMemo(
    () => rowsOf({ formula, computed, pending: nothingPending, basis, empty: [] }, []),
    [formula, computed, basis],
  );
  return <DataGrid label={label} rows={rows} columns={columns} maxHeight="20rem" />;
}
