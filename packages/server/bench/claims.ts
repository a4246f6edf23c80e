import { readFileSync } from 'node:fs';
import { checkClaims, claimKnowledge, type ClaimKnowledge } from '../src/claims/index.ts';
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

/** The checker alone, in one process: copy of the greatest length, of half of it, and one whose sentences are known but for one. */
export function measureClaims(): Promise<Row[]> {
  const knowledge = claimKnowledge(loadEvidence());
  const unseen: ClaimKnowledge = { ...knowledge, remember: (_, make) => make() };
  const lines = ['ordinary.txt', 'diseases.txt', 'lay.txt'].flatMap(linesOf);
  const p95Of = (timeOf: (text: string, market: (typeof markets)[number]) => number, length: number) =>
    percentile(
      lines
        .map((_, at) => timeOf(copyFrom(lines, at, length), markets[at % markets.length] ?? 'US'))
        .slice(warmUp),
      0.95,
    );
  const timed = (text: string, market: (typeof markets)[number], known: ClaimKnowledge) => {
    const start = performance.now();
    checkClaims({ text, market, channel: 'web', product }, known);
    return performance.now() - start;
  };
  const half = p95Of((text, market) => timed(text, market, unseen), maxCopyLength / 2);
  const whole = p95Of((text, market) => timed(text, market, unseen), maxCopyLength);
  const changed = p95Of((text, market) => {
    timed(text, market, knowledge);
    return timed(text.replace(/\p{L}(?=\P{L}*$)/u, ''), market, knowledge);
  }, maxCopyLength);
  const length = maxCopyLength.toLocaleString('en');
  return Promise.resolve([
    {
      what: `claims: ${length} characters of copy checked, 95th percentile`,
      unit: 'ms',
      ours: whole,
      against: [{ name: 'itself with half the copy', value: half }],
      target: { ours: 30, atMost: 3 },
    },
    {
      what: `claims: the same after a letter of it was changed`,
      unit: 'ms',
      ours: changed,
      against: [{ name: 'copy that was never seen', value: whole }],
      target: { ours: 30, atMost: 1 },
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
