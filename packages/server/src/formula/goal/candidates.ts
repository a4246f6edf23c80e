import type { FormulaDraft, LineDraft, Purpose } from '../draft.ts';
import { changed, type GoalChange, type GoalSource } from './change.ts';
import { lastThatHolds, roundDown, roundUp } from './search.ts';

/** A change, and what a unit costs with it. */
interface Candidate {
  change: GoalChange;
  perUnit: number;
}

interface Searched extends Pick<GoalSource, 'draft' | 'otherForms'> {
  /** Of the run as it is. */
  containers: number;
  costOf: (draft: FormulaDraft) => number | null;
}

/** What a product can hold less of. Without its shell, coating or preservative it would be none. */
const spared: ReadonlySet<Purpose> = new Set(['active', 'base', 'flavour', 'sweetener', 'colour']);

/** Beyond this a first run is none. */
const largestRun = 100_000;

/** Single changes that may bring a unit to the target cost. */
export function candidates(target: number, from: Searched): Candidate[] {
  const { draft, otherForms, costOf } = from;
  const priced = (change: GoalChange): Candidate[] => {
    const perUnit = costOf(changed(draft, change));
    return perUnit === null ? [] : [{ change, perUnit }];
  };
  const lines = draft.lines ?? [];
  return [
    ...priced(runTo(target, from)),
    ...lines.flatMap((line) =>
      otherForms(line).flatMap((form) => priced({ kind: 'form', line: line.id, form })),
    ),
    ...lines.filter(isSpared).flatMap((line) => lessOf(target, line, { ...from, priced })),
  ];
}

const isSpared = ({ purpose, amount }: LineDraft): boolean =>
  spared.has(purpose ?? 'active') && Boolean(amount?.value) && amount?.unit !== '%';

interface Priced extends Searched {
  priced: (change: GoalChange) => Candidate[];
}

/** As much of a line as the target leaves; none of it where that is the most that helps. */
function lessOf(target: number, { id, amount }: LineDraft, { draft, costOf, priced }: Priced): Candidate[] {
  const without = priced({ kind: 'without', line: id });
  const isAlone = (draft.lines ?? []).length === 1;
  const whole = amount?.value ?? 0;
  const isMet = (value: number) => {
    const cost = costOf(changed(draft, { kind: 'amount', line: id, value }));
    return cost !== null && cost <= target;
  };
  const [best] = without;
  if (!isAlone && !(best && best.perUnit <= target)) return without;
  const value = roundDown(lastThatHolds(0, whole, isMet));
  return value > 0 && isMet(value) ? priced({ kind: 'amount', line: id, value }) : without;
}

/** The smallest run that meets the target, or the largest that is looked at. */
function runTo(target: number, { draft, containers, costOf }: Searched): GoalChange {
  const run = (size: number): GoalChange => ({ kind: 'run', containers: size });
  const isMet = (size: number) => {
    const cost = costOf(changed(draft, run(size)));
    return cost !== null && cost <= target;
  };
  const most = Math.max(largestRun, containers);
  return run(isMet(most) ? roundUp(lastThatHolds(most, containers, isMet)) : most);
}
