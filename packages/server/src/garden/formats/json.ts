import {
  fittingTags,
  kindOf,
  known,
  plainOf,
  sourceIn,
  tagsIn,
  type GardenEntry,
  type ReadEntry,
} from './entry.ts';

/** Whether a text is JSON with entries: a list, or an object with a list. */
export const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*[{\]])/.test(text);

/** Where each element of the outermost list stands: a torn one does not take the others with it. */
function* elementsOf(text: string): Generator<{ line: number; text: string }> {
  const opening = /^\s*(?:\[|\{(?:\s*"[^"]*"\s*:\s*(?:"[^"]*"|[\w.+-]+)\s*,)*\s*"items"\s*:\s*\[)/.exec(
    text,
  )?.[0];
  if (opening === undefined) {
    yield { line: 1, text };
    return;
  }
  const start = opening.length - 1;
  let [depth, line, from, fromLine] = [0, 1, -1, 0];
  for (let at = 0; at < text.length; at += 1) {
    const each = text[at];
    if (each === '\n') line += 1;
    if (at <= start) continue;
    if (from === -1 && each && !/[\s,\]]/.test(each)) [from, fromLine] = [at, line];
    if (each === '"') {
      const end = endOfText(text, at);
      line += text.slice(at, end).split('\n').length - 1;
      at = end;
    } else if (each === '{' || each === '[') depth += 1;
    else if (depth > 0 && (each === '}' || each === ']')) depth -= 1;
    else if (depth === 0 && (each === ',' || each === ']')) {
      if (from !== -1) yield { line: fromLine, text: text.slice(from, at) };
      from = -1;
      if (each === ']') return;
    }
  }
  if (from !== -1) yield { line: fromLine, text: text.slice(from) };
}

/** The place of the quote that ends a text; a text does not go over lines. */
function endOfText(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '"') return end;
    else if (text[end] === '\n') return end - 1;
  }
  return text.length;
}

/** Reads a list of items as the garden writes them, or of CSL-JSON. */
export function readJson(text: string, most: number): ReadEntry[] {
  const entries: ReadEntry[] = [];
  for (const { line, text: element } of elementsOf(text)) {
    entries.push({ line, ...read(element) });
    if (entries.length === most) break;
  }
  return entries;
}

function read(element: string): Omit<ReadEntry, 'line'> {
  let value: unknown;
  try {
    value = JSON.parse(element);
  } catch {
    return { fields: null, why: 'It is not valid JSON.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { fields: null, why: 'It is no object.' };
  const fields = value as Record<string, unknown>;
  return {
    fields: 'source' in fields || 'kind' in fields || 'snapshot' in fields ? ownOf(fields) : cslOf(fields),
  };
}

/** What an item holds that a file may say; numbers, versions and times are the garden's own. */
function ownOf({ kind, title, snapshot, source, note, tags, highlights }: Record<string, unknown>) {
  const named = typeof kind === 'string' ? kind : undefined;
  const from = (source ?? {}) as { url?: unknown };
  return known({ kind: kindOf(named, from), title, snapshot, source: from, note, tags, highlights });
}

/** A text, or the first one of a list: Crossref gives titles so. */
function textOf(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined;
}

function cslOf(item: Record<string, unknown>): Record<string, unknown> {
  const issued = item['issued'] as { 'date-parts'?: unknown[][]; raw?: unknown } | undefined;
  const source = sourceIn({
    publication: textOf(item['container-title']) ?? textOf(item['publisher']),
    url: textOf(item['URL'] ?? item['url']),
    doi: textOf(item['DOI'] ?? item['doi']),
    pmid: textOf(item['PMID'] ?? item['pmid']),
    year: textOf(issued?.['date-parts']?.[0]?.[0]) ?? textOf(issued?.raw) ?? textOf(item['year']),
    note: textOf(item['note']),
  });
  const type = textOf(item['type']) ?? '';
  const keywords = textOf(item['keyword']);
  const words = keywords === undefined ? item['tags'] : tagsIn(keywords);
  const isWords = Array.isArray(words) && words.every((word) => typeof word === 'string');
  const abstract = textOf(item['abstract']);
  const title = textOf(item['title']);
  return known({
    kind: kindOf(type, source),
    title: title === undefined ? item['title'] : plainOf(title),
    snapshot: abstract === undefined ? item['abstract'] : plainOf(abstract),
    source,
    note: item['note'],
    ...(isWords ? fittingTags(words, textOf(item['note'])) : { tags: words }),
  });
}

/** Items as JSON. */
export function writeJson(items: readonly GardenEntry[]): string {
  const fields = ['kind', 'title', 'snapshot', 'source', 'note', 'tags', 'highlights'] as const;
  const written = items.map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])));
  return JSON.stringify(written, null, 2);
}
