import type { Answer } from '../src/answers/index.ts';
import { isStated, readFigures, readKnownFigures } from '../src/answers/check/index.ts';
import type { Citation } from '../src/contract/conversations.ts';
import type { Question } from './questions.ts';

/** How an answer compares with what was expected. */
export interface Verdict {
  readonly question: Question;
  readonly answer: Answer;
  /** Expected facts that are not in the answer. */
  readonly missing: readonly (readonly string[])[];
  /** Parts of the question of which the answer says nothing. */
  readonly unaddressed: readonly (readonly string[])[];
  /** False when none of the facts is cited from the expected kind or source. */
  readonly isSourceRight: boolean;
  /** Markers without a citation, figures without a marker, and statements whose figures, with their units, are not in their passages. */
  readonly citationFaults: readonly string[];
  /** Statements with markers. */
  readonly statements: number;
  /** Forbidden words that the answer says. */
  readonly said: readonly string[];
  readonly isAbstentionRight: boolean;
}

/** Judges one answer. Reads only what a reader sees: the text, and the passages behind its markers. */
export function judge(question: Question, answer: Answer): Verdict {
  const lines = statementsOf(answer.content);
  const missing = question.facts.filter((forms) => !forms.some((form) => contains(answer.content, form)));
  const cited = lines.filter((line) => markersIn(line).length > 0);
  return {
    question,
    answer,
    missing,
    unaddressed: question.parts.filter((forms) => !forms.some((form) => contains(answer.content, form))),
    isSourceRight: question.source.length === 0 || hasSource(question, cited, answer.citations),
    citationFaults: lines.flatMap((line) => faultsOf(line, answer.citations)),
    statements: cited.length,
    said: question.never.filter((words) => contains(answer.content, words)),
    isAbstentionRight: question.abstain === 'either' || answer.isAbstention === question.abstain,
  };
}

export const markersIn = (text: string) => [...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));

/** Sentences and table rows; headings, table rulers and questions to ask next state nothing. */
export function statementsOf(content: string): string[] {
  return content
    .split('\n')
    .filter((line) => !/^(?:#|\|[\s:|-]+\|$)/.test(line) && !line.endsWith('?'))
    .flatMap((line) => (/^[|-]/.test(line) ? [line] : line.split(/(?<=[.!?](?:\s?\[\d+\])*)\s+(?=[A-Z“*_])/)))
    .filter((line) => line.trim() !== '');
}

export function faultsOf(line: string, citations: readonly Citation[]): string[] {
  const markers = markersIn(line);
  const passages = markers.map((n) => citations.find((citation) => citation.n === n));
  if (passages.includes(undefined)) return [`a marker without a citation: ${line}`];
  const figures = readFigures(line.replace(/\[\d+\]/g, ' '));
  if (markers.length === 0) return figures.length > 0 ? [`numbers without a marker: ${line}`] : [];
  const known = passages.flatMap((citation) =>
    [citation?.passage ?? '', citation?.source ?? ''].flatMap(readKnownFigures),
  );
  const unproven = figures.filter((figure) => !isStated(figure, known)).map(({ text }) => text);
  return unproven.length > 0 ? [`${unproven.join(', ')} not in the cited passage: ${line}`] : [];
}

/** One writing for what is written in several ways: dashes, thin spaces, mcg, thousands, trailing zeros, markdown. */
function plain(text: string): string {
  return text
    .replace(/[*_]/g, '')
    .replace(/[\u2212\u2012-\u2015]/g, '-')
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
    .replace(/\bmcg\b|μg/g, 'µg')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d\.\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)(?=\s?\p{L}|$)/gu, '$1')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/**
 * Whether a text says a thing; a number in it has to stand alone, and its unit to be whole: `12 mg` is neither in
 * `112 mg` nor in `12 mg/kg`, but in `12 mg/day`.
 */
export function contains(text: string, form: string): boolean {
  const sought = plain(form);
  const escaped = sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A price may be told with what it is per: `80–200 USD` is said by `80–200 USD/test`.
  const unitEnds = /\d\s?(?!usd|eur)\p{L}+$/u.test(sought) ? '(?!\\p{L}|/(?!d(?:ay)?\\b))' : '';
  return new RegExp(`(?<!\\d[.,]?)${escaped}(?![.,]?\\d)${unitEnds}`, 'u').test(plain(text));
}

function hasSource(question: Question, lines: readonly string[], citations: readonly Citation[]): boolean {
  const telling = lines.filter((line) =>
    question.facts.some((forms) => forms.some((form) => contains(line, form))),
  );
  return telling.flatMap(markersIn).some((n) => {
    const citation = citations.find((each) => each.n === n);
    const where = `${citation?.kind} ${citation?.title} ${citation?.source}`.toLowerCase();
    return question.source.some((form) => where.includes(form.toLowerCase()));
  });
}
