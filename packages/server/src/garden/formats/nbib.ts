import { fittingTags, known, kindOf, sourceIn, type ReadEntry } from './entry.ts';
import { readTagged, type Fields } from './tagged.ts';

/** A field of PubMed's own format (also "MEDLINE"): a tag of at most four letters, filled up, and a hyphen. */
const tagLine = /^([A-Z]{2,4}) *- (.*)$/;

/** Whether a text holds what PubMed saves. */
export const isNbib = (text: string): boolean => /^PMID *- \d/m.test(text);

/** Reads what PubMed saves: an entry goes from `PMID` to the next one. A line that is set in goes on with the one before. */
export const readNbib = (text: string, most: number): ReadEntry[] =>
  readTagged(text, most, {
    tagLine,
    begins: (tag, value) => tag === 'PMID' && /^\d/.test(value),
    goOn: (value, line) => (line.trim() === '' ? value : `${value} ${line.trim()}`),
    itemOf,
    stray: 'It does not begin with PMID.',
  });

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
