import { Skeleton } from '@seedbed/ui/skeleton';
import { useBenchState } from '../benchContext';
import { isWhole } from '../model/computed';
import { StripOf } from './StripOf';

/** The sums of what stands in the lines and of what is being typed into them. */
export function Strip() {
  const { formula, computed } = useBenchState(({ live }) => live);
  return isWhole(computed) ? <StripOf formula={formula} computed={computed} /> : <Skeleton lines={2} />;
}
