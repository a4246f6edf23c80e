import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { namedIn } from '../named/namedIn.ts';
import { materialsOf } from '../named/ingredientNames.ts';
import { anyOf, textBefore } from '../text.ts';
import type { Given, GivenDose } from './given.ts';
import type { LostFigure } from './lostFigure.ts';

const MarkerWords = z.strictObject({
  key: columns.key,
  /** What a share is of that is no marker; what asks a marker of all materials before it. */
  says: z.enum(['other', 'ofAll']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'markerWords', MarkerWords);
const oneOf = (says: z.infer<typeof MarkerWords>['says']) =>
  anyOf(rows.flatMap((row) => (row.says === says ? row.words : [])));

/** `25 % beta-glucans`, `(65 %)`; `10:1`. */
const marker = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:(\d{1,2}(?:[.,]\d{1,2})?)\s?%(?!\p{L})(?!\s*(?:${oneOf('other')})(?!\p{L}))(?:\s+[\p{L}][\p{L}-]+)?|(\d{1,3}\s?:\s?1)(?!\d))`,
  'giu',
);
const ofAll = new RegExp(
  String.raw`(?:${oneOf('ofAll')})\s+(?:to\s+|of\s+|is\s+|at least\s+|min\.?\s+)*$`,
  'iu',
);

const isExtracted = ({ material }: GivenDose) =>
  material === undefined || /botanical|other|protein/.test(material.category);

/** Markers and ratios that a brief asks of its materials and the materials of its lines do not name. */
export function lostMarkers(text: string, { actives }: Given): LostFigure[] {
  const mentions = namedIn(text);
  const extracts = actives.filter(isExtracted);
  return [...text.matchAll(marker)].flatMap(({ 0: written, 1: percent, 2: ratio, index }): LostFigure[] => {
    const figure =
      percent === undefined ? (ratio ?? '').replace(/\s/g, '') : `${percent.replace(',', '.')} %`;
    const before = mentions.filter(({ start }) => start < index);
    const isOfAll = ofAll.test(textBefore(text, index));
    const last = before.at(-1) ?? mentions[0];
    const own = extracts.filter(
      ({ line }) => last && materialsOf(last).some(({ name }) => name === line.name),
    );
    const asked = isOfAll ? extracts : own;
    const lacking = asked.filter(({ line }) => !` ${line.form}`.includes(` ${figure}`));
    if (lacking.length === 0) return [];
    const names = lacking.map(({ line }) => line.name).join(', ');
    return [
      {
        written: written.trim(),
        start: index,
        given: `priced as the usual grade of ${names}`,
        isSpecified: true,
      },
    ];
  });
}
