import { capitalize } from '../src/text/letters.ts';
import type { Verdict } from './judge.ts';
import { questionKinds, questionSets, unreadSets, type QuestionSet } from './questions.ts';
import { isWhole, share, tally, type Tally } from './tally.ts';

/** The figures as markdown, for people and for RESULTS.md. */
export function report(results: Record<QuestionSet, readonly Verdict[]>): string {
  const shown = questionSets.filter((set) => results[set].length > 0);
  return [
    '# Evaluation of the answers',
    '',
    'Written by `npm run eval`, without a language model. What is counted, and how: [README.md](README.md).',
    '',
    ...figures(Object.fromEntries(shown.map((set) => [setNames[set], tally(results[set])]))),
    '',
    '## By kind',
    '',
    ...byKind(shown, results),
    '',
    '## Not right in every respect',
    '',
    ...shown
      .filter((set) => !unreadSets.includes(set))
      .flatMap((set) => listed(capitalize(setNames[set]), results[set])),
  ].join('\n');
}

const setNames: Record<QuestionSet, string> = {
  tuned: 'looked at while tuning',
  paraphrases: 'paraphrases of our own',
  rows: 'records one by one',
  heldOut: 'held out (open since)',
  open2: 'second, open',
  heldOut2: 'second, held out (open since)',
  open3: 'third, open',
  heldOut3: 'third, held out (open since)',
  open4: 'fourth, open',
  heldOut4: 'fourth, held out (open since)',
  open5: 'fifth, open',
  heldOut5: 'fifth, held out (open since)',
  open6: 'sixth, open',
  heldOut6: 'sixth, held out (open since)',
  open7: 'seventh, open',
  heldOut7: 'seventh, held out (open since)',
  open8: 'eighth, open',
  heldOut8: 'eighth, held out (open since)',
  open9: 'ninth, open',
  heldOut9: 'ninth, held out (open since)',
  open10: 'tenth, open',
  heldOut10: 'tenth, held out (open since)',
  open11: 'eleventh, open',
  heldOut11: 'eleventh, held out (open since)',
  open12: 'twelfth, open',
  heldOut12: 'twelfth, held out (open since)',
  open13: 'thirteenth, open',
  heldOut13: 'thirteenth, held out (open since)',
  open14: 'fourteenth, open',
  heldOut14: 'fourteenth, held out (open since)',
  open15: 'fifteenth, open',
  heldOut15: 'fifteenth, held out (open since)',
  open16: 'sixteenth, open',
  heldOut16: 'sixteenth, held out (open since)',
  open17: 'seventeenth, open',
  heldOut17: 'seventeenth, held out (open since)',
  open18: 'eighteenth, open',
  heldOut18: 'eighteenth, held out (open since)',
  open19: 'nineteenth, open',
  heldOut19: 'nineteenth, held out (open since)',
  open20: 'twentieth, open',
  heldOut20: 'twentieth, held out (open since)',
  open21: 'twenty-first, open',
  heldOut21: 'twenty-first, held out (open since)',
  open22: 'twenty-second, open',
  heldOut22: 'twenty-second, held out (open since)',
  open23: 'twenty-third, open',
  heldOut23: 'twenty-third, held out (open since)',
  open24: 'twenty-fourth, open',
  open25: 'twenty-fifth, open',
  open26: 'twenty-sixth, open',
  open27: 'twenty-seventh, open',
  open28: 'twenty-eighth, open',
  open29: 'twenty-ninth, open',
  open30: 'thirtieth, open',
  open31: 'thirty-first, open',
  open32: 'thirty-second, open',
  open33: 'thirty-third, open',
  open34: 'thirty-fourth, open',
  open35: 'thirty-fifth, open',
  open36: 'thirty-sixth, open',
  open37: 'thirty-seventh, open',
  open38: 'thirty-eighth, open',
  open39: 'thirty-ninth, open',
  open40: 'fortieth, open',
  open41: 'forty-first, open',
  heldOut24: 'twenty-fourth, held out',
  heldOut25: 'twenty-fifth, held out',
  heldOut32: 'thirty-second, held out',
  heldOut33: 'thirty-third, held out',
  heldOut34: 'thirty-fourth, held out',
  heldOut35: 'thirty-fifth, held out',
  heldOut36: 'thirty-sixth, held out',
  heldOut37: 'thirty-seventh, held out',
  heldOut38: 'thirty-eighth, held out',
  heldOut39: 'thirty-ninth, held out',
  heldOut40: 'fortieth, held out',
  heldOut41: 'forty-first, held out',
};

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
    row('parts addressed', '≥ 0.95', ({ parts }) => ratio(parts.addressed, parts.asked)),
    row('groups of paraphrases that fare alike', '≥ 0.90', ({ groups }) => ratio(groups.alike, groups.all)),
    row('groups of paraphrases with all facts', '', ({ groups }) => ratio(groups.whole, groups.all)),
    row('right in every respect', '', ({ whole, questions }) => ratio(whole, questions)),
  ];
}

const ratio = (right: number, all: number) => `${share(right, all).toFixed(3)} (${right} of ${all})`;

function byKind(sets: readonly QuestionSet[], results: Record<QuestionSet, readonly Verdict[]>): string[] {
  const cell = (verdicts: readonly Verdict[]) => `${verdicts.filter(isWhole).length} of ${verdicts.length}`;
  return [
    `| kind | ${sets.map((set) => setNames[set]).join(' | ')} |`,
    `| --- |${sets.map(() => ' --- |').join('')}`,
    ...questionKinds.map((kind) => {
      const of = (set: QuestionSet) => results[set].filter(({ question }) => question.kind === kind);
      return `| ${kind} | ${sets.map((set) => cell(of(set))).join(' | ')} |`;
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
  unaddressed,
  isSourceRight,
  citationFaults,
  said,
  isAbstentionRight,
  question,
}: Verdict): string {
  return [
    missing.length > 0 && `without ${missing.map((forms) => `“${forms.join(' / ')}”`).join(', ')}`,
    unaddressed.length > 0 && `nothing on ${unaddressed.map((forms) => `“${forms.join(' / ')}”`).join(', ')}`,
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
