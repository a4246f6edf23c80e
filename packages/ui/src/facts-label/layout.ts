import { columnWidths } from './columnWidths';
import { figureParts } from './figureParts';
import { widthOf, type FactsMetrics } from './metrics';
import {
  ascent,
  endsOf,
  innerWidth,
  leading,
  left,
  putEnd,
  putRule,
  putText,
  type FactsDrawing,
  type Pen,
} from './pen';
import { points, type FactsHeads, type FactsRow, type FactsSheet } from './sheet';
import { wrap } from './wrap';

/** Places every word and rule of a label. Pure: the same sheet and metrics give the same drawing. */
export function layoutFacts(sheet: FactsSheet, metrics: FactsMetrics): FactsDrawing {
  const pen: Pen = {
    width: sheet.width,
    height: 0,
    frame: 0,
    words: [],
    bars: [],
    y: points.frame + points.padding / 2,
    sheet,
    metrics,
    columns: columnWidths(sheet, metrics),
  };
  putTitle(pen);
  putDetails(pen);
  for (const line of sheet.lines) {
    if (line.kind === 'heads') putHeads(pen, line);
    else putRow(pen, line);
  }
  putNotes(pen);
  pen.frame = pen.y + points.padding / 2 + points.frame;
  pen.y = pen.frame + points.padding;
  for (const { runs } of sheet.texts) {
    putText(pen, runs, { x: 0, width: sheet.width, size: sheet.sizes.text });
    pen.y += points.padding / 2;
  }
  const { width, frame, words, bars } = pen;
  return { width, height: sheet.texts.length > 0 ? pen.y : frame, frame, words, bars };
}

function putTitle(pen: Pen): void {
  const { sheet, metrics } = pen;
  const width = innerWidth(sheet);
  const size = width / widthOf(sheet.title, { size: 1, isStrong: true }, metrics);
  pen.words.push({ text: sheet.title, x: left, y: pen.y + ascent * size, size, isStrong: true, width });
  pen.y += size * (leading - 0.06);
}

function putDetails(pen: Pen): void {
  const { details, sizes } = pen.sheet;
  const width = innerWidth(pen.sheet);
  for (const { label, value, isStrong = false } of details) {
    const size = sizes.detail;
    if (isStrong && label) {
      const top = pen.y;
      putText(pen, [{ text: label, isStrong }], { x: left, width, size });
      const end = pen.y;
      pen.y = top;
      putEnd(pen, { text: value, isStrong, size, end: left + width, top });
      pen.y = Math.max(end, pen.y);
    } else putText(pen, [{ text: label ? `${label} ${value}` : value, isStrong }], { x: left, width, size });
  }
  pen.y += 1;
}

function putHeads(pen: Pen, { cells, rule = 'none' }: FactsHeads): void {
  putRule(pen, rule);
  const { sheet, metrics, columns } = pen;
  const size = sheet.sizes.head;
  const isAlone = sheet.amounts === 'inline';
  const heads = cells.map((text, at) =>
    wrap([{ text, isStrong: true }], {
      width: isAlone ? innerWidth(sheet) / 2 : (columns[at] ?? 0) + 0.01,
      size,
      metrics,
    }),
  );
  const lines = Math.max(...heads.map(({ length }) => length), 0);
  const ends = endsOf(pen, cells);
  for (const [at, head] of heads.entries())
    for (const [line, { parts, width }] of head.entries()) {
      const x = isAlone && at === 0 ? left : (ends[at] ?? 0) - width;
      const y = pen.y + (lines - head.length + line) * size * leading + ascent * size;
      for (const part of parts) pen.words.push({ ...part, x: x + part.x, y, size });
    }
  pen.y += lines * size * leading + 1;
}

function putRow(pen: Pen, row: FactsRow): void {
  putRule(pen, row.rule ?? 'hairline');
  pen.y += 0.75;
  const { sheet } = pen;
  const { name: nameSize, cells: cellSize } = row.size ?? { name: sheet.sizes.body, cells: sheet.sizes.body };
  const isInline = sheet.amounts === 'inline' && !row.size;
  const [first = '', ...others] = row.cells;
  const cells = isInline ? ['', ...others] : row.cells;
  const ends = endsOf(pen, cells);
  const height = Math.max(nameSize, cellSize);
  const top = pen.y;
  const isStrong = row.size !== undefined || (isInline && row.isStrong === true);
  const figuresTop = top + (height - cellSize) * ascent;
  const broken = cells.map((text, at) => {
    const width = widthOf(text, { size: cellSize, isStrong }, pen.metrics);
    return width > (pen.columns[at] ?? 0) + 0.01 ? figureParts(text) : [text];
  });
  for (const [at, parts] of broken.entries())
    for (const [line, text] of parts.entries())
      if (text)
        putEnd(pen, {
          text,
          isStrong,
          size: cellSize,
          end: ends[at] ?? 0,
          top: figuresTop + line * cellSize * leading,
        });
  const x = left + (row.indent ?? 0) * points.indent;
  const room = Math.min(
    ...ends.map((end, at) => end - (cells[at] || !isInline ? (pen.columns[at] ?? 0) + points.gap : 0)),
  );
  pen.y = top + (height - nameSize) * ascent;
  const runs = [
    { text: row.name, isStrong: row.isStrong },
    ...(isInline && first ? [{ text: ` ${first}` }] : []),
  ];
  putText(pen, runs, { x, width: Math.min(room, left + innerWidth(sheet)) - x, size: nameSize });
  const lines = Math.max(...broken.map(({ length }) => length), 1);
  pen.y = Math.max(pen.y, top + height * leading, figuresTop + lines * cellSize * leading) + 0.75;
}

function putNotes(pen: Pen): void {
  const { notes, notesRule, sizes } = pen.sheet;
  putRule(pen, notesRule);
  for (const text of notes) {
    pen.y += 1;
    putText(pen, [{ text }], { x: left, width: innerWidth(pen.sheet), size: sizes.note });
  }
}
