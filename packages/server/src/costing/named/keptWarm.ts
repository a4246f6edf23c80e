import { z } from 'zod';
import { columns, readTable, registry } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';
import { hasPhrase, searchable } from '../text.ts';

/** What keeps without a fridge instead of what does not as a rule, where the words ask for it. */
const KeptWarm = z.strictObject({
  key: columns.key,
  words: columns.list,
  ingredient: columns.text,
  /** Key of the material. */
  instead: columns.text,
  /** Kinds that are kept where the words name them. */
  named: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'keptWarm', KeptWarm);

/** Lines that keep as the words ask, and what was put in whose place. */
export interface WarmLines {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
}

/** A formula of which the words say that it needs no fridge. */
export function keptWarm(lines: readonly FormulaLine[], text: string): WarmLines {
  const read = searchable(text);
  const isAsked = (words: readonly string[]) =>
    words.some((word) => hasPhrase(read, searchable(word).trim()));
  const notes: string[] = [];
  const kept = lines.map((line) => {
    const row = rows.find(
      ({ ingredient, words }) => ingredient === line.material.ingredient && isAsked(words),
    );
    const material = registry.materials.get(row?.instead ?? '');
    if (!row || !material) return line;
    if (isAsked(row.named) || (line.isStated && line.amount > material.dose.high)) {
      notes.push(
        `${line.material.name} without a fridge: ask for freeze-dried strains, a foil blister or vial with desiccant, and a count after storage at 25 °C and 60 % humidity.`,
      );
      return line;
    }
    notes.push(
      `${material.name} (${material.form}) for ${line.material.name}: spores need no fridge, which the words ask for.`,
    );
    return { ...line, material, amount: line.isStated ? line.amount : material.dose.usual };
  });
  return { lines: kept, notes };
}
