'use client';
import type { RefObject } from 'react';
import { Button } from '../button';
import * as styles from './Chart.css';
import type { DataColumn } from './DataTable';
import { useDownloads } from './useDownloads';

export interface PlotDownloadsProps<Row> {
  /** Holds the drawing. */
  box: RefObject<HTMLElement | null>;
  label: string;
  /** What the files are called, without an ending. */
  name: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
}

/** The chart as files: the drawing as it is, in pixels, and the table. */
export function PlotDownloads<Row>({ box, label, name, rows, columns }: PlotDownloadsProps<Row>) {
  const { svg, png, csv } = useDownloads({ box, label, name }, rows, columns);
  return (
    <div role="group" aria-label={`Download ${label}`} className={styles.downloads}>
      <Button size="small" variant="quiet" onPress={svg}>
        SVG
      </Button>
      <Button size="small" variant="quiet" onPress={() => void png()}>
        PNG
      </Button>
      <Button size="small" variant="quiet" onPress={csv}>
        CSV
      </Button>
    </div>
  );
}
