import { fittingTags, kindOf, known, plainOf, sourceIn, type GardenEntry, type ReadEntry } from './entry.ts';
import { readTagged, type Fields } from './tagged.ts';

/** Indented too: what was copied out of a page or a message often is. */
const tagLine = /^[ \t]*([A-Z][A-Z0-9]) {1,2}-(?: (.*)|\s*)$/;
const plainTagLine = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*)|\s*)$/;

/** Whether a text holds RIS. */
export const isRis = (text: string): boolean => /^[ \t]*TY {1,2}-/m.test(text);

/** Reads RIS: an entry goes from `TY` to `ER`, or to the next `TY`. A line without a tag goes on with the one before. */
export const readRis = (text: string, most: number): ReadEntry[] =>
  readTagged(text, most, {
    // Where entries begin at the margin, a line that is set in is text: so the garden writes what looks like a tag.
    tagLine: /^TY {1,2}-/m.test(text) ? plainTagLine : tagLine,
    begins: (tag) => tag === 'TY',
    end: 'ER',
    goOn: (value, line) => `${value}\n${line.replace(/^ /, '')}`,
    itemOf,
    stray: 'It does not begin with TY.',
  });

/** EndNote keeps the asterisk by which PubMed marks what an article is mainly about. */
const withoutMajor = (word: string) => word.trim().replace(/^\*|(?<=\/)\*/g, '');

const webTypes = new Set(['ELEC', 'WEB', 'ICOMM']);

function itemOf(fields: Fields): Record<string, unknown> {
  const of = (...tags: string[]) => tags.map((tag) => fields.get(tag)?.[0]).find(Boolean);
  const [type = ''] = fields.get('TY') ?? [];
  const note = fields.get('N1')?.join('\n\n').trim();
  const source = sourceIn({
    publication: of('T2', 'JO', 'JF', 'JA', 'BT', 'PB'),
    url: fields.get('UR')?.find((url) => /https?:|^www\./i.test(url)),
    doi: of('DO'),
    pmid: of('AN', 'PMID'),
    year: of('PY', 'Y1', 'DA'),
    note,
  });
  const natural = webTypes.has(type) ? 'link' : type === 'GEN' ? kindOf(undefined, source) : 'article';
  const own = /^kind: (\w+)$/.exec(of('C1') ?? '')?.[1];
  const words = fields.get('KW') ?? [];
  const title = of('TI', 'T1', 'CT')?.replace(/\s+/g, ' ');
  return known({
    kind: kindOf(own ?? natural, source),
    // What the garden wrote itself is taken as it stands.
    title: own || title === undefined ? title : plainOf(title),
    snapshot: of('AB', 'N2')?.trim(),
    source,
    ...fittingTags(
      // The garden writes a tag a line.
      words
        .flatMap((line) => (own ? [line] : line.split(/[;\n]/).map(withoutMajor)))
        .map((tag) => tag.trim())
        .filter(Boolean),
      note,
    ),
  });
}

/** Items as RIS. */
export function writeRis(items: readonly GardenEntry[]): string {
  return items.map(entryOf).join('\r\n');
}

function entryOf({ kind, title, snapshot, source, note, tags }: GardenEntry): string {
  const types: Partial<Record<string, string>> = { article: 'JOUR', study: 'JOUR', link: 'ELEC' };
  const lines = [
    ['TY', types[kind] ?? 'GEN'],
    ['TI', title],
    ['T2', source.publication],
    ['PY', source.year],
    ['DO', source.doi],
    ['UR', source.url],
    ['AN', source.pmid],
    ['C1', `kind: ${kind}`],
    ...tags.map((tag) => ['KW', tag]),
    ['AB', snapshot],
    ['N1', note],
  ].filter(([, value]) => value !== undefined && value !== '');
  // A space keeps a line of text from being read as a tag.
  const written = lines.map(([tag, value]) => `${tag}  - ${String(value).replace(/\r?\n/g, '\r\n ')}`);
  return `${written.join('\r\n')}\r\nER  - \r\n`;
}
