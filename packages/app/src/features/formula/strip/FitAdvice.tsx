import { Text } from '@seedbed/ui/text';
import { useLive } from '../bench/benchContext';

/** How the serving could fit better, in a sentence. */
export function FitAdvice() {
  const { computed } = useLive();
  const advice = computed.fit?.advice;
  return advice ? <Text as="p">{advice}</Text> : null;
}
