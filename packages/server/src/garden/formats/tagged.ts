import type { ReadEntry } from './entry.ts';

/** What stands under each tag of an entry, in the file's order. */
export type Fields = Map<string, string[]>;

/** A format of lines that begin with a tag. */
export interface TaggedFormat {
  /** Its first group is a line's tag, its second what follows; a line that it does not match goes on with the one before. */
  tagLine: RegExp;
  begins: (tag: string, value: string) => boolean;
  /** The tag that ends an entry; without one it goes to the next. */
  end?: string;
  /** A value with a line that goes on with it. */
  goOn: (value: string, line: string) => string;
  itemOf: (fields: Fields) => Record<string, unknown>;
  /** Why a line before an entry is none, told once. */
  stray: string;
}

interface OpenEntry {
  line: number;
  fields: Fields;
  last: string;
}

/** Reads the entries of a tagged format; at most `most`. */
export function readTagged(text: string, most: number, format: TaggedFormat): ReadEntry[] {
  const { tagLine, begins, end, itemOf, stray } = format;
  const entries: ReadEntry[] = [];
  let open: OpenEntry | null = null;
  let isStray = false;
  const close = () => {
    if (open) entries.push({ line: open.line, fields: itemOf(open.fields) });
    open = null;
  };
  const lines = text.split(/\r\n|\n|\r/);
  for (let at = 0; at < lines.length && entries.length < most; at += 1) {
    const line = lines[at] ?? '';
    const [, tag, value = ''] = tagLine.exec(line) ?? [];
    if (tag && begins(tag, value)) {
      close();
      open = { line: at + 1, fields: new Map(), last: '' };
      isStray = false;
    }
    if (open && tag && tag === end) close();
    else if (open) addTo(open, line, format);
    else if (line.trim() !== '' && !isStray) {
      entries.push({ line: at + 1, fields: null, why: stray });
      isStray = true;
    }
  }
  close();
  return entries;
}

/** Written into what is there: a file may have as many lines of one tag as it likes. */
function addTo(open: OpenEntry, line: string, { tagLine, goOn }: TaggedFormat): void {
  const [, tag, value = ''] = tagLine.exec(line) ?? [];
  const name = tag ?? open.last;
  const values = open.fields.get(name) ?? [];
  values.push(tag ? value.trim() : goOn(values.pop() ?? '', line));
  open.fields.set(name, values);
  open.last = name;
}
