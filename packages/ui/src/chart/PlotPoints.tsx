'use client';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { defaultFormat, neighbour, type PlotAxis, type PlotLayout, type PlotPoint } from './plotLayout';
import { PointMark } from './PointMark';

const arrows: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface PlotPointsProps {
  label: string;
  layout: PlotLayout;
  x: PlotAxis;
  y: PlotAxis;
  interval: 'x' | 'y';
  onAction?: (id: string) => void;
}

/** The points, one stop for the keyboard. It moves among them without the rest of the chart being drawn again. */
export function PlotPoints({ label, layout, x, y, interval, onAction }: PlotPointsProps) {
  const { current, setCurrent, handleKeyDown } = useRovingPoint(layout, onAction);
  const words = useMemo(() => layout.points.map(({ point }) => wordsOf(point, { x, y })), [layout, x, y]);
  return (
    <g role="listbox" aria-label={label} onKeyDown={handleKeyDown}>
      {layout.points.map((placed, index) => (
        <PointMark
          key={placed.point.id}
          index={index}
          placed={placed}
          isAcross={interval === 'x'}
          words={words[index] ?? ''}
          isCurrent={index === current}
          onFocus={setCurrent}
          onAction={onAction}
        />
      ))}
    </g>
  );
}

/** What is said of a point: its name, where it stands, and its interval. */
function wordsOf({ label, x, y, low, high }: PlotPoint, axes: { x: PlotAxis; y: PlotAxis }): string {
  const across = axes.x.format ?? defaultFormat;
  const upwards = axes.y.format ?? defaultFormat;
  const ofInterval = axes.y.rows ? across : upwards;
  const place = typeof y === 'number' ? `${across(x)}, ${upwards(y)}` : across(x);
  const span = low !== undefined && high !== undefined ? ` (${ofInterval(low)} to ${ofInterval(high)})` : '';
  return `${label}: ${place}${span}`;
}

/** One stop for the keyboard; arrows lead to the next point along their axis, Enter acts on it. */
function useRovingPoint({ points }: PlotLayout, onAction?: (id: string) => void) {
  const [current, setCurrent] = useState(0);
  const handleKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const direction = arrows[event.key];
    const point = points[current]?.point;
    if (direction) moveTo(neighbour(points, current, direction), event);
    else if (event.key === 'Home') moveTo(0, event);
    else if (event.key === 'End') moveTo(points.length - 1, event);
    else if (event.key === 'Enter' && point) onAction?.(point.id);
  };
  const moveTo = (index: number, event: KeyboardEvent<SVGGElement>) => {
    event.preventDefault();
    setCurrent(index);
    const option = event.currentTarget.children[index];
    if (option instanceof SVGElement) option.focus();
  };
  return { current: Math.min(current, Math.max(points.length - 1, 0)), setCurrent, handleKeyDown };
}
