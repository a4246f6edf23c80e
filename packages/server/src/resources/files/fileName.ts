const longest = 200;

/** A file's name without folders and what no name can hold; 'file' where nothing is left. */
export function fileNameOf(sent: string): string {
  const own = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex
  const name = own.replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return name.slice(-longest) || 'file';
}
