import { writeFileSync } from 'node:fs';
import { loadEvidence } from '../src/evidence/index.ts';
import { examplesOf, ordinaryWords, questionsOf } from './uncovered/examples.ts';
import { learn, scoredApart } from './uncovered/learn.ts';
import { openLibrary } from './library.ts';
import { questionSets, unreadSets } from './questions.ts';

/**
 * Learns from the questions that may be read, and from `uncovered/traps.txt`, which questions are not answered by what
 * would be said to them, and writes `ordinaryWords.csv` and `coverage.csv`. It first prints how many traps and how many
 * ordinary questions are told so by weights that were learnt without them; `--failures` prints those, too.
 */
const folder = new URL('../src/answers/uncovered/data/', import.meta.url);
/** So many ordinary questions of a thousand may be taken for traps. */
const mostSilenced = 3;

const library = await openLibrary();
// the held-out set stays a check of what is learnt
const sets = questionSets.filter((set) => set !== 'heldOut' && !unreadSets.includes(set));
const examples = await examplesOf(loadEvidence(), library, questionsOf(sets));
await library.close();

const words = ordinaryWords(examples);
const scored = scoredApart(words, examples).toSorted((left, right) => right.score - left.score);
const ofOrdinary = scored.filter(({ example }) => !example.isTrap);
const ofTraps = scored.filter(({ example }) => example.isTrap);
const threshold = Math.max(0, ofOrdinary[Math.ceil((ofOrdinary.length * mostSilenced) / 1000)]?.score ?? 0);
for (const least of [0, threshold, 1, 2]) {
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
  .map(([name, weight]) => `${name},${name},${(name === 'always' ? weight - threshold : weight).toFixed(3)}`)
  .toSorted();
writeFileSync(new URL('coverage.csv', folder), `${['key,name,weight', ...rows].join('\n')}\n`);
process.exit(0);

function keyOf(word: string): string {
  return word.normalize('NFD').replaceAll(/[^a-z0-9]/g, '');
}
