import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeStudies } from './grade.ts';
import { sizeWeight, studyWeight, weigh, type GradedStudy } from './weights.ts';

const trial = (over: Partial<GradedStudy> = {}): GradedStudy => ({
  design: 'trial',
  participants: 100,
  direction: 1,
  trials: 1,
  isLinked: true,
  pools: [],
  ...over,
});
const times = (count: number, study: GradedStudy) => Array.from({ length: count }, () => study);

describe('gradeStudies', () => {
  it.each([
    [1, 33, 'C'],
    [2, 55, 'C'],
    [3, 70, 'B'],
    [4, 80, 'A'],
    [5, 86, 'A'],
  ])('%i supportive trials of 100 people score %i, grade %s', (count, score, letter) => {
    const grade = gradeStudies(times(count, trial()));
    expect(Math.round(grade.score)).toBe(score);
    expect(grade.letter).toBe(letter);
  });

  it('counts support, mass and agreement as written', () => {
    const grade = gradeStudies([trial(), trial(), trial({ direction: 0 })]);
    expect(grade.support).toBeCloseTo((2 / 3 + 1) / 2);
    expect(grade.mass).toBeCloseTo(1 - Math.exp(-2.4 / 2));
    expect(grade.agreement).toBeCloseTo(2 / 3);
    expect(grade.score).toBeCloseTo(100 * (5 / 6) * (1 - Math.exp(-1.2)) * (0.55 + 0.3));
  });

  it('is unrated without studies', () => expect(gradeStudies([]).letter).toBe('U'));

  it.each([
    [3, 0, 'X'],
    [3, 2, 'X'],
    [2, 3, 'C'],
  ])('with %i against and %i for is %s', (against, supporting, letter) => {
    const studies = [...times(against, trial({ direction: -1 })), ...times(supporting, trial())];
    expect(gradeStudies(studies).letter).toBe(letter);
  });

  it('holds unlinked records at C', () => {
    const grade = gradeStudies(times(6, trial({ isLinked: false })));
    expect(grade).toMatchObject({ letter: 'C', cap: expect.stringContaining('PMID or DOI') });
  });

  it('holds studies in animals and in vitro at D', () => {
    const grade = gradeStudies(times(20, trial({ design: 'laboratory', participants: 10_000, trials: 0 })));
    expect(grade).toMatchObject({ letter: 'D', cap: expect.stringContaining('animals') });
  });

  it('gives an A only with two independent randomised trials', () => {
    const cohorts = times(8, trial({ design: 'cohort', participants: 10_000, trials: 0 }));
    expect(gradeStudies(cohorts)).toMatchObject({ letter: 'B', cap: expect.stringContaining('two') });
    expect(gradeStudies([...cohorts, trial(), trial()]).letter).toBe('A');
  });

  it('never grades one study above B', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (participants) => {
        expect(['B', 'C', 'D']).toContain(
          gradeStudies([trial({ participants, design: 'meta-analysis', trials: 90 })]).letter,
        );
      }),
    );
  });

  it('scores between 0 and 100 and never falls when a supportive study joins supportive ones', () => {
    const study = fc
      .record({ participants: fc.integer({ min: 1, max: 100_000 }) })
      .map((over) => trial(over));
    fc.assert(
      fc.property(fc.array(study, { minLength: 1, maxLength: 12 }), study, (studies, another) => {
        const { score } = gradeStudies(studies);
        const more = gradeStudies([...studies, another]).score;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

describe('weights', () => {
  it.each([
    ['meta-analysis', 1.3],
    ['trial', 1],
    ['cohort', 0.6],
    ['observational', 0.35],
    ['laboratory', 0.15],
  ] as const)('of a %s of 1,000 people is %f', (design, weight) => {
    expect(studyWeight({ design, participants: 1000 })).toBeCloseTo(weight);
  });

  it('run from 0.4 for one participant to 1.2 for ten thousand and more', () => {
    expect(sizeWeight(1)).toBeCloseTo(0.4);
    expect(sizeWeight(10_000)).toBeCloseTo(1.2);
    expect(sizeWeight(1_000_000)).toBeCloseTo(1.2);
    expect(sizeWeight(null)).toBeCloseTo(0.4);
  });

  const review = trial({ design: 'meta-analysis', participants: 1000, pools: ['x'] });

  it('leave out the trials that a meta-analysis pools', () => {
    expect(weigh([review, trial({ pools: ['x'] }), trial()])).toEqual([1.3, 0, expect.closeTo(0.8)]);
  });

  it('of meta-analyses of the same trials are together that of the heaviest', () => {
    const small = trial({ design: 'meta-analysis', participants: 100, pools: ['y', 'x'] });
    const other = trial({ design: 'meta-analysis', participants: 1000, pools: ['y'] });
    const weights = weigh([review, small, other]);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeCloseTo(1.3);
    expect(weights[0]).toBeCloseTo(weights[2] ?? 0);
    expect(weights[1]).toBeLessThan(weights[0] ?? 0);
  });
});
