import { writeFileSync } from 'node:fs';
import { loadEvidence } from '../src/evidence/index.ts';
import { examplesOf } from './closeness/examples.ts';
import { foundAmong, learn } from './closeness/learn.ts';
import { openLibrary } from './library.ts';
import { questionSets, unreadSets } from './questions.ts';

/**
 * Learns from the questions that may be read what makes a record the one that is meant, and writes `closeness.csv`.
 * With `--check` it first prints for each set how the records of its questions are found by weights that were learnt
 * without it and the sets of its fold.
 */
const file = new URL('../src/answers/gather/data/closeness.csv', import.meta.url);
const first = 3;
/** So many times it is learnt without some of the sets. */
const folds = 5;
/** What counts less decides nothing. */
const least = 0.02;

const library = await openLibrary();
// the held-out set stays a check of what is learnt
const sets = questionSets.filter((set) => set !== 'heldOut' && !unreadSets.includes(set));
const examples = await examplesOf(loadEvidence(), library, sets);
await library.close();

if (process.argv.includes('--check'))
  for (let fold = 0; fold < folds; fold++) {
    const without = sets.filter((_, at) => at % folds === fold);
    const weights = learn(examples.filter((example) => !without.includes(example.set)));
    for (const set of without) {
      const { found, of } = foundAmong(
        examples.filter((example) => example.set === set),
        { weights, first },
      );
      process.stdout.write(`${set}, learnt without it: ${found} of ${of} among the first ${first}\n`);
    }
  }

const rows = [...learn(examples)]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .map(([name, weight]) => `${keyOf(name)},${name},${weight.toFixed(3)}`)
  .toSorted();
writeFileSync(file, `${['key,name,weight', ...rows].join('\n')}\n`);

function keyOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
