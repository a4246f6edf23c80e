import { contains } from '../judge.ts';
import { openLibrary } from '../library.ts';
import { computationsOf, type Computation } from './kind.ts';
import { labels } from './labels.ts';
import { making } from './making.ts';
import { costs } from './money.ts';
import { unitsAndForms } from './units.ts';

const library = await openLibrary();
const asked = [...labels, ...unitsAndForms, ...making, ...costs].flatMap(computationsOf);
const judged: (Computation & ReturnType<typeof judge>)[] = [];
for (const each of asked)
  judged.push({ ...each, ...judge(each, (await library.ask([each.question])).content) });
await library.close();

function judge({ facts }: Computation, content: string) {
  const first = content.split(/\n\n(?=#)/)[0] ?? '';
  const has = (text: string) => facts.every((forms) => forms.some((form) => contains(text, form)));
  return { content, isRight: has(content), isFirst: has(first) };
}

const share = (own: typeof judged, of: 'isRight' | 'isFirst') =>
  `${own.filter((each) => each[of]).length}/${own.length}`;
const halves = (own: typeof judged) => [
  own.filter((each) => !each.isHeldOut),
  own.filter((each) => each.isHeldOut),
];
for (const [kind, own] of Map.groupBy(judged, (each) => each.kind)) {
  const [open = [], held = []] = halves(own);
  process.stdout.write(`${kind.padEnd(32)} open ${share(open, 'isRight')} held ${share(held, 'isRight')}\n`);
}
const [open = [], held = []] = halves(judged);
process.stdout.write(
  `all: open ${share(open, 'isRight')} (first ${share(open, 'isFirst')}), held ${share(held, 'isRight')} (first ${share(held, 'isFirst')})\n`,
);
const shown = process.argv.indexOf('--failures');
if (shown > 0)
  for (const each of open.filter(
    ({ isRight, kind }) => !isRight && kind.includes(process.argv[shown + 1] ?? ''),
  ))
    process.stdout.write(
      `\n[${each.kind}] ${each.question}\n  wants ${JSON.stringify(each.facts)}\n  ${each.content.slice(0, 350).replace(/\n+/g, ' / ')}\n`,
    );
