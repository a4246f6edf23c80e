import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { eitherBeside } from './besideWords.ts';
import { anyOf } from '../text.ts';

/** Forms that words ask for and nothing here is made into. */
const UnmodelledForm = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** Words that are a form at the end of a title alone: a lemon cream is a taste, lemon balm is a herb. */
  titles: columns.list,
  /** As a sentence says it. */
  called: columns.text,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'unmodelledForms', UnmodelledForm).map(
  (row) => ({
    called: row.called,
    title: row.titles.length > 0 ? new RegExp(String.raw` (?:${anyOf(row.titles)}) ?$`) : null,
    // `Instead of a patch`, `no chewing gum`.
    pattern: new RegExp(
      String.raw`(?<! (?:${eitherBeside('otherForm').replaceAll(String.raw`\s+`, ' ')})(?: (?:a|an|the|any))?) (?:${anyOf(row.words)})(?= )`,
    ),
  }),
);

/** What to say of a searchable title and text that ask for a form which is not modelled; nothing of others. */
export const unmodelledNotes = (title: string, text: string, made: string): string[] =>
  rows
    .filter((row) => row.pattern.test(text) || row.title?.test(title))
    .map(
      ({ called }) =>
        `The words ask for ${called}, which is not modelled here: the figures are of the same amounts as ${made}, and are none of that form.`,
    );
