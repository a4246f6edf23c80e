import { share } from '../tally.ts';
import type { Reached } from './judgeReach.ts';
import { halves, type Half } from './phrasings.ts';

/** The figures as markdown: the share reached by table and half, and by phrasing of the half that may be worked on. */
export function report(all: readonly Reached[]): string {
  const stated = all.reduce((sum, { statements }) => sum + statements, 0);
  const faults = all.reduce((sum, each) => sum + each.faults.length, 0);
  return [
    '# Reach of the answers',
    '',
    'Written by `npm run eval`. What is counted, and how: [README.md](../README.md#reach).',
    '',
    '| | open phrasings | unread phrasings |',
    '| --- | --- | --- |',
    row('rows reached', (half) => ratio(ofHalf(all, half))),
    row('abstained', (half) => String(ofHalf(all, half).filter(({ answer }) => answer.isAbstention).length)),
    row('rows reached in every phrasing, of those asked in all', (half) => wholeGroups(ofHalf(all, half))),
    row('paraphrases of a row that fare alike', (half) => alikeGroups(ofHalf(all, half))),
    '',
    `Statements that their sources bear out: ${stated - faults} of ${stated}.`,
    '',
    '## By what is asked',
    '',
    '| | open phrasings | unread phrasings |',
    '| --- | --- | --- |',
    ...[...Map.groupBy(all, ({ question }) => question.target.asked)].map(([asked, of]) =>
      row(asked, (half) => ratio(ofHalf(of, half))),
    ),
    '',
    '## By open phrasing',
    '',
    '| | reached |',
    '| --- | --- |',
    ...[...Map.groupBy(ofHalf(all, 'open'), ({ question }) => question.phrasing)]
      .toSorted(([left], [right]) => left.key.localeCompare(right.key, 'en', { numeric: true }))
      .map(([{ key, text }, of]) => `| ${key}: ${text} | ${ratio(of)} |`),
    '',
  ].join('\n');
}

const row = (name: string, cell: (half: Half) => string) => `| ${name} | ${halves.map(cell).join(' | ')} |`;
const ofHalf = (all: readonly Reached[], half: Half) =>
  all.filter(({ question }) => question.phrasing.half === half);

function ratio(of: readonly Reached[]): string {
  const right = of.filter(({ isReached }) => isReached).length;
  return `${share(right, of.length).toFixed(3)} (${right} of ${of.length})`;
}

/** Rows that were asked in several phrasings, each with the share of these that reached it. */
const groupsOf = (of: readonly Reached[]): number[] =>
  [...Map.groupBy(of, ({ question: { target } }) => `${target.asked}|${target.passage.key}`).values()]
    .filter((members) => members.length > 1)
    .map((members) => members.filter(({ isReached }) => isReached).length / members.length);

const count = (right: number, all: number) => `${share(right, all).toFixed(3)} (${right} of ${all})`;
const wholeGroups = (of: readonly Reached[]) => {
  const groups = groupsOf(of);
  return count(groups.filter((part) => part === 1).length, groups.length);
};
const alikeGroups = (of: readonly Reached[]) => {
  const groups = groupsOf(of);
  return count(groups.filter((part) => part === 0 || part === 1).length, groups.length);
};

/** What went wrong with the open phrasings, to work on. */
export const failureLines = (all: readonly Reached[]): string =>
  ofHalf(all, 'open')
    .filter(({ isReached }) => !isReached)
    .map(
      ({ question: { phrasing, target, text }, answer }) =>
        `── ${phrasing.key} ${target.passage.key}: ${text}\nwanted ${target.facts.join(' / ') || 'the row'}: ${target.passage.text}\n\n${answer.content}`,
    )
    .join('\n');
