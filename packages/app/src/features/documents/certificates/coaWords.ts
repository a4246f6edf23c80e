import type {
  Coa,
  CoaDraft,
  CoaReading,
  CoaResult,
  CoaVerdict,
  SourceDifference,
} from '@seedbed/server/contract';
import type { DifferenceField } from '@seedbed/ui/difference';
import { dayInWords } from '../../../format/dates';
import { capitalised } from '../../../text/capitalised';
import type { CoaWords } from './coaFieldWords';

/** A key of the base as it is read: ‘vitamin-b6’ is ‘Vitamin B6’. */
export const spelledKey = (key: string): string =>
  capitalised(key.replaceAll('-', ' ').replace(/(?<=^vitamin )[a-k]\d*$/, (letter) => letter.toUpperCase()));

/** How a verdict reads, and how it looks. */
export const verdictWords = {
  pass: { label: 'Pass', tone: 'positive' },
  fail: { label: 'Fail', tone: 'critical' },
  missing: { label: 'Missing', tone: 'caution' },
  unreadable: { label: 'Not comparable', tone: 'caution' },
} as const satisfies Record<CoaVerdict, { label: string; tone: string }>;

/** Why a result that neither passes nor fails does not; '' of the others. */
export function reasonWords({ verdict, limit }: Pick<CoaResult, 'verdict' | 'limit'>): string {
  if (verdict === 'missing') return 'There is no result.';
  if (verdict !== 'unreadable') return '';
  return limit === null ? 'There is no limit.' : 'Result and limit cannot be compared: look for yourself.';
}

/** The verdict on a whole certificate, in words. */
export interface OverallVerdict {
  verdict: CoaVerdict | 'none';
  words: string;
}

const count = (results: Coa['results'], verdict: CoaVerdict) =>
  results.filter((result) => result.verdict === verdict).length;

