import type { TabMenuEntry } from './TabMenu';
import { dropBy, unitOf, type MoveStep, type StripUnit } from '../tabs/tabs';
import type { Tabs, TabStripTab } from '../tabs/useTabs';
import type { TabStripWords } from '../words';

/** What the strip itself can do to a tab. */
export interface OwnEntriesOptions {
  tab: TabStripTab;
  units: readonly StripUnit[];
  can: Pick<Tabs, 'canClose' | 'canMove' | 'canRename'>;
  isRtl: boolean;
  words: TabStripWords;
  startRename: (id: string) => void;
  moveBy: (unit: StripUnit, step: MoveStep) => void;
  close: (id: string) => void;
}

/** Everything that keys and pointer do to a tab, as commands of its menu. None for a pinned tab. */
export function ownEntries(options: OwnEntriesOptions): TabMenuEntry[] {
  const { tab, units, can, isRtl, words } = options;
  const unit = unitOf(units, tab.id);
  if (tab.isPinned || !unit) return [];
  const moving = (id: 'moveLeft' | 'moveRight', step: MoveStep): TabMenuEntry => ({
    id,
    label: words[`${id}Entry`],
    shortcut: words[`${id}Key`],
    isDisabled: !dropBy(units, unit.id, step),
    onAction: () => options.moveBy(unit, step),
  });
  const entries: (TabMenuEntry | false)[] = [
    can.canRename && {
      id: 'rename',
      label: words.renameEntry,
      shortcut: words.renameKey,
      onAction: () => options.startRename(tab.id),
    },
    can.canMove && moving('moveLeft', isRtl ? 'forward' : 'backward'),
    can.canMove && moving('moveRight', isRtl ? 'backward' : 'forward'),
    can.canClose && {
      id: 'close',
      label: words.closeEntry,
      shortcut: words.closeKey,
      isDanger: true,
      onAction: () => options.close(tab.id),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
