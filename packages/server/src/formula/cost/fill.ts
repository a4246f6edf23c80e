import { pieceWork, servingWork, type CountedPack, type Fill, type Pack } from '../../costing/run/index.ts';
import { contentBeside, isOpenToTaste, shellsBeside, type Filling, type Fit } from '../fit/index.ts';
import type { ConstantValues } from '../values.ts';

const counted = new Set<Pack>(['capsule', 'tablet', 'softgel', 'gummie']);
const isCounted = (pack: Pack): pack is CountedPack => counted.has(pack);

/** What a serving is made into, at figures that may be moved: its pieces are those of the fit. */
export interface FillSource {
  filling: Filling;
  fit: Fit;
  pack: Pack;
  /** Shells that lines name, landed US dollars a serving. */
  ownShells: number;
}

/** The fill that a run of the formula is costed with. */
export function fillOf({ filling, fit, pack, ownShells }: FillSource, values: ConstantValues): Fill {
  const content = contentBeside(filling, fit.units, values);
  const weightMg = filling.mg + content.mg;
  const work = isCounted(pack) ? pieceWork(pack, values) : null;
  return {
    units: fit.units,
    weightMg,
    extraCost: (content.mg / 1e6) * content.perKg + flavour(filling, pack, values),
    shell: ownShells + shellsBeside(filling, fit.units, values).cost,
    process: work ? fit.units * work.process : servingWork(pack, values),
    volumeMl: work ? fit.units * work.volumeMl : weightMg / 1000 / filling.density,
  };
}

/** Flavour and sweetener of a poured supplement that leaves them open, and is not called unflavoured. */
function flavour(filling: Filling, pack: Pack, values: ConstantValues): number {
  const { formula, data } = filling;
  if (isCounted(pack) || formula.kind === 'food' || !isOpenToTaste(filling, values)) return 0;
  return isPlain(formula.name, data.plainWords) ? 0 : values.flavour;
}

function isPlain(name: string, words: readonly string[]): boolean {
  const text = ` ${name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(' ')} `;
  return words.some((phrase) => text.includes(` ${phrase} `));
}
