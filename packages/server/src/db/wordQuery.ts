import type { Search } from '../text/search.ts';

const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`;

/** A search in the words of SQLite's FTS5. Its words are letters and digits, and none is taken for an operator. */
export function ftsQuery({ wanted, unwanted, begun }: Search): string {
  const all = [...wanted.map(quoted), ...(begun === undefined ? [] : [`"${begun}" *`])];
  const none = unwanted.length > 0 ? ` NOT (${unwanted.map(quoted).join(' OR ')})` : '';
  return `(${all.join(' AND ')})${none}`;
}

/** An SQL expression with its values. */
export interface Expression {
  sql: string;
  bindings: readonly string[];
}

const phrase = "phraseto_tsquery('english', ?)";

/** The same for PostgreSQL. A beginning is looked for as it stands too: the language would take its end for an ending. */
export function tsQuery({ wanted, unwanted, begun }: Search): Expression {
  const started = begun === undefined ? [] : [`(${phrase} || to_tsquery('simple', ?))`];
  const all = [...wanted.map(() => phrase), ...started].join(' && ');
  const none = unwanted.map(() => ` && !!${phrase}`).join('');
  return {
    sql: `(${all}${none})`,
    bindings: [
      ...wanted.map((words) => words.join(' ')),
      ...(begun === undefined ? [] : [begun, `${begun}:*`]),
      ...unwanted.map((words) => words.join(' ')),
    ],
  };
}
