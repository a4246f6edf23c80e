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

/** Cases judged, by the file they stand in. */
export interface JudgedSets {
  readonly first: readonly Judged[];
  readonly open2: readonly Judged[];
  readonly open6: readonly Judged[];
  readonly law: readonly Judged[];
  readonly hard7: readonly Judged[];
  readonly seventh: readonly Judged[];
  readonly eighth: readonly Judged[];
  readonly ninth: readonly Judged[];
  readonly tenth: readonly Judged[];
  readonly eleventh: readonly Judged[];
}

/** The figures as Markdown: by set, then by rule. No sentence is named, so that nobody tunes to one. */
export function reportOf(
  { first, open2, open6, law, hard7, seventh, eighth, ninth, tenth, eleventh }: JudgedSets,
  p95: number,
): string {
  const all = [
    ...first,
    ...open2,
    ...open6,
    ...law,
    ...hard7,
    ...seventh,
    ...eighth,
    ...ninth,
    ...tenth,
    ...eleventh,
  ];
  const sets: readonly (readonly [name: string, judged: readonly Judged[]])[] = [
    ['open', first.filter(({ expected }) => !expected.heldOut)],
    ['held out', first.filter(({ expected }) => expected.heldOut)],
    ['open 2', open2],
    ['open 6', open6],
    ['law', law],
    ['hard 7, open', hard7.filter(({ expected }) => !expected.heldOut)],
    ['hard 7, held out', hard7.filter(({ expected }) => expected.heldOut)],
    ['seventh, open', seventh.filter(({ expected }) => !expected.heldOut)],
    ['seventh, held out', seventh.filter(({ expected }) => expected.heldOut)],
    ['eighth, open', eighth.filter(({ expected }) => !expected.heldOut)],
    ['eighth, held out', eighth.filter(({ expected }) => expected.heldOut)],
    ['ninth, open', ninth.filter(({ expected }) => !expected.heldOut)],
    ['ninth, held out', ninth.filter(({ expected }) => expected.heldOut)],
    ['tenth, open', tenth.filter(({ expected }) => !expected.heldOut)],
    ['tenth, held out', tenth.filter(({ expected }) => expected.heldOut)],
    ['eleventh, open', eleventh.filter(({ expected }) => !expected.heldOut)],
    ['eleventh, held out', eleventh.filter(({ expected }) => expected.heldOut)],
    ['all', all],
  ];
  return `# Results of the claims checker

Goals: class and verdict right ≥ 0.90 · false passes 0 · sentences that are no claims flagged ≤ 2 % · 4,000 characters
p95 ≤ 30 ms. Measured: 4,000 characters p95 ${p95.toFixed(1)} ms.

## By set

${tableOf(
  'Set',
  sets.map(([name, judged]) => rowOf(name, judged)),
)}

## By rule

${tableOf(
  'Rule',
  byRule(all).map(([rule, group]) => rowOf(`${rule}`, group)),
)}
`;
}
