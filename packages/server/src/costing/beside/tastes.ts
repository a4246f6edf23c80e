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

/** `Mixes into coffee`: what a powder is stirred into is no taste of it. */
const stirredInto =
  / (?:into|in (?:a|an|your)|to (?:a|an|your))(?: [a-z]+){0,2}? (?:coffee|tea|matcha|lemonade|juice|milk|latte|smoothie)(?= (?!flavou?r))/g;

/** What a searchable text says that a product tastes of, in its order; what is an active of it is no taste. */
export function tastesIn(text: string, lines: readonly FormulaLine[]): string[] {
  const actives = lines.map(({ material }) => ` ${material.name} ${material.form} `.toLowerCase());
  const found: string[] = [];
  let left = text.replace(stirredInto, ' ,');
  for (const taste of tastePhrases) {
    if (!hasPhrase(left, taste) || actives.some((name) => hasPhrase(name, taste))) continue;
    found.push(taste);
    left = left.replaceAll(` ${taste} `, ' , ');
  }
  return found.toSorted((a, b) => text.indexOf(` ${a} `) - text.indexOf(` ${b} `));
}
