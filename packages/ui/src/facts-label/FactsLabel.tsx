'use client';
import { useMemo, type CSSProperties } from 'react';
import { Ask, AskContext, type AskAbout } from './Ask';
import * as styles from './FactsLabel.css';
import { FactsTable } from './FactsTable';
import { helvetica, widthOf } from './metrics';
import type { FactsPlace, FactsSheet } from './sheet';
import { sized } from './sized';

export interface FactsLabelProps {
  /** What stands where, how heavy and how large. */
  sheet: FactsSheet;
  /**
   * How much larger than in print it is on a screen; in print it has its size in points.
   * @default 1.5
   */
  scale?: number;
  /**
   * Makes every figure and text a button that asks how it came about; `element` is the button, to open something beside it.
   * @default nothing can be pressed
   */
  onExplain?: (place: FactsPlace, element: HTMLElement) => void;
  /**
   * Of what there is something to tell; the rest is no button.
   * @default everything
   */
  canExplain?: (place: FactsPlace) => boolean;
  /** The place that is explained at the moment: its button says that it is open. */
  explained?: FactsPlace | null;
}

const all = () => true;

/**
 * A label as it will be printed: a real table in a frame, with what stands below it. Black on white in every scheme, for it
 * is a picture of paper. A row that comes or changes is tinted for a second.
 */
export function FactsLabel({
  sheet,
  scale = 1.5,
  onExplain,
  canExplain = all,
  explained = null,
}: FactsLabelProps) {
  const titleEms = widthOf(sheet.title, { size: 1, isStrong: true }, helvetica);
  const asking = useMemo(
    (): AskAbout | null => (onExplain ? { onExplain, canExplain, explained } : null),
    [onExplain, canExplain, explained],
  );
  return (
    <AskContext value={asking}>
      <div className={styles.place}>
        <div
          className={styles.sheet}
          style={
            {
              '--seedbed-facts-scale': scale,
              '--seedbed-facts-width': sheet.width,
              '--seedbed-facts-title': titleEms,
            } as CSSProperties
          }
        >
          <div className={styles.frame}>
            <FactsTable sheet={sheet} />
            {(sheet.notes.length > 0 || sheet.notesRule !== 'none') && (
              <div className={styles.notes} data-rule={sheet.notesRule} style={sized(sheet.sizes.note)}>
                {sheet.notes.map((note) => (
                  <p key={note} className={styles.note}>
                    {note}
                  </p>
                ))}
              </div>
            )}
          </div>
          {sheet.texts.map(({ id, runs }) => (
            <p key={id} className={styles.text} style={sized(sheet.sizes.text)}>
              <Ask place={{ part: 'text', id }}>
                {runs.map(({ text, isStrong }, at) =>
                  isStrong ? (
                    // oxlint-disable-next-line react/no-array-index-key -- a stretch is its place: it has no other name
                    <strong key={at} className={styles.strong}>
                      {text}
                    </strong>
                  ) : (
                    text
                  ),
                )}
              </Ask>
            </p>
          ))}
        </div>
      </div>
    </AskContext>
  );
}
