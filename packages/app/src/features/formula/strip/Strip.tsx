import { useBenchState } from '../benchContext';
import { StripOf } from './StripOf';

/** The sums of what stands in the lines and of what is being typed into them. */
export function Strip() {
  const { formula, computed } = useBenchState(({ live }) => live);
  return <StripOf formula={formula} computed={computed} />;
}
