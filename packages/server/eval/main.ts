import { writeFileSync } from 'node:fs';
import { judge, type Verdict } from './judge.ts';
import { openLibrary } from './library.ts';
import { questionSets, readQuestions, type QuestionSet } from './questions.ts';
import { failureLines, report } from './report.ts';

/**
 * Asks every question, prints the figures and writes RESULTS.md. `--failures tuned` also prints what went wrong in
 * that set; the held-out set is not looked into while the composer is worked on. `--only open2,tuned` asks those sets
 * alone and writes nothing.
 */
const valueOf = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const only = valueOf('--only')?.split(',');
const library = await openLibrary();
const results = {} as Record<QuestionSet, Verdict[]>;
for (const set of questionSets) {
  results[set] = [];
  if (only && !only.includes(set)) continue;
  for (const question of readQuestions(set))
    results[set].push(judge(question, await library.ask(question.ask)));
}
await library.close();

const shown = questionSets.find((set) => set === valueOf('--failures'));
if (shown) process.stdout.write(`${failureLines(results[shown])}\n`);
const text = report(results);
process.stdout.write(`${text.slice(0, text.indexOf('## Not right'))}\n`);
if (!only) writeFileSync(new URL('./RESULTS.md', import.meta.url), text);
