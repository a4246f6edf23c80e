import { known, kindOf, sourceIn, tagsIn, tagsText, type GardenEntry, type ReadEntry } from './entry.ts';

const heading = /^(#{1,2})(?:[ \t]+(?![ \t])(.*?))?[ \t]*#*$/;
const property = /^- (Kind|Publication|Year|URL|DOI|PMID|Tags): (.*)$/;
const linkLine = /^[-*] \[([^\]]+)\]\((https?:\/\/[^\s)]+)\)\s*(?:[-–—:]\s*(.*))?$/;

/** Whether a text is Markdown with headings or a list of links. */
export const isMarkdown = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => heading.test(line) || linkLine.test(line));

const ownTitle = '# Private garden';

/** Whether a text is Markdown that the garden wrote. */
export const isOwnMarkdown = (text: string): boolean => text.startsWith(`${ownTitle}\n`);

interface Part {
  line: number;
  level: number;
  title: string;
  body: string[];
}

/** Headings of the first and second level with what stands beneath them. What is fenced as code is no heading. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let fence: string | null = null;
  for (const [at, line] of lines.entries()) {
    const mark = /^(```+|~~~+)/.exec(line)?.[1];
    if (mark && (fence === null || line.startsWith(fence))) fence = fence === null ? mark : null;
    const found = fence === null ? heading.exec(line) : null;
    if (found) {
      parts.push({ line: at + 1, level: found[1]?.length ?? 1, title: plain(found[2] ?? ''), body: [] });
    } else if (parts.length > 0) parts.at(-1)?.body.push(line);
    else if (line.trim() !== '') parts.push({ line: at + 1, level: 0, title: '', body: [line] });
  }
  return parts;
}

const plain = (text: string) => text.replace(/\\([\\#>*_[\]-])/g, '$1').trim();
const isEmpty = ({ body }: Part) => body.every((line) => line.trim() === '');

/**
 * Reads Markdown: a heading is an item's title, a quotation beneath it its text, the rest one's note; where nothing is
 * quoted, the rest is the text. A list of links is an item each. A heading over deeper ones, with nothing of its own, is
 * the document's title.
 */
export function readMarkdown(text: string, most: number): ReadEntry[] {
  const parts = partsOf(text.split(/\r\n|\n|\r/));
  return parts
    .flatMap((part, at) => {
      const next = parts[at + 1];
      const isTitle = isEmpty(part) && next !== undefined && next.level > part.level && part.title !== '';
      return isTitle ? [] : entriesOf(part);
    })
    .slice(0, most);
}

function entriesOf(part: Part): ReadEntry[] {
  const links = part.body.flatMap((line, at) => {
    const [, title, url, note] = linkLine.exec(line) ?? [];
    const bodyLine = part.level === 0 ? part.line + at : part.line + 1 + at;
    return title && url
      ? [{ line: bodyLine, fields: known({ kind: 'link', title: plain(title), source: { url }, note }) }]
      : [];
  });
  const isList = links.length > 0 && part.body.every((line) => line.trim() === '' || linkLine.test(line));
  if (isList) return links;
  if (part.level === 0) return [{ line: part.line, fields: null, why: 'It stands before any heading.' }];
  return [{ line: part.line, fields: itemOf(part) }];
}

function itemOf({ title, body }: Part): Record<string, unknown> {
  const said = new Map<string, string>();
  const quoted: string[] = [];
  const rest: string[] = [];
  for (const line of body) {
    const [, name, value = ''] = property.exec(line) ?? [];
    if (name && rest.every((each) => each === '')) said.set(name, value.trim());
    else if (line.startsWith('>')) quoted.push(line.replace(/^> ?/, ''));
    else rest.push(line.replace(/^\\(?=[#>\\-])/, ''));
  }
  const source = sourceIn({
    publication: said.get('Publication'),
    url: said.get('URL'),
    doi: said.get('DOI'),
    pmid: said.get('PMID'),
    year: said.get('Year'),
  });
  const [text, own] = [quoted.join('\n').trim(), rest.join('\n').trim()];
  const isOurs = said.size > 0 || quoted.length > 0;
  return known({
    kind: kindOf(said.get('Kind'), source),
    title,
    snapshot: isOurs ? text : own,
    source,
    note: isOurs ? own : '',
    tags: tagsIn(said.get('Tags')),
  });
}

/** Items as Markdown. */
export function writeMarkdown(items: readonly GardenEntry[]): string {
  return [`${ownTitle}\n`, ...items.map(entryOf)].join('\n');
}

function entryOf({ kind, title, snapshot, source, note, tags }: GardenEntry): string {
  const said = Object.entries({
    Kind: kind,
    Publication: source.publication?.replace(/\s+/g, ' '),
    Year: source.year,
    URL: source.url,
    DOI: source.doi,
    PMID: source.pmid,
    Tags: tagsText(tags),
  }).filter(([, value]) => value !== undefined && value !== '');
  return [
    `## ${title.replace(/\s+/g, ' ').replace(/[\\#]/g, '\\$&')}\n`,
    `${said.map(([name, value]) => `- ${name}: ${value}`).join('\n')}\n`,
    ...(snapshot
      ? [
          `${snapshot
            .split(/\r?\n/)
            .map((line) => `> ${line}`)
            .join('\n')}\n`,
        ]
      : []),
    // What a line of the note begins with is no heading, quotation or property.
    ...(note
      ? [
          `${note
            .split(/\r?\n/)
            .map((line) => line.replace(/^(?=[#>\\-])/, '\\'))
            .join('\n')}\n`,
        ]
      : []),
  ].join('\n');
}
