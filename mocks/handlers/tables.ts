import type { Cell } from '@seedbed/server/sheets';

/** Cells of text without line breaks in quotes: tabs, semicolons or commas, whichever stand in the most lines. */
export function tableOf(text: string): Cell[][] {
  const lines = text.trim().split(/\r?\n/);
  const linesWith = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const mark = ['\t', ';', ','].reduce((best, each) => (linesWith(each) > linesWith(best) ? each : best));
  const cell = new RegExp(`(?:^|${mark})(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g');
  return lines.map((line) =>
    [...line.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain),
  );
}
