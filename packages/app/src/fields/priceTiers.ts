import type { MaterialPriceDraft } from '@seedbed/server/contract';

type Tiers = MaterialPriceDraft['tiers'];

/** How tiers are typed. */
export const tiersHint = 'One price, or from how many kilograms each holds: 0: 14.00, 100: 12.50';
/** What is said of a text that is none. */
export const faultyTiers = 'Write a price such as 14.00, or kilograms and price: 0: 14.00, 100: 12.50.';

/** Tiers as they are typed; one that holds from the first kilogram is its price alone. */
export const tiersText = (tiers: Tiers): string =>
  tiers.length === 1 && tiers[0]?.fromKg === 0
    ? tiers[0].perKg
    : tiers.map(({ fromKg, perKg }) => `${fromKg}: ${perKg}`).join(', ');

/** Suppliers price by hundredths of a cent: what is kept is shown in the form and stored again as it was. */
const decimals = 4;

/** Reads tiers, least first, each price with its cents; undefined where one of them cannot be read. */
export function readTiers(text: string): Tiers | undefined {
  const tiers = text.split(/,\s+|;/).map((part) => {
    const match = /^(?:([\d.]+)\s*(?:kg\s*)?:\s*)?(?:\$\s*)?(\d{1,8})(?:\.(\d+))?$/.exec(part.trim());
    const [, fromKg = 0, whole, cents = ''] = match ?? [];
    if (whole === undefined || cents.length > decimals) return null;
    return { fromKg: Number(fromKg), perKg: `${Number(whole)}.${cents.padEnd(2, '0')}` };
  });
  if (!tiers.every((tier) => tier !== null)) return undefined;
  return tiers.toSorted((one, other) => one.fromKg - other.fromKg);
}
