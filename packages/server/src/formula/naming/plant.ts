import type { LineDraft } from '../draft.ts';
import type { KnownName } from './nameBook.ts';
import { nameKey } from './nameKey.ts';

/** What a name says of a plant beside what it is called. */
export type Plant = Pick<LineDraft, 'latinName' | 'plantPart' | 'extract' | 'marker' | 'constituents'>;

/** What a text says of a plant, and what is left of it. */
export interface ReadPlant {
  plant: Plant;
  rest: string;
}

const parts = [
  'aerial parts?', 'bark', 'berr(?:y|ies)', 'bulbs?', 'flowers?', 'fruiting bod(?:y|ies)', 'fruits?', 'gum resin', 'herb',
  'hulls?', 'husks?', 'leaf', 'leaves', 'mycelium', 'peels?', 'resin', 'rhizomes?', 'roots?', 'seeds?', 'stems?', 'stigmas?', 'whole plant',
].join('|'); // prettier-ignore
const part = new RegExp(`\\b(?:${parts})(?:\\s*(?:and|&|\\/)\\s*(?:${parts}))*\\b`, 'i');
const ratio = /\b\d{1,3}(?:\.\d+)?\s?:\s?\d{1,2}\b/;
const share =
  /(?:\b(?:min(?:imum|\.)?|std\.?|standardi[sz]ed)\s+(?:to\s+|for\s+|at\s+)?|[≥>]\s*)?(\d{1,3}(?:[.,]\d+)?)\s*%\s*(?:of\s+)?(\p{L}[\p{L}\p{N}\s/+-]*)/giu;
const extract = /\b(?:dry\s+)?extract\b/i;
const made = /\b(?:organic|powder(?:ed)?|dried|whole|standardi[sz]ed|mushroom|complex)\b/gi;

/** Parts a text of a plant: `root extract 5% withanolides 10:1` names a part, an extract, its marker and its ratio. */
export function readPlant(text: string): ReadPlant {
  // What is a ratio or an extract is no part of a marker's name behind its share.
  const [drawn] = ratio.exec(text) ?? [];
  const isExtract = extract.test(text);
  const plainly = text.replace(ratio, ' ').replace(extract, ' ');
  const shares = [...plainly.matchAll(share)].map(([, percent = '', name = '']) => ({
    name: name.trim().replace(/\s+/g, ' '),
    percent: Number(percent.replace(',', '.')),
  }));
  const [marker, ...constituents] = shares.filter(({ percent }) => percent > 0 && percent <= 100);
  const told = plainly.replace(share, ' ');
  const [ofPart] = part.exec(told) ?? [];
  const plant: Plant = {
    ...(ofPart ? { plantPart: ofPart.toLowerCase() } : {}),
    ...(isExtract || drawn
      ? { extract: { kind: 'dry' as const, ...(drawn ? { ratio: drawn.replace(/\s/g, '') } : {}) } }
      : {}),
    ...(marker ? { marker } : {}),
    ...(constituents.length > 0 ? { constituents } : {}),
  };
  const rest = told.replace(part, ' ');
  return {
    plant,
    rest: rest
      .replace(made, ' ')
      .replace(/[\s,;:.-]+/g, (gap) => (/^[-.]$/.test(gap) ? gap : ' '))
      .trim(),
  };
}

/** A genus and a species, with or without who named it: `Withania somnifera (L.) Dunal`. */
export const isLatin = (text: string): boolean =>
  /^[A-Z][a-z]{2,}\s(?:[a-z]{3,}(?:-[a-z]+)?|spp?\.)(?:\s(?:\(?[A-Z][\p{L}.]*\)?\.?\s?)+)?$/u.test(text);

/** Whether a text is a Latin name that the base has of an ingredient. */
export const isLatinName = (text: string, { latinNames = [] }: KnownName): boolean =>
  latinNames.some((name) => nameKey(name) === nameKey(text));
