import { Text } from '@seedbed/ui/text';
import { useBenchState } from '../benchContext';

/** How the serving could fit better, in a sentence. */
export function FitAdvice() {
  const advice = useBenchState(({ live }) => live.computed.fit?.advice);
  return advice ? <Text as="p">{advice}</Text> : null;
}
