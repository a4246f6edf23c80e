import { memo, useDeferredValue, useMemo } from 'react';
import { useBench, useBenchState } from './benchContext';
import { LabelPanel } from './label';
import { resolved } from './model/resolved';

const SteadyLabel = memo(LabelPanel);

/**
 * The label of what stands in the lines and of what is being typed into them. The key comes first and the drawing of a long
 * label right after it, in pieces: a key that follows does not wait.
 */
export function LivingLabel() {
  const { basis } = useBench();
  const { formula, computed } = useDeferredValue(useBenchState(({ live }) => live));
  const draft = useMemo(() => resolved(formula, basis), [formula, basis]);
  const { data, surroundings } = basis;
  return <SteadyLabel name={formula.name} {...{ draft, data, surroundings, computed }} />;
}
