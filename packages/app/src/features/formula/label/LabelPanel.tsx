import type { Market } from '@seedbed/server/formula';
import { PanelTabs } from '@seedbed/ui/panel-tabs';
import { useState, type ReactNode } from 'react';
import type { LabelView } from './Labels';

export interface LabelPanelProps {
  /** The market of the formula: what is looked at first. */
  own: Market;
  /** The labels of a view. They follow the keys by themselves: the tabs around them stay as they are. */
  children: (view: LabelView) => ReactNode;
}

/** The label in either market or both. */
export function LabelPanel({ own, children }: LabelPanelProps) {
  const [view, setView] = useState<LabelView>(own);
  const content = children(view);
  return (
    <PanelTabs<LabelView>
      label="Market of the label"
      selectedId={view}
      onSelect={setView}
      tabs={(['US', 'EU', 'Both'] as const).map((id) => ({ id, label: id, content }))}
    />
  );
}
