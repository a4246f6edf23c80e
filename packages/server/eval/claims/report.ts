import { byRule, scoreOf, type Judged } from './score.ts';

const shareOf = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

function rowOf(name: string, judged: readonly Judged[]): string {
  const { cases, right, falsePasses, flagged } = scoreOf(judged);
  const cells = [
    name,
    cases,
    shareOf(right.class, cases),
    shareOf(right.verdict, cases),
    shareOf(right.both, cases),
    `${falsePasses.count} of ${falsePasses.of}`,
    `${flagged.count} of ${flagged.of}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function tableOf(first: string, rows: readonly string[]): string {
  const head = [first, 'Cases', 'Class', 'Verdict', 'Both', 'False passes', 'No claims, flagged'];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

/** The cases of a file, judged; the first set has no name of its own. */
export interface JudgedSet {
  readonly name: string;
  readonly judged: readonly Judged[];
}

/** A set's row, or one for each half of it where one is held out; of what is held out as a whole that alone. */
function rowsOf({ name, judged }: JudgedSet): string[] {
  const [heldOut = [], open = []] = [true, false].map((isHeldOut) =>
    judged.filter(({ expected }) => expected.heldOut === isHeldOut),
  );
  if (heldOut.length === 0) return [rowOf(name, judged)];
  const called = (half: string) => [name, half].filter(Boolean).join(', ');
  const row = rowOf(called('held out'), heldOut);
  return open.length === 0 ? [row] : [rowOf(called('open'), open), row];
}

/** The figures as Markdown: by set, then by rule. No sentence is named, so that nobody tunes to one. */
export function reportOf(sets: readonly JudgedSet[], p95: number): string {
  const all = sets.flatMap(({ judged }) => judged);
  return `# Results of the claims checker

Goals: class and verdict right ≥ 0.90 · false passes 0 · sentences that are no claims flagged ≤ 2 % · 4,000 characters
p95 ≤ 30 ms. Measured: 4,000 unseen characters p95 ${p95.toFixed(1)} ms of processor time.

## By set

${tableOf('Set', [...sets.flatMap(rowsOf), rowOf('all', all)])}

## By rule

${tableOf(
  'Rule',
  byRule(all).map(([rule, group]) => rowOf(`${rule}`, group)),
)}
`;
}
