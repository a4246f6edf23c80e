import { urlOf } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import useSWR from 'swr';
import { call } from '../../../api/client';
import { useBench, useBenchState } from '../bench/benchContext';
import { isOnlyCited, suggestedOps } from '../model/suggestedOps';
import * as styles from './Strip.css';

/** The way from doses that answers brought to a whole formula: the estimate's lines beside them, in one step of undo. */
export function SuggestionOffer() {
  const { kept, productId, isReadOnly, goToCell } = useBench();
  const isOffered = useBenchState(({ kept: { formula } }) => isOnlyCited(formula.lines ?? [])) && !isReadOnly;
  const { data } = useSWR(isOffered ? urlOf('formulas.suggest', { id: productId }) : null, () =>
    call('formulas.suggest', { params: { id: productId } }),
  );
  const formula = useBenchState(({ kept: { formula: current } }) => current);
  if (!isOffered || !data) return null;
  const ops = suggestedOps(formula, data.draft);
  const first = ops.find((op) => op.op === 'addLine')?.line.id;
  if (first === undefined) return null;
  const start = () => {
    kept.change(ops);
    goToCell(String(first), 'name');
  };
  return (
    <section aria-label="Suggested formula" className={styles.typical}>
      <Text as="p" size="caption" tone="quiet">
        Cited doses stay. The estimate’s other lines come below them, and an open form becomes the one it
        suggests
      </Text>
      <div>
        <Button size="small" onPress={start}>
          Start from the suggested formula
        </Button>
      </div>
    </section>
  );
}
