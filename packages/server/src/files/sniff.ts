import { fileTypeFromBuffer } from 'file-type';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const known = new Set(['application/pdf', 'image/png', 'image/jpeg', docx, xlsx]);

/** The media type that a file's bytes show; null for one that is not kept. Its name only tells text from text. */
export async function sniffType(bytes: Uint8Array, name: string): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return known.has(found.mime) ? found.mime : null;
  const text = textOf(bytes);
  return text === null || isMarkup(text) ? null : typeOfText(text, name.toLowerCase());
}

/** Text in UTF-8, or in a code page of one byte a character; null for what holds other control characters. */
function textOf(bytes: Uint8Array): string | null {
  // oxlint-disable-next-line no-control-regex
  const isOdd = (text: string) => /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
  return text === null || isOdd(text) ? null : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a browser would take for a page or a picture with scripts. */
const isMarkup = (text: string) => /^\s*<(!doctype|html|head|body|script|svg|\?xml)\b/i.test(text);

function typeOfText(text: string, name: string): string {
  if (isMail(text, name.endsWith('.eml'))) return 'message/rfc822';
  return name.endsWith('.csv') || (!name.endsWith('.txt') && isTable(text)) ? 'text/csv' : 'text/plain';
}

/** A field of a message, or a further line of one. Its name is short: of a line of megabytes no more is looked at. */
const mailLine = /^(?:[!-9;-~]{1,76}:|[ \t])/;

/** Begins with the fields of a message (RFC 5322), among them who it is from. */
function isMail(text: string, isNamedSo: boolean): boolean {
  const [head = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n/);
  if (!lines.every((line) => mailLine.test(line))) return false;
  const has = (field: string) => new RegExp(`^${field}:`, 'im').test(head);
  return isNamedSo || (has('from') && (has('date') || has('to') || has('subject')));
}

/** Two lines or more with the same number of commas, semicolons or tabs. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter(Boolean).slice(0, 20);
  return [',', ';', '\t'].some((mark) => {
    const counts = new Set(lines.map((line) => line.split(mark).length));
    return lines.length > 1 && counts.size === 1 && !counts.has(1);
  });
}
