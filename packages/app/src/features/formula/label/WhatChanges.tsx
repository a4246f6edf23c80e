import type { Labelled, Market } from '@seedbed/server/formula';
import { FieldDifference } from '@seedbed/ui/difference';
import { useMemo } from 'react';
import { labelChanges } from './labelChanges';
import { otherMarket } from './useLabels';

interface WhatChangesProps {
  own: Market;
  panels: Partial<Record<Market, Labelled>>;
}

/** From the label of the formula's own market to that of the other. */
export function WhatChanges({ own, panels }: WhatChangesProps) {
  const other = otherMarket(own);
  const [before, after] = [panels[own]?.panel, panels[other]?.panel];
  const fields = useMemo(() => (before && after ? labelChanges(before, after) : []), [before, after]);
  return (
    <FieldDifference
      label="What changes"
      fields={fields}
      nameLabel="On the label"
      beforeLabel={own}
      afterLabel={other}
    />
  );
}
