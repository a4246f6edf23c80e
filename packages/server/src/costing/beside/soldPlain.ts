import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { FormulaLine } from '../line.ts';
import { hasPhrase, searchable } from '../text.ts';
import { besideWords } from '../words/besideWords.ts';
import { besideParts } from './besideParts.ts';
import { partWordsIn } from './partWords.ts';
import { tastesIn } from './tastes.ts';

/** What is sold by itself without flavour and sweetener unless the words name a taste. */
const SoldPlain = z.strictObject({
  key: columns.key,
  ingredients: columns.list,
  packs: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'soldPlain', SoldPlain);

/** What sweetens or flavours by its name. */
const sweetWords = besideParts.flatMap(({ sweetens, purpose, words }) =>
  sweetens !== '' || purpose === 'flavour' ? words : [],
);
const flavours = besideWords('flavour').map(({ word }) => word);

interface Sold {
  readonly pack: Pack;
  readonly lines: readonly FormulaLine[];
}

/** Whether what a text asks for is a single ingredient that is usually sold plain, and it names nothing that it tastes of. */
export function isSoldPlain({ pack, lines }: Sold, text: string): boolean {
  const [only, ...others] = lines;
  if (!only || others.length > 0) return false;
  const row = rows.find(
    ({ ingredients, packs }) => packs.includes(pack) && ingredients.includes(only.material.ingredient),
  );
  if (!row) return false;
  const { words, left } = partWordsIn(searchable(text), () => false);
  const isSweetened = sweetWords.some((word) => words.has(word));
  const isFlavoured = flavours.some((word) => hasPhrase(left, word));
  return !isSweetened && !isFlavoured && tastesIn(left, lines).length === 0;
}
