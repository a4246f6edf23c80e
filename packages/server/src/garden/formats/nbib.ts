import { fittingTags, known, kindOf, sourceIn, type ReadEntry } from './entry.ts';

/** A field of PubMed's own format (also "MEDLINE"): a tag of at most four letters, filled up, and a hyphen. */
const tagLine = /^([A-Z]{2,4}) *- (.*)$/;
const firstTag = /^PMID *- \d/;

/** Whether a text holds what PubMed saves. */
export const isNbib = (text: string): boolean => /^PMID *- \d/m.test(text);

type Fields = Map<string, string[]>;

/** Reads what PubMed saves: an entry goes from `PMID` to the next one. A line that is set in goes on with the one before. */
export function readNbib(text: string, most: number): ReadEntry[] {
  const entries: ReadEntry[] = [];
  let open: { line: number; fields: Fields; last: string } | null = null;
  let isStray = false;
  const close = () => {
    if (open) entries.push({ line: open.line, fields: itemOf(open.fields) });
    open = null;
  };
  const lines = text.split(/\r\n|\n|\r/);
  for (let at = 0; at < lines.length && entries.length < most; at += 1) {
    const line = lines[at] ?? '';
    if (firstTag.test(line)) {
      close();
      open = { line: at + 1, fields: new Map(), last: '' };
    }
    if (open) addTo(open, line);
    else if (line.trim() !== '' && !isStray) {
      entries.push({ line: at + 1, fields: null, why: 'It does not begin with PMID.' });
      isStray = true;
    }
  }
  close();
  return entries;
}

function addTo(open: { fields: Fields; last: string }, line: string): void {
  const [, tag, value = ''] = tagLine.exec(line) ?? [];
  const values = open.fields.get(tag ?? open.last) ?? [];
  if (tag) {
    values.push(value.trim());
    open.fields.set(tag, values);
    open.last = tag;
  } else if (line.trim() !== '' && values.length > 0) {
    values.push(`${values.pop() ?? ''} ${line.trim()}`);
  }
}

/** The DOI among the numbers of an article: `10.1000/x [doi]`. */
const doiIn = (numbers: readonly string[] = []) =>
  numbers.map((each) => /^(\S+)\s*\[doi\]$/i.exec(each)?.[1]).find(Boolean);

function itemOf(fields: Fields): Record<string, unknown> {
  const of = (...tags: string[]) => tags.map((tag) => fields.get(tag)?.[0]).find(Boolean);
  const source = sourceIn({
    publication: of('JT', 'TA', 'BTI', 'PB'),
    url: undefined,
    doi: doiIn(fields.get('LID')) ?? doiIn(fields.get('AID')),
    pmid: of('PMID'),
    year: of('DP', 'DEP', 'EDAT'),
  });
  // Headings mark what an article is mainly about with an asterisk.
  const words = [...(fields.get('OT') ?? []), ...(fields.get('MH') ?? [])];
  return known({
    kind: kindOf('article', source),
    title: of('TI', 'BTI')?.replace(/\s+/g, ' '),
    snapshot: of('AB'),
    source,
    ...fittingTags(words.map((word) => word.replaceAll('*', '').trim()).filter(Boolean), undefined),
  });
}
