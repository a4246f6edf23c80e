import { memo, useMemo } from 'react';
import { useBench, useLive } from './benchContext';
import { LabelPanel } from './label';
import { resolved } from './model/resolved';

const SteadyLabel = memo(LabelPanel);

/** The label of what stands in the lines and of what is being typed into them. */
export function LivingLabel() {
  const { basis } = useBench();
  const { formula, computed } = useLive();
  const draft = useMemo(() => resolved(formula, basis), [formula, basis]);
  const { data, surroundings } = basis;
  return <SteadyLabel name={formula.name} {...{ draft, data, surroundings, computed }} />;
}
