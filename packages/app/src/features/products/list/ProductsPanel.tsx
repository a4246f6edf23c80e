import type { FormFactor } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Checkbox, SearchField, SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { formFactorLabels } from './formFactorLabels';
import { isFiltering, noFilter, type ProductFilter } from './productFilter';

const formFactors = [
  { id: 'any', label: 'Any form' },
  ...(Object.keys(formFactorLabels) as FormFactor[]).map((id) => ({ id, label: formFactorLabels[id] })),
  { id: 'none', label: 'Not chosen yet' },
] as const;

export interface ProductsPanelProps {
  filter: ProductFilter;
  onFilterChange: (filter: ProductFilter) => void;
  /** How many products the filter lets through, and of how many. */
  shown: number;
  total: number;
}

/** Narrows the list of products. */
export function ProductsPanel({ filter, onFilterChange, shown, total }: ProductsPanelProps) {
  const change = (part: Partial<ProductFilter>) => onFilterChange({ ...filter, ...part });
  return (
    <Stack gap="medium" as="section" aria-label="Filter products">
      <SearchField
        label="Search products"
        value={filter.text}
        onChange={(text) => change({ text })}
        placeholder="Concept or description"
      />
      <SelectField<ProductFilter['formFactor']>
        label="Form factor"
        options={formFactors}
        value={filter.formFactor}
        onChange={(formFactor) => change({ formFactor })}
      />
      <Checkbox isSelected={filter.isPinnedOnly} onChange={(isPinnedOnly) => change({ isPinnedOnly })}>
        Pinned only
      </Checkbox>
      <Text size="caption" tone="quiet" role="status" isTabular>
        {shown === total ? countOf(total) : `${shown} of ${countOf(total)}`}
      </Text>
      {isFiltering(filter) && (
        <Button size="small" onPress={() => onFilterChange(noFilter)}>
          Clear filters
        </Button>
      )}
    </Stack>
  );
}

const countOf = (count: number) => (count === 1 ? '1 product' : `${count} products`);
