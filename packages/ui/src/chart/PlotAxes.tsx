import * as styles from './Chart.css';
import {
  defaultFormat,
  fitted,
  type PlotAxis,
  type PlotBand,
  type PlotLayout,
  type PlotReference,
  widthOf,
} from './plotLayout';

export interface PlotAxesProps {
  layout: PlotLayout;
  x: PlotAxis;
  y: PlotAxis;
  reference?: PlotReference;
  band?: PlotBand;
  isRightToLeft: boolean;
}

/** What the points are read against: hairlines, values, the band and the marked value. For the eyes only. */
export function PlotAxes({ layout, x, y, reference, band, isRightToLeft }: PlotAxesProps) {
  const { frame } = layout;
  const side = isRightToLeft ? frame.right + 8 : frame.left - 8;
  const format = x.format ?? defaultFormat;
  return (
    <g aria-hidden>
      {band && <Band layout={layout} band={band} />}
      {layout.x.ticks.map((tick) => (
        <g key={tick} transform={`translate(${layout.x.place(tick)} 0)`}>
          <line y1={frame.top} y2={frame.bottom} className={styles.gridLine} />
          <text y={frame.bottom + 16} textAnchor="middle" className={styles.words}>
            {format(tick)}
          </text>
        </g>
      ))}
      {y.rows ? (
        <RowNames layout={layout} side={side} isRightToLeft={isRightToLeft} />
      ) : (
        <Values layout={layout} axis={y} side={side} />
      )}
      {reference && <Reference layout={layout} reference={reference} />}
      <AxisLabels
        layout={layout}
        ends={endsOf(layout, x, { reference, isRightToLeft })}
        label={x.label}
        isRightToLeft={isRightToLeft}
      />
    </g>
  );
}

interface Side {
  layout: PlotLayout;
  /** Where words beside the frame begin. */
  side: number;
}

function RowNames({ layout, side, isRightToLeft }: Side & { isRightToLeft: boolean }) {
  const room = isRightToLeft ? layout.width - side : side;
  return layout.rows.map(({ name, y }) => (
    <text key={name} x={side} y={y} dy="0.35em" textAnchor="end" className={styles.words}>
      {fitted(name, room)}
    </text>
  ));
}

function Values({ layout, side, axis }: Side & { axis: PlotAxis }) {
  const { frame } = layout;
  const format = axis.format ?? defaultFormat;
  return (
    <>
      {layout.y.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${layout.y.place(tick)})`}>
          <line x1={frame.left} x2={frame.right} className={styles.gridLine} />
          <text x={side} dy="0.35em" textAnchor="end" className={styles.words}>
            {format(tick)}
          </text>
        </g>
      ))}
      <text
        transform={`translate(${side < frame.left ? 12 : frame.right + 52} ${(frame.top + frame.bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        className={styles.axisName}
      >
        {axis.label}
      </text>
      <Ends layout={layout} ends={axis.ends} />
    </>
  );
}

/** What it means to stand low or high, in the corners of the frame. */
function Ends({ layout: { frame }, ends }: Pick<Side, 'layout'> & { ends: PlotAxis['ends'] }) {
  if (!ends) return null;
  const [low, high] = ends;
  return (
    <>
      <text x={frame.right} y={frame.top + 10} textAnchor="end" className={styles.words}>
        {high}
      </text>
      <text x={frame.right} y={frame.bottom - 6} textAnchor="end" className={styles.words}>
        {low}
      </text>
    </>
  );
}

/** Pixels on one side of the marked value, at least, for that side to have its words. */
const leastSide = 8;

/** The words of the two sides of an axis, the lower first; a side that the axis does not reach has none. */
function endsOf(
  { frame, x: scale }: PlotLayout,
  { ends }: PlotAxis,
  { reference, isRightToLeft }: Pick<PlotAxesProps, 'reference' | 'isRightToLeft'>,
): readonly (string | undefined)[] {
  if (!ends || !reference || reference.axis === 'y') return ends ?? [];
  const at = scale.place(reference.value);
  const [toLow, toHigh] = isRightToLeft
    ? [frame.right - at, at - frame.left]
    : [at - frame.left, frame.right - at];
  return [toLow < leastSide ? undefined : ends[0], toHigh < leastSide ? undefined : ends[1]];
}

interface AxisLabelsProps {
  layout: PlotLayout;
  label: string;
  /** Words of its two sides, the lower first. */
  ends: readonly (string | undefined)[];
  isRightToLeft: boolean;
}

function AxisLabels({ layout: { frame }, label, ends, isRightToLeft }: AxisLabelsProps) {
  const [low, high] = ends;
  const [first, last] = sideBySide(isRightToLeft ? [high, low] : [low, high], frame.right - frame.left);
  const y = frame.bottom + 32;
  return (
    <>
      <text
        x={(frame.left + frame.right) / 2}
        y={frame.bottom + (low || high ? 48 : 38)}
        textAnchor="middle"
        className={styles.axisName}
      >
        {label}
      </text>
      {first && (
        <text x={frame.left} y={y} textAnchor={isRightToLeft ? 'end' : 'start'} className={styles.words}>
          {first}
        </text>
      )}
      {last && (
        <text x={frame.right} y={y} textAnchor={isRightToLeft ? 'start' : 'end'} className={styles.words}>
          {last}
        </text>
      )}
    </>
  );
}

/** Words at both ends of one line: the longer gives way where there is no room for both. */
function sideBySide([first, last]: readonly (string | undefined)[], room: number): (string | undefined)[] {
  if (!first || !last) return [first, last];
  const [short, long] = first.length <= last.length ? [first, last] : [last, first];
  const cut = fitted(long, room - widthOf(short) - 16);
  return long === last ? [first, cut] : [cut, last];
}

/** The name of a band is in its middle, unless that is so near an end of the frame that it would leave it. */
function besideBand(middle: number, { left, right }: PlotLayout['frame']) {
  const room = 72;
  if (middle - left < room) return { x: Math.max(middle, left) + 6, textAnchor: 'start' } as const;
  if (right - middle < room) return { x: Math.min(middle, right) - 6, textAnchor: 'end' } as const;
  return { x: middle, textAnchor: 'middle' } as const;
}

/** How much of one amount is seen as a band, in px. */
const thinnest = 3;

function Band({ layout, band }: { layout: PlotLayout; band: PlotBand }) {
  const [a, b] = [layout.x.place(band.from), layout.x.place(band.to)];
  const { top, bottom } = layout.frame;
  return (
    <>
      <rect
        x={Math.min(a, b, (a + b - thinnest) / 2)}
        width={Math.max(Math.abs(b - a), thinnest)}
        y={top}
        height={bottom - top}
        className={styles.band}
      />
      <text {...besideBand((a + b) / 2, layout.frame)} y={top + 12} className={styles.bandName}>
        {band.label}
      </text>
    </>
  );
}

function Reference({ layout, reference }: { layout: PlotLayout; reference: PlotReference }) {
  const { top, bottom, left, right } = layout.frame;
  if (reference.axis === 'y') {
    const y = layout.y.place(reference.value);
    return (
      <>
        <line x1={left} x2={right} y1={y} y2={y} className={styles.reference} />
        <text x={left + 4} y={y - 4} className={styles.words}>
          {reference.label}
        </text>
      </>
    );
  }
  const x = layout.x.place(reference.value);
  return (
    <>
      <line x1={x} x2={x} y1={top} y2={bottom} className={styles.reference} />
      <text x={x} y={top - 2} textAnchor="middle" className={styles.words}>
        {reference.label}
      </text>
    </>
  );
}
