import { z } from 'zod';
import { columns, isConfirmed, readTable } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import { constants, type ConstantKey, type ConstantValues } from '../constants/constants.ts';
import type { BesidePart } from './besideParts.ts';

/** What the material of a part is bought at, before freight. */
const PartPrice = z.strictObject({
  key: columns.key,
  /** What is bought, as `besideParts` has it. */
  form: columns.text,
  low: columns.finite,
  base: columns.finite,
  high: columns.finite,
  /** Empty capsules are bought by the thousand. */
  unit: z.enum(['USD/kg', 'USD/1,000']),
  /** Year and month it was read for. */
  asOf: columns.text,
  ...columns.origin,
});
type PartPrice = Readonly<z.infer<typeof PartPrice>>;

/** In the order of the table. */
export const partPrices: readonly PartPrice[] = readTable(
  new URL('../data/', import.meta.url),
  'besidePrices',
  PartPrice,
);
const byForm = new Map(partPrices.map((row) => [row.form, row]));

/** The price of what a part is bought as. Throws where no row has it. */
export function priceOfPart({ key, form, label }: BesidePart): PartPrice {
  const row = byForm.get(form) ?? byForm.get(label.form);
  if (!row) throw new Error(`besideParts.csv ${key}: besidePrices.csv has no row for '${form}'`);
  return row;
}

/** Where a price was read; null of what is our assumption. */
export const sourceOfPrice = (row: PartPrice): string | null =>
  isConfirmed(row) ? `${row.source}, ${row.asOf}` : null;

/** The figure that stands for such materials as a whole: where it is moved within its band, the price of each moves in its own. */
const figureOf: Readonly<Record<Pack, ConstantKey>> = {
  capsule: 'excipientPrice',
  tablet: 'excipientPrice',
  softgel: 'carrierOilPrice',
  gummie: 'gummieBasePrice',
  tub: 'carrierPrice',
  sticks: 'carrierPrice',
  bottle: 'liquidBasePrice',
  dropper: 'liquidBasePrice',
  ready: 'readyBasePrice',
};

function figureFor({ purpose }: BesidePart, pack: Pack): ConstantKey {
  if (purpose === 'shell') return pack === 'softgel' ? 'softgelShell' : 'shell';
  const isTaste = purpose === 'flavour' || purpose === 'sweetener';
  const isPoured = pack !== 'capsule' && pack !== 'tablet' && pack !== 'softgel' && pack !== 'gummie';
  return isTaste && isPoured ? 'flavour' : figureOf[pack];
}

/** What a part is bought at where the figures are `values`: US dollars in the unit of its row. */
export function priceAt(part: BesidePart, pack: Pack, values: ConstantValues): number {
  const { low, base, high } = priceOfPart(part);
  const key = figureFor(part, pack);
  const { cheap, base: usual, dear } = constants[key];
  const value = values[key];
  if (value < usual) return Math.max(0, base - ((usual - value) / (usual - cheap)) * (base - low));
  return dear > usual ? base + ((value - usual) / (dear - usual)) * (high - base) : base * (value / usual);
}
