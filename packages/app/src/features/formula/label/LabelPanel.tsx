import type { Labelled, Market } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { PanelTabs } from '@seedbed/ui/panel-tabs';
import { Heading } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../../feedback/toasts';
import { AskedLabel } from './AskedLabel';
import * as styles from './LabelPanel.css';
import type * as labelPicture from './labelPicture';
import { labelSheet } from './labelSheet';
import { useLabels, type LabelSource } from './useLabels';

const WhatChanges = lazy(async () => ({ default: (await import('./WhatChanges')).WhatChanges }));

type LabelPictures = typeof labelPicture;

/** What draws pictures comes when one is asked for. */
const withPictures = (use: (pictures: LabelPictures) => void) =>
  import('./labelPicture').then(use, (error: unknown) =>
    toastFailure('The label could not be drawn as a picture. Nothing was changed; try again.', error),
  );

/** Which labels are looked at: a view, not the market that the formula is for. */
export type LabelView = Market | 'Both';

export interface LabelPanelProps extends LabelSource {
  /** What the formula is called; files and print carry it. */
  name: string;
}

/** The label as it follows from the lines, in either market or both, with what changes between them. */
export function LabelPanel({ name, ...source }: LabelPanelProps) {
  const { draft } = source;
  const own: Market = draft.market ?? 'US';
  const [view, setView] = useState<LabelView>(own);
  const isOtherShown = view !== own;
  const { panels } = useLabels(source, isOtherShown);
  const markets: Market[] = view === 'Both' ? ['US', 'EU'] : [view];
  const kind = draft.kind ?? 'supplement';
  const shown = markets.flatMap((market) => {
    const computed = panels[market];
    return computed ? [{ market, computed, sheet: labelSheet(computed.panel, { market, kind }) }] : [];
  });
  const content = (
    <div className={styles.panel}>
      <div className={styles.labels}>
        {shown.map(({ market, computed, sheet }) => (
          <div key={market} className={styles.market}>
            {view === 'Both' && (
              <Heading level={3} size="body">
                {market}
              </Heading>
            )}
            <AskedLabel
              label={{ panel: computed.panel, sheet }}
              draft={{ ...draft, market }}
              data={source.data}
              parts={source.surroundings?.formulas}
            />
            <MissingLines computed={computed} />
          </div>
        ))}
      </div>
      <Inline gap="xsmall">
        <Button
          size="small"
          onPress={() =>
            void withPictures(({ downloadLabel }) =>
              shown.forEach(({ market, sheet }) => downloadLabel(sheet, `${name} ${market}`)),
            )
          }
        >
          Download SVG
        </Button>
        <Button
          size="small"
          onPress={() =>
            void withPictures(({ printLabels }) =>
              printLabels(
                shown.map(({ sheet }) => sheet),
                name,
              ),
            )
          }
        >
          Print
        </Button>
      </Inline>
      {isOtherShown && (
        <Suspense fallback={null}>
          <WhatChanges own={own} panels={panels} />
        </Suspense>
      )}
    </div>
  );
  return (
    <PanelTabs<LabelView>
      label="Market of the label"
      selectedId={view}
      onSelect={setView}
      tabs={(['US', 'EU', 'Both'] as const).map((id) => ({ id, label: id, content }))}
    />
  );
}

/** Lines that the label had to leave out, each with what it lacks. */
function MissingLines({ computed: { checks } }: { computed: Labelled }) {
  const missing = checks.filter(({ code }) => code.startsWith('conversion.'));
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution" title="Left off the label">
      <ul className={styles.missing}>
        {missing.map(({ code, line, text }) => (
          <li key={`${code} ${line}`}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
