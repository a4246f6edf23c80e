const marks: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030c',
  u: '\u0306',
  H: '\u030b',
  k: '\u0328',
  r: '\u030a',
};

const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  textbackslash: '\u{E000}',
  textasciitilde: '\u{E001}',
  textasciicircum: '^',
  textendash: '–',
  textemdash: '—',
  mu: 'µ',
  textmu: 'µ',
};

const written: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text as a field of BibTeX holds it. */
export const toLatex = (text: string): string =>
  text.replace(/[\\{}&%$#_~^]/g, (mark) => written[mark] ?? `\\${mark}`).replaceAll('--', '-{}-');

const accented = (_: string, mark: string, letter: string): string =>
  `${letter}${marks[mark] ?? ''}`.normalize('NFC');

/** What stands for marks while braces and commands are taken away. */
const kept: readonly (readonly [stand: string, mark: string])[] = [
  ['\u{E000}', '\\'],
  ['\u{E001}', '~'],
  ['\u{E002}', '{'],
  ['\u{E003}', '}'],
];
const standFor = (mark: string) => kept.find(([, own]) => own === mark)?.[0] ?? mark;

/** Text of a field of BibTeX: accents composed, commands and braces taken away. */
export function fromLatex(text: string): string {
  const plain = text
    .replace(/\\([{}&%$#_])/g, (_, mark: string) => standFor(mark))
    .replace(/\\(["'`^~=.])\s?\{?\\?([A-Za-z])\}?/g, accented)
    .replace(/\\([cvuHkr])\s?\{([A-Za-z])\}/g, accented)
    .replace(/\\([A-Za-z]+)(?:\{\}| )?/g, (_, name: string) => letters[name] ?? '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('~', ' ')
    .replace(/[{}]/g, '');
  return kept.reduce((whole, [stand, mark]) => whole.replaceAll(stand, mark), plain);
}
