import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { parseCsv } from '../../registry/index.ts';
import { understand } from '../understand/understand.ts';
import { planOf } from './plan.ts';

const evidence = loadEvidence();
const file = new URL('./testing/phrasings.csv', import.meta.url);

/** Ways to put a question, and the steps that each has to have. */
const phrasings = Array.from(parseCsv('phrasings.csv', readFileSync(file, 'utf8')), ({ fields }) => fields);

interface Names {
  readonly i: string;
  readonly j: string;
  readonly o: string;
  readonly m: string;
  readonly a: string;
}

const names: readonly Names[] = [
  { i: 'magnesium', j: 'zinc', o: 'sleep', m: 'levothyroxine', a: '400 mg' },
  { i: 'ashwagandha', j: 'rhodiola', o: 'stress', m: 'sertraline', a: '600 mg' },
  { i: 'vitamin D', j: 'vitamin K2', o: 'immunity', m: 'warfarin', a: '2000 IU' },
  { i: 'curcumin', j: 'boswellia', o: 'joint pain', m: 'blood thinners', a: '1 g' },
  { i: 'selenium', j: 'iodine', o: 'thyroid function', m: 'statins', a: '200 mcg' },
];

describe('the many ways to put a question', () => {
  it.each(names)('have the steps that they ask for: $i', (own) => {
    const lost = phrasings.flatMap(({ steps = '', question = '' }) => {
      const asked = question.replace(/\{([ijoma])\}/g, (_, slot: keyof Names) => own[slot]);
      const kinds: string[] = planOf(evidence, understand(evidence, asked)).map(({ kind }) => kind);
      return steps.split('; ').every((step) => kinds.includes(step))
        ? []
        : [`${asked}: ${kinds.join(', ')}, not ${steps}`];
    });
    expect(lost).toEqual([]);
  });

  it('are some hundreds', () => {
    expect(phrasings.length).toBeGreaterThan(700);
  });
});
