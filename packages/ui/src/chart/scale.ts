import { scaleLinear } from 'd3-scale';

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
  const room = Math.max(2, Math.floor(Math.abs(input.range[1] - input.range[0]) / tickGap)) + 1;
  const isLog = input.kind === 'log';
  const { domain, ticks } = isLog ? ofRatios(input, room) : ofDifferences(input, room);
  const along = isLog ? Math.log10 : (value: number) => value;
  const scale = scaleLinear().domain(domain.map(along)).range(input.range);
  return { place: (value) => scale(along(value)), ticks };
}

/** Ends of an axis and the values to write on it. */
interface Marked {
  domain: readonly [number, number];
  ticks: readonly number[];
}

const isOpen = ({ min, max }: ScaleInput) => min === undefined && max === undefined;

/** How many times as long as its values an axis may be for its ends to be ticks. */
const mostSlack = 1.5;
/** Parts of an axis that its ends are rounded to where they are none. */
const nearEnds = 8;

const spanOf = ([low = 0, high = 0]: readonly number[]) => high - low;

/** As many ticks as there is room for: a scale takes the number that it is asked for as a hint. */
function ofDifferences(input: ScaleInput, room: number): Marked {
  const scaleFor = (count: number) => {
    const scale = scaleLinear().domain(ends(input));
    if (!isOpen(input)) return scale;
    const round = scale.copy().nice(count);
    // On a narrow axis the next tick may be far beyond the values, which would be pressed together.
    return spanOf(round.domain()) > mostSlack * spanOf(scale.domain()) ? scale.nice(nearEnds) : round;
  };
  const counts = Array.from({ length: room }, (_, index) => room - index);
  const count = counts.find((hint) => scaleFor(hint).ticks(hint).length <= room) ?? 2;
  const scale = scaleFor(count);
  const [low = 0, high = 1] = scale.domain();
  return { domain: [low, high], ticks: scale.ticks(count) };
}

/** Up to this ratio equal differences are still told apart along logarithms. */
const smallRatio = 4;
/** The values of a decade that are written, from many to few. */
const steps: readonly (readonly number[])[] = [[1, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]];

/** Ratios near 1 are marked as differences are, 0.8, 1, 1.2: whole decades would press them into one place. */
function ofRatios(input: ScaleInput, room: number): Marked {
  const [low, high] = ends(input);
  if (high / low <= smallRatio) {
    const near = ofDifferences(input, room);
    if (near.domain[0] > 0) return near;
  }
  const step = steps.find((each) => onSteps([low, high], each).ticks.length <= room) ?? [1];
  const { domain, ticks } = onSteps([low, high], step);
  const own: Marked['domain'] = isOpen(input) ? domain : [low, high];
  return {
    domain: own,
    ticks: thinned(
      ticks.filter((tick) => tick >= own[0] && tick <= own[1]),
      room,
    ),
  };
}

/** The steps of the decades from the last at or below the first value to the first at or above the last. */
function onSteps([low, high]: readonly [number, number], step: readonly number[]): Marked {
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const all = Array.from({ length: to - from + 1 }, (_, at) =>
    step.map((each) => each * 10 ** (from + at)),
  ).flat();
  const first = all.findLast((value) => value <= low) ?? low;
  const last = all.find((value) => value >= high) ?? high;
  return { domain: [first, last], ticks: all.filter((value) => value >= first && value <= last) };
}

/** Of many decades as many are kept as there is room for. */
function thinned(ticks: readonly number[], room: number): readonly number[] {
  const step = Math.ceil(ticks.length / room);
  return ticks.filter((_, index) => index % step === 0);
}
