import type { Answer } from '../../src/answers/index.ts';
import { contains, faultsOf, markersIn, statementsOf } from '../judge.ts';
import type { ReachQuestion } from './phrasings.ts';
import { slotsOf } from './phrasings.ts';
import type { Target } from './target.ts';

/** What became of a question about one row. */
export interface Reached {
  readonly question: ReachQuestion;
  readonly answer: Answer;
  /** Whether the answer holds the decisive figure of the row, or of one that the question fits as well, with its source. */
  readonly isReached: boolean;
  readonly statements: number;
  /** Statements that their sources do not bear out. */
  readonly faults: readonly string[];
  /** Milliseconds from question to answer. */
  readonly took: number;
}

/** Finds the rows that a question fits as well as its own: what was said of each column can be said of theirs. */
export function createPeers(targets: readonly Target[]): (question: ReachQuestion) => Target[] {
  const byAsked = Map.groupBy(targets, ({ asked }) => asked);
  return ({ phrasing, target, said }) =>
    (byAsked.get(target.asked) ?? []).filter((other) =>
      slotsOf(phrasing).every((slot) => other.slots[slot]?.some((way) => fits(way, said[slot] ?? ''))),
    );
}

/** Whether words are those of a column, or some of them. */
const fits = (way: string, said: string): boolean =>
  way === said || (said.includes(' ') && said.split(' ').every((word) => way.includes(word)));

/** Judges an answer by what a reader sees: a statement with a figure and markers, and the passages behind them. */
export function judgeReach(
  question: ReachQuestion,
  { answer, peers, took }: { answer: Answer; peers: readonly Target[]; took: number },
): Reached {
  const lines = statementsOf(answer.content);
  const cited = lines.filter((line) => markersIn(line).length > 0);
  return {
    question,
    answer,
    isReached: cited.some((line) => peers.some((peer) => tells(line, peer, { question, answer }))),
    statements: cited.length,
    faults: lines.flatMap((line) => faultsOf(line, answer.citations)),
    took,
  };
}

function tells(
  line: string,
  { passage, facts }: Target,
  { question, answer }: { question: ReachQuestion; answer: Answer },
): boolean {
  if (facts.length > 0 && !facts.some((form) => contains(line, form))) return false;
  const [entity = ''] = Object.values(question.said);
  return markersIn(line).some((n) => {
    const citation = answer.citations.find((each) => each.n === n);
    if (!citation) return false;
    if (citation.passage === passage.text) return true;
    const text = `${citation.title} ${citation.passage}`;
    return facts.some((form) => contains(text, form)) && text.toLowerCase().includes(entity.toLowerCase());
  });
}
