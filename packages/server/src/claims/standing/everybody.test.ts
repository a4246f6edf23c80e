import { describe, expect, it } from 'vitest';
import { gradeTopic, loadEvidence } from '../../evidence/index.ts';
import { isOfEverybody } from './everybody.ts';
import { check } from '../testing/check.ts';

const evidence = loadEvidence();
const populationsOf = (ingredient: string, topic: string, isTold: boolean) =>
  (gradeTopic(evidence, ingredient, topic)?.studies ?? [])
    .filter((study) => isOfEverybody(evidence, study, topic) === isTold)
    .map(({ population }) => population);
const standing = (text: string) =>
  check(text, { basis: undefined }).sentences.map(({ evidence: told }) => told?.grade)[0];

describe('a study of patients', () => {
  it('tells nothing of everybody', () => {
    expect(populationsOf('magnesium', 'strength', false)).toEqual(['children with cystic fibrosis 7–19 y']);
    expect(populationsOf('inositol', 'menstrual', true)).toEqual([]);
  });

  it('does where the disease is the outcome itself, or people without it are among them', () => {
    expect(populationsOf('melatonin', 'sleep', true)).toContain('primary sleep disorders');
    expect(populationsOf('garlic', 'lipids', true)).toContain('dyslipidaemia');
  });

  it('grades no claim by itself', () => {
    expect(standing('Magnesium supports muscle strength.')).toBe('U');
    expect(standing('Melatonin helps you fall asleep.')).toBe('B');
  });
});
