import { withMaterials } from '@seedbed/server/formula';
import { useMemo } from 'react';
import { useBench, useBenchState } from './benchContext';
import { LabelPanel } from './label';

/** The label of what stands in the lines and of what is being typed into them. */
export function LivingLabel() {
  const { basis } = useBench();
  const { formula, computed } = useBenchState(({ live }) => live);
  const draft = useMemo(() => withMaterials(formula, basis.materials), [formula, basis]);
  const { data, surroundings } = basis;
  return <LabelPanel name={formula.name} {...{ draft, data, surroundings, computed }} />;
}
