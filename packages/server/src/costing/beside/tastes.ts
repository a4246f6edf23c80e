import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';
import { hasPhrase } from '../text.ts';

/** What supplements taste of. */
const Tastes = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

/** All tastes, the longest first. */
export const tastePhrases: readonly string[] = readTable(
  new URL('../data/', import.meta.url),
  'tastes',
  Tastes,
)
  .flatMap(({ words }) => words)
  .toSorted((a, b) => b.length - a.length);

/** What a searchable text says that a product tastes of, in its order; what is an active of it is no taste. */
export function tastesIn(text: string, lines: readonly FormulaLine[]): string[] {
  const actives = lines.map(({ material }) => ` ${material.name} ${material.form} `.toLowerCase());
  const found: string[] = [];
  let left = text;
  for (const taste of tastePhrases) {
    if (!hasPhrase(left, taste) || actives.some((name) => hasPhrase(name, taste))) continue;
    found.push(taste);
    left = left.replaceAll(` ${taste} `, ' , ');
  }
  return found.toSorted((a, b) => text.indexOf(` ${a} `) - text.indexOf(` ${b} `));
}
