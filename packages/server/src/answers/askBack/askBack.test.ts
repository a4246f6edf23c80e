import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { createAnswerer } from '../index.ts';
import { nearNames } from './nearNames.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });

async function ask(question: string) {
  for await (const step of answerer.answer({ question, history: [], articles: [] }))
    if (step.type === 'done') return step.answer;
  throw new Error('The answer did not end.');
}

describe('a name that nobody knows', () => {
  it.each([
    ['kurkumin', 'curcumin'],
    ['glukosamin', 'glucosamine'],
    ['kwercetin', 'quercetin'],
    ['kreatin', 'creatine'],
  ])('%s sounds like %s', (unknown, key) => {
    expect(nearNames(evidence, unknown)).toContain(key);
  });

  it.each(['florbnax', 'zyntherol', 'abc', 'wibblewort'])('%s sounds like nothing', (unknown) => {
    expect(nearNames(evidence, unknown)).toEqual([]);
  });

  it('that sounds like a known one is asked about, and nothing is claimed', async () => {
    const { content, isAbstention, interpretations } = await ask('Is kwercetin safe?');
    expect(isAbstention).toBe(true);
    expect(content).toMatch(/Did you mean one of these\?/);
    expect(interpretations).toContainEqual({ label: 'Quercetin', question: 'Is quercetin safe?' });
  });

  it('that sounds like nothing is not asked about', async () => {
    const { content, isAbstention, interpretations } = await ask('Is florbnax root safe?');
    expect({ isAbstention, interpretations }).toEqual({ isAbstention: true, interpretations: undefined });
    expect(content).toContain('I hold nothing on “florbnax root”');
  });
});

describe('a question below the margin', () => {
  it('is asked back with readings, each of which is answered', async () => {
    const { content, interpretations = [] } = await ask('magnesium flowability');
    expect(content).toMatch(/^I am not sure .* I hold no record that speaks of “flowability”/);
    expect(interpretations).toHaveLength(3);
    for (const { question } of interpretations) expect((await ask(question)).isAbstention).toBe(false);
  });

  it.each(['magnesium', 'magnesium sleep', 'Withania somnifera', 'tell me about zinc please'])(
    '%s is not asked back',
    async (question) => {
      expect((await ask(question)).interpretations).toBeUndefined();
    },
  );
});
