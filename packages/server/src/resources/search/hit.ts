import { questionsHeading } from '../../answers/index.ts';
import type { SearchHit, SearchKind } from '../../contract/index.ts';
import { soughtWords, type Search } from '../../text/search.ts';
import { shortened } from '../../text/shortened.ts';
import { saidIn, titleIn } from './saidIn.ts';
import type { Found } from './search.model.ts';
import { snippetOf } from './snippet.ts';

/** What kinds are called that have no name of their own. */
const unnamed: Partial<Record<SearchKind, string>> = {
  claim: 'Claim',
  rfq: 'Request for quotation',
};

/** Longest title, in characters. */
const longestTitle = 200;

/** Markers of sources, and marks of Markdown: emphasis, headings, lists, rules and edges of tables. */
const marks = /\s?\[\d+\]|\*\*|^(?:#+|[-*]) |^\|[\s:|-]+\|$|^\| | \|$/gm;

/** An answer as one reads it, without the questions that it ends with. */
function plainText(markdown: string): string {
  const asked = markdown.lastIndexOf(`# ${questionsHeading}`);
  const told = asked < 0 ? markdown : markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', asked)));
  return told.replaceAll(marks, '').replaceAll(' | ', ' · ');
}

function textOf({ text, json }: Found, search: Search): string {
  const plain = plainText(text ?? '');
  const said = json === undefined ? '' : saidIn(json);
  if (plain === '') return said;
  // An answer is shown by its own words, and by the titles of its sources where only those say it.
  const lower = plain.toLowerCase();
  return said === '' || soughtWords(search).some((word) => lower.includes(word)) ? plain : said;
}

function titleOf(kind: SearchKind, { name, within, json }: Found): string {
  if (kind === 'conversation') return within ?? '';
  const own = kind === 'document' && json !== undefined ? titleIn(json) : name;
  const title = own ?? unnamed[kind] ?? '';
  return shortened(within ? `${title} · ${within}` : title, longestTitle);
}

/** Whether a row is called by what is searched for, and does not only say it. */
export function isCalled({ name = '' }: Found, search: Search): boolean {
  const called = name.toLowerCase();
  return called !== '' && soughtWords(search).every((word) => called.includes(word));
}

/** A row as the contract words it. */
export function hitOf(kind: SearchKind, row: Found, search: Search): SearchHit {
  return {
    kind,
    id: row.id,
    ...(row.message_id !== undefined && { messageId: row.message_id }),
    ...(typeof row.product_id === 'number' && { productId: row.product_id }),
    title: titleOf(kind, row),
    ...snippetOf(textOf(row, search), search),
  };
}
