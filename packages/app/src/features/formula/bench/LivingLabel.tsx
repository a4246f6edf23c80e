import { useMemo } from 'react';
import { useBench, useBenchState, useLive } from './benchContext';
import { LabelPanel, Labels, type LabelView } from '../label';
import { resolved } from '../model/resolved';

/** The label of what stands in the lines and of what is being typed into them. */
export function LivingLabel() {
  const market = useBenchState(({ kept: { formula } }) => formula.market);
  return <LabelPanel own={market ?? 'US'}>{(view) => <LivingLabels view={view} />}</LabelPanel>;
}

function LivingLabels({ view }: { view: LabelView }) {
  const { basis } = useBench();
  const { formula, computed } = useLive();
  const draft = useMemo(() => resolved(formula, basis), [formula, basis]);
  const { data, surroundings } = basis;
  return <Labels name={formula.name} {...{ view, draft, data, surroundings, computed }} />;
}
