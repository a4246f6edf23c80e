import type { Check } from '../check.ts';
import type { FormulaDraft } from '../draft.ts';
import type { Panel } from '../panel/index.ts';
import { canonicalJson } from './canonical.ts';
import type { Fields } from './fieldPath.ts';
import { movedLines } from './movedLines.ts';
import type { EditedLine, LineRef } from './ops.ts';

/** What is compared of a formula. */
export interface ComparedFormula {
  draft: FormulaDraft;
  panel: Panel;
  /** US dollars of a container, as digits; null where it is not known. */
  perUnit: string | null;
  checks: readonly Check[];
}

/** A field of a line that is another; `line` null: a setting of the formula. */
export interface FieldDifference {
  line: LineRef | null;
  /** Dotted; `line`: the whole of it came or went; `position`: its place, from 1. */
  field: string;
  from: unknown;
  to: unknown;
}

/** A row or a part of the label that is another; null: it is not on that label. */
export interface RowDifference {
  row: string;
  from: string | null;
  to: string | null;
}

/** What differs between two formulas: an earlier and a later one. */
export interface Difference {
  lines: FieldDifference[];
  panel: RowDifference[];
  cost: { perUnit: string | null; delta: string | null };
  checks: { new: Check[]; gone: Check[] };
}

/** What is different in `b` from `a`. Lines are the same by their ids, rows of the label by their names. */
export function differenceOf(a: ComparedFormula, b: ComparedFormula): Difference {
  const without = (some: readonly Check[], others: readonly Check[]) => {
    const known = new Set(others.map((each) => canonicalJson(each)));
    return some.filter((each) => !known.has(canonicalJson(each)));
  };
  return {
    lines: [...settings(a.draft, b.draft), ...lineDifferences(linesOf(a.draft), linesOf(b.draft))],
    panel: panelDifferences(partsOf(a.panel), partsOf(b.panel)),
    cost: { perUnit: b.perUnit, delta: deltaOf(a.perUnit, b.perUnit) },
    checks: { new: without(b.checks, a.checks), gone: without(a.checks, b.checks) },
  };
}

const linesOf = ({ lines }: FormulaDraft) => (lines ?? []) as readonly EditedLine[];

/** Values by dotted path, down to what has no fields of its own. */
function leavesOf(fields: Fields, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value as Fields, `${prefix}${name}.`)
      : [[prefix + name, value ?? null]],
  );
}

function fieldDifferences(line: LineRef | null, a: Fields, b: Fields): FieldDifference[] {
  const [from, to] = [new Map(leavesOf(a)), new Map(leavesOf(b))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const [before, after] = [from.get(field) ?? null, to.get(field) ?? null];
    const isSame = canonicalJson(before) === canonicalJson(after);
    return isSame ? [] : [{ line, field, from: before, to: after }];
  });
}

function settings(a: FormulaDraft, b: FormulaDraft): FieldDifference[] {
  const [{ lines: _a, ...before }, { lines: _b, ...after }] = [a, b];
  return fieldDifferences(null, before, after);
}

function lineDifferences(a: readonly EditedLine[], b: readonly EditedLine[]): FieldDifference[] {
  const [before, after] = [a, b].map((lines) => new Map(lines.map((line) => [String(line.id), line])));
  const gone = a.filter(({ id }) => !after?.has(String(id)));
  const moved = movedLines(a, b);
  return [
    ...gone.map((line) => ({ line: line.id, field: 'line', from: line, to: null })),
    ...b.flatMap((line): FieldDifference[] => {
      const old = before?.get(String(line.id));
      if (!old) return [{ line: line.id, field: 'line', from: null, to: line }];
      const place = moved.get(String(line.id));
      const position = place ? [{ line: line.id, field: 'position', ...place }] : [];
      return [...fieldDifferences(line.id, old, line), ...position];
    }),
  ];
}

/** A label as texts by the name of the row or part. */
function partsOf(panel: Panel): Map<string, string> {
  const parts: [string, string | null][] = [
    ['title', panel.title],
    ['servingSize', panel.servingSize],
    ['servings', panel.servings],
    ['columns', panel.columns.join(' ')],
    ...panel.lines.map(({ name, cells }): [string, string] => [name, cells.join(' ').trim()]),
    ['notes', panel.notes.join(' ') || null],
    ['ingredients', panel.ingredients],
    ['allergens', panel.allergens],
    ['statements', panel.statements.join(' ') || null],
  ];
  return new Map(parts.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

function panelDifferences(a: Map<string, string>, b: Map<string, string>): RowDifference[] {
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((row) => {
    const [from, to] = [a.get(row) ?? null, b.get(row) ?? null];
    return from === to ? [] : [{ row, from, to }];
  });
}

function deltaOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  const cents = Math.round(Number(b) * 100) - Math.round(Number(a) * 100);
  return (cents / 100).toFixed(2);
}
