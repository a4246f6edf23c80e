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

/** What a record's JSON says to a reader: its texts, each once. */
export function saidIn(json: string): string {
  const texts = textsOf(JSON.parse(json), (key) => !codes.has(key));
  return [...new Set(texts)].join(' · ');
}
