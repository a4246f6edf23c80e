import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

const BesideWords = z.strictObject({
  key: columns.key,
  /**
   * What they make of the name beside them: a flavour; a maker's name; a dose that is a limit, its least, or a share of the usual
   * one; how it is made, which changes no amount; what a body does with it, and what stands before that in claims; an active with its source or its holder; a part of a plant or a preparation, which changes nothing;
   * a multi that is a multivitamin; a form
   * that a product has not, by what stands before it; what a product is poured into, and what stands before such a liquid; what several things are called together that are weighed as one;
   * what a product stands beside; ingredients of which a limit is one of a content, and asks for none of them; an amount that is of each of what was named; what cultures are counted in.
   */
  says: z.enum([
    'flavour',
    'flavourBefore',
    'most',
    'share',
    'least',
    'madeSo',
    'doneInBody',
    'bodyBefore',
    'from',
    'holds',
    'part',
    'maker',
    'afterMulti',
    'otherForm',
    'otherKind',
    'poured',
    'takenWith',
    'blend',
    'goesWith',
    'contentOnly',
    'ofEach',
    'strains',
  ]),
  words: columns.list,
  /** Of a share. */
  value: columns.optionalFinite,
  ...columns.origin,
});
type Says = z.infer<typeof BesideWords>['says'];

const rows = readTable(new URL('../data/', import.meta.url), 'besideWords', BesideWords);

/** Words that stand beside names, with what they are worth where that is a number. */
export const besideWords = (says: Says): { word: string; value: number | null }[] =>
  rows.flatMap((row) => (row.says === says ? row.words.map((word) => ({ word, value: row.value })) : []));

/** The same as a part of a pattern, the longest first. */
export const eitherBeside = (says: Says): string =>
  anyOf(
    besideWords(says).map(({ word }) => word),
    (word) => word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`),
  );

const each = new RegExp(String.raw`^\s*(?:${eitherBeside('ofEach')})(?!\p{L})`, 'iu');
/** Whether what stands behind an amount makes it one of each of several things. */
export const isEachBehind = (text: string, end: number): boolean => each.test(text.slice(end, end + 40));
