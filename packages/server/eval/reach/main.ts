import { writeFileSync } from 'node:fs';
import { openLibrary } from '../library.ts';
import { failureLines, report } from './report.ts';
import { askAll, questionsOf, targetsOf } from './reach.ts';
import { chance } from './chance.ts';

/**
 * Asks for one row in three of the base and writes RESULTS.md. `--every 1` asks for all, `--only dailyValue,rule` for those
 * kinds, and then nothing is written; `--failures` prints what went wrong in phrasings that may be worked on.
 */
const valueOf = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const only = valueOf('--only')?.split(',');
const usualEvery = 3;
const every = Number(valueOf('--every') ?? usualEvery);
const rowsAGroup = 8;

const targets = targetsOf();
const asked = targets.filter(
  (target) => (!only || only.includes(target.asked)) && chance(target.passage.key) % every === 0,
);
const library = await openLibrary();
const reached = await askAll(library, questionsOf(asked, rowsAGroup), targets);
await library.close();

const text = report(reached);
if (process.argv.includes('--failures')) process.stdout.write(`${failureLines(reached)}\n`);
process.stdout.write(text);
const times = reached.map(({ took }) => took).toSorted((left, right) => left - right);
process.stdout.write(
  `\np50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms\n`,
);
if (!only && every === usualEvery) writeFileSync(new URL('./RESULTS.md', import.meta.url), text);
