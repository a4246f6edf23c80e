import type { Labelled, Market } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import type { FactsSheet } from '@seedbed/ui/facts-label';
import { Inline } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Heading } from '@seedbed/ui/text';
import { lazy, memo, Suspense, useEffect, useRef, type RefObject } from 'react';
import { toastFailure } from '../../../feedback/toasts';
import { AskedLabel } from './AskedLabel';
import * as styles from './LabelPanel.css';
import type * as labelPicture from './labelPicture';
import { labelSheet } from './labelSheet';
import { useLabels, type LabelSource } from './useLabels';

const WhatChanges = lazy(async () => ({ default: (await import('./WhatChanges')).WhatChanges }));

/** Which labels are looked at: a view, not the market that the formula is for. */
export type LabelView = Market | 'Both';

export interface LabelsProps extends LabelSource {
  /** What the formula is called; files and print carry it. */
  name: string;
  view: LabelView;
}

/** The label as it follows from the lines, in either market or both, with what changes between them. */
export function Labels({ name, view, ...source }: LabelsProps) {
  const { draft } = source;
  const isOtherShown = view !== (draft.market ?? 'US');
  const { own, panels } = useLabels(source, isOtherShown);
  const markets: Market[] = view === 'Both' ? ['US', 'EU'] : [view];
  const kind = draft.kind ?? 'supplement';
  const shown = markets.flatMap((market) => {
    const computed = panels[market];
    return computed ? [{ market, computed, sheet: labelSheet(computed.panel, { market, kind }) }] : [];
  });
  const taken = useRef<Drawn>({ name, shown });
  useEffect(() => {
    taken.current = { name, shown };
  });
  return (
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
      <TakeAway taken={taken} />
      {isOtherShown && (
        <Suspense fallback={null}>
          <WhatChanges own={own} panels={panels} />
        </Suspense>
      )}
    </div>
  );
}

type LabelPictures = typeof labelPicture;

/** What draws pictures comes when one is asked for. */
const withPictures = (use: (pictures: LabelPictures) => void) =>
  void import('./labelPicture').then(use, (error: unknown) =>
    toastFailure('The label could not be drawn as a picture. Nothing was changed; try again.', error),
  );

/** The labels that are shown. */
interface Drawn {
  name: string;
  shown: { market: Market; sheet: FactsSheet }[];
}

/** Takes the labels away as files or on paper: those of the moment, so that keys that change them draw no button anew. */
const TakeAway = memo(function TakeAway({ taken }: { taken: RefObject<Drawn> }) {
  const download = () =>
    withPictures(({ downloadLabel }) => {
      const { name, shown } = taken.current;
      for (const { market, sheet } of shown) downloadLabel(sheet, `${name} ${market}`);
    });
  const print = () =>
    withPictures(({ printLabels }) => {
      const { name, shown } = taken.current;
      printLabels(
        shown.map(({ sheet }) => sheet),
        name,
      );
    });
  return (
    <Inline gap="xsmall">
      <Button size="small" onPress={download}>
        Download SVG
      </Button>
      <Button size="small" onPress={print}>
        Print
      </Button>
    </Inline>
  );
});

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
