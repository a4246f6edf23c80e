import { inMath, symbols } from './latexMath.ts';

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
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textquoteleft: '‘',
  textquoteright: '’',
  textquotedblleft: '“',
  textquotedblright: '”',
  textdegree: '°',
  textregistered: '®',
  texttrademark: '™',
  textcopyright: '©',
  textpm: '±',
  texttimes: '×',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  ...symbols,
};

const written: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text as a field of BibTeX holds it. */
export const toLatex = (text: string): string =>
  text.replace(/[\\{}&%$#_~^]/g, (mark) => written[mark] ?? `\\${mark}`).replace(/-(?=-)/g, '-{}');

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

const command = /\\([A-Za-z]+)(?:\{\}| )?/g;
const lettered = (_: string, name: string): string => letters[name] ?? '';

/** A dollar begins a formula only where one follows that ends it and what is between them is written as one. */
const formula = /(?<!\\)\$((?:\\.|[^$\\]){1,200})\$/g;
const isMath = (text: string) => /[\\_^]/.test(text) || /^\s*[A-Za-z]\s*$/.test(text);

/** Text of a field of BibTeX: accents composed, formulas and symbols as letters, commands and braces taken away. */
export function fromLatex(text: string): string {
  const plain = text
    .replace(formula, (whole, inside: string) =>
      isMath(inside) ? inMath(inside).replace(command, lettered) : whole,
    )
    .replace(/\\text(sub|super)script\s*\{([^{}]*)\}/g, (_, place: string, inside: string) =>
      inMath(`${place === 'sub' ? '_' : '^'}{${inside}}`),
    )
    .replace(/\\([{}&%$#_])/g, (_, mark: string) => standFor(mark))
    .replace(/\\(["'`^~=.])\s?\{?\\?([A-Za-z])\}?/g, accented)
    .replace(/\\([cvuHkr])(?:\s?\{([A-Za-z])\}|\s([A-Za-z]))/g, (...[, mark, braced, bare]) =>
      accented('', mark, braced ?? bare),
    )
    .replace(/\\[,;: ]/g, ' ')
    .replace(command, lettered)
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('~', ' ')
    .replace(/[{}]/g, '');
  return kept.reduce((whole, [stand, mark]) => whole.replaceAll(stand, mark), plain);
}
