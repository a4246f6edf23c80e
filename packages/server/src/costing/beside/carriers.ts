import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { FormulaLine } from '../line.ts';
import { searchable } from '../text.ts';

/** What drops and softgels are made with, which is no active. */
const Carrier = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** The ingredient that it would be as an active; empty of what never is one. */
  ingredient: z.string(),
  ...columns.origin,
});

const folder = new URL('../data/', import.meta.url);
const carriers = readTable(folder, 'carriers', Carrier).flatMap(({ words, ingredient }) =>
  words.map((word) => ({ word, ingredient })),
);

const longestFirst = carriers.toSorted((a, b) => b.word.length - a.word.length).map(({ word }) => word);
const oneOf = `(${longestFirst.join('|')})`;
/** `in MCT oil`, `in organic extra virgin olive oil`, `MCT base`, `olive oil carrier`; `, MCT oil,` by itself. */
const named = new RegExp(
  String.raw` (?:(?:in|on|dissolved in|with|aus) (?:an? )?(?:organic |pure |virgin |cold pressed |bio )*${oneOf}|, ${oneOf}(?= (?:,|$)| $)|${oneOf} (?:base|based|carrier|as carrier|as a carrier))(?= )`,
);

/** Whether a text names an oil that drops are made in. */
export function isInOil(text: string): boolean {
  const [, inOil, alone, asBase] = named.exec(searchable(text)) ?? [];
  const word = inOil ?? alone ?? asBase;
  return word !== undefined && !/glycer/.test(word);
}

const oily: ReadonlySet<Pack> = new Set<Pack>(['dropper', 'bottle', 'softgel']);

/** Lines that are actives, and how the rest of a drop or softgel is made up. */
export interface CarriedLines {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
}

/** The lines of a liquid without the carrier that the words name. */
export function ofLiquid(lines: readonly FormulaLine[], pack: Pack, text: string): CarriedLines {
  const [, inOil, alone, asBase] = (oily.has(pack) && named.exec(searchable(text))) || [];
  const word = inOil ?? alone ?? asBase;
  const ingredient = carriers.find((each) => each.word === word)?.ingredient;
  const isCarrier = ({ material, isStated }: FormulaLine) => !isStated && material.ingredient === ingredient;
  const kept = lines.filter((line) => !isCarrier(line));
  const isAlone = kept.length === 0;
  return {
    lines: isAlone ? lines : kept,
    notes:
      word === undefined || isAlone
        ? []
        : [
            `The ${word} that the words name is the carrier: it makes up the rest of a serving, and is no active.`,
          ],
  };
}
