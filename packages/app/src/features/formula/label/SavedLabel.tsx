import type { FormulaDraft, Panel } from '@seedbed/server/formula';
import { FactsLabel } from '@seedbed/ui/facts-label';
import { labelSheet } from './labelSheet';

interface SavedLabelProps {
  panel: Panel;
  draft: Pick<FormulaDraft, 'market' | 'kind'>;
}

/** A label as it was computed once. */
export const SavedLabel = ({ panel, draft: { market, kind } }: SavedLabelProps) => (
  <FactsLabel sheet={labelSheet(panel, { market: market ?? 'US', kind: kind ?? 'supplement' })} />
);
