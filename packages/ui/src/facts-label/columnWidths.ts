import { widthOf, type FactsMetrics } from './metrics';
import { figureParts } from './figureParts';
import { innerWidth } from './pen';
import { columnsOf, points, type FactsLine, type FactsSheet } from './sheet';

/** A head breaks at its spaces, but no narrower than this many sizes of its type: room for ‘Amount Per’. */
const narrowestHead = 6;

/** Of the width names have so much, where figures that could be broken would leave them less. */
const leastForNames = 0.4;

/** Widths of the columns of figures, in points: their widest figure, and a head that is broken into lines. */
export function columnWidths(sheet: FactsSheet, metrics: FactsMetrics): number[] {
  const whole = widthsBy((text) => [text], sheet, metrics);
  const left = whole.reduce((room, width) => room - width - points.gap, innerWidth(sheet));
  return left < leastForNames * innerWidth(sheet) ? widthsBy(figureParts, sheet, metrics) : whole;
}

/** What of a figure stays in one line. */
type Parts = (text: string) => string[];

function widthsBy(partsOf: Parts, sheet: FactsSheet, metrics: FactsMetrics): number[] {
  const { lines, sizes } = sheet;
  return Array.from({ length: columnsOf(sheet) }, (_, at) =>
    Math.max(0, ...lines.flatMap((line) => needsOf(line, line.cells[at] ?? ''))),
  );

  function needsOf(line: FactsLine, text: string): number[] {
    if (line.kind === 'row') {
      const type = {
        size: line.size?.cells ?? sizes.body,
        isStrong: line.isStrong || line.size !== undefined,
      };
      return partsOf(text).map((part) => widthOf(part, type, metrics));
    }
    const type = { size: sizes.head, isStrong: true };
    const words = text.split(' ').map((word) => widthOf(word, type, metrics));
    return words.concat(Math.min(widthOf(text, type, metrics), narrowestHead * sizes.head));
  }
}
