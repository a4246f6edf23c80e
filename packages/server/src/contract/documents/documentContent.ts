import { z } from 'zod';
import { Panel } from '../formulas/formulas.ts';

/** A piece of text of a document. */
export const DocumentCell = z.strictObject({
  text: z.string().describe('As it is printed; of an open item ‘Open: ’ and its question'),
  open: z.string().optional().describe('The path of the open item that stands here'),
  source: z.string().optional().describe('Where it comes from, in words, e.g. Formula, line 2'),
});
export type DocumentCell = z.infer<typeof DocumentCell>;

/** A part of a document. */
export const DocumentPart = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('heading'),
    text: z.string(),
    startsPage: z.boolean().optional().describe('What is below it can be handed on by itself'),
  }),
  z.strictObject({
    type: z.literal('text'),
    ...DocumentCell.shape,
    isStrong: z.boolean().optional().describe('It has to stand out'),
  }),
  z.strictObject({ type: z.literal('list'), items: z.array(DocumentCell) }),
  z.strictObject({
    type: z.literal('facts'),
    rows: z.array(z.strictObject({ name: z.string(), ...DocumentCell.shape })),
  }),
  z.strictObject({
    type: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.strictObject({ title: z.string(), isNumber: z.boolean().optional() })),
    rows: z.array(z.array(DocumentCell)).describe('The first cell of a row is its heading'),
  }),
  z.strictObject({ type: z.literal('panel'), panel: Panel.describe('The label as it is drawn') }),
]);
export type DocumentPart = z.infer<typeof DocumentPart>;

/** What a document says. */
export const DocumentContent = z.strictObject({
  title: z.string(),
  about: z.string().describe('The product it is about'),
  language: z.string().describe('Of its words, e.g. en'),
  paper: z.enum(['letter', 'a4']).optional().describe('Of its pages; letter where it does not say'),
  asOf: z.string().describe('Day of the formula that it rests on, ISO'),
  parts: z.array(DocumentPart),
});
export type DocumentContent = z.infer<typeof DocumentContent>;
