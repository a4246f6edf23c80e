import { Blob, Buffer as Letters, Face as OpenFace, Font, shape } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A face that documents are set in: it is put into each file that needs it, so that it reads alike everywhere. */
export interface Face {
  name: string;
  /** What it is asked for; each sign is still looked up in it. */
  signs: RegExp;
  /** Whether it is asked for at all in a text. */
  isFor?: (text: string) => boolean;
  regular: () => string;
  bold: () => string;
}

interface Google {
  family: string;
  name: string;
  signs: RegExp;
  bold?: string;
}

function google({ family, name, signs, bold = '600SemiBold' }: Google): Face {
  const file = (weight: string) => resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`);
  return { name, signs, regular: () => file('400Regular'), bold: () => file(bold) };
}

/** Noto's face of a script, by its name. */
const noto = (script: string, signs: RegExp): Face =>
  google({ family: `noto-sans-${script.toLowerCase()}`, name: `NotoSans${script}`, signs });

const eastAsian = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uFF00-\uFFEF]/u;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
// Its package shows its code alone.
const chinese = (weight: string) => () =>
  join(dirname(resolve('@embedpdf/fonts-sc')), `../fonts/NotoSansHans-${weight}.otf`);

/** The face of Latin, Greek and Cyrillic: what it draws is drawn by it. */
export const mainFace: Face = google({
  family: 'source-sans-3',
  name: 'SourceSans3',
  signs: /[^]/u,
});

/** Asked in this order for what the main face lacks; Han letters are drawn as in Japan beside kana, else as in China. */
const otherFaces: readonly Face[] = [
  // Noto draws letters and their dots apart, which leaves nothing to search for and to copy.
  google({ family: 'ibm-plex-sans-arabic', name: 'IBMPlexSansArabic', signs: /\p{scx=Arabic}/u }),
  noto('Hebrew', /[\p{scx=Hebrew}₪]/u),
  noto('Thai', /[\p{scx=Thai}฿]/u),
  noto('Devanagari', /\p{scx=Devanagari}/u),
  noto('Bengali', /\p{scx=Bengali}/u),
  noto('Gujarati', /\p{scx=Gujarati}/u),
  noto('Tamil', /\p{scx=Tamil}/u),
  noto('Telugu', /\p{scx=Telugu}/u),
  noto('Kannada', /\p{scx=Kannada}/u),
  noto('Malayalam', /\p{scx=Malayalam}/u),
  noto('Armenian', /\p{scx=Armenian}/u),
  noto('Georgian', /\p{scx=Georgian}/u),
  google({ family: 'nanum-gothic', name: 'NanumGothic', signs: /\p{sc=Hangul}/u, bold: '700Bold' }),
  {
    ...google({ family: 'biz-udpgothic', name: 'BIZUDPGothic', signs: eastAsian, bold: '700Bold' }),
    isFor: (text) => kana.test(text),
  },
  google({
    family: 'noto-sans-symbols-2',
    name: 'NotoSansSymbols2',
    signs: /\p{S}/u,
    bold: '400Regular',
  }),
  {
    name: 'NotoSansHans',
    signs: /\p{S}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uFF00-\uFFEF]/u,
    regular: chinese('Regular'),
    bold: chinese('Bold'),
  },
];

/** A glyph of a text as it is shaped, in units of its face. */
export interface Shaped {
  id: number;
  /** The signs that it stands for. */
  codes: number[];
  advance: number;
  x: number;
  y: number;
}

/** A face in a weight. */
export interface Opened {
  bytes: Buffer;
  /** Of an em, in its units. */
  ascent: number;
  descent: number;
  gap: number;
  has: (sign: string) => boolean;
  /** Its glyphs from left to right: letters joined, marks in their places. */
  shape: (text: string) => Shaped[];
}

/** The head of a glyph without a drawing is read even where the file ends with it, as NanumGothic does. */
const headOfGlyph = Buffer.alloc(10);
const opened = new Map<string, Opened>();

interface Cluster {
  /** What it stands for. */
  codes: readonly number[];
  /** Its glyphs, by their numbers. */
  glyphs: readonly number[];
}

/** What each glyph of a cluster stands for, so that a file is searched and copied from. */
function codesOf({ codes, glyphs }: Cluster, nominal: ReadonlyMap<number, number>): number[][] {
  const extra = glyphs.length > codes.length;
  return glyphs.map((glyph, at) => {
    const own = extra ? (nominal.get(glyph) ?? codes[at] ?? codes.at(-1)) : codes[at];
    const rest = at === glyphs.length - 1 ? codes.slice(at + 1) : [];
    return [own ?? 0, ...rest];
  });
}

interface Shaper {
  font: Font;
  /** The sign that a glyph is drawn for where nothing joins. */
  nominal: ReadonlyMap<number, number>;
}

function shaped({ font, nominal }: Shaper, text: string): Shaped[] {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const positions = letters.getGlyphPositions();
  const glyphs = letters.getGlyphInfos().map((info, at) => ({ info, position: positions[at] }));
  const clusters = Map.groupBy(glyphs, ({ info }) => info.cluster);
  const starts = [...clusters.keys()].toSorted((one, other) => one - other);
  return [...clusters].flatMap(([start, members]) => {
    const said = text.slice(start, starts[starts.indexOf(start) + 1]);
    const codes = [...said].map((sign) => sign.codePointAt(0) ?? 0);
    const parts = codesOf({ codes, glyphs: members.map(({ info }) => info.codepoint) }, nominal);
    return members.map(({ info, position }, at) => ({
      id: info.codepoint,
      codes: parts[at] ?? [],
      advance: position?.xAdvance ?? 0,
      x: position?.xOffset ?? 0,
      y: position?.yOffset ?? 0,
    }));
  });
}

function opening(path: string): Opened {
  const bytes = Buffer.concat([readFileSync(path), headOfGlyph]);
  const face = new OpenFace(new Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)));
  const font = new Font(face);
  const codes = new Set(face.collectUnicodes());
  const nominal = new Map([...codes].map((code) => [font.glyph(code) ?? 0, code]));
  const { ascender, descender, lineGap } = font.hExtents();
  const em = face.upem;
  return {
    bytes,
    ascent: ascender / em,
    descent: -descender / em,
    gap: lineGap / em,
    has: (sign) => codes.has(sign.codePointAt(0) ?? 0),
    shape: (text) => shaped({ font, nominal }, text),
  };
}

/** A face in a weight, read when a document first asks for it. */
export function openFace(face: Face, isBold: boolean): Opened {
  const key = `${face.name}${isBold ? ' bold' : ''}`;
  let found = opened.get(key);
  if (!found) {
    found = opening(isBold ? face.bold() : face.regular());
    opened.set(key, found);
  }
  return found;
}

/** Whether a face draws a sign. */
export const hasSign = (face: Face, sign: string): boolean => openFace(face, false).has(sign);

/** What draws a sign of a text; null: no face does. */
export function faceOf(sign: string, text: string): Face | null {
  if (hasSign(mainFace, sign)) return mainFace;
  return (
    otherFaces.find((face) => face.signs.test(sign) && (face.isFor?.(text) ?? true) && hasSign(face, sign)) ??
    null
  );
}
