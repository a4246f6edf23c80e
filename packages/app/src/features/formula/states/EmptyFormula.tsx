import type { FormulaStart } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef, useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { toastFailure } from '../../../feedback/toasts';
import { isFocusLost } from '../../../focus/useFocusOnArrival';
import { longestName } from '../model/words';
import * as styles from './states.css';

/** How a formula is begun that has no line yet. */
export type Beginning = 'suggested' | 'type' | 'paste';

/** How somebody came to a formula: by beginning it, or by choosing it in place of another. */
export type Arrival = Beginning | 'chosen';

export interface EmptyFormulaProps {
  /** What will stand here. */
  promise: string;
  /** It stands in place of a formula that was worked on: the first way to begin takes the focus. @default false */
  isInPlace?: boolean;
  /** Begins the formula. The same key with the same start begins one. Throws as `call` does. */
  onBegin: (how: Beginning, idempotencyKey: string) => Promise<void>;
}

/** A formula without a line: what will be here, and three ways to fill it. */
export function EmptyFormula({ promise, isInPlace = false, onBegin }: EmptyFormulaProps) {
  const [begun, setBegun] = useState<Beginning | null>(null);
  const [keys] = useState(idempotencyKeys);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInPlace && isFocusLost()) place.current?.querySelector('button')?.focus();
  }, [isInPlace]);
  const begin = async (how: Beginning) => {
    setBegun(how);
    try {
      await keys.once(how, (key) => onBegin(how, key));
    } catch (error) {
      toastFailure('The formula could not be begun. Nothing was lost; try again in a moment.', error);
    } finally {
      setBegun(null);
    }
  };
  return (
    <div ref={place} className={styles.empty}>
      <div className={styles.promise}>
        <Text as="p" size="reading" tone="quiet">
          {promise}
        </Text>
      </div>
      <Inline gap="xsmall">
        <Button variant="primary" isPending={begun === 'suggested'} onPress={() => void begin('suggested')}>
          Start from the suggested formula
        </Button>
        <Button isPending={begun === 'type'} onPress={() => void begin('type')}>
          Type a line
        </Button>
        <Button isPending={begun === 'paste'} onPress={() => void begin('paste')}>
          Paste a table
        </Button>
      </Inline>
    </div>
  );
}

/** What a formula is called that nobody named: after its product, as long as names may be. */
export const startOf = (concept: string, how: Beginning): FormulaStart => ({
  name: concept.trim().slice(0, longestName) || 'Formula',
  from: how === 'suggested' ? 'suggested' : 'empty',
});
