import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkClaims, readClaimKnowledge } from '../../src/claims/index.ts';
import { loadEvidence } from '../../src/evidence/index.ts';

const knowledge = readClaimKnowledge(loadEvidence());

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

const verdictOf = (text: string, market: 'US' | 'EU' | 'UK') =>
  checkClaims(
    {
      text,
      market,
      channel: 'label',
      product: { kind: 'supplement', audience: 'adults', perDay: 1, nutrients: [], ingredients: [] },
      // The best evidence there is: it excuses no claim on a disease.
      basis: { grade: 'A', doseMatches: true },
    },
    knowledge,
  ).verdict;

const passing: ReadonlySet<string> = new Set(['allowed', 'conditions']);

/** Of sentences that are no claims this share at most may be flagged. */
const mostFlagged = 0.02;

describe.each(['US', 'EU', 'UK'] as const)('%s', (market) => {
  it('no claim on a disease passes', () =>
    expect(linesOf('diseases.txt').filter((line) => verdictOf(line, market) !== 'blocked')).toEqual([]));

  it('no sickness in the words of lay people passes', () =>
    expect(linesOf('lay.txt').filter((line) => passing.has(verdictOf(line, market)))).toEqual([]));

  it('ordinary copy is let alone', () => {
    const lines = linesOf('ordinary.txt');
    const flagged = lines.filter((line) => verdictOf(line, market) !== 'allowed');
    expect(flagged.slice(Math.floor(lines.length * mostFlagged))).toEqual([]);
  });
});
