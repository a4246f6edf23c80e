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
  sentences: 'Conditions',
  formulaVersion: 'Formula',
  rulesVersion: 'Rules',
};

/** What would change in a claim, in words. */
export const changedFields = ({ changes }: SourceDifference): ChangedField[] =>
  changes.map(({ path, from, to }) => ({
    id: path,
    label: fieldNames[path] ?? path,
    before: valueWords(path, from),
    after: valueWords(path, to),
  }));

function valueWords(path: string, value: unknown): string {
  if (value === null) return 'none';
  if (path === 'verdict') return verdictWords[value as Verdict] ?? String(value);
  if (path === 'class') return classWords[value as CheckedSentence['class']] ?? String(value);
  if (path === 'formulaVersion') return `v${String(value)}`;
  return Array.isArray(value) ? conditionsIn(value as CheckedSentence[]) : String(value);
}

const conditionsIn = (sentences: readonly CheckedSentence[]): string =>
  sentences.flatMap(({ conditions }) => conditions.map(({ text, kind }) => text ?? kind)).join('; ') ||
  'none';
