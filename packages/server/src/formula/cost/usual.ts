import type { ConstantKey } from '../../costing/run/index.ts';
import type { FormulaData, PriceBand } from '../data.ts';
import type { FormulaForm, Purpose } from '../draft.ts';
import type { Formula } from '../formula.ts';
import type { WeighedLine } from '../weigh.ts';
import type { LinePrice } from './price.ts';

type Figures = Partial<Record<Purpose, ConstantKey>>;

const pieces: Figures = { excipient: 'excipientPrice', carrier: 'excipientPrice' };
const gummieBase: Figures = Object.fromEntries(
  (['base', 'water', 'excipient', 'carrier', 'acid', 'flavour', 'colour', 'sweetener'] as const).map(
    (role) => [role, 'gummieBasePrice'],
  ),
);
const liquidBase = (key: ConstantKey): Figures => ({
  base: key,
  water: key,
  solvent: key,
  carrier: key,
  excipient: key,
  acid: key,
  preservative: key,
});

/** The figure of the costing that a form counts for a role while no line has it. */
function figureOf({ form, pack }: Formula, purpose: Purpose): ConstantKey | undefined {
  const figures: Readonly<Record<FormulaForm, Figures>> = {
    capsule: pieces,
    tablet: pieces,
    softgel: { excipient: 'carrierOilPrice', carrier: 'carrierOilPrice' },
    gummie: gummieBase,
    powder: { excipient: 'carrierPrice', carrier: 'carrierPrice' },
    liquid: liquidBase(pack === 'ready' ? 'readyBasePrice' : 'liquidBasePrice'),
  };
  return form ? figures[form][purpose] : undefined;
}

const isTaste = (purpose: Purpose) => purpose === 'flavour' || purpose === 'sweetener';

/**
 * What a line costs whose material nobody priced, where the form counts its role without lines too: an excipient that is
 * made a line of its own costs what it did before. Null of actives and of foods, whose lines are their recipe.
 */
export function usualPrice(
  { line }: WeighedLine,
  { formula, lines, data }: { formula: Formula; lines: readonly WeighedLine[]; data: FormulaData },
): LinePrice | null {
  if (formula.kind === 'food') return null;
  const key = figureOf(formula, line.purpose);
  if (key) return priceIn(data, key, 1);
  const isPoured = formula.form === 'powder' || formula.form === 'liquid';
  if (!isPoured || !isTaste(line.purpose)) return null;
  const mg = lines
    .filter(({ line: { purpose } }) => isTaste(purpose))
    .reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);
  return mg > 0 ? priceIn(data, 'flavour', 1e6 / mg) : null;
}

/** A figure of the costing as a price: what it is for, `perKg` times in a kilogram. */
function priceIn({ figures }: FormulaData, key: ConstantKey, perKg: number): LinePrice {
  const { cheap, base, dear } = figures[key];
  const band: PriceBand = { low: cheap * perKg, base: base * perKg, high: dear * perKg, source: null };
  return { perKg: () => band.base, band };
}
