import type { Way } from '@seedbed/server/formula/goal';
import { Dialog } from '@seedbed/ui/dialog';
import { Stack } from '@seedbed/ui/layout';
import { NumberField } from '@seedbed/ui/number-field';
import { Heading, Text } from '@seedbed/ui/text';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { toasts } from '../../../feedback/toasts';
import { useBench, useBenchState } from '../bench/benchContext';
import * as styles from '../strip/Strip.css';
import { missingWords, unpricedWords } from './costWords';
import { WayItem } from './WayItem';
import { moneyText, wayOps } from './wayWords';

/** What is asked for at first: a tenth less, down to the cent. */
const atFirst = (cost: number) => Math.floor(cost * 90) / 100;

/** Which line, form or run brings a unit to a target cost, and what evidence each loses. */
export function GoalDialog({ onClose }: { onClose: () => void }) {
  const { formula, computed } = useBenchState(({ kept }) => kept);
  const cost = computed.cost?.perUnit ?? null;
  return (
    <Dialog title="Meet a target cost" size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {cost === null ? (
        <Text as="p">{missingWords(formula)}</Text>
      ) : (
        <Ways
          key={formula.id}
          cost={Number(cost)}
          containers={computed.bom?.containers ?? 0}
          unpriced={unpricedWords(computed.checks)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** It brings the whole core along, as computing does: it comes beside the dialog. */
const loadFinder = async () => (await import('./findWays')).findWays;

interface WaysProps {
  /** Of a unit as it is, US dollars. */
  cost: number;
  containers: number;
  /** Lines that the cost leaves out, in words; empty where there are none. */
  unpriced: string;
  onClose: () => void;
}

function Ways({ cost, containers, unpriced, onClose }: WaysProps) {
  const { kept, basis, catalogue, isReadOnly } = useBench();
  const formula = useBenchState(({ kept: { formula: current } }) => current);
  const [target, setTarget] = useState<number | null>(() => atFirst(cost));
  const finder = useSWR('what finds ways to a target cost', loadFinder);
  const findWays = finder.data;
  const ways = useMemo(
    () => (target === null ? [] : findWays?.(target, { formula, basis, catalogue })),
    [target, findWays, formula, basis, catalogue],
  );
  const use = ({ change, perUnit }: Way, title: string) => {
    if (!kept.change(wayOps(formula, change))) return;
    toasts.add({ title, description: `A unit costs ${moneyText(perUnit)}.` });
    onClose();
  };
  const groups = [
    { title: 'Enough alone', ways: ways?.filter(({ isEnough }) => isEnough) ?? [] },
    { title: 'Not enough alone', ways: ways?.filter(({ isEnough }) => !isEnough) ?? [] },
  ];
  return (
    <Stack gap="medium">
      <NumberField
        label="Target cost of a unit, $"
        description={`Now ${moneyText(cost)}${unpriced && `, and ${unpriced} that it leaves out`}. One change at a time is looked at; nothing is changed yet.`}
        min={0}
        step={0.1}
        autoFocus
        value={target === null ? null : { value: target, unit: '' }}
        onChange={(next) => setTarget(next?.value ?? null)}
      />
      <div role="status">{statusWords({ target, cost, ways, unpriced })}</div>
      {groups.map(
        (group) =>
          group.ways.length > 0 && (
            <section key={group.title} aria-label={group.title}>
              <Heading level={3} size="body">
                {group.title}
              </Heading>
              <ul className={styles.checks}>
                {group.ways.map((way) => (
                  <WayItem
                    key={JSON.stringify(way.change)}
                    {...{ formula, containers, way }}
                    onUse={isReadOnly ? undefined : use}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </Stack>
  );
}

interface Asked extends Pick<WaysProps, 'unpriced'> {
  target: number | null;
  cost: number;
  /** Undefined while what finds them is loaded. */
  ways: readonly Way[] | undefined;
}

/** How many ways there are, in a sentence. */
function statusWords({ target, cost, ways, unpriced }: Asked) {
  if (target === null) return '';
  if (!ways) return 'Looking for ways.';
  if (cost <= target)
    return unpriced ? `The target is met, but for ${unpriced}.` : 'The target is met already.';
  const count = ways.filter(({ isEnough }) => isEnough).length;
  if (count === 0) return `No single change reaches ${moneyText(target)}.`;
  return `${count} ${count === 1 ? 'change reaches' : 'changes reach'} ${moneyText(target)}.`;
}
