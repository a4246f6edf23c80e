import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../loadEvidence.ts';
import { chartStudies, studiedIngredients } from './studyChart.ts';

const evidence = loadEvidence();
const charts = studiedIngredients(evidence).flatMap(({ key: ingredient, topics }) =>
  topics.map(({ key: topic, ...counts }) => ({
    chart: chartStudies(evidence, { ingredient, topic }),
    counts,
  })),
);

describe('a chart of studies', () => {
  it('has every finding once: drawn, or with why not', () => {
    for (const { chart, counts } of charts) {
      const keys = [...chart.points, ...chart.unplotted].map(({ studyKey }) => studyKey);
      expect(new Set(keys).size).toBe(counts.studies);
      expect(keys).toHaveLength(counts.studies);
    }
  });

  it('never mixes measures or units', () => {
    for (const { chart } of charts) {
      const kinds = chart.points.map(({ measure, unit }) => `${measure} ${unit}`);
      expect(new Set(kinds).size).toBeLessThan(2);
    }
  });

  it('draws the commonest measure', () => {
    for (const { chart } of charts) {
      const [first = { count: 0 }] = chart.measures;
      expect(chart.points).toHaveLength(first.count);
      expect(Math.max(0, ...chart.measures.map(({ count }) => count))).toBe(first.count);
    }
  });

  it('counts what it can draw', () => {
    for (const { chart, counts } of charts)
      expect(chart.measures.reduce((sum, { count }) => sum + count, 0)).toBe(counts.effects);
  });

  it('never calls harm better', () => {
    const praised = charts.flatMap(({ chart: { points, better, noEffect } }) =>
      points.filter(({ direction, effect }) => {
        const side = better === 'lower' ? noEffect - effect : effect - noEffect;
        return better !== null && direction === 'harm' && side > 0;
      }),
    );
    expect(praised).toEqual([]);
  });

  it('leaves out which way is better where one outcome may be better the other way', () => {
    expect(chartStudies(evidence, { ingredient: 'magnesium', topic: 'sleep' }).better).toBeNull();
    expect(chartStudies(evidence, { ingredient: 'omega-3', topic: 'blood-pressure' }).better).toBe('lower');
    expect(chartStudies(evidence, { ingredient: 'creatine', topic: 'strength' }).better).toBe('higher');
  });

  it('puts ratios around 1', () => {
    expect(chartStudies(evidence, { ingredient: 'omega-3', topic: 'heart' }).noEffect).toBe(1);
  });

  it('compares a scale without a name only with itself', () => {
    const { points } = chartStudies(evidence, { ingredient: 'ashwagandha', topic: 'stress', measure: 'MD' });
    expect(new Set(points.map(({ outcome }) => outcome)).size).toBe(1);
    expect(points[0]?.unit).toBe(points[0]?.outcome);
  });

  it('draws no combination as one of its parts', () => {
    const { points, unplotted } = chartStudies(evidence, { ingredient: 'l-theanine', topic: 'cognition' });
    expect(points.some(({ title }) => title.includes('caffeine'))).toBe(false);
    expect(unplotted.some(({ why }) => why.startsWith('a combination'))).toBe(true);
  });

  it('grades no recalled finding', () => {
    const recalled = charts.flatMap(({ chart }) => chart.points.filter(({ isConfirmed }) => !isConfirmed));
    expect(new Set(recalled.map(({ grade }) => grade))).toEqual(new Set(['U']));
  });
});
