import type { StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { capitalised } from '../../../text/capitalised';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';

/** A check, and what its line is called; undefined where it is of no line. */
export interface CheckOfLine {
  check: Check;
  line: string | undefined;
}

/** What is said of one line, or in the same words of several. */
export interface CheckGroup {
  /** The words, without the name of a line. */
  text: string;
  first: CheckOfLine;
  /** What says the same of other lines. */
  more: readonly CheckOfLine[];
}

const withoutName = (text: string, line: string | undefined): string =>
  line && text.startsWith(`${line}: `) ? capitalised(text.slice(line.length + 2)) : text;

/** Checks by what they say, each in the place of the first that says it. */
export function checkGroups(formula: StoredFormula, checks: readonly Check[]): readonly CheckGroup[] {
  const groups = new Map<string, CheckGroup>();
  for (const check of checks) {
    const named = check.line === undefined ? undefined : lineOf(formula, check.line);
    const one = { check, line: named && lineName(named) };
    const text = withoutName(check.text, one.line);
    const key = [check.severity, check.code, text, check.source].join('\n');
    const group = groups.get(key);
    groups.set(key, group ? { ...group, more: [...group.more, one] } : { text, first: one, more: [] });
  }
  return [...groups.values()];
}
