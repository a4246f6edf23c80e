import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { enumeration } from '../../text/enumeration.ts';
import type { Pack } from '../constants/constant.ts';
import { valuesWith } from '../constants/constants.ts';
import { inputMg, type FormulaLine } from '../line.ts';
import { isOfStyle, ProductStyle } from '../stated/productStyle.ts';
import type { BesidePart } from './besideParts.ts';

/** What actives taste of where they are tasted, and how much more flavour, sweetener and acid a form then has. */
const TasteLoad = z.strictObject({
  key: columns.key,
  ingredients: columns.list,
  packs: columns.list,
  /** How it is made; empty: however. */
  styles: columns.list.pipe(z.array(ProductStyle)),
  /** Milligrams of the materials together in a serving from which it is so. */
  fromMg: columns.finite,
  /** Times the usual share. */
  flavour: columns.finite,
  sweetener: columns.finite,
  acid: columns.finite,
  /** Whether a masking flavour is taken as well. */
  isMasked: columns.flag,
  /** What is said of it: `{names}` are the actives, `{amount}` what a serving has of them. */
  says: columns.text,
  ...columns.origin,
});
type TasteLoad = Readonly<z.infer<typeof TasteLoad>>;

const rows = readTable(new URL('../data/', import.meta.url), 'tasteLoads', TasteLoad);

/** What is tasted, and how it is made. */
export interface Tasted {
  readonly pack: Pack;
  readonly style: ProductStyle | null;
  readonly lines: readonly FormulaLine[];
}

interface Load {
  readonly row: TasteLoad;
  readonly lines: readonly FormulaLine[];
  readonly mg: number;
}

/** What of it is tasted through a usual flavour. */
function loadsOf({ pack, style, lines }: Tasted): Load[] {
  const values = valuesWith();
  return rows
    .filter(
      ({ packs, styles }) => packs.includes(pack) && (styles.length === 0 || isOfTasted(styles, pack, style)),
    )
    .map((row) => {
      const own = lines.filter(({ material }) => row.ingredients.includes(material.ingredient));
      return { row, lines: own, mg: own.reduce((sum, line) => sum + inputMg(line, values), 0) };
    })
    .filter(({ row, mg }) => mg > 0 && mg >= row.fromMg);
}

/** Powders are made in no style but those that fizz; what is stirred in is tasted all the same. */
const isOfTasted = (styles: readonly ProductStyle[], pack: Pack, style: ProductStyle | null): boolean =>
  pack === 'tub' || pack === 'sticks' || isOfStyle(styles, style);

/** Whether what is in it asks for a masking flavour. */
export const isMasked = (tasted: Tasted): boolean => loadsOf(tasted).some(({ row }) => row.isMasked);

/** An acid that fizzes has its share of the carbonate. Our assumption: what is there for its taste has less. */
const mostTastedAcid = 8;

/** Parts with as much flavour, sweetener and acid as the actives need. */
export function withLoads(parts: readonly BesidePart[], tasted: Tasted): BesidePart[] {
  const loads = loadsOf(tasted);
  if (loads.length === 0) return [...parts];
  const most = (of: (row: TasteLoad) => number) => Math.max(...loads.map(({ row }) => of(row)));
  const times = {
    flavour: most(({ flavour }) => flavour),
    sweetener: most(({ sweetener }) => sweetener),
    acid: most(({ acid }) => acid),
  };
  const timesOf = ({ slot, sweetens, purpose, share }: BesidePart): number => {
    if (slot === 'flavour') return times.flavour;
    if (sweetens === 'intense') return times.sweetener;
    return purpose === 'acid' && slot === 'acid' && (share ?? 0) < mostTastedAcid ? times.acid : 1;
  };
  return parts.map((part) =>
    part.share === null || part.of === 'shell'
      ? part
      : Object.assign({}, part, { share: Number((part.share * timesOf(part)).toPrecision(3)) }),
  );
}

/** What is said of what tastes through. */
export const tasteNotes = (tasted: Tasted): string[] =>
  loadsOf(tasted).map(({ row, lines, mg }) =>
    row.says
      .replaceAll('{names}', enumeration([...new Set(lines.map(({ material }) => material.name))]))
      .replaceAll(
        '{amount}',
        mg >= 1000 ? `${Number((mg / 1000).toPrecision(2))} g` : `${Math.round(mg)} mg`,
      ),
  );
