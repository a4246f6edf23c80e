import { Big } from 'big.js';
import { anyOf, plain, type CoaWords, type StatementMeaning } from './words.ts';

/** What a result or limit says in words: Negative, Absent in 10 g, Complies. */
export interface Statement {
  means: StatementMeaning;
  /** How much was, or has to be, looked at; null where it is not said. */
  sample: { amount: Big; unit: string } | null;
}

/** Reads a statement, with the unit that stands beside it; null where the words say more, or something else. */
export type ReadStatement = (text: string, unit?: string | null) => Statement | null;

const sample = /^(?:in|im|per|pro|par|por|dans|en|\/)?\s*(\d+(?:\.\d+)?)\s*(g|ml|kg)$/u;

/** Reads statements by the words of each meaning. */
export function statementReader(rows: CoaWords['results']): ReadStatement {
  const meaning = new Map(rows.flatMap(({ means, words }) => words.map((word) => [plain(word), means])));
  const said = new RegExp(String.raw`^(${anyOf(meaning.keys())})(?![\p{L}\d])\s*[.:;,(]*\s*(.*?)[).]*$`, 'u');
  return (text, unit = null) => {
    const [, word = '', rest = ''] = said.exec(plain(text)) ?? [];
    const means = meaning.get(word);
    if (!means) return null;
    const looked = sampleOf(rest);
    if (rest && !looked) return null;
    return { means, sample: looked ?? sampleOf(plain(unit ?? '')) };
  };
}

function sampleOf(text: string): Statement['sample'] {
  const [, amount, unit = ''] = sample.exec(text) ?? [];
  if (amount === undefined) return null;
  return unit === 'kg'
    ? { amount: new Big(amount).times(1000), unit: 'g' }
    : { amount: new Big(amount), unit };
}

const absences: ReadonlySet<StatementMeaning> = new Set(['absent', 'notDetected']);
const presences: ReadonlySet<StatementMeaning> = new Set(['present', 'positive']);

/** Whether a statement says that nothing was found. */
export const isAbsence = ({ means }: Statement): boolean => absences.has(means);

/**
 * Whether a statement keeps one that is asked for; null where that cannot be told: what is absent in 1 g may be there
 * in 25 g.
 */
export function keepsStatement(said: Statement, asked: Statement): boolean | null {
  if (said.means === 'fails') return false;
  if (asked.means === 'complies') return said.means === 'complies' ? true : null;
  if (presences.has(asked.means)) {
    if (presences.has(said.means)) return true;
    return isAbsence(said) ? false : null;
  }
  if (!isAbsence(asked)) return null;
  if (presences.has(said.means)) return false;
  return isAbsence(said) && isAsMuch(said.sample, asked.sample) ? true : null;
}

const isAsMuch = (looked: Statement['sample'], asked: Statement['sample']): boolean =>
  !asked || (looked !== null && looked.unit === asked.unit && looked.amount.gte(asked.amount));