/** What the results come to: what fails goes before what is missing, before what has to be looked at. */
export function overallOf({ results }: Pick<Coa, 'results'>): OverallVerdict {
  if (results.length === 0) return { verdict: 'none', words: 'No results' };
  const [fail, missing, unreadable] = (['fail', 'missing', 'unreadable'] as const).map((verdict) =>
    count(results, verdict),
  ) as [number, number, number];
  const parts = [
    ...(fail > 0 ? [`${fail} of ${results.length} ${fail === 1 ? 'fails' : 'fail'}`] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(unreadable > 0 ? [`${unreadable} not comparable`] : []),
  ];
  if (parts.length === 0) return { verdict: 'pass', words: `All ${results.length} pass` };
  return { verdict: fail > 0 ? 'fail' : missing > 0 ? 'missing' : 'unreadable', words: parts.join(', ') };
}

const fieldWords: Readonly<Record<string, string>> = {
  limit: 'limit',
  limitFrom: 'limit of',
  verdict: 'verdict',
};

const valueWords = (field: string, value: unknown): string | undefined => {
  if (value === null) return undefined;
  return field === 'verdict' ? verdictWords[value as CoaVerdict].label : String(value);
};

/** What a check would make otherwise of results, in words. */
export const checkFields = ({ changes }: SourceDifference, results: Coa['results']): DifferenceField[] =>
  changes.map(({ path, from, to }) => {
    const [, at, field = ''] = path.split('.');
    return {
      id: path,
      label: `${results[Number(at)]?.test ?? ''}: ${fieldWords[field] ?? field}`,
      before: valueWords(field, from),
      after: valueWords(field, to),
    };
  });

/** What is said once a difference was taken over. */
export function takenWords({ changes }: SourceDifference): string {
  const count = new Set(changes.map(({ path }) => path.split('.')[1])).size;
  return `Taken over: ${count} ${count === 1 ? 'result' : 'results'} changed.`;
}

/** A result as it is typed; '' where nothing is. */
export type TypedResult = Record<'id' | 'test' | 'method' | 'result' | 'unit' | 'limit', string>;

/** A row with nothing in it. */
export const emptyResult = (id: string): TypedResult => ({
  id,
  test: '',
  method: '',
  result: '',
  unit: '',
  limit: '',
});

type Row = CoaReading['rows'][number];

/** Rows as they were read, to be looked at and changed. */
export const typedOf = (rows: readonly Omit<Row, 'row'>[]): TypedResult[] =>
  rows.map(({ test, method, result, unit, limit }, at) => ({
    id: String(at + 1),
    test,
    method: method ?? '',
    result: result ?? '',
    unit: unit ?? '',
    limit: limit ?? '',
  }));

/** Results of a certificate as they were sent. */
export const statedOf = (results: Coa['results']): TypedResult[] =>
  typedOf(results.map(({ stated, ...result }) => ({ ...result, limit: stated })));

const isFilled = ({ id: _id, ...cells }: TypedResult) =>
  Object.values(cells).some((text) => text.trim() !== '');

/** What is sent: rows with something in them. */
export const resultsOf = (typed: readonly TypedResult[]): CoaDraft['results'] =>
  typed.filter(isFilled).map(({ test, method, result, unit, limit }) => ({
    test: test.trim(),
    method: method.trim() || null,
    result: result.trim() || null,
    unit: unit.trim() || null,
    limit: limit.trim() || null,
  }));

/** Rows that have something in them but no test, by their places from 1. */
export const withoutTest = (typed: readonly TypedResult[]): number[] =>
  typed.flatMap((row, at) => (isFilled(row) && row.test.trim() === '' ? [at + 1] : []));

/** What a column can hold, in words. */
export const columnOptions = [
  { id: 'none', label: 'Left out' },
  { id: 'test', label: 'Test' },
  { id: 'method', label: 'Method' },
  { id: 'result', label: 'Result' },
  { id: 'unit', label: 'Unit' },
  { id: 'limit', label: 'Limit' },
] as const;

/** The day it is, as certificates are dated. */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether what a certificate is of may not be used any more. Its last day is one of use. */
export const isExpired = ({ expiresOn }: Pick<Coa, 'expiresOn'>, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

/** The days of a certificate in words. */
export function dayWords(coa: Pick<Coa, 'madeOn' | 'expiresOn'>, today: string): string {
  const { madeOn, expiresOn } = coa;
  const made = madeOn && `Made ${dayInWords(madeOn, 'UTC')}`;
  const verb = isExpired(coa, today) ? 'Expired' : 'Expires';
  const expires = expiresOn && `${verb} ${dayInWords(expiresOn, 'UTC')}`;
  return [made, expires].filter(Boolean).join(' · ');
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The choice whose name has the most to do with what a certificate calls something; null for none. */
export function likeliest<Id>(
  choices: readonly { id: Id; label: string }[],
  called: string | null,
): Id | null {
  const words = wordsIn(called ?? '');
  const scores = choices.map(
    ({ label }) => wordsIn(label).filter((word) => words.some((each) => each.includes(word))).length,
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? (choices[scores.indexOf(best)]?.id ?? null) : null;
}

/** What there is to choose from for a certificate. */
interface Choices {
  ingredients: readonly { id: string; label: string }[];
  suppliers: readonly { id: number; label: string }[];
}

/** What was typed, and where nothing was what the head of a file says, as far as it can be told. */
export const withHead = (
  typed: CoaWords,
  head: CoaReading['head'],
  { ingredients, suppliers }: Choices,
): CoaWords => ({
  ingredientKey: typed.ingredientKey || (likeliest(ingredients, head.ingredient) ?? ''),
  supplierId: typed.supplierId ?? likeliest(suppliers, head.supplier),
  lot: typed.lot || (head.lot ?? ''),
  madeOn: typed.madeOn ?? head.madeOn,
  expiresOn: typed.expiresOn ?? head.expiresOn,
});
