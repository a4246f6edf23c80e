import type { DifferenceCounts } from './words';

/** One thing in two versions. */
export interface DifferenceField {
  /** Tells it from the others. */
  id: string;
  /** What it is. */
  label: string;
  /** What it was, as it is read; undefined where it was not there. */
  before?: string;
  /** What it is now, as it is read; undefined where it is there no longer. */
  after?: string;
  /** How far it changed, as it is read: '+20 mg'. */
  change?: string;
}

/** How a thing differs. */
export type DifferenceKind = 'same' | 'changed' | 'added' | 'removed';

export const kindOf = ({ before, after }: DifferenceField): DifferenceKind => {
  if (before === after) return 'same';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
};

export const countKinds = (kinds: readonly DifferenceKind[]): DifferenceCounts => {
  const count = (kind: DifferenceKind) => kinds.filter((each) => each === kind).length;
  return { changed: count('changed'), added: count('added'), removed: count('removed') };
};
