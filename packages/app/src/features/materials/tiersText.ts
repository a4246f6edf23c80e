import { exactUsd } from '../../format/money';

/** Prices by least order: `$14.00; from 100 kg $11.50`. */
export function tiersText(tiers: readonly { fromKg: number; perKg: string }[]): string {
  return tiers
    .map(({ fromKg, perKg }) => (fromKg > 0 ? `from ${fromKg} kg ${exactUsd(perKg)}` : exactUsd(perKg)))
    .join('; ');
}
