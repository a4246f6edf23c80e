import { writeFileSync } from 'node:fs';
import { loadEvidence } from '../src/evidence/index.ts';
import { examplesOf, ordinaryWords, questionsOf } from './uncovered/examples.ts';
import { learn, scoredApart } from './uncovered/learn.ts';
import { openLibrary } from './library.ts';
import { questionSets, unreadSets } from './questions.ts';

/**
 * Learns from the questions that may be read, and from `uncovered/traps.txt`, which questions are not answered by what
 * would be said to them, and writes `ordinaryWords.csv`, `coverage.csv` and `coverageBounds.csv`. It first prints how many traps and how many
 * ordinary questions are told so by weights that were learnt without them; `--failures` prints those, too.
 */
const folder = new URL('../src/answers/uncovered/data/', import.meta.url);
/** So many ordinary questions of a thousand may be taken for traps. */
const mostSilenced = 3;
/** And so many be told first that nothing is held on what narrows them down, if any word of theirs does. */
const mostNoted = 30;

const library = await openLibrary();
// the held-out set stays a check of what is learnt
const sets = questionSets.filter((set) => set !== 'heldOut' && !unreadSets.includes(set));
const examples = await examplesOf(loadEvidence(), library, questionsOf(sets));
await library.close();

const words = ordinaryWords(examples);
const scored = scoredApart(words, examples).toSorted((left, right) => right.score - left.score);
const ofOrdinary = scored.filter(({ example }) => !example.isTrap);
const ofTraps = scored.filter(({ example }) => example.isTrap);
const atMost = (share: number) => ofOrdinary[Math.ceil((ofOrdinary.length * share) / 1000)]?.score ?? 0;
const [threshold, noted] = [atMost(mostSilenced), atMost(mostNoted)];
for (const least of [noted, 0, threshold, 1, 2]) {
  const above = (all: typeof scored) => `${all.filter(({ score }) => score > least).length} of ${all.length}`;
  process.stdout.write(
    `above ${least.toFixed(2)}, learnt without them: ${above(ofTraps)} traps, ${above(ofOrdinary)} ordinary\n`,
  );
}
if (process.argv.includes('--failures'))
  for (const { score, example } of [
    ...ofOrdinary.slice(0, 60),
    ...ofTraps.filter((each) => each.score <= threshold),
  ]) {
    const left = example.coverage.left.map(({ text }) => text).join(' ');
    process.stdout.write(`${score.toFixed(2)} ${example.set} | ${example.question} | ${left}\n`);
  }

const counts = [...words]
  .map(([word, places]) => `${keyOf(word)},${word},${places.size}`)
  .filter((row) => /^[a-z0-9]+(?:-[a-z0-9]+)*,/.test(row))
  .toSorted();
writeFileSync(new URL('ordinaryWords.csv', folder), `${['key,word,questions', ...counts].join('\n')}\n`);

const rows = [...learn(words, examples)]
  .map(([name, weight]) => `${name},${name},${weight.toFixed(3)}`)
  .toSorted();
writeFileSync(new URL('coverage.csv', folder), `${['key,name,weight', ...rows].join('\n')}\n`);
const bounds = [`noted,noted,${noted.toFixed(3)}`, `silent,silent,${threshold.toFixed(3)}`];
writeFileSync(new URL('coverageBounds.csv', folder), `${['key,name,score', ...bounds].join('\n')}\n`);
process.exit(0);

function keyOf(word: string): string {
  return word.normalize('NFD').replaceAll(/[^a-z0-9]/g, '');
}
