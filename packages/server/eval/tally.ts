import type { Verdict } from './judge.ts';

/** The figures of a set of questions. */
export interface Tally {
  readonly questions: number;
  readonly facts: { found: number; expected: number };
  /** Questions whose facts are cited from the expected kind or source, of those that name one. */
  readonly sources: { right: number; expected: number };
  readonly citations: { right: number; stated: number };
  readonly abstentions: {
    /** Abstained where it should. */
    right: number;
    expected: number;
    /** Answered where it should abstain. */
    answeredInstead: number;
    /** Abstained where the base has the answer. */
    needless: number;
  };
  /** Answers that say what they must not. */
  readonly forbidden: number;
  /** Parts of questions that ask several things. */
  readonly parts: { addressed: number; asked: number };
  /** Groups of paraphrases that all get the facts, or all do not, and those that all get them. */
  readonly groups: { alike: number; whole: number; all: number };
  /** Whether everything expected of the question is there. */
  readonly whole: number;
}

/** Whether an answer is right in every respect. */
export const isWhole = (verdict: Verdict): boolean =>
  verdict.missing.length === 0 &&
  verdict.unaddressed.length === 0 &&
  verdict.isSourceRight &&
  verdict.citationFaults.length === 0 &&
  verdict.said.length === 0 &&
  verdict.isAbstentionRight;

/** Adds verdicts up. */
export function tally(verdicts: readonly Verdict[]): Tally {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  const shouldAbstain = verdicts.filter(({ question }) => question.abstain === true);
  const sourced = verdicts.filter(({ question }) => question.source.length > 0);
  const expected = sum(({ question }) => question.facts.length);
  const stated = sum(({ statements }) => statements);
  return {
    questions: verdicts.length,
    facts: { found: expected - sum(({ missing }) => missing.length), expected },
    sources: { right: sourced.filter(({ isSourceRight }) => isSourceRight).length, expected: sourced.length },
    citations: { right: stated - sum(({ citationFaults }) => citationFaults.length), stated },
    abstentions: {
      right: shouldAbstain.filter(({ answer }) => answer.isAbstention).length,
      expected: shouldAbstain.length,
      answeredInstead: shouldAbstain.filter(({ answer }) => !answer.isAbstention).length,
      needless: verdicts.filter(({ question, answer }) => answer.isAbstention && question.abstain === false)
        .length,
    },
    forbidden: verdicts.filter(({ said }) => said.length > 0).length,
    parts: {
      addressed: sum(({ question, unaddressed }) => question.parts.length - unaddressed.length),
      asked: sum(({ question }) => question.parts.length),
    },
    groups: groupsOf(verdicts),
    whole: verdicts.filter(isWhole).length,
  };
}

function groupsOf(verdicts: readonly Verdict[]): Tally['groups'] {
  const groups = [...Map.groupBy(verdicts, ({ question }) => question.group)].filter(
    ([group]) => group !== null,
  );
  const found = groups.map(
    ([, members]) => members.filter(({ missing }) => missing.length === 0).length / members.length,
  );
  return {
    alike: found.filter((part) => part === 0 || part === 1).length,
    whole: found.filter((part) => part === 1).length,
    all: groups.length,
  };
}

/** `right` of `all` as a share; 1 where there is nothing. */
export const share = (right: number, all: number): number => (all === 0 ? 1 : right / all);
