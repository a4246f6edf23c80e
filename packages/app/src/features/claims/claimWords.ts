import type { CheckedSentence, Claim, ClaimAction, SourceDifference } from '@seedbed/server/contract';

/** What may be done with a sentence. */
export type Verdict = CheckedSentence['verdict'];

/** Verdicts in words, the worst first. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  blocked: 'Blocked',
  review: 'For review',
  evidence: 'Needs evidence',
  conditions: 'With conditions',
  allowed: 'Allowed',
};

/** How many sentences have which verdict, the worst first: 'Blocked 2 · Allowed 10'. */
export const verdictCounts = (sentences: readonly Pick<CheckedSentence, 'verdict'>[]): string =>
  (Object.keys(verdictWords) as Verdict[])
    .map((verdict) => [verdict, sentences.filter((each) => each.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${verdictWords[verdict]} ${count}`)
    .join(' · ');

/** How far a claim is, in words. */
export const statusWords: Readonly<Record<Claim['status'], string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  reopened: 'Reopened',
  withdrawn: 'Withdrawn',
};

/** What a sentence is, in words. */
export const classWords: Readonly<Record<CheckedSentence['class'], string>> = {
  disease: 'Disease',
  weight: 'Weight',
  diseaseRisk: 'Risk of disease',
  children: 'Children',
  deficiency: 'Deficiency',
  proof: 'Proof',
  comparative: 'Comparison',
  nutrientContent: 'Nutrient content',
  absence: 'Absence',
  function: 'Function',
  wellBeing: 'Well-being',
  amount: 'Amount',
  none: 'No claim',
};

/** What buttons of actions say. */
export const actionWords: Readonly<Record<ClaimAction, string>> = {
  submit: 'Submit',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  recheck: 'Check again',
};

/** A piece of a sentence, and whether a rule is about it. */
export interface Piece {
  /** Where it begins in the sentence. */
  at: number;
  text: string;
  isHit: boolean;
}

/** A sentence cut where the words begin and end that its findings are about. */
export function piecesOf({
  text,
  start,
  findings,
}: Pick<CheckedSentence, 'text' | 'start' | 'findings'>): Piece[] {
  const isHit = Array.from({ length: text.length }, () => false);
  for (const [from, to] of findings.flatMap(({ words }) => words)) isHit.fill(true, from - start, to - start);
  const pieces: Piece[] = [];
  for (const [at, hit] of isHit.entries()) {
    const last = pieces.at(-1);
    if (last && last.isHit === hit) last.text += text.charAt(at);
    else pieces.push({ at, text: text.charAt(at), isHit: hit });
  }
  return pieces;
}

/** Copy with other words for one of its sentences. */
export const reworded = (
  copy: string,
  { start, end }: Pick<CheckedSentence, 'start' | 'end'>,
  text: string,
): string => copy.slice(0, start) + text + copy.slice(end);

/** A field that would change, as it is read. */
export interface ChangedField {
  id: string;
  label: string;
  before: string;
  after: string;
}

const fieldNames: Readonly<Record<string, string>> = {
  class: 'Class',
  verdict: 'Verdict',
  formulaVersion: 'Formula',
  rulesVersion: 'Rules',
};

/** What would change in a claim, in words. */
export const changedFields = ({ changes }: SourceDifference): ChangedField[] =>
  changes.flatMap(({ path, from, to }) =>
    path === 'sentences'
      ? changedIn(from as CheckedSentence[], to as CheckedSentence[])
      : {
          id: path,
          label: fieldNames[path] ?? path,
          before: valueWords(path, from),
          after: valueWords(path, to),
        },
  );

function valueWords(path: string, value: unknown): string {
  if (value === null) return 'none';
  if (path === 'verdict') return verdictWords[value as Verdict] ?? String(value);
  if (path === 'class') return classWords[value as CheckedSentence['class']] ?? String(value);
  if (path === 'formulaVersion') return `v${String(value)}`;
  return String(value);
}

/** How a day's amount stands to what was studied. */
export const doseWords = (matches: boolean | null): string =>
  matches === null ? 'dose not known' : matches ? 'inside the studied dose' : 'outside the studied dose';

type Evidence = NonNullable<CheckedSentence['evidence']>;

/** What is known of what a sentence says works, in a line. */
export const evidenceWords = ({ subject, grade, doseMatches }: Evidence): string =>
  [
    subject ? `${subject}: ` : '',
    grade === 'U' ? (subject ? 'no' : 'No') : subject ? 'grade' : 'Grade',
    grade === 'U' ? ' graded evidence' : ` ${grade}`,
    `, ${doseWords(doseMatches)}`,
  ].join('');

/** What of the judged sentences is told when it changes, each as the lines it consists of. */
const told: readonly [label: string, linesOf: (sentence: CheckedSentence) => readonly string[]][] = [
  ['Found', ({ findings }) => findings.map(({ title }) => title)],
  [
    'Conditions',
    ({ conditions }) =>
      conditions.map(({ isMet, text, kind }) => `${isMet ? 'Met' : 'Needed'}: ${text ?? kind}`),
  ],
  ['Evidence', ({ evidence }) => (evidence ? [evidenceWords(evidence)] : [])],
  ['Studies', ({ evidence }) => (evidence?.studies ?? []).map(({ source }) => source)],
];

/** What differs between two judgements of the same words: of each sort only the lines that came or went. */
const changedIn = (from: readonly CheckedSentence[], to: readonly CheckedSentence[]): ChangedField[] =>
  told.flatMap(([label, linesOf]) => {
    const [before, after] = [unique(from.flatMap(linesOf)), unique(to.flatMap(linesOf))];
    const gone = before.filter((line) => !after.includes(line));
    const come = after.filter((line) => !before.includes(line));
    return gone.length + come.length === 0
      ? []
      : { id: `sentences ${label}`, label, before: wordsOf(gone), after: wordsOf(come) };
  });

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

const wordsOf = (lines: readonly string[]): string => lines.join('; ') || 'none';
