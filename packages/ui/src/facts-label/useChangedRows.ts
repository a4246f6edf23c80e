import { useState } from 'react';
import type { FactsSheet } from './sheet';

/** How often each row came or changed since it was first drawn, by its id; 0 for one that stands as it did. */
type Changes = Readonly<Record<string, number>>;

const wordsOf = ({ lines }: FactsSheet): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.flatMap((line) => (line.kind === 'row' ? [[line.id, [line.name, ...line.cells].join('\n')]] : [])),
  );

/** Counts the changes of every row; what another title draws is another label, and nothing on it has changed. */
export function useChangedRows(sheet: FactsSheet): Changes {
  const [seen, setSeen] = useState({ sheet, words: wordsOf(sheet), changes: {} as Changes });
  if (seen.sheet === sheet) return seen.changes;
  const words = wordsOf(sheet);
  const isOther = seen.sheet.title !== sheet.title || seen.sheet.lines.length === 0;
  const changes = isOther
    ? {}
    : Object.fromEntries(
        Object.entries(words).map(([id, text]) => {
          const before = seen.changes[id] ?? 0;
          return [id, text === seen.words[id] ? before : before + 1];
        }),
      );
  setSeen({ sheet, words, changes });
  return changes;
}
