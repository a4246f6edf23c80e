import type { StudyChart, StudyPoint } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { doseBeside, endsOf, studyName } from './chartWords';
import { plotted } from './plotted';

const point = (change: Partial<StudyPoint>): StudyPoint => ({
  studyKey: 'a', outcome: 'sleep onset latency', direction: 'benefit', year: 2021, isConfirmed: true, title: 't',
  source: 'Mah 2021 BMC Complement Med Ther meta-analysis', url: null, passage: 'p', measure: 'MD', effect: -17.36,
  low: -27.27, high: -7.44, unit: 'min', doseMg: 320, doseMgTo: 729, weeks: null, n: 151, grade: 'C', ...change,
}); // prettier-ignore
const chartOf = (points: StudyPoint[], change: Partial<StudyChart> = {}): StudyChart => ({
  ingredient: { key: 'magnesium', name: 'Magnesium' },
  topic: { key: 'sleep', name: 'sleep' },
  noEffect: 0,
  better: 'lower',
  points,
  unplotted: [],
  measures: [],
  nearestTopics: [],
  ...change,
});

describe('studies on their places', () => {
  it('have a row each in a forest, also where two are called the same', () => {
    const { y, points } = plotted(chartOf([point({}), point({ studyKey: 'b' })]), 'forest', null);
    expect(y.rows).toEqual(['Mah 2021: sleep onset latency', 'Mah 2021: sleep onset latency (2)']);
    expect(points.map((each) => each.y)).toEqual(y.rows);
  });

  it('stand in the middle of their doses, which are drawn', () => {
    const [drawn] = plotted(chartOf([point({})]), 'dose', null).points;
    expect(drawn).toMatchObject({ x: 524.5, spread: [320, 729], y: -17.36 });
  });

  it('are left out of doses where they state none', () => {
    expect(plotted(chartOf([point({ doseMg: null, doseMgTo: null })]), 'dose', null).points).toEqual([]);
  });

  it('have the dose of the formula among theirs only', () => {
    expect(plotted(chartOf([point({})]), 'dose', 200).band?.label).toBe('Your dose: 200 mg');
    expect(plotted(chartOf([point({})]), 'timeline', 200).band).toBeUndefined();
  });

  it('have ratios on a logarithmic axis around 1', () => {
    const ratio = chartOf([point({ measure: 'RR', unit: null, effect: 0.9, low: 0.8, high: 1 })], {
      noEffect: 1,
    });
    const { x, reference } = plotted(ratio, 'forest', null);
    expect([x.scale, reference.value]).toEqual(['log', 1]);
  });

  it('without an interval have no ends', () => {
    const [drawn] = plotted(chartOf([point({ low: null, high: null })]), 'forest', null).points;
    expect([drawn?.low, drawn?.high]).toEqual([undefined, undefined]);
  });
});

describe('the words of a chart', () => {
  it.each([
    ['lower', ['favours Magnesium', 'favours control']],
    ['higher', ['favours control', 'favours Magnesium']],
    [null, ['lower', 'higher']],
  ] as const)('say what it means to stand low or high where better is %s', (better, ends) => {
    expect(endsOf(chartOf([], { better }))).toEqual(ends);
  });

  it.each([
    ['Mah 2021 BMC Complement Med Ther meta-analysis', 'Mah 2021'],
    ['2021 dose-response meta-analysis', '2021 dose-response meta-analysis'],
    ['Cochrane review CD0001', 'Cochrane review CD0001'],
  ])('cite %s as %s', (source, name) => expect(studyName({ source })).toBe(name));

  it.each([
    [200, 'Your formula: 200 mg a day. Studied here: 320–729 mg. It is below what was studied.'],
    [400, 'Your formula: 400 mg a day. Studied here: 320–729 mg.'],
    [800, 'Your formula: 800 mg a day. Studied here: 320–729 mg. It is above what was studied.'],
  ])('put a dose of %d beside those that were studied', (dose, words) => {
    expect(doseBeside([point({})], dose)).toBe(words);
  });
});
