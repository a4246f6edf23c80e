import type { StudyPoint } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { chartIn, chartText, type LookedAt } from './plantedChart';
import { views } from '../drawing/drawnChart';
import { plotted } from '../drawing/plotted';

const point = (change: Partial<StudyPoint>): StudyPoint => ({
  studyKey: 'a', outcome: 'sleep onset latency', direction: 'benefit', year: 2021, isConfirmed: true, title: 't',
  source: 'Mah 2021 BMC Complement Med Ther meta-analysis', url: null, passage: 'p', measure: 'MD', effect: -17.36,
  low: -27.27, high: -7.44, unit: 'min', doseMg: 320, doseMgTo: 729, weeks: null, n: 151, grade: 'C', ...change,
}); // prettier-ignore
const lookedAt = (points: StudyPoint[], change: Partial<LookedAt> = {}): LookedAt => ({
  chart: { ingredient: { name: 'Magnesium' }, topic: { name: 'sleep' }, better: 'lower', points },
  view: 'forest',
  doseMg: 300,
  ...change,
});
const bare = { low: null, high: null, doseMg: null, doseMgTo: null, n: null, year: null };

describe('a planted chart', () => {
  it('is text that people read', () =>
    expect(chartText(lookedAt([point({ low: null, high: null, isConfirmed: false })])).split('\n')).toEqual([
      'Mean difference, min, 1 finding: Mah 2021',
      'Ingredient; Magnesium',
      'Studied for; sleep',
      'View; forest',
      'Measure; MD; min',
      'Better; lower',
      'Your dose a day, mg; 300',
      'Study; Outcome; Mean difference, min; 95 % interval from; to; Dose a day from, mg; to, mg; People; Year; Finding; Grade',
      'Mah 2021 BMC Complement Med Ther meta-analysis; sleep onset latency; -17.36; not stated; not stated; 320; 729; 151; 2021; benefit, unconfirmed; C',
    ]));

  const studies = [
    point({ studyKey: '0' }),
    point({ ...bare, studyKey: '1', outcome: 'sleep; "deep"', isConfirmed: false, direction: 'no effect' }),
    point({ studyKey: '2', doseMgTo: null, grade: 'A' }),
  ];
  const ratios = studies.map((each) =>
    point({ ...bare, studyKey: each.studyKey, measure: 'RR', unit: null }),
  );
  const looks = views.flatMap((view) =>
    [studies, ratios].flatMap((points) =>
      [300, null].map((doseMg) => ({ view, doseMg, measure: points[0]?.measure, points })),
    ),
  );

  it.each(looks)('is drawn as it was: $view of $measure, dose $doseMg', ({ view, doseMg, points }) => {
    const planted = lookedAt(points, { view, doseMg });
    const read = chartIn(chartText(planted));
    expect(read && drawingOf(read)).toEqual(drawingOf(planted));
  });

  it.each([
    '',
    'Mah 2021; sleep; -17.36',
    'Study; Outcome\nMah 2021; sleep',
    'View; forest\nMeasure; MD; min\nStudy\nMah',
  ])('is not what only looks like one: %j', (text) => expect(chartIn(text)).toBeUndefined());
});

/** What is drawn, without what only the base has of a study. */
function drawingOf({ chart, view, doseMg }: LookedAt) {
  const { points, ...axes } = plotted(chart, view, doseMg);
  return { ...axes, points: points.map((point) => Object.assign(point, { study: undefined })) };
}
