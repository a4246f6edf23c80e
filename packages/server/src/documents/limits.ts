import type { DocumentContent } from '../contract/index.ts';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A key as it is spelled in a name: 'vitamin-d' is 'vitamin d'. */
const spelled = (key: string) => key.replaceAll('-', ' ');

/** Limits that an ingredient specification says of an ingredient, by test in lower case; open ones are none. */
export function limitsIn(
  content: DocumentContent | null,
  ingredientKey: string,
): ReadonlyMap<string, string> {
  const limits = new Map<string, string>();
  let heading = '';
  for (const part of content?.parts ?? []) {
    if (part.type === 'heading') heading = part.text;
    if (part.type !== 'table' || !(same(heading, ingredientKey) || same(heading, spelled(ingredientKey))))
      continue;
    for (const [test, , limit] of part.rows) {
      if (test && limit && limit.open === undefined) limits.set(test.text.trim().toLowerCase(), limit.text);
    }
  }
  return limits;
}
