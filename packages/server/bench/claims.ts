import { readFileSync } from 'node:fs';
import { checkClaims, claimKnowledge } from '../src/claims/index.ts';
import { maxCopyLength } from '../src/contract/limits.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { percentile } from './load.ts';
import type { Row } from './report.ts';

const warmUp = 60;
const markets = ['US', 'EU', 'UK'] as const;

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../eval/claims/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Copy of a length, from one line on: labels and claims, as paragraphs of running text or a line each. */
const copyFrom = (lines: readonly string[], from: number, length: number): string =>
  [...lines.slice(from), ...lines.slice(0, from)].join(from % 3 === 0 ? '\n' : ' ').slice(0, length);

/** The checker alone, in one process: copy of the greatest length, and of half of it, in each market in turn. */
export function measureClaims(): Promise<Row[]> {
  const knowledge = claimKnowledge(loadEvidence());
  const lines = ['ordinary.txt', 'diseases.txt', 'lay.txt'].flatMap(linesOf);
  const p95Of = (length: number) => {
    const took = lines.map((_, at) => {
      const text = copyFrom(lines, at, length);
      const start = performance.now();
      checkClaims({ text, market: markets[at % markets.length] ?? 'US', channel: 'web', product }, knowledge);
      return performance.now() - start;
    });
    return percentile(took.slice(warmUp), 0.95);
  };
  const half = p95Of(maxCopyLength / 2);
  return Promise.resolve([
    {
      what: `claims: ${maxCopyLength.toLocaleString('en')} characters of copy checked, 95th percentile`,
      unit: 'ms',
      ours: p95Of(maxCopyLength),
      against: [{ name: 'itself with half the copy', value: half }],
      target: { ours: 30, atMost: 3 },
    },
  ]);
}

const product = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [
    { key: 'magnesium', amount: 80, unit: 'mg' },
    { key: 'vitamin-c', amount: 80, unit: 'mg' },
    { key: 'zinc', amount: 5, unit: 'mg' },
  ],
  ingredients: [],
} as const;
