import { Big } from 'big.js';

/** Units that say a share of a mass, by what makes mg/kg of one; 10,000 mg/kg are 1 %. */
const perKilogram: Readonly<Record<string, string>> = {
  'mg/kg': '1',
  'µg/g': '1',
  ppm: '1',
  'µg/kg': '0.001',
  ppb: '0.001',
  'ng/g': '0.001',
  'mg/g': '1000',
  'g/kg': '1000',
  'g/100 g': '10000',
  'mg/100 g': '10',
  '%': '10000',
};
/** Counts of organisms in a gram. */
const perGram: Readonly<Record<string, string>> = { 'cfu/g': '1', 'cfu/10 g': '0.1', 'cfu/kg': '0.001' };
const masses: Readonly<Record<string, string>> = { g: '1000', mg: '1', µg: '0.001', kg: '1000000' };

const families = [perKilogram, perGram, masses];

/** A unit as it is compared: one spelling of micro, of parts per million, of counts. */
function spelled(unit: string): string {
  return unit
    .replaceAll('μ', 'µ')
    .replace(/\bmcg\b/giu, 'µg')
    .replace(/\bug\b/gu, 'µg')
    .replace(/\bppm\b/iu, 'ppm')
    .replace(/\bppb\b/iu, 'ppb')
    .replace(/\bcfu\b/iu, 'cfu')
    .replace(/\s*\/\s*/gu, '/')
    .replace(/\/(\d+)\s*g/u, '/$1 g')
    .replace(/\s*(?:w\/w|by weight)$/iu, '')
    .trim();
}

/** What makes an amount of the first unit one of the second; null where they cannot be compared. */
export function factorBetween(from: string, to: string): Big | null {
  const [a, b] = [spelled(from), spelled(to)];
  if (a === b) return new Big(1);
  for (const family of families) {
    const [fromBase, toBase] = [family[a], family[b]];
    if (fromBase !== undefined && toBase !== undefined) return new Big(fromBase).div(toBase);
  }
  return null;
}
