import type { Claim, DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { cell, facts, list, strong, text } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';
import { marketOf } from './shared.ts';

const standsOnLabel = ({ channel, status, verdict }: Claim) =>
  channel === 'label' && (status === 'approved' || (status === 'submitted' && verdict !== 'blocked'));

const disclaimersOf = ({ conditions }: Claim): string[] =>
  conditions.flatMap(({ kind, text: words }) => (kind === 'disclaimer' && words ? words : []));

/** Statements that are not met yet, each once. */
const statementsOf = (claims: readonly Claim[]): Set<string> =>
  new Set(
    claims.flatMap(({ conditions }) =>
      conditions.flatMap(({ kind, text: words, isMet }) =>
        kind === 'statement' && words && !isMet ? words : [],
      ),
    ),
  );

interface Disclaimer {
  /** As one claim needs it. */
  one: string;
  /** As it is printed: where several claims need the same, in the words for several. */
  words: string;
  /** Ties it to its claims; '': it stands beside the only one. */
  mark: string;
  /** How it has to be printed; '': nothing is said of it. */
  placement: string;
}

const marks = ['*', '†', '‡', '§'];

/** What has to stand beside claims word for word, tied to them by a symbol where it cannot stand beside each. */
function disclaimersBeside(claims: readonly Claim[], plurals: DocumentSources['plurals']): Disclaimer[] {
  const needed = Map.groupBy(claims.flatMap(disclaimersOf), (words) => words);
  return [...needed].map(([one, all], at) => {
    const known = plurals.find((each) => each.one === one);
    return {
      one,
      words: (all.length > 1 && known?.several) || one,
      mark: (claims.length > 1 && marks[at]) || '',
      placement: known?.placement ?? '',
    };
  });
}

const pathOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** Statements whose subject the law names and whose words are ours: they are typed. */
function statementsBeside(claims: readonly Claim[], { ask }: Answers): DocumentPart[] {
  const needed = [...statementsOf(claims)];
  if (needed.length === 0) return [];
  const rows = needed.map((words): [string, DocumentCell] => [
    words,
    ask(`statements.${pathOf(words)}`, `Words of the label, or ‘None’: ${words}`),
  ]);
  return [facts(Object.fromEntries(rows))];
}

/** A claim as it is printed: only once it is approved. Until then it is open, unless it was said why it stays off. */
function claimCell(claim: Claim, { ask }: Answers, disclaimers: readonly Disclaimer[]): DocumentCell {
  const { id, status, text: words } = claim;
  if (status !== 'approved') return waiting(claim, ask);
  const needed = disclaimersOf(claim);
  const tied = disclaimers.filter(({ one }) => needed.includes(one)).map(({ mark }) => mark);
  return cell(words + tied.join(''), `Claim ${id}`);
}

const waiting = ({ id, text: words }: Claim, ask: Answers['ask']): DocumentCell =>
  ask(
    `claims.${id}.approval`,
    `The claim ‘${words}’ is not approved yet: approve it, or write why it stays off the label`,
  );

const printedParts = ({ mark, words, placement }: Disclaimer): DocumentPart[] =>
  placement ? [strong(mark + words), text(placement)] : [strong(mark + words)];

/** Claims of this market, each with what has to stand beside it. */
export function claimParts(sources: DocumentSources, answers: Answers): DocumentPart[] {
  const claims = sources.claims
    .filter((claim) => standsOnLabel(claim) && claim.market === marketOf(sources))
    .filter((claim) => claim.status === 'approved' || waiting(claim, answers.ask).open !== undefined);
  if (claims.length === 0) return [text('None.')];
  const disclaimers = disclaimersBeside(claims, sources.plurals);
  return [
    list(claims.map((claim) => claimCell(claim, answers, disclaimers))),
    ...disclaimers.flatMap(printedParts),
    ...statementsBeside(claims, answers),
  ];
}
