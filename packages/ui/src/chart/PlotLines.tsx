import { line as lineOf } from 'd3-shape';
import * as styles from './Chart.css';
import type { PlotLayout, PlotLine } from './plotLayout';

export interface PlotLinesProps {
  lines: readonly PlotLine[];
  layout: PlotLayout;
  /** Id of the frame's outline: no line leaves it. */
  clip: string;
  isRightToLeft: boolean;
}

/** Lines through values, each with its name at its end instead of a legend. */
export function PlotLines({ lines, layout, clip, isRightToLeft }: PlotLinesProps) {
  if (lines.length === 0) return null;
  const { frame, x, y } = layout;
  const draw = lineOf<readonly [number, number]>()
    .x(([value]) => x.place(value))
    .y(([, value]) => y.place(value));
  return (
    <g aria-hidden>
      <clipPath id={clip}>
        <rect
          x={frame.left}
          y={frame.top}
          width={frame.right - frame.left}
          height={frame.bottom - frame.top}
        />
      </clipPath>
      {lines.map(({ id, label, points }, index) => {
        const [endX = 0, endY = 0] = points.at(-1) ?? [];
        return (
          <g key={id}>
            <path
              d={draw(points) ?? ''}
              clipPath={`url(#${clip})`}
              className={styles.line}
              strokeDasharray={dashes[index % dashes.length]}
            />
            <text
              x={x.place(endX)}
              y={y.place(endY) - 8}
              textAnchor={isRightToLeft ? 'start' : 'end'}
              className={styles.words}
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Lines that cross are told apart without colour. */
const dashes = [undefined, '6 4', '2 3', '10 3 2 3'] as const;
