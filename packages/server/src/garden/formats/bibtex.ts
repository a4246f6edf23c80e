import {
  fittingTags,
  known,
  kindOf,
  sourceIn,
  tagsIn,
  tagsText,
  type GardenEntry,
  type ReadEntry,
} from './entry.ts';
import { fromLatex, toLatex } from './latex.ts';

/** A place in a text. */
interface Scanner {
  readonly text: string;
  at: number;
  readonly macros: Map<string, string>;
}

class Torn extends Error {}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const skipped = new Set(['comment', 'preamble']);

/** Whether a text holds BibTeX. */
export const isBibtex = (text: string): boolean => /^\s*@[a-z]+\s*[{(]/im.test(text);

/** Whether a text begins with an entry, but for remarks. */
export const beginsWithBibtex = (text: string): boolean => /^(?:\s*%[^\n]*\n)*\s*@[a-z]+\s*[{(]/i.test(text);

/**
 * Reads BibTeX, an entry at a time: one that is torn is told with its line, and reading goes on at the next line that
 * begins with `@`.
 */
export function readBibtex(text: string, most: number): ReadEntry[] {
  const scanner: Scanner = { text, at: 0, macros: new Map(months.map((month) => [month, month])) };
  const entries: ReadEntry[] = [];
  const start = /(?<=^|[})])[ \t]*@\s*([a-z]+)\s*([{(])/gim;
  let line = 1;
  let counted = 0;
  for (let found = start.exec(text); found && entries.length < most; found = start.exec(text)) {
    for (; counted < found.index; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    const type = (found[1] ?? '').toLowerCase();
    scanner.at = start.lastIndex;
    const from = start.lastIndex;
    try {
      const fields = skipped.has(type) ? null : readBody(scanner, type, found[2] === '(' ? ')' : '}');
      start.lastIndex = skipped.has(type) ? from : scanner.at;
      if (fields) entries.push({ line, fields: itemOf(type, fields) });
    } catch (error) {
      if (!(error instanceof Torn)) throw error;
      entries.push({ line, fields: null, why: error.message });
      start.lastIndex = from;
    }
  }
  return entries;
}

/** The fields of an entry; null of one that only names texts. */
function readBody(scanner: Scanner, type: string, end: string): Map<string, string> | null {
  if (type !== 'string') {
    const key = take(scanner, /[^,\n{}()"=]*\s*/y).trim();
    if (peek(scanner) !== ',' && peek(scanner) !== end)
      throw new Torn(`Its key '${key}' is not followed by a comma.`);
  }
  const fields = new Map<string, string>();
  for (;;) {
    take(scanner, /[\s,]*/y);
    if (peek(scanner) === end) break;
    const name = take(scanner, /[A-Za-z][\w:.+-]*/y).toLowerCase();
    take(scanner, /\s*/y);
    if (name === '' || peek(scanner) !== '=') throw new Torn('A field has no name or no value.');
    scanner.at += 1;
    fields.set(name, readValue(scanner));
  }
  scanner.at += 1;
  if (type !== 'string') return fields;
  for (const [name, value] of fields) scanner.macros.set(name, value);
  return null;
}

const peek = ({ text, at }: Scanner): string => text.charAt(at);

function take(scanner: Scanner, pattern: RegExp): string {
  pattern.lastIndex = scanner.at;
  const [found = ''] = pattern.exec(scanner.text) ?? [];
  scanner.at += found.length;
  return found;
}

/** Texts in braces or quotes, numbers and names of texts, joined by `#`. */
function readValue(scanner: Scanner): string {
  let value = '';
  for (;;) {
    take(scanner, /\s*/y);
    const mark = peek(scanner);
    if (mark === '{' || mark === '"') value += readDelimited(scanner, mark);
    else {
      const bare = take(scanner, /[\w:.+-]+/y);
      if (bare === '') throw new Torn('A field has no value.');
      value += scanner.macros.get(bare.toLowerCase()) ?? bare;
    }
    take(scanner, /\s*/y);
    if (peek(scanner) !== '#') return value;
    scanner.at += 1;
  }
}

/** Counted, not nested: however deep the braces are, it is one loop. */
function readDelimited(scanner: Scanner, mark: string): string {
  const { text, at } = scanner;
  let depth = 0;
  for (let end = at + 1; end < text.length; end += 1) {
    const each = text[end];
    if (each === '\\') end += 1;
    else if (depth === 0 && each === (mark === '{' ? '}' : '"')) {
      scanner.at = end + 1;
      return text.slice(at + 1, end);
    } else if (each === '{') depth += 1;
    else if (each === '}') depth -= 1;
    else if (each === '\n' && /^[ \t]*@[a-z]+\s*[{(][^,\s]*,/i.test(text.slice(end + 1, end + 200))) break;
  }
  throw new Torn(mark === '{' ? 'A brace is not closed.' : 'A quote is not closed.');
}

const webTypes = new Set(['online', 'electronic', 'www', 'webpage']);
const plainText = (text: string) =>
  fromLatex(text)
    .replace(/[ \t]*\r?\n[ \t]*/g, '\n')
    .trim();

function itemOf(type: string, fields: Map<string, string>): Record<string, unknown> {
  const of = (...names: string[]) => {
    const name = names.find((each) => fields.has(each));
    return name === undefined ? undefined : plainText(fields.get(name) ?? '');
  };
  const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ');
  const bare = (name: string) =>
    fields
      .get(name)
      ?.replace(/\\(?:url|href)\b/g, ' ')
      .replace(/[{}]/g, ' ')
      .replace(/\\([^a-z])/gi, '$1')
      .replace(/\\textasciitilde\s*/g, '~')
      .trim();
  const raw = (name: string) => bare(name)?.replace(/\s/g, '');
  // One that a program broke into lines is one, two are not.
  const address = (name: string) => bare(name)?.replace(/\s+(?!https?:)/g, '');
  const published = oneLine(of('howpublished'));
  const isAddress = /https?:|^www\./i.test(published ?? '');
  const note = of('annote', 'annotation', 'note');
  const source = sourceIn({
    publication:
      oneLine(of('journal', 'journaltitle', 'booktitle', 'publisher', 'institution', 'organization')) ??
      (isAddress ? undefined : published),
    url: address('url') ?? (isAddress ? address('howpublished') : undefined),
    doi: raw('doi'),
    pmid: raw('pmid') ?? (raw('eprinttype')?.toLowerCase() === 'pubmed' ? raw('eprint') : undefined),
    year: of('year', 'date'),
    note,
  });
  const natural = webTypes.has(type) ? 'link' : type === 'misc' ? kindOf(undefined, source) : 'article';
  return known({
    kind: kindOf(of('kind') ?? natural, source),
    title: oneLine(of('title')),
    snapshot: of('abstract'),
    source,
    ...fittingTags(tagsIn(oneLine(of('keywords'))), note),
  });
}

/** Items as BibTeX. */
export function writeBibtex(items: readonly GardenEntry[]): string {
  return items.map((item, at) => entryOf(item, at + 1)).join('\n');
}

function entryOf({ kind, title, snapshot, source, note, tags }: GardenEntry, number: number): string {
  const type = kind === 'article' || kind === 'study' ? 'article' : 'misc';
  const fields = Object.entries({
    title: toLatex(title),
    [type === 'article' ? 'journal' : 'howpublished']: source.publication && toLatex(source.publication),
    year: source.year === undefined ? '' : String(source.year),
    doi: source.doi && toLatex(source.doi),
    url: source.url && toLatex(source.url),
    pmid: source.pmid,
    kind,
    keywords: toLatex(tagsText(tags)),
    abstract: toLatex(snapshot),
    annote: toLatex(note),
  }).filter(([, value]) => value);
  return `@${type}{garden${number},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`;
}
