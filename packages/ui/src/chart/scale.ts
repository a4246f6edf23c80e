import { scaleLinear, scaleLog } from 'd3-scale';

/** What an axis needs to be laid out. */
export interface ScaleInput {
  kind: 'linear' | 'log';
  /** Every value that must fit. On a log scale those at or below 0 are left out. */
  values: readonly number[];
  /** Ends of the axis, where the page says them. */
  min?: number;
  max?: number;
  /** Pixels from the first value to the last. */
  range: readonly [number, number];
}

/** A scale with its ticks: the values to write, and where. */
export interface PlotScale {
  place(value: number): number;
  ticks: readonly number[];
}

/** Pixels between two ticks, at least. */
const tickGap = 72;

/** Of their size: values nearer to each other are one, since no axis can tell them apart by round numbers. */
const nearlyNothing = 1e-9;

const ends = ({ values, min, max, kind }: ScaleInput): [number, number] => {
  const fitting = values.filter((value) => Number.isFinite(value) && (kind === 'linear' || value > 0));
  const fallback = kind === 'log' ? [0.1, 10] : [0, 1];
  const low = min ?? (fitting.length > 0 ? Math.min(...fitting) : (fallback[0] ?? 0));
  const high = max ?? (fitting.length > 0 ? Math.max(...fitting) : (fallback[1] ?? 1));
  if (high - low > nearlyNothing * Math.max(Math.abs(low), Math.abs(high))) return [low, high];
  return kind === 'log' ? [low / 2, low * 2] : [low - 1, high + 1];
};

/** Lays values out on so many pixels, its ends on round numbers. Works from right to left as well. */
export function plotScale(input: ScaleInput): PlotScale {
  const [from, to] = input.range;
  const room = Math.max(2, Math.floor(Math.abs(to - from) / tickGap)) + 1;
  const isOpen = input.min === undefined && input.max === undefined;
  const scaleFor = (count: number) => {
    const scale = (input.kind === 'log' ? scaleLog() : scaleLinear()).domain(ends(input)).range([from, to]);
    return isOpen ? scale.nice(count) : scale;
  };
  // As many ticks as there is room for: a scale takes the number that it is asked for as a hint.
  const counts = Array.from({ length: room }, (_, index) => room - index);
  const count = counts.find((hint) => scaleFor(hint).ticks(hint).length <= room) ?? 2;
  const scale = scaleFor(count);
  return { place: (value) => scale(value), ticks: thinned(scale.ticks(count), room) };
}

/** A log scale writes every step of a decade, however few are asked for: as many are kept as there is room for. */
function thinned(ticks: readonly number[], room: number): readonly number[] {
  const step = Math.ceil(ticks.length / room);
  return ticks.filter((_, index) => index % step === 0);
}
