import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../loadEvidence.ts';
import { gradeTopic } from './topicGrade.ts';

const evidence = loadEvidence();

describe('the grade of a topic', () => {
  it('brings the contradictions of its records', () => {
    const { contradictions } = gradeTopic(evidence, 'd-mannose', 'urinary') ?? {};
    expect(contradictions?.map(({ key }) => key)).toEqual(['d-mannose/recurrent-uti']);
  });

  it('puts records that pool trials before single trials', () => {
    const designs = gradeTopic(evidence, 'garlic', 'lipids')?.studies.map(({ design }) => design) ?? [];
    expect(designs.lastIndexOf('meta-analysis')).toBeLessThan(designs.indexOf('trial'));
  });

  it('shows what it left out, and what its records warn of', () => {
    const text = gradeTopic(evidence, 'ashwagandha', 'endurance')?.passage.text;
    expect(text).toContain('Left out, since a review on the same question pools such trials: Choudhary 2015');
    const warned = gradeTopic(evidence, 'ashwagandha', 'stress')?.passage.text;
    expect(warned).toContain('heterogeneity, implausibly large');
  });
});
