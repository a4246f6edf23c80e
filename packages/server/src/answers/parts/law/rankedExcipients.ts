import { z } from 'zod';
import type { Cited, Evidence } from '../../../evidence/index.ts';
import {
  columns,
  type Excipient,
  formatAmount,
  formatNumber,
  readTable,
  stems,
} from '../../../registry/index.ts';
import type { Block, Sentence } from '../../prose.ts';
import { doubt, fact, note, paragraph } from '../../prose.ts';
import { readCue } from '../../understand/cue.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { wordsOf } from '../../understand/words.ts';
import { sweetnessOf } from './excipients.ts';

const { key, list } = columns;
const orders = ['energy', 'sweetness'] as const;
const directions = ['least', 'most'] as const;

/** A row of `excipientOrders.csv`: what asks which excipients of a kind have the least or the most of something. */
const ExcipientOrder = z.strictObject({
  key,
  column: z.enum(orders),
  direction: z.enum(directions),
  cues: list.transform((written) => written.map(readCue)),
});
type Order = z.output<typeof ExcipientOrder>;

const rows = readTable(new URL('../data/', import.meta.url), 'excipientOrders', ExcipientOrder);

const mostRows = 10;

type Row = Cited<Excipient>;

const valueOf: Record<Order['column'], (row: Row) => number | null> = {
  energy: ({ kcalUs, kcalEu }) => kcalUs ?? kcalEu,
  sweetness: ({ sweetnessHigh, sweetnessLow }) => sweetnessHigh ?? sweetnessLow,
};

/** Excipients of the kind that a question names, in the order of what it asks for; null where it asks for no order of any kind. */
export function rankedExcipientBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const words = wordsOf(question);
  const order = rows.find(({ cues }) => cues.some((cue) => cue({ words, spans: [] })));
  if (!order) return null;
  const asked = new Set(words.map(({ stem }) => stem));
  const sign = order.direction === 'least' ? 1 : -1;
  const ranked = evidence.references.excipients
    .filter((row) => stems(row.function).some((word) => asked.has(word)))
    .flatMap((row) => {
      const value = valueOf[order.column](row);
      return value === null ? [] : [{ row, value }];
    })
    .toSorted((left, right) => sign * (left.value - right.value));
  const [first] = ranked;
  if (!first || ranked.length < 2) return null;
  const isShort = ranked.length > mostRows;
  return [
    paragraph(leadSentence(order, first.value, ranked)),
    {
      kind: 'table',
      header: [
        'Excipient',
        'Energy on a US label',
        'Energy on an EU label',
        'Sweetness (sucrose is 1)',
        'Source',
      ],
      rows: ranked.slice(0, mostRows).map(({ row }) => cellsOf(row)),
    },
    ...(isShort ? [paragraph(note(`These are ${mostRows} of ${ranked.length} on file`))] : []),
  ];
}

/** What the first have in common, by name where they are few. */
function leadSentence(
  { column }: Order,
  best: number,
  ranked: readonly { row: Row; value: number }[],
): Sentence {
  const alike = ranked.filter(({ value }) => value === best).map(({ row }) => row);
  const [first] = alike;
  const told =
    column === 'energy'
      ? `${formatAmount(best, 'kcal')} per gram on a US label`
      : `a sweetness of ${formatNumber(best)} relative to sugar (sucrose is 1)`;
  const name = first?.name ?? '';
  return fact(
    alike.length === 1
      ? `${name}: ${told}${first ? doubt(first.passage) : ''}`
      : `${name} and others below: ${told}${first ? doubt(first.passage) : ''}`,
    ...(first ? [first.passage] : []),
  );
}

const cellsOf = (row: Row): Sentence[] => [
  fact(`${row.name}${doubt(row.passage)}`),
  fact(row.kcalUs === null ? '–' : `${formatAmount(row.kcalUs, 'kcal')} per gram`),
  fact(row.kcalEu === null ? '–' : `${formatAmount(row.kcalEu, 'kcal')} per gram`),
  fact(sweetnessOf(row) ?? '–'),
  fact('', row.passage),
];
