import { Big } from 'big.js';
import { anyOf, plain, type CoaWords, type StatementMeaning } from './words.ts';

/** What a result or limit says in words: Negative, Absent in 10 g, Complies. */
export interface Statement {
  means: StatementMeaning;
  /** How much was, or has to be, looked at; null where it is not said. */
  sample: { amount: Big; unit: string } | null;
  /** What it says beside the words: what was found, or below which amount nothing is; null where it says none. */
  figure: string | null;
}

/** Reads a statement, with the unit that stands beside it; null where the words say more, or something else. */
export type ReadStatement = (text: string, unit?: string | null) => Statement | null;

const sample = /^(?:in|im|per|pro|par|por|dans|en|\/)?\s*(\d+(?:\.\d+)?)\s*(g|ml|kg)$/u;
const figured = /^[<≤]?\s*\d/u;

/** Reads statements by the words of each meaning. */
export function statementReader({ results, tails }: Pick<CoaWords, 'results' | 'tails'>): ReadStatement {
  const rows = new Map(results.flatMap((row) => row.words.map((word) => [spelled(word), row] as const)));
  const said = new RegExp(
    String.raw`^(${anyOf(rows.keys())})(?![\p{L}\d])\s*[.:;,(*–-]*\s*(.*?)[).*]*$`,
    'u',
  );
  const words = tails
    .filter(({ means }) => means === 'detectionLimit')
    .flatMap((row) => row.words.map(plain));
  const below = new RegExp(
    String.raw`^(?:[<≤]\s*)?(?:${anyOf(words)})(?!\p{L})\s*[:=(]*\s*(?=[<≤]?\s*\d)`,
    'u',
  );
  const read = (text: string, unit: string | null): Statement | null => {
    const [, word = '', rest = ''] = said.exec(spelled(text)) ?? [];
    const row = rows.get(word);
    if (!row) return null;
    const { means } = row;
    const beside = sampleOf(plain(unit ?? ''));
    if (!rest) return { means, sample: beside, figure: row.figure || null };
    const looked = sampleOf(rest);
    if (looked) return { means, sample: looked, figure: null };
    const again = read(rest, unit);
    if (again)
      return again.means === means || absences.has(means) === absences.has(again.means) ? again : null;
    const figure = rest.replace(below, '');
    return figured.test(figure) ? { means, sample: beside, figure } : null;
  };
  return (text, unit = null) => read(text, unit);
}

/** Signs stand at their words: '< LOQ' is '<loq'. */
const spelled = (text: string) => plain(text).replaceAll(/<\s+/gu, '<');

function sampleOf(text: string): Statement['sample'] {
  const [, amount, unit = ''] = sample.exec(text) ?? [];
  if (amount === undefined) return null;
  return unit === 'kg'
    ? { amount: new Big(amount).times(1000), unit: 'g' }
    : { amount: new Big(amount), unit };
}

const absences: ReadonlySet<StatementMeaning> = new Set(['absent', 'notDetected']);
const presences: ReadonlySet<StatementMeaning> = new Set(['present', 'positive', 'tooMany']);

/** Whether a statement says that nothing was found. */
export const isAbsence = ({ means }: Pick<Statement, 'means'>): boolean => absences.has(means);

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
