import { writeFileSync } from 'node:fs';
import { ordinaryReader } from '../../src/claims/reading/ordinary.ts';
import { examples } from './ordinary/examples.ts';
import { learn } from './ordinary/learn.ts';

/**
 * Learns from sentences that may be read how those read that claim nothing, and writes `ordinary.csv`. `--tried` first prints
 * for each set how many of its sentences are taken for ordinary by weights that were learnt without it, `--claims` which.
 */
const file = new URL('../../src/claims/data/ordinary.csv', import.meta.url);
/** What counts less decides nothing. */
const least = 0.03;
const bounds = [0.8, 0.9, 0.95, 0.98];

const isTried = ['--tried', '--claims'].some((flag) => process.argv.includes(flag));
for (const set of isTried ? new Set(examples.map((example) => example.set)) : []) {
  const reads = ordinaryReader(learn(examples.filter((example) => example.set !== set)));
  const own = examples
    .filter((example) => example.set === set)
    .map(({ text, read, isClaim }) => ({ text, isClaim, likely: reads(read) }));
  const told = bounds.map((bound) => {
    const taken = own.filter(({ likely }) => likely >= bound);
    const claims = taken.filter(({ isClaim }) => isClaim).length;
    return `${bound}: ${taken.length - claims} and ${claims} claims`;
  });
  const claims = own.filter(({ isClaim }) => isClaim).length;
  process.stdout.write(`${set}, ${own.length - claims} ordinary and ${claims} claims; ${told.join('; ')}\n`);
  if (process.argv.includes('--claims'))
    for (const { text, isClaim, likely } of own)
      if (isClaim && likely >= 0.9) process.stdout.write(`  ${likely.toFixed(2)} ${text}\n`);
}

const quoted = (mark: string) => (/[",\n]/.test(mark) ? `"${mark.replaceAll('"', '""')}"` : mark);
const rows = learn(examples)
  .filter(({ weight }) => Math.abs(weight) >= least)
  .map(({ key, weight }) => `${quoted(key)},${weight.toFixed(2)}`)
  .toSorted();
writeFileSync(file, `${['key,weight', ...rows].join('\n')}\n`);
process.stdout.write(`${rows.length} weights\n`);
