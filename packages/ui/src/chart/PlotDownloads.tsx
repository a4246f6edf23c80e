'use client';
import type { RefObject } from 'react';
import { Button } from '../button';
import * as styles from './Chart.css';
import { useDownloads } from './useDownloads';

export interface PlotDownloadsProps {
  /** Holds the drawing. */
  box: RefObject<HTMLElement | null>;
  label: string;
  /** What the files are called, without an ending. */
  name: string;
  /** The table as comma-separated values. */
  csv: () => string;
}

/** The chart as files: the drawing as it is, in pixels, and the table. */
export function PlotDownloads({ box, label, name, csv }: PlotDownloadsProps) {
  const save = useDownloads({ box, label, name });
  return (
    <div role="group" aria-label={`Download ${label}`} className={styles.downloads}>
      <Button size="small" variant="quiet" onPress={save.svg}>
        SVG
      </Button>
      <Button size="small" variant="quiet" onPress={() => void save.png()}>
        PNG
      </Button>
      <Button size="small" variant="quiet" onPress={() => save.csv(csv())}>
        CSV
      </Button>
    </div>
  );
}
