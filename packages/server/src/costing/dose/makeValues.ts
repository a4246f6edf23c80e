import type { Pack } from '../constants/constant.ts';
import { constantKeys, type ConstantKey, type ConstantValues } from '../constants/constants.ts';
import { inputMg, type FormulaLine } from '../line.ts';
import { madeStyles, type ProductStyle } from '../stated/productStyle.ts';
import { densityOfMix } from './pieceFills.ts';

/** How what a pack holds is made. */
export interface Make {
  readonly pack: Pack;
  readonly style: ProductStyle | null;
  /** What a piece weighs at most, mg; null: as is usual of its pack. */
  readonly mostMg: number | null;
  /** What is in it: capsules are filled as densely as that is. */
  readonly lines: readonly FormulaLine[];
}

const isKey = (name: string): name is ConstantKey => constantKeys.some((key) => key === name);

const figuresOf: ReadonlyMap<ProductStyle, Partial<ConstantValues>> = new Map(
  madeStyles.map(({ key, figures }) => [
    key,
    Object.fromEntries(figures.map((written) => figureIn(key, written))),
  ]),
);

function figureIn(style: ProductStyle, written: string): [ConstantKey, number] {
  const [name = '', value = ''] = written.split(' ');
  if (!isKey(name) || !(Number(value) >= 0))
    throw new Error(`madeStyles.csv ${style}: '${written}' is no figure`);
  return [name, Number(value)];
}

/** The figures of how something is made: those of its style, and of pieces whose weight is known. */
export function makeValues({ pack, style, mostMg, lines }: Make, values: ConstantValues): ConstantValues {
  const own = style && figuresOf.get(style);
  const made = own ? { ...values, ...own } : values;
  if (pack === 'capsule') return { ...made, capsuleDensity: mixedDensity(lines, made) };
  if (mostMg === null) return made;
  if (pack === 'tablet') return { ...made, tabletWeight: mostMg };
  if (pack !== 'gummie') return made;
  // A heavier piece holds more, in the proportion of the usual one.
  const times = mostMg / (made.gummieWeight + made.gummieLoad);
  const scaled = (key: ConstantKey) => made[key] * times;
  return {
    ...made,
    gummieWeight: scaled('gummieWeight'),
    gummieLoad: scaled('gummieLoad'),
    gummieBulkLoad: scaled('gummieBulkLoad'),
  };
}

const mixedDensity = (lines: readonly FormulaLine[], values: ConstantValues): number =>
  densityOfMix(
    lines.map((line) => ({ material: line.material, mg: inputMg(line, values) })),
    values,
  );
