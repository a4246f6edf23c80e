import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { servingLines } from '../servings.ts';
import type { DocumentCell, DocumentPart } from '../../../contract/index.ts';
import { paragraphOf, runsOf } from './directed.ts';
import { areSourced, sourceNote } from '../printed.ts';

type Part<Type extends DocumentPart['type']> = Extract<DocumentPart, { type: Type }>;

export const warning = 'A3320B';
export const quiet = '5C5C5C';
const line = { style: BorderStyle.SINGLE, size: 4, color: 'B8B8B8' };
const borders = { top: line, bottom: line, left: line, right: line };

/** Words that are open stand out. */
const lookOf = ({ open }: DocumentCell, isBold = false) => ({
  bold: isBold || open !== undefined,
  ...(open !== undefined && { color: warning }),
});

/** A small line, e.g. of sources. */
export const small = (text: string): Paragraph =>
  paragraphOf(text, { look: { size: 16, color: quiet }, spacing: { after: 160 } });

interface CellType {
  isBold?: boolean;
  isNumber?: boolean | undefined;
  /** Width in % of the page; without it it follows from what the column holds. */
  share?: number | undefined;
}

const cellOf = (cell: DocumentCell, { isBold = false, isNumber = false, share }: CellType = {}): TableCell =>
  new TableCell({
    borders,
    ...(share && { width: { size: share, type: WidthType.PERCENTAGE } }),
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    children: [
      paragraphOf(cell.text, {
        look: lookOf(cell, isBold),
        alignment: isNumber ? AlignmentType.END : AlignmentType.START,
      }),
    ],
  });

const tableOf = (rows: readonly TableRow[]): Table =>
  new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });

const space = (): Paragraph => new Paragraph({ spacing: { after: 80 } });

function writeTable({ caption, columns, rows }: Part<'table'>): FileChild[] {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ title, isNumber }) => cellOf({ text: title }, { isBold: true, isNumber })),
  });
  const body = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        children: cells.map((cell, at) =>
          cellOf(cell, { isBold: at === 0, isNumber: columns[at]?.isNumber }),
        ),
      }),
  );
  const sources = sourceNote(rows.flat());
  return [
    paragraphOf(caption, {
      look: { bold: true },
      keepNext: true,
      spacing: { before: 80, after: 60 },
    }),
    tableOf([head, ...body]),
    ...(rows.length === 0 ? [new Paragraph('Nothing is listed.')] : []),
    sources ? small(`Sources: ${sources}`) : space(),
  ];
}

function writeFacts({ rows }: Part<'facts'>): FileChild[] {
  const isSourced = areSourced(rows);
  const rowOf = ({ name, source = '–', ...value }: (typeof rows)[number]) =>
    new TableRow({
      cantSplit: true,
      children: [
        cellOf({ text: name }, { isBold: true, share: 30 }),
        cellOf(value, { share: isSourced ? 48 : 70 }),
        ...(isSourced ? [cellOf({ text: source }, { share: 22 })] : []),
      ],
    });
  return [tableOf(rows.map(rowOf)), space()];
}

function writePanel({ panel }: Part<'panel'>): FileChild[] {
  const { title, columns, lines, notes, ingredients, ingredientRuns } = panel;
  const plain = (text: string | null) => (text ? [paragraphOf(text, { spacing: { after: 80 } })] : []);
  const head = new TableRow({
    tableHeader: true,
    children: ['', ...columns].map((text, at) => cellOf({ text }, { isBold: true, isNumber: at > 0 })),
  });
  const body = lines.map(
    ({ name, indent, cells }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cellOf({ text: '    '.repeat(indent) + name }),
          ...cells.map((text) => cellOf({ text }, { isNumber: true })),
        ],
      }),
  );
  const list = paragraphOf(ingredients ?? '', {
    children: ingredientRuns.flatMap(({ text, isAllergen }) => runsOf(text, { bold: isAllergen })),
    spacing: { after: 80 },
  });
  return [
    paragraphOf(title, { look: { bold: true, size: 32 }, keepNext: true }),
    ...servingLines(panel).flatMap(plain),
    tableOf([head, ...body]),
    space(),
    ...notes.flatMap(plain),
    ...(ingredients ? [list] : []),
    ...[panel.allergens, ...panel.statements].flatMap(plain),
  ];
}

const writeText = ({ isStrong, source, ...cell }: Part<'text'>): FileChild[] => [
  paragraphOf(cell.text, { look: lookOf(cell, isStrong), spacing: { after: source ? 20 : 140 } }),
  ...(source ? [small(`Source: ${source}`)] : []),
];

const writeList = ({ items }: Part<'list'>): FileChild[] =>
  items.map(({ source, ...cell }) =>
    paragraphOf(cell.text, {
      bullet: { level: 0 },
      children: [
        ...runsOf(cell.text, lookOf(cell)),
        ...(source ? [new TextRun({ text: ` (${source})`, color: quiet })] : []),
      ],
    }),
  );

const headingOf = ({ text, startsPage = false }: Part<'heading'>): Paragraph =>
  paragraphOf(text, {
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    pageBreakBefore: startsPage,
  });

/** A part as paragraphs and tables of a text. */
export function blocksOf(part: DocumentPart): FileChild[] {
  switch (part.type) {
    case 'heading':
      return [headingOf(part)];
    case 'text':
      return writeText(part);
    case 'list':
      return writeList(part);
    case 'facts':
      return writeFacts(part);
    case 'table':
      return writeTable(part);
    case 'panel':
      return writePanel(part);
  }
}
