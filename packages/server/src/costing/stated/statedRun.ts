import { z } from 'zod';
import { columns, formatNumber, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

/** Words around the number of containers that are to be made. */
const RunWords = z.strictObject({
  key: columns.key,
  /** What stands before the number; what stands behind it where it is of containers; what stands behind both. */
  says: z.enum(['before', 'container', 'behind']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'runWords', RunWords);
const wordsOf = (says: z.infer<typeof RunWords>['says']) =>
  anyOf(rows.flatMap((row) => (row.says === says ? row.words : [])));

const count = String.raw`(\d{1,3}(?:[,. ]\d{3})+|\d{1,3}(?:[.,]\d)?\s?k\b|\d{2,7})`;
const called = new RegExp(
  String.raw`\b(?:${wordsOf('before')})\s*:?\s+(?:about\s+|of\s+)?${count}(?![\d%]|\s?(?:mg|g|kg|ml|l)\b)`,
  'i',
);
const counted = new RegExp(
  String.raw`(?<![\d.,€$£])(?<![€$£] )${count}\s+(?:${wordsOf('container')})\b`,
  'gi',
);
/** `25,000 bars to start`. */
const started = new RegExp(
  String.raw`(?<![\d.,€$£])(?<![€$£] )${count}(?:\s+\p{L}+){0,2}\s+(?:${wordsOf('behind')})(?!\p{L})`,
  'giu',
);
/** `35 g packs, at most 85 cents a pack, 15,000`: a number of thousands alone at the end. */
const last = /[,;.]\s+(\d{1,3}(?:,\d{3})+)\s*\.?\s*$/;

/** From so many on containers by themselves are a run. Our assumption: nobody packs so many together. */
const leastCounted = 500;

/** `6,000`, `6 000`, `6k`. */
const numberOf = (written: string) =>
  /k$/i.test(written)
    ? Math.round(Number(written.replace(/\s?k$/i, '').replace(',', '.')) * 1000)
    : Number(written.replace(/[,. ]/g, ''));

/** Containers that the words say are to be made; null where they do not. */
export function statedRun(text: string): number | null {
  const said = numberOf(called.exec(text)?.[1] ?? '');
  if (said > 0) return said;
  const counts = [...text.matchAll(counted), ...text.matchAll(started), last.exec(text) ?? []].map(
    ([, written = '']) => numberOf(written),
  );
  return counts.find((each) => each >= leastCounted) ?? null;
}

/** What to say of a stated run that is below the one such makers usually begin at; nothing of others. */
export const runNotes = (run: number | null, usual: number): string[] =>
  run !== null && run < usual
    ? [
        `The figures are of the ${formatNumber(run)} units that the words say: makers of it usually begin at ${formatNumber(usual)}.`,
      ]
    : [];
