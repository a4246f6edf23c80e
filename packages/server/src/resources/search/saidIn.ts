/** Whether JSON holds what people wrote under this key. */
type IsSaid = (key: string) => boolean;

/** The texts of a value, or those under some keys, in their order. */
function textsOf(value: unknown, isSaid: IsSaid, key = ''): string[] {
  if (typeof value === 'string') return isSaid(key) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, isSaid, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, isSaid, name));
}

/** Texts that are one, e.g. a code or a path, say nothing to a reader. */
const codes = new Set(['id', 'key', 'type', 'kind', 'path', 'url', 'checksum', 'ingredient', 'open']);

/** A record's JSON; null where it cannot be read. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What a record's JSON says to a reader: its texts, each once. */
export function saidIn(json: string): string {
  const texts = textsOf(parsed(json), (key) => !codes.has(key));
  return [...new Set(texts)].join(' · ');
}

/** What a record's JSON calls it; undefined where that cannot be read. */
export function titleIn(json: string): string | undefined {
  const [title] = textsOf(parsed(json), (key) => key === 'title');
  return title;
}
