import type { PlotAxis, PlotBand, PlotPoint, PlotReference, PlotShape } from '@seedbed/ui/chart';
import { axisWords, endsOf, number, studyName } from './chartWords';
import type { ChartView, DrawnChart, DrawnStudy } from './drawnChart';

/** A finding on its place. */
export interface PlottedStudy extends PlotPoint {
  study: DrawnStudy;
}

/** What a plot is drawn from. */
export interface PlottedChart {
  x: PlotAxis;
  y: PlotAxis;
  points: PlottedStudy[];
  interval: 'x' | 'y';
  reference: PlotReference;
  band?: PlotBand;
}

const shapes: Record<DrawnStudy['grade'], PlotShape> = {
  A: 'diamond',
  B: 'square',
  C: 'circle',
  D: 'triangle',
  X: 'triangle',
  U: 'circle',
};

const ratios: ReadonlySet<DrawnStudy['measure']> = new Set(['RR', 'OR', 'HR', 'rate ratio']);

/** The findings of a chart as one view draws them; those that the view has no place for are left out. */
export function plotted(chart: DrawnChart, view: ChartView, doseMg: number | null): PlottedChart {
  const [first] = chart.points;
  const isRatio = first !== undefined && ratios.has(first.measure);
  const effect: PlotAxis = {
    label: first ? axisWords(first) : 'Effect',
    scale: isRatio ? 'log' : 'linear',
    ends: endsOf(chart),
  };
  const reference = { value: isRatio ? 1 : 0, label: 'no effect' };
  if (view === 'forest') return forest(chart, effect, reference);
  return {
    x: view === 'dose' ? doseAxis : yearAxis,
    y: effect,
    points: chart.points.flatMap((study) => {
      const across = view === 'dose' ? middleOf(study) : study.year;
      return across === null ? [] : [upright(study, across, view)];
    }),
    interval: 'y',
    reference: { ...reference, axis: 'y' },
    ...(view === 'dose' && doseMg !== null ? { band: bandOf(doseMg) } : {}),
  };
}

const doseAxis: PlotAxis = { label: 'Dose a day, mg' };
const yearAxis: PlotAxis = {
  label: 'Year of publication',
  format: (year) => (Number.isInteger(year) ? String(year) : ''),
};

const bandOf = (doseMg: number): PlotBand => ({
  from: doseMg,
  to: doseMg,
  label: `Your dose: ${number(doseMg)} mg`,
});

/** Where a range of doses is drawn; its ends are drawn too. */
const middleOf = ({ doseMg, doseMgTo }: DrawnStudy) =>
  doseMg === null ? null : (doseMg + (doseMgTo ?? doseMg)) / 2;

const drawn = (study: DrawnStudy) => ({
  id: study.studyKey,
  label: `${studyName(study)}, ${study.outcome}, grade ${study.grade}`,
  low: study.low ?? undefined,
  high: study.high ?? undefined,
  size: study.n ?? undefined,
  shape: shapes[study.grade],
  letter: study.grade,
  study,
});

const upright = (study: DrawnStudy, x: number, view: ChartView): PlottedStudy => ({
  ...drawn(study),
  x,
  y: study.effect,
  ...(view === 'dose' && study.doseMg !== null && study.doseMgTo !== null
    ? { spread: [study.doseMg, study.doseMgTo] as const }
    : {}),
});

function forest(chart: DrawnChart, x: PlotAxis, reference: PlotReference): PlottedChart {
  const names = rowNames(chart.points);
  return {
    x,
    y: { label: 'Study', rows: names },
    points: chart.points.map((study, at) =>
      Object.assign(drawn(study), { x: study.effect, y: names[at] ?? '' }),
    ),
    interval: 'x',
    reference,
  };
}

/** Publication and outcome; a second row of the same name is numbered, because rows are told apart by it. */
function rowNames(points: readonly DrawnStudy[]): string[] {
  const seen = new Map<string, number>();
  return points.map((study) => {
    const name = `${studyName(study)}: ${study.outcome}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
