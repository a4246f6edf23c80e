import { Big } from 'big.js';
import { anyOf, type CoaWords } from './words.ts';

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
const perGram: Readonly<Record<string, string>> = {
  'cfu/g': '1',
  'cfu/10 g': '0.1',
  'cfu/25 g': '0.04',
  'cfu/100 g': '0.01',
  'cfu/kg': '0.001',
};
const masses: Readonly<Record<string, string>> = { g: '1000', mg: '1', µg: '0.001', kg: '1000000' };

const families = [perKilogram, perGram, masses];

/** Compares units however they are spelled. */
export interface Units {
  /** What makes an amount of the first unit one of the second; null where they cannot be compared. */
  factorBetween(from: string, to: string): Big | null;
  isKnown(unit: string): boolean;
}

/** Units by the words that stand for them. */
export function unitsOf(rows: CoaWords['units']): Units {
  const byWord = new Map(rows.flatMap(({ unit, words }) => words.map((word) => [word.toLowerCase(), unit])));
  const words = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(byWord.keys())})(?!\p{L})`, 'gu');
  /** One spelling of micro, of parts per million, of counts. */
  const spelled = (unit: string) =>
    unit
      .toLowerCase()
      .replace(words, (word) => byWord.get(word) ?? word)
      .replace(/\s*\(?(?:w\/w|m\/m|by weight)\)?$/u, '')
      .replace(/\s*\/\s*/gu, '/')
      .replace(/\/(\d+)\s*(?=\p{L})/u, '/$1 ')
      .trim();
  return {
    factorBetween(from, to) {
      const [a, b] = [spelled(from), spelled(to)];
      if (a === b) return new Big(1);
      for (const family of families) {
        const [fromBase, toBase] = [family[a], family[b]];
        if (fromBase !== undefined && toBase !== undefined) return new Big(fromBase).div(toBase);
      }
      return null;
    },
    isKnown: (unit) => families.some((family) => Object.hasOwn(family, spelled(unit))),
  };
}
