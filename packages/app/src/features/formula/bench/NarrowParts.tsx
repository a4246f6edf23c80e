import { PanelTabs } from '@seedbed/ui/panel-tabs';
import type { ReactNode } from 'react';
import type { Region } from './useRegionKeys';

interface NarrowPartsProps extends Record<Region, ReactNode> {
  shown: Region;
  onShow: (region: Region) => void;
}

/** The parts of a bench one at a time, where there is no room for them beside each other. */
export function NarrowParts({ shown, onShow, lines, label, fit }: NarrowPartsProps) {
  return (
    <PanelTabs
      label="Parts of the formula"
      selectedId={shown}
      onSelect={onShow}
      keepsPanels
      tabs={[
        { id: 'lines', label: 'Lines', content: lines },
        { id: 'label', label: 'Label', content: label },
        { id: 'fit', label: 'Fit and checks', content: fit },
      ]}
    />
  );
}
