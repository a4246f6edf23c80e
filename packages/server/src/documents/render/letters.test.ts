import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { DocumentPart } from '../../contract/index.ts';
import { faultsOfPdf } from '../../testing/pdfTags.ts';
import { breakable } from './breaks.ts';
import { faceOf, openFace } from './fonts.ts';
import { renderDocument } from './index.ts';
import { isPlain, runsOf, undrawnOf } from './runs.ts';

const samples = {
  Chinese: '维生素D3软胶囊，每日一粒。原料：胆钙化醇；铅≤0.5 mg/kg。',
  Japanese: 'ビタミンCカプセル、原材料名：微結晶セルロース',
  Korean: '비타민 C 캡슐, 하루 두 알 (大韓民國)',
  Hebrew: 'כמוסת מגנזיום 200 (ציטראט)',
  Arabic: 'كبسولات فيتامين 1000 (كوليكالسيفيرول)',
  Thai: 'แคปซูลวิตามินซี น้ำผึ้งป่า',
  Devanagari: 'अश्वगंधा क्षेत्र किर्ति',
  Bengali: 'অশ্বগন্ধা ক্যাপসুল',
  Gujarati: 'અશ્વગંધા કેપ્સ્યુલ',
  Tamil: 'அஸ்வகந்தா கொள்கை',
  Telugu: 'అశ్వగంధ క్షేత్రం',
  Kannada: 'ಅಶ್ವಗಂಧ ಕ್ಯಾಪ್ಸುಲ್',
  Malayalam: 'അശ്വഗന്ധ ക്യാപ്സ്യൂൾ',
  Armenian: 'Մագնեզիումի պատիճ',
  Georgian: 'მაგნიუმის კაფსულა',
  signs: '⚠ ★ ₪ ฿ ⇄',
};
const languages = Object.keys(samples) as (keyof typeof samples)[];

const printed = (parts: DocumentPart[]) => ({
  content: { title: 'Formula', about: '镁胶囊', language: 'en', asOf: '2026-01-05', parts },
  number: 1,
  checksum: 'ab'.repeat(32),
  mark: 'DRAFT',
  standing: '',
});
const escapes: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
/** Text as a string of a PDF holds it. */
const inPdf = (said: string) =>
  Buffer.from(`\uFEFF${said}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll(/[\n\r\t\b\f()\\]/g, (sign) => `\\${escapes[sign] ?? sign}`);
const text = (said: string): DocumentPart => ({ type: 'text', text: said });

async function read(parts: DocumentPart[]) {
  const bytes = await renderDocument(printed(parts), 'pdf');
  const faults = await faultsOfPdf(new Uint8Array(bytes));
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const items = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items) if ('str' in item) items.push(item);
  }
  return { bytes, faults, items, said: items.map(({ str }) => str).join('') };
}

describe.each(languages)('%s', (language) => {
  const sample = samples[language];

  it('has a glyph of a face for every sign', () => {
    expect(isPlain(sample)).toBe(false);
    expect(undrawnOf(sample)).toEqual([]);
    for (const run of runsOf(sample, sample)) {
      expect(
        openFace(run.face, false)
          .shape(run.text)
          .map(({ id }) => id),
      ).not.toContain(0);
    }
  });

  it('is in the file with all of its letters, tagged without a fault', async () => {
    const { said, faults, bytes } = await read([text(sample)]);
    // What is read aloud and copied, whatever the order that letters are drawn in.
    expect(bytes.toString('latin1')).toContain(`/ActualText (${inPdf(sample.slice(0, 4))}`);
    const isStacked = /Bengali|Devanagari|Gujarati|Kannada|Malayalam|Tamil|Telugu/.test(language);
    const letters = isStacked
      ? []
      : [...sample.normalize('NFKC').matchAll(/\p{L}/gu)].map(([letter]) => letter);
    for (const letter of letters) expect(said.normalize('NFKC')).toContain(letter);
    expect(faults).toEqual([]);
    expect(said).not.toContain('□');
  });
});

it('joins Arabic letters, and puts them from the right to the left', () => {
  const [run] = runsOf('ببب', 'ببب');
  if (!run) throw new TypeError('There is a run.');
  const { shape } = openFace(run.face, false);
  const ids = shape(run.text).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(shape('ب')[0]?.id);
  expect(shape('بت')[1]?.codes).toEqual(['ب'.codePointAt(0)]);
});

it('sets what is read from the right in the order of sight, its brackets turned', () => {
  const line = 'כמוסת 200 (ציטראט)';
  expect(runsOf(line, line).map((run) => run.text.trim())).toEqual(['(', 'ציטראט', ')', '200', 'כמוסת']);
});

it('places the marks of Thai over their letters, without room of their own', () => {
  const [run] = runsOf('ป่', 'ป่');
  if (!run) throw new TypeError('There is a run.');
  const [, mark] = openFace(run.face, false).shape(run.text);
  expect(mark?.advance).toBe(0);
});

it('draws Han letters as in Japan beside kana, and as in China without', () => {
  expect(faceOf('直', '直線')?.name).toBe('NotoSansHans');
  expect(faceOf('直', '直す')?.name).toBe('BIZUDPGothic');
});

it('breaks lines between words where there are no spaces, and begins none with a mark', () => {
  const pieces = breakable('ข้อมูลสินค้า 维生素，每日一粒。');
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.join('')).toBe('ข้อมูลสินค้า 维生素，每日一粒。');
  for (const piece of pieces) expect(piece).not.toMatch(/^[，。]/);
  expect(breakable('Two  words')).toEqual(['Two', '  words']);
});

it.each(['Chinese', 'Japanese', 'Arabic', 'Thai'] as const)(
  'keeps long %s text within its column, over the pages',
  async (language) => {
    const { items, faults } = await read([
      text(samples[language].repeat(120)),
      {
        type: 'table',
        caption: samples[language],
        columns: [{ title: 'Name' }, { title: samples[language] }, { title: 'mg', isNumber: true }],
        rows: Array.from({ length: 9 }, () => [
          { text: samples[language] },
          { text: samples[language].repeat(6) },
          { text: '1.50' },
        ]),
      },
    ]);
    expect(faults).toEqual([]);
    for (const { transform, width } of items.filter(({ str }) => str.trim())) {
      expect(transform[4] + width).toBeLessThan(612 - 53);
      expect(transform[4]).toBeGreaterThan(53);
      expect(transform[5]).toBeGreaterThan(20);
    }
  },
);

it('names each sign that no face draws, at the end of the file', async () => {
  const { said } = await read([text('Sweet 😀 and ᚠ, then plain.')]);
  expect(said).toContain('Sweet □ and □, then plain.');
  expect(said).toContain('Not drawn in this PDF, □ in their place: U+16A0, U+1F600.');
  expect((await read([text('Sweet.')])).said).not.toContain('Not drawn');
});
