import { textOf, type Table } from '../../../sheets/reading/index.ts';
import type { CoaHeadField } from '../words.ts';
import { readDay } from './day.ts';
import type { Headings } from './headings.ts';

/** What a certificate says beside its table; null: it does not, or it cannot be read. */
export interface CoaHead {
  lot: string | null;
  madeOn: string | null;
  expiresOn: string | null;
  ingredient: string | null;
  supplier: string | null;
}

const longest = 200;

/** Cells without one's colon at the end. */
const textAt = (table: Table, row: number, column: number) => textOf(table[row]?.[column]);

/** Finds labels with what stands beside or below them, or after their colon. */
function findLabels(table: Table, { label }: Headings): Map<CoaHeadField, string> {
  const found = new Map<CoaHeadField, string>();
  const keep = (field: CoaHeadField, text: string) => {
    if (text !== '' && !found.has(field)) found.set(field, text);
  };
  for (const [at, row] of table.entries()) {
    for (const [column, cell] of row.entries()) {
      const text = textOf(cell);
      const [, before = '', after = ''] = /^([^:：]{1,60})[:：]\s*(.+)$/u.exec(text) ?? [];
      const inside = before && label(before);
      if (inside) keep(inside.field, after);
      const own = label(text);
      if (!own) continue;
      const beside = row.findIndex((each, place) => place > column && textOf(each) !== '');
      const isBeside = beside !== -1 && !label(row[beside]);
      const below = label(table[at + 1]?.[column]) ? '' : textAt(table, at + 1, column);
      keep(own.field, isBeside ? textAt(table, at, beside) : below);
    }
  }
  return found;
}

/** Reads what stands outside the table, and what of it a person has to look at. */
export function readHead(table: Table, headings: Headings): { head: CoaHead; problems: string[] } {
  const found = findLabels(table, headings);
  const named = (field: CoaHeadField) => found.get(field)?.slice(0, longest) ?? null;
  const [made, expires] = [readDay(found.get('madeOn') ?? ''), readDay(found.get('expiresOn') ?? '')];
  const isTurned = made.day !== null && expires.day !== null && expires.day < made.day;
  return {
    head: {
      lot: named('lot'),
      madeOn: made.day,
      expiresOn: isTurned ? null : expires.day,
      ingredient: named('ingredient'),
      supplier: named('supplier'),
    },
    problems: [
      ...[made.problem, expires.problem].filter((problem) => problem !== null),
      ...(isTurned ? [`It ends before it was made: ${expires.day}. Choose the day of expiry.`] : []),
    ],
  };
}
