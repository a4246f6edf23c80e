import { writeFileSync } from 'node:fs';
import { checkClaims, readClaimKnowledge } from '../../src/claims/index.ts';
import { maxCopyLength } from '../../src/contract/limits.ts';
import { loadEvidence } from '../../src/evidence/index.ts';
import { caseSets, readCases, type ClaimCase } from './cases.ts';
import { reportOf, type JudgedSet } from './report.ts';
import { isRight } from './score.ts';

/**
 * Checks every case, prints the figures and writes RESULTS.md. `--failures` also prints the open cases that went
 * wrong; those held out are never printed.
 */
const knowledge = readClaimKnowledge(loadEvidence());
const check = ({ text, market, channel, product, basis }: ClaimCase) =>
  checkClaims({ text, market, channel, product, basis }, knowledge);

/** Copy of the greatest length, made of the cases from one of them on. */
function longCopy(cases: readonly ClaimCase[], from: number): ClaimCase {
  const first = cases[from];
  if (!first) throw new Error(`No case ${from}`);
  const texts = [...cases.slice(from), ...cases.slice(0, from)].map(({ text }) => text);
  return { ...first, text: texts.join(' ').slice(0, maxCopyLength) };
}

function p95Of(cases: readonly ClaimCase[]): number {
  const times = cases.map((_, from) => {
    const copy = longCopy(cases, from);
    const start = performance.now();
    check(copy);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

const sets: JudgedSet[] = caseSets.map(({ name, file }) => ({
  name,
  judged: readCases(file).map((expected) => ({ expected, got: check(expected) })),
}));
const text = reportOf(sets, p95Of(readCases('cases.jsonl')));
process.stdout.write(text);
writeFileSync(new URL('./RESULTS.md', import.meta.url), text);

if (process.argv.includes('--failures'))
  for (const { expected, got } of sets
    .flatMap(({ judged }) => judged)
    .filter((each) => !each.expected.heldOut && !isRight(each)))
    process.stdout.write(
      `${expected.rule} ${expected.market} ${expected.channel}: ${expected.text}\n` +
        `  expected ${expected.class.join('/')}, ${expected.verdict.join('/')}; got ${got.class}, ${got.verdict}\n`,
    );
