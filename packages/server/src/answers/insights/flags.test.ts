import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { createBrief } from './brief.ts';
import { flagsOf } from './flags.ts';

const evidence = loadEvidence();
const concept = 'Magnesium sleep capsules';
const estimate = estimateProduct({
  concept,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
});

/** The flags of magnesium for sleep at so many milligrams a serving, the first of as many lines. */
function flagsAt(...amounts: number[]): string[] {
  const [first] = estimate.ingredients;
  if (!first) throw new Error('There is no line.');
  const lineOf = (amountPerServing: number) => ({ ...first, amountPerServing, unit: 'mg' as const });
  const ingredients = amounts.map(lineOf);
  const input = { concept, description: '', articles: [], today: '2026-11-21' };
  const brief = createBrief(evidence, { ...input, estimate: { ...estimate, ingredients } });
  const candidate = brief.candidates.find(({ key }) => key?.startsWith('magnesium'));
  const flags = candidate ? flagsOf(brief, candidate) : [];
  return flags.map((flag) => flag.filter((part) => typeof part === 'string').join(''));
}

describe('the flags of a line', () => {
  it.each([
    [100, 'below the lowest studied dose, 320–729 mg elemental/d'],
    [210, 'near the EFSA upper limit of 250 mg'],
    [250, 'at the EFSA upper limit of 250 mg'],
    [400, 'above the EFSA upper limit of 250 mg'],
  ])('%s mg of magnesium for sleep is %s', (amount, flag) => {
    expect(flagsAt(amount)).toContain(flag);
  });

  it('say nothing of doses and limits that an amount keeps to', () => {
    expect(flagsAt(400).some((flag) => flag.startsWith('below'))).toBe(false);
    expect(flagsAt(100).some((flag) => flag.includes('limit'))).toBe(false);
  });

  it('hold what all lines of an ingredient come to against its limit', () => {
    expect(flagsAt(130, 130)).toContain('above the EFSA upper limit of 250 mg');
  });

  it('tell the claim that there is, or that there is none', () => {
    expect(flagsAt(100).at(-1)).toMatch(/EU claim/);
  });
});
