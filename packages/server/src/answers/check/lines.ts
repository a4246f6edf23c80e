import type { Citation } from '../../contract/conversations.ts';
import { dropUnresolvedMarkers, findFaults, withoutMarkers } from './faults.ts';
import type { Figure } from './figures.ts';
import { readFigures } from './sharedUnits.ts';
import type { SupportCheck } from './support.ts';
import type { Unit } from './units.ts';
import { readColumnUnit } from './units.ts';

/** What lines are checked against. */
export interface LineCheck {
  readonly citations: readonly Citation[];
  readonly isSupported: SupportCheck;
  /** Takes out names that hold digits: `vitamin B6`, `5-HTP`. */
  readonly withoutNames: (text: string) => string;
}

/** The table that lines stand in: its columns' units, or that its head was left out. */
type Table = { readonly units: readonly (Unit | null)[] } | 'left out' | null;

/**
 * Checks the sentences, headings, list items and table rows of one answer in turn. Gives back what may be said of each:
 * without markers that do not resolve, or nothing but its line break.
 */
export function createLineCheck(check: LineCheck): (piece: string) => string {
  let table: Table = null;
  return (piece) => {
    const text = dropUnresolvedMarkers(piece, check.citations);
    if (!isRow(text)) {
      table = text.trim() === '' && !text.includes('\n') ? table : null;
      return checkLine(text, check);
    }
    if (isRuler(text)) return table === 'left out' ? '' : text;
    if (table === null) {
      table = isSoundTitle(text, check) ? { units: cellsOf(text).map(readColumnUnit) } : 'left out';
      return table === 'left out' ? '' : text;
    }
    return table !== 'left out' && isSoundRow(text, table.units, check) ? text : '';
  };
}

/** Whether what has been written of a line makes it a row of a table. */
export const isRow = (line: string): boolean => /^\s*\|| \| /.test(line);

const isRuler = (line: string) => /^[\s:|-]+$/.test(line);
const isHeading = (line: string) => /^\s{0,3}#{1,6}\s/.test(line);
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');

function checkLine(line: string, check: LineCheck): string {
  const body = line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '');
  if (/^[\s:|-]*$/.test(body)) return line;
  const isSound = isHeading(line)
    ? isSoundTitle(line.replace(/^\s*#+/, ''), check)
    : isSoundSentence(body, check);
  return isSound ? line : (/\n+$/.exec(line)?.[0] ?? '');
}

function isSoundSentence(sentence: string, { citations, isSupported, withoutNames }: LineCheck): boolean {
  return findFaults(withoutNames(sentence), citations).length === 0 && isSupported(sentence, citations);
}

const clause =
  /\b(?:is|are|was|were|has|have|can|does|did|may|must|should|will|improves?|reduces?|increases?|lowers?|raises?|supports?|helps?|boosts?|promotes?|relieves?|protects?|contributes?|prevents?|treats?|cures?|causes?|works?|contains?|needs?|proven)\b/i;

/** A heading or the head of a table names what follows: what states a fact needs its marker like any sentence. */
function isSoundTitle(title: string, check: LineCheck): boolean {
  const statesFact = clause.test(title) && !title.trim().endsWith('?');
  if (statesFact || /\[\d+\]/.test(title)) return /\[\d+\]/.test(title) && isSoundSentence(title, check);
  return findFaults(check.withoutNames(title), check.citations).length === 0;
}

/** A row states a fact by standing in its table, so it needs a marker; a figure may have its unit in the head. */
function isSoundRow(row: string, units: readonly (Unit | null)[], check: LineCheck): boolean {
  if (withoutMarkers(row) === row) return false;
  const text = check.withoutNames(row);
  const figures = cellsOf(withoutMarkers(text)).flatMap((cell, at) => figuresIn(cell, units[at] ?? null));
  return findFaults(text, check.citations, figures).length === 0 && check.isSupported(row, check.citations);
}

const figuresIn = (cell: string, unit: Unit | null): Figure[] =>
  readFigures(cell).map((figure) => (figure.unit === null ? inUnit(figure, unit) : figure));

const inUnit = (figure: Figure, unit: Unit | null): Figure => ({ ...figure, unit });
