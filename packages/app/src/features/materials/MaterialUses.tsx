import type { MaterialUse } from '@seedbed/server/contract';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { exactUsd } from '../../format/money';
import { useUses } from './materials.api';

interface Row {
  id: string;
  use: MaterialUse;
}

const cost = (amount: string | null) => (amount === null ? '–' : exactUsd(amount));

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', label: 'Formula', cell: ({ use }) => use.name },
  {
    id: 'draft',
    label: 'Draft, a container',
    cell: ({ use: { isInDraft, perUnit } }) => (isInDraft ? cost(perUnit) : 'not in it'),
    isNumber: true,
  },
  {
    id: 'versions',
    label: 'Versions, as they were saved',
    cell: ({ use: { versionCosts } }) =>
      versionCosts.map(({ n, perUnit }) => `v${n} ${cost(perUnit)}`).join(', ') || 'none',
    isNumber: true,
  },
];

/** The formulas that a material is in: drafts at today's cost, versions at theirs. */
export function MaterialUses({ id }: { id: number }) {
  const { data: uses } = useUses(id);
  if (!uses) return null;
  if (uses.length === 0) {
    return (
      <Text as="p" size="caption" tone="quiet">
        No formula uses this material yet.
      </Text>
    );
  }
  return (
    <DataTable
      caption="Where it is used"
      rows={uses.map((use) => ({ id: String(use.formulaId), use }))}
      columns={columns}
    />
  );
}
