/** How many places differ, and how. */
export interface DifferenceCounts {
  changed: number;
  added: number;
  removed: number;
}

/** What a difference says; English unless told otherwise. */
export interface DifferenceWords {
  /** Name of the mark on what differs. @default 'Changed' */
  changed: string;
  /** Name of the mark on what came. @default 'Added' */
  added: string;
  /** Name of the mark on what went. @default 'Removed' */
  removed: string;
  /** What it says above the rest. @default '2 changed, 1 added', or 'No difference' */
  summary: (counts: DifferenceCounts) => string;
  /** What shows and hides again what is alike; `count` rows or paragraphs. @default '8 unchanged' */
  unchanged: (count: number) => string;
}

const summary = ({ changed, added, removed }: DifferenceCounts): string => {
  const counted = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
  ] as const;
  const said = counted.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.join(', ') || 'No difference';
};

export const english: DifferenceWords = {
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  summary,
  unchanged: (count) => `${count} unchanged`,
};
