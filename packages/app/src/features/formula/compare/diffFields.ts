import type { FormulaDiff, FormulaDraft, FormulaLine } from '@seedbed/server/contract';
import type { DifferenceField } from '@seedbed/ui/difference';
import { amountText } from '../model/amountText';
import { fieldWords, valueWords } from '../model/fieldWords';
import { lineName } from '../model/lineName';
import { severityWords } from '../model/words';

/** What differs between two versions, in the order in which it is read. */
export interface DiffParts {
  lines: DifferenceField[];
  panel: DifferenceField[];
  checks: DifferenceField[];
}

type LineDiff = FormulaDiff['lines'][number];
type Check = FormulaDiff['checks']['new'][number];

const lineOf = (draft: FormulaDraft, id: string | number | null) =>
  draft.lines?.find((each) => String(each.id) === String(id));

const wordsOf = (path: string, value: unknown, line: FormulaLine | undefined) =>
  value === null || value === undefined ? undefined : valueWords(path, value, line);

/** A line that came or went is told by its name and amount; another one by the field that changed. */
function lineField({ line: id, field, from, to }: LineDiff, draft: FormulaDraft): DifferenceField {
  const line = lineOf(draft, id);
  const key = `${id ?? 'formula'} ${field}`;
  if (field === 'line') {
    const [before, after] = [from, to] as (FormulaLine | null)[];
    const whole = (each: FormulaLine | null | undefined) => each && (amountText(each.amount) || 'No amount');
    return {
      id: key,
      label: lineName(before ?? after ?? {}),
      before: whole(before) ?? undefined,
      after: whole(after) ?? undefined,
    };
  }
  const what = field === 'position' ? 'Place' : fieldWords(field);
  const name = id === null ? what : `${line ? lineName(line) : `Line ${id}`}: ${what.toLowerCase()}`;
  return { id: key, label: name, before: wordsOf(field, from, line), after: wordsOf(field, to, line) };
}

/** A check is told by its line, or by how much it weighs where it is of the whole formula. */
function checkField(side: 'gone' | 'new', { code, line: id, severity, text }: Check, draft: FormulaDraft) {
  const line = id === undefined ? undefined : lineOf(draft, id);
  const weight = severityWords[severity];
  return {
    id: `${side} ${code} ${id} ${text}`,
    label: line ? `${lineName(line)}: ${weight.toLowerCase()}` : weight,
  };
}

/** A difference of two versions as fields; `draft` names the lines that are in both. */
export function diffFields({ lines, panel, checks }: FormulaDiff, draft: FormulaDraft): DiffParts {
  return {
    lines: lines.map((each) => lineField(each, draft)),
    panel: panel.map(({ row, from, to }) => ({
      id: row,
      label: row,
      before: from ?? undefined,
      after: to ?? undefined,
    })),
    checks: [
      ...checks.gone.map((check) => ({ ...checkField('gone', check, draft), before: check.text })),
      ...checks.new.map((check) => ({ ...checkField('new', check, draft), after: check.text })),
    ],
  };
}

/** '+$0.42 a unit', 'No difference'; null where a cost is not known. */
export function costWords({ perUnit, delta }: FormulaDiff['cost']): string | null {
  if (perUnit === null || delta === null) return null;
  const change = Number(delta);
  if (change === 0) return `$${perUnit} a unit, as before`;
  return `$${perUnit} a unit, ${change > 0 ? '+' : '−'}$${delta.replace('-', '')}`;
}
