import type { Verdict } from './judge.ts';
import { questionKinds, type QuestionSet } from './questions.ts';
import { isWhole, share, tally, type Tally } from './tally.ts';

/** The figures as markdown, for people and for RESULTS.md. */
export function report(results: Record<QuestionSet, readonly Verdict[]>): string {
  const { tuned, heldOut } = results;
  return [
    '# Evaluation of the answers',
    '',
    'Written by `npm run eval`, without a language model. What is counted, and how: [README.md](README.md).',
    '',
    ...figures({ 'looked at while tuning': tally(tuned), 'held out': tally(heldOut) }),
    '',
    '## By kind',
    '',
    ...byKind(tuned, heldOut),
    '',
    '## Not right in every respect',
    '',
    ...listed('Looked at while tuning', tuned),
    ...listed('Held out', heldOut),
  ].join('\n');
}

function figures(tallies: Record<string, Tally>): string[] {
  const row = (name: string, target: string, cell: (figures: Tally) => string) =>
    `| ${[name, target, ...Object.values(tallies).map(cell)].join(' | ')} |`;
  return [
    `| | target | ${Object.keys(tallies).join(' | ')} |`,
    `| --- | --- |${Object.keys(tallies)
      .map(() => ' --- |')
      .join('')}`,
    row('questions', '', ({ questions }) => String(questions)),
    row('recall of the expected facts', '≥ 0.95', ({ facts }) => ratio(facts.found, facts.expected)),
    row('cited from the expected kind or source', '', ({ sources }) =>
      ratio(sources.right, sources.expected),
    ),
    row('precision of citations', '1.00', ({ citations }) => ratio(citations.right, citations.stated)),
    row('abstained where it should', '', ({ abstentions }) => ratio(abstentions.right, abstentions.expected)),
    row('answered where it should abstain', '0', ({ abstentions }) => String(abstentions.answeredInstead)),
    row('abstained where it has the answer', '', ({ abstentions }) => String(abstentions.needless)),
    row('said what it must not', '0', ({ forbidden }) => String(forbidden)),
    row('right in every respect', '', ({ whole, questions }) => ratio(whole, questions)),
  ];
}

const ratio = (right: number, all: number) => `${share(right, all).toFixed(3)} (${right} of ${all})`;

function byKind(tuned: readonly Verdict[], heldOut: readonly Verdict[]): string[] {
  const cell = (verdicts: readonly Verdict[]) => `${verdicts.filter(isWhole).length} of ${verdicts.length}`;
  return [
    '| kind | looked at while tuning | held out |',
    '| --- | --- | --- |',
    ...questionKinds.map((kind) => {
      const of = (verdicts: readonly Verdict[]) => verdicts.filter(({ question }) => question.kind === kind);
      return `| ${kind} | ${cell(of(tuned))} | ${cell(of(heldOut))} |`;
    }),
  ];
}

function listed(title: string, verdicts: readonly Verdict[]): string[] {
  const failures = verdicts.filter((verdict) => !isWhole(verdict));
  if (failures.length === 0) return [`${title}: none.`, ''];
  return [
    `${title}:`,
    '',
    ...failures.map((verdict) => `- \`${verdict.question.id}\`: ${faultsOf(verdict)}`),
    '',
  ];
}

function faultsOf({
  missing,
  isSourceRight,
  citationFaults,
  said,
  isAbstentionRight,
  question,
}: Verdict): string {
  return [
    missing.length > 0 && `without ${missing.map((forms) => `“${forms.join(' / ')}”`).join(', ')}`,
    !isSourceRight && `not cited from ${question.source.join(' / ')}`,
    citationFaults.length > 0 && `${citationFaults.length} unproven`,
    said.length > 0 && `says “${said.join('”, “')}”`,
    !isAbstentionRight && (question.abstain === true ? 'answers instead of abstaining' : 'abstains'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Each failure with its question and answer, to work on. */
export function failureLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter((verdict) => !isWhole(verdict))
    .map((verdict) => {
      const { question, citationFaults, answer } = verdict;
      const faults = citationFaults.map((fault) => `\n! ${fault}`).join('');
      return `── ${question.id}: ${question.ask.join(' → ')}\n${faultsOf(verdict)}${faults}\n\n${answer.content}`;
    })
    .join('\n');
}
