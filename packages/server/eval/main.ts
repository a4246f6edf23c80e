import { writeFileSync } from 'node:fs';
import { judge, type Verdict } from './judge.ts';
import { openLibrary } from './library.ts';
import { questionSets, readQuestions, type QuestionSet } from './questions.ts';
import { failureLines, report } from './report.ts';

/**
 * Asks every question, prints the figures and writes RESULTS.md. `--failures tuned` also prints what went wrong in
 * that set; the held-out set is not looked into while the composer is worked on.
 */
const library = await openLibrary();
const results = {} as Record<QuestionSet, Verdict[]>;
for (const set of questionSets) {
  results[set] = [];
  for (const question of readQuestions(set))
    results[set].push(judge(question, await library.ask(question.ask)));
}
await library.close();

const flag = process.argv.indexOf('--failures');
const shown = questionSets.find((set) => flag > 0 && set === process.argv[flag + 1]);
if (shown) process.stdout.write(`${failureLines(results[shown])}\n`);
const text = report(results);
process.stdout.write(`${text.slice(0, text.indexOf('## Not right'))}\n`);
writeFileSync(new URL('./RESULTS.md', import.meta.url), text);
