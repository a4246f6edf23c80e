'use client';
import { lazy, Suspense, useId, useMemo } from 'react';
import * as styles from './Chart.css';
import { csvOf } from './csv';
import type { DataColumn } from './DataTable';
import { PlotAxes } from './PlotAxes';
import { PlotLines } from './PlotLines';
import { PlotPoints } from './PlotPoints';
import {
  layPlot,
  type PlotAxis,
  type PlotBand,
  type PlotLine,
  type PlotPoint,
  type PlotReference,
} from './plotLayout';
import { SortedTable } from './SortedTable';
import { useSize } from './useSize';

export interface PlotProps<Point extends PlotPoint = PlotPoint> {
  /** Names the chart and its table. */
  label: string;
  /** The axis across. */
  x: PlotAxis;
  /** The upward axis: values, or named rows, as in a forest plot. */
  y: PlotAxis;
  /** The points, in the order of the table. A point and its row carry its id as `data-id`. */
  points: readonly Point[];
  /** Which way the points' intervals run. @default 'y' */
  interval?: 'x' | 'y';
  /** Lines through values, named at their end. @default none */
  lines?: readonly PlotLine[];
  /** A value across that is marked, such as that of no effect. */
  reference?: PlotReference;
  /** A span across that is shaded, such as one’s own dose. */
  band?: PlotBand;
  /** Height of the drawing in pixels. @default 320, or 36 for each row */
  height?: number;
  /** The table beneath: the same points in the same order. */
  columns: readonly DataColumn<Point>[];
  /** What its files are called, without an ending; with it, it can be had as SVG, PNG and CSV. */
  downloads?: string;
  /** Called with the id of a point that was pressed, or on which Enter was pressed. */
  onAction?: (id: string) => void;
}

/** Few charts are had as files: the others do without the buttons' code. */
const PlotDownloads = lazy(async () => ({ default: (await import('./PlotDownloads')).PlotDownloads }));

/** Points with their intervals on two axes: scatter, forest or lines. Always with its table, which holds the same. */
export function Plot<Point extends PlotPoint>(props: PlotProps<Point>) {
  const {
    label,
    x,
    y,
    points,
    interval = 'y',
    lines = [],
    reference,
    band,
    columns,
    downloads,
    onAction,
  } = props;
  const [{ width, isRightToLeft }, box] = useSize();
  const height = props.height ?? (y.rows ? y.rows.length * 36 + 72 : 320);
  const layout = useMemo(
    () => layPlot({ width, height, isRightToLeft, x, y, points, lines, interval, reference, band }),
    [width, height, isRightToLeft, x, y, points, lines, interval, reference, band],
  );
  const clip = useId();
  return (
    <figure className={styles.chart}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>{label}</figcaption>
        {downloads !== undefined && (
          <Suspense fallback={null}>
            <PlotDownloads {...{ label, name: downloads, box }} csv={() => csvOf(points, columns)} />
          </Suspense>
        )}
      </div>
      <div ref={box} className={styles.drawing} style={{ height }}>
        {width > 0 && (
          <svg width={width} height={height} className={styles.svg} role="presentation">
            <PlotAxes {...{ layout, x, y, reference, band, isRightToLeft }} />
            <PlotLines lines={lines} layout={layout} clip={clip} isRightToLeft={isRightToLeft} />
            <PlotPoints {...{ label, layout, x, y, interval, onAction }} />
          </svg>
        )}
      </div>
      {columns.length > 0 && (
        <SortedTable caption={label} rows={points} columns={columns} onAction={onAction} isCaptionHidden />
      )}
    </figure>
  );
}
