import type { EffectMeasure } from '@seedbed/server/contract';
import { axisWords, measures, studyName } from '../drawing/chartWords';
import { views, type ChartView, type DrawnChart, type DrawnStudy } from '../drawing/drawnChart';
import { cellsIn, lineOf } from './semicolons';

/** A chart as it is looked at. */
export interface LookedAt {
  chart: DrawnChart;
  view: ChartView;
  /** Of the product's formula, mg a day; null where it has none. */
  doseMg: number | null;
}

const noNumber = 'not stated';
const unconfirmed = 'unconfirmed';

/** What is said of each finding, in the order of the columns behind its effect. */
const figures = ['low', 'high', 'doseMg', 'doseMgTo', 'n', 'year'] as const;
const figureNames = ['95 % interval from', 'to', 'Dose a day from, mg', 'to, mg', 'People', 'Year'];

/** What a list of planted things tells of a chart, in a line: how many findings, of which measure, from which papers. */
function summaryOf(points: DrawnChart['points']): string {
  const [first] = points;
  const papers = [...new Set(points.map(studyName))].join(', ');
  const counted = points.length === 1 ? '1 finding' : `${points.length} findings`;
  return first ? `${axisWords(first)}, ${counted}: ${papers}` : counted;
}

/**
 * A chart as text, to be read and found by its words: what it tells in short, what is charted, a line each, then a finding
 * a line. Cells are parted by semicolons. `chartIn` reads it.
 */
export function chartText({ chart, view, doseMg }: LookedAt): string {
  const [first] = chart.points;
  const head = [
    [summaryOf(chart.points)],
    ['Ingredient', chart.ingredient.name],
    ['Studied for', chart.topic.name],
    ['View', view],
    ['Measure', first?.measure, first?.unit],
    ['Better', chart.better],
    ['Your dose a day, mg', doseMg],
  ];
  const columns = [
    'Study',
    'Outcome',
    first ? axisWords(first) : 'Effect',
    ...figureNames,
    'Finding',
    'Grade',
  ];
  const rows = chart.points.map((study) => [
    study.source,
    study.outcome,
    study.effect,
    ...figures.map((name) => study[name] ?? noNumber),
    study.direction + (study.isConfirmed ? '' : `, ${unconfirmed}`),
    study.grade,
  ]);
  return [...head, columns, ...rows].map(lineOf).join('\n');
}

/** The chart that a text holds; undefined where it is none, or one of another make. */
export function chartIn(text: string): LookedAt | undefined {
  const lines = text.split('\n').map(cellsIn);
  const at = lines.findIndex(([name]) => name === 'Study');
  const head = new Map(lines.slice(0, Math.max(at, 0)).map(([name = '', ...cells]) => [name, cells]));
  const said = (name: string) => head.get(name)?.[0] ?? '';
  const measure = measures.find((each) => each === said('Measure'));
  const view = views.find((each) => each === said('View'));
  if (measure === undefined || view === undefined) return undefined;
  const unit = head.get('Measure')?.[1] || null;
  const rows = lines.slice(at + 1);
  const points = rows.map((cells, index) => studyIn(cells, { measure, unit, studyKey: String(index) }));
  if (points.includes(undefined)) return undefined;
  return {
    chart: {
      ingredient: { name: said('Ingredient') },
      topic: { name: said('Studied for') },
      better: (['lower', 'higher'] as const).find((each) => each === said('Better')) ?? null,
      points: points.filter((point) => point !== undefined),
    },
    view,
    doseMg: numberIn(said('Your dose a day, mg')),
  };
}

const directions = ['benefit', 'mixed', 'no effect', 'harm'] as const;
const grades = ['A', 'B', 'C', 'D', 'X', 'U'] as const;

const numberIn = (cell: string | undefined) =>
  cell === undefined || cell === '' || Number.isNaN(Number(cell)) ? null : Number(cell);

function studyIn(
  cells: readonly string[],
  of: { measure: EffectMeasure; unit: string | null; studyKey: string },
): DrawnStudy | undefined {
  const [source = '', outcome = '', told, low, high, doseMg, doseMgTo, n, year, finding = '', rating] = cells;
  const effect = numberIn(told);
  const grade = grades.find((each) => each === rating);
  const direction = directions.find((each) => each === finding.replace(`, ${unconfirmed}`, ''));
  if (effect === null || grade === undefined || direction === undefined) return undefined;
  return {
    ...of,
    source,
    outcome,
    effect,
    low: numberIn(low),
    high: numberIn(high),
    doseMg: numberIn(doseMg),
    doseMgTo: numberIn(doseMgTo),
    n: numberIn(n),
    year: numberIn(year),
    direction,
    grade,
    isConfirmed: !finding.endsWith(unconfirmed),
  };
}
