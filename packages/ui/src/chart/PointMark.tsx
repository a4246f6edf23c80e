'use client';
import { memo } from 'react';
import * as styles from './Chart.css';
import type { PlacedPoint } from './plotLayout';
import { shapePath } from './shapes';

export interface PointMarkProps {
  /** Its place among the points. */
  index: number;
  placed: PlacedPoint;
  /** The interval runs across. */
  isAcross: boolean;
  words: string;
  isCurrent: boolean;
  onFocus: (index: number) => void;
  onAction?: (id: string) => void;
}

/** Least radius of what a finger or mouse may hit. */
const reach = 12;

/** A point with its interval. What hovering shows, focus shows too. */
export const PointMark = memo(function PointMark(props: PointMarkProps) {
  const { index, placed, isAcross, words, isCurrent, onFocus, onAction } = props;
  const { point, x, y, interval, spread, radius } = placed;
  const [from, to] = interval ?? [0, 0];
  const whisker = isAcross ? { x1: from, x2: to, y1: y, y2: y } : { x1: x, x2: x, y1: from, y2: to };
  return (
    <g
      role="option"
      aria-label={words}
      aria-selected={isCurrent}
      data-id={point.id}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.point}
      onFocus={() => onFocus(index)}
      onClick={() => onAction?.(point.id)}
    >
      <title>{words}</title>
      {spread && <line x1={spread[0]} x2={spread[1]} y1={y} y2={y} className={styles.spread} />}
      {interval && <line {...whisker} className={styles.whisker} />}
      <circle cx={x} cy={y} r={Math.max(radius, reach)} className={styles.target} />
      <path
        d={shapePath(point.shape ?? 'circle', radius)}
        transform={`translate(${x} ${y})`}
        className={styles.mark}
        data-hollow={interval === null || undefined}
      />
      {point.letter && (
        <text x={x + radius + 2} y={y - radius} className={styles.words}>
          {point.letter}
        </text>
      )}
    </g>
  );
});
