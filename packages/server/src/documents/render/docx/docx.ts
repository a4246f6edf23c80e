import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx';
import { identityOf, isWide, paperOf, type PrintedDocument } from '../printed.ts';
import { steadyPackage } from '../steady.ts';
import { blocksOf, quiet, small, warning } from './blocks.ts';
import { paragraphOf } from './directed.ts';

const font = 'Calibri';
/** Of a point, in the unit of office texts. */
const twips = 20;
const margin = { top: 1300, bottom: 1100, left: 1080, right: 1080, header: 560, footer: 480 };

const headerOf = ({ mark, content }: PrintedDocument): Header =>
  new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [
          mark
            ? new TextRun({ text: mark, bold: true, size: 26, color: warning })
            : new TextRun({ text: content.about, size: 17, color: quiet }),
        ],
      }),
    ],
  });

const footerOf = ({ content, number }: PrintedDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            size: 17,
            color: quiet,
            children: [
              `${content.title}, number ${number} · page `,
              PageNumber.CURRENT,
              ' of ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });

const standingOf = ({ standing, mark }: PrintedDocument): Paragraph =>
  new Paragraph({
    spacing: { after: 240 },
    children: [new TextRun({ text: standing, size: 18, bold: mark !== null, color: mark ? warning : quiet })],
  });

const titleOf = (printed: PrintedDocument): Paragraph[] => [
  new Paragraph({ text: printed.content.title, heading: HeadingLevel.HEADING_1 }),
  paragraphOf(printed.content.about, { look: { size: 24 } }),
  small(identityOf(printed)),
  ...(printed.standing ? [standingOf(printed)] : []),
];

const heading = (size: number) => ({
  run: { font, size, bold: true, color: '1A1A1A' },
  paragraph: { spacing: { before: 240, after: 100 } },
});

/**
 * A document as a text that people go on with in Word: headings, heads of tables that come again on each page, its
 * language. Pure: the same document gives the same bytes.
 */
export async function docxDocument(printed: PrintedDocument): Promise<Buffer> {
  const { title, about, language, asOf, parts } = printed.content;
  const [width, height] = paperOf(printed.content).map((points) => Math.round(points * twips));
  const orientation = isWide(printed.content) ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const text = new Document({
    title: `${title}: ${about}`,
    creator: 'Seedbed',
    lastModifiedBy: 'Seedbed',
    styles: {
      default: {
        document: { run: { font, size: 20, language: { value: language } } },
        heading1: heading(40),
        heading2: heading(26),
      },
    },
    sections: [
      {
        properties: { page: { size: { width, height, orientation }, margin } },
        headers: { default: headerOf(printed) },
        footers: { default: footerOf(printed) },
        children: [...titleOf(printed), ...parts.flatMap(blocksOf)],
      },
    ],
  });
  return steadyPackage(await Packer.toBuffer(text), asOf);
}
