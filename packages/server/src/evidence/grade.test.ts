import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GradedStudy } from './grade.ts';
import { gradeStudies, sizeWeight, studyWeight, warnsOfQuality } from './grade.ts';

const trial = (over: Partial<GradedStudy> = {}): GradedStudy => ({
  design: 'trial',
  participants: 100,
  direction: 1,
  trials: 1,
  isLinked: true,
  ...over,
});
const times = (count: number, study: GradedStudy) => Array.from({ length: count }, () => study);

describe('gradeStudies', () => {
  it.each([
    [1, 33, 'C'],
    [2, 55, 'C'],
    [3, 70, 'B'],
    [4, 80, 'B'],
    [5, 86, 'A'],
  ])('%i supportive trials of 100 people score %i, grade %s', (count, score, letter) => {
    const grade = gradeStudies(times(count, trial()));
    expect(Math.round(grade.score)).toBe(score);
    expect(grade.letter).toBe(letter);
  });

  it('takes 79.8 for what it is: below 80 is not yet an A', () => {
    expect(gradeStudies(times(4, trial())).score).toBeCloseTo(79.8, 1);
  });

  it('runs from 0.4 for one participant to 1.2 for ten thousand and more', () => {
    expect(sizeWeight(1)).toBeCloseTo(0.4);
    expect(sizeWeight(10_000)).toBeCloseTo(1.2);
    expect(sizeWeight(1_000_000)).toBeCloseTo(1.2);
    expect(sizeWeight(null)).toBeCloseTo(0.4);
  });

  it('is unrated without studies and a safety concern when all point to harm', () => {
    expect(gradeStudies([]).letter).toBe('U');
    expect(gradeStudies(times(3, trial({ direction: -1 }))).letter).toBe('X');
  });

  it('holds unlinked records at C', () => {
    const grade = gradeStudies(times(6, trial({ isLinked: false })));
    expect(grade).toMatchObject({ letter: 'C', cap: expect.stringContaining('PMID or DOI') });
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

  it('counts a record that warns of its own quality half', () => {
    expect(studyWeight(trial({ isDoubtful: true }))).toBeCloseTo(studyWeight(trial()) / 2);
    expect(warnsOfQuality('SMD −1.55, I² 94 %')).toBe(true);
    expect(warnsOfQuality('RR 1.52, I² 71 %')).toBe(false);
  });
});
